import { SIDES } from '../../engine/sides';
import type { Seat, Side } from '../../engine/sides';
import type { AppView } from '../../session/rule-sets';
import type { Seeded } from '../seeded';

/** What a player might tap next. It need not be allowed; it must never break anything. */
export type Tap = Readonly<{ seat: Seat; command: Readonly<{ type: string } & Record<string, unknown>> }>;
export type Command = Tap['command'];

/** Whose tap it is, and what he sees where he sits. */
export type At = Readonly<{ view: AppView; side: Side; chance: Seeded }>;
export type Make = (at: At) => Command | null;

/** All that may be tapped of one part of the game, and where: at the open table, or behind the curtain. */
export type Taps = Readonly<{
  name: string;
  at: 'table' | 'desk';
  isPlayed: (view: AppView) => boolean;
  /** Some stand here more than once, so that they come more often. */
  makes: readonly Make[];
}>;

export const one = <T>({ pick }: Seeded, list: readonly T[]): T | null => {
  const [first, ...rest] = list;
  return first === undefined ? null : pick([first, ...rest]);
};
/** One of the list, or a name that nobody bears. */
export const some = <T>(chance: Seeded, list: readonly T[]): T | string => one(chance, list) ?? 'nobody';
export const idOf = (chance: Seeded, list: readonly Readonly<{ id: string }>[]): string =>
  one(chance, list)?.id ?? 'nobody';
export const anySide = ({ pick }: Seeded): Side => pick(SIDES);

export const formationsOf = ({ view: { setup }, side }: At): AppView['setup']['formations'] =>
  setup.formations.filter((formation) => formation.side === side);
export const leadersOf = ({ view: { setup }, side }: At): AppView['setup']['leaders'] =>
  setup.leaders.filter((leader) => leader.side === side);
export const unitsOf = (at: At): AppView['setup']['units'] => {
  const his = new Set(formationsOf(at).map(({ id }) => id));
  return at.view.setup.units.filter(({ formation }) => his.has(formation));
};
