import { unitsOf } from './edit-units';
import type { Formation, Leader, Setup } from './setup';

/** Where a number that is printed starts to be entered: half of what it is about, so that the printed one is near. */
const half = (strength: number): number => Math.max(1, Math.floor(strength / 2));

const strengthOf = (setup: Setup, formations: readonly Formation[]): number =>
  formations.flatMap(({ id }) => unitsOf(setup, id)).reduce((sum, { front }) => sum + front, 0);

/** NLC 15. */
export const usualLimit = (setup: Setup, formation: Formation): number => half(strengthOf(setup, [formation]));

/** NLC 14: an overall commander's army is his own formations and those of his wings; all of them where none is told apart. */
export const usualLevel = (setup: Setup, { id, side }: Leader): number => {
  const own = setup.formations.filter((one) => one.side === side);
  const wings = setup.leaders.filter(({ under }) => under === id).map((wing) => wing.id);
  const his = own.filter(({ under }) => under !== null && [id, ...wings].includes(under));
  return half(strengthOf(setup, his.length === 0 ? own : his));
};

/** MOP 37.5: morale comes from the initiative, so a unit with neither cannot fight. */
export const withoutInitiative = (setup: Setup): Setup['units'] =>
  setup.units.filter(({ initiative, morale }) => initiative === null && morale === null);
