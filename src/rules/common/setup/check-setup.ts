import type { Refusal } from '../../../engine/step';
import type { Setup } from './setup';
import { SETUP_REFUSALS } from './vocabulary';

/** What a set-up must also be, beyond the shape of its fields. Null when it is good. */
export const faultInSetup = (setup: Setup): Refusal | null => {
  const { leaders, formations, units } = setup;
  const twice = firstTwice([...leaders, ...formations, ...units].map(({ id }) => id));
  if (twice !== undefined) return SETUP_REFUSALS.ID_TWICE({ id: twice });
  const sameName = firstTwice(formations.map(({ side, name }) => `${side} ${name.toLowerCase()}`));
  const named = formations.find(({ side, name }) => `${side} ${name.toLowerCase()}` === sameName);
  if (named !== undefined) return SETUP_REFUSALS.NAME_TWICE({ name: named.name });
  const homeless = formations.find(({ under, side }) => under !== null && !leads(setup, under, side));
  if (homeless !== undefined) return SETUP_REFUSALS.NO_SUCH_COMMANDER({ name: homeless.name });
  if (setup.sides.first.title === setup.sides.second.title)
    return SETUP_REFUSALS.SAME_TITLE({ name: setup.sides.first.title });
  return faultInUnits(setup);
};

/** Every unit belongs to a formation, and can be told from the others there. */
const faultInUnits = ({ formations, units }: Setup): Refusal | null => {
  const homes = new Map(formations.map(({ id, name }) => [id, name]));
  const lost = units.find(({ formation }) => !homes.has(formation));
  if (lost !== undefined) return SETUP_REFUSALS.UNIT_OF_NO_FORMATION({ name: lost.name });
  const keyOf = ({ formation, name }: Setup['units'][number]): string => `${formation} ${name.toLowerCase()}`;
  const twice = firstTwice(units.map(keyOf));
  const unit = units.find((one) => keyOf(one) === twice);
  if (unit === undefined) return null;
  return SETUP_REFUSALS.UNIT_NAME_TWICE({ name: unit.name, formation: homes.get(unit.formation) ?? '' });
};

const leads = (setup: Setup, id: string, side: string): boolean =>
  setup.leaders.some((leader) => leader.id === id && leader.side === side);

const firstTwice = (names: readonly string[]): string | undefined => {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
};
