import type { Chance } from '../../../engine/odds';
import { bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept, rollDice } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { lowestTerms } from '../../../engine/whole';
import type { CupKind } from '../../common/setup/setup';
import { CUP_LINES } from './vocabulary';

/** From whose cup the next chit comes, and the die of MOP 37.1 when there was one. */
export type DrawnSide = Readonly<{ side: Side; die?: number }>;

/** What a drawing procedure gets to see: only numbers that both players know. */
export type Counts = BySide<number>;

/** NLC 4, 4a: one cup. Every chit is as likely as every other, so the side goes by its number of chits. */
export const drawFromOneCup = ({ first, second }: Counts): Step<DrawnSide> =>
  rollDice(
    { rule: 'NLC 4', purpose: 'drawSide', count: 1, sides: first + second, reading: 'ordered', draw: true },
    ([face = 1]) => accept({ side: face <= first ? 'first' : 'second' }),
  );

/** MOP 37.1: two cups. Odd draws from the French cup, even from the other; no die once one is empty (Ruling 47). */
export const drawFromTwoCups = ({ first, second }: Counts): Step<DrawnSide> => {
  if (first === 0) return accept({ side: 'second' });
  if (second === 0) return accept({ side: 'first' });
  return rollDice({ rule: 'MOP 37.1', purpose: 'cupSide', count: 1, sides: 6, reading: 'ordered' }, ([die = 1]) =>
    accept({ side: die % 2 === 1 ? 'first' : 'second', die }, [CUP_LINES.cupSide('MOP 37.1', { die })]),
  );
};

/** MOP 37.1, the other way: a cover marker for each chit in a third cup. The chances are those of one cup. */
export const drawFromCovers = ({ first, second }: Counts): Step<DrawnSide> =>
  rollDice(
    { rule: 'MOP 37.1', purpose: 'drawCover', count: 1, sides: first + second, reading: 'ordered', draw: true },
    ([face = 1]) => accept({ side: face <= first ? 'first' : 'second' }),
  );

const DRAWS = {
  one: drawFromOneCup,
  two: drawFromTwoCups,
  covers: drawFromCovers,
} as const satisfies Record<Exclude<CupKind, 'none'>, (counts: Counts) => Step<DrawnSide>>;

/** The way of drawing that the set-up names. */
export const drawSide = (kind: CupKind, counts: Counts): Step<DrawnSide> =>
  DRAWS[kind === 'none' ? 'one' : kind](counts);

/** Of so many draws, each as likely as every other, how many are each side's: the chits of one cup, or two cups that both have some. */
const sharesOf = (kind: CupKind, counts: Counts): Counts =>
  kind === 'two' && counts.first > 0 && counts.second > 0 ? { first: 1, second: 1 } : counts;

/** The chance that the next chit is each side's. Null when there is none. */
export const cupChances = (kind: CupKind, counts: Counts): BySide<Chance> | null => {
  const shares = sharesOf(kind, counts);
  const d = shares.first + shares.second;
  return d === 0 ? null : bothSides((side) => lowestTerms({ n: shares[side], d }));
};
