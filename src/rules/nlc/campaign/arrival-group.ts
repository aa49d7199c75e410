import type { Side } from '../../../engine/sides';
import type { Setup } from '../../common/setup/setup';
import type { Arrivals } from './arrival-model';
import { comingOf } from './arrivals';
import type { CommandOf } from './campaign';
import type { ArrivalGroup } from './campaign-book';

/** What the roll for a group goes by and the app knows: turns from 0, how its side has fared, who was due earlier, and where. */
export type ArrivalBase = Readonly<{
  due: number;
  now: number;
  delayed: number;
  advanced: number;
  ahead: readonly Readonly<{ entry: string; turn: number }>[];
}>;

/** MOP 37.12.2 (Appendix II), Ruling 41: by formations, and by all that the side has rolled for so far. */
export const arrivalBase = (
  setup: Setup,
  known: Arrivals,
  side: Side,
  { due, now }: Pick<ArrivalBase, 'due' | 'now'>,
) => {
  const its = known.groups.filter((group) => group.side === side);
  const count = (result: string): number =>
    its.filter((group) => group.result === result).reduce((sum, group) => sum + group.formations.length, 0);
  const ahead = its
    .filter((group) => group.due < due)
    .flatMap(({ entry, formations }) => formations.map((id) => ({ entry, formation: formationIn(setup, id) })))
    .flatMap(({ entry, formation }) => {
      const turn = formation === undefined ? null : comingOf(formation, known).turn;
      return turn === null ? [] : [{ entry, turn }];
    });
  return { due, now, delayed: count('delayed'), advanced: count('advanced'), ahead } satisfies ArrivalBase;
};

const formationIn = ({ formations }: Setup, id: string) => formations.find((formation) => formation.id === id);

/** Groups that say the same of their entry hex enter at the same one; who says nothing is told by `behind` alone. */
const isSameHex = (one: string, other: string): boolean => one !== '' && one.toLowerCase() === other.toLowerCase();

/** Turns are counted from 1 in the books, and from 0 in the set-up. */
export const arrivalGroup = (
  { due, delayed, advanced, ahead }: ArrivalBase,
  { formations, entry, behind, other }: Omit<CommandOf<'RollArrival'>, 'type'>,
): ArrivalGroup => {
  const here = ahead.filter((one) => isSameHex(entry, one.entry)).map(({ turn }) => turn);
  const before = behind === null ? here : [behind, ...here];
  return {
    dueTurn: due + 1,
    formations: formations.length,
    delayed,
    advanced,
    earlierGroupArrives: before.length === 0 ? null : Math.max(...before) + 1,
    other,
  };
};

/** The turn, counted from 0, on which it comes; a roll made late brings nobody into the past. */
export const comesOn = ({ now }: Pick<ArrivalBase, 'now'>, turn: number): number => Math.max(turn - 1, now);
