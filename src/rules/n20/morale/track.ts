import { bySide, number } from '../../../engine/fields';
import type { Modifier } from '../../../engine/fields';
import { SIDES, otherSide } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { mapOutcome } from '../../../engine/step';
import type { RuleId, Step, Working, WorkingLine } from '../../../engine/step';
import { TRACK_LINES } from './vocabulary';

/** N20 12.1: morale ends at 10½. It is kept in half points, so that a half is exactly a half: 7 stands for 3½. */
export const MOST_HALVES = 21;

/** Both sides' morale, in half points. */
export const bothMorale = bySide(number(0, MOST_HALVES));

/** A gain or a loss of one side, in half points, and the rule it stands under. */
export type MoraleChange = Readonly<{ side: Side; halves: number; rule: RuleId }>;

/** Where the track stands after it all. */
export type MoraleAfter = Readonly<{
  /** In half points. */
  morale: BySide<number>;
  /** What a side could not take because its track was full, in half points (Ruling 61). */
  gainLost: BySide<number>;
  /** N20 15.0: who has won the game by this, at once. */
  decisive: Side | null;
}>;

/** One change as the track took it: the amount the rule asks with its sign, what the track had room for, and where it stood then. */
export type MoraleMove = Readonly<{ side: Side; asked: number; by: number; after: number; rule: RuleId }>;

/** The same with the changes one by one, in their order: a game writes each of them down. */
export type MoraleMoved = MoraleAfter & Readonly<{ moves: readonly MoraleMove[] }>;

/** What a procedure of morale comes to where it is asked for by itself. */
export const withoutMoves = <Moved extends MoraleMoved>(step: Step<Moved>): Step<Omit<Moved, 'moves'>> =>
  mapOutcome(step, ({ moves: _, ...outcome }) => outcome);

/** N20 15.0, Ruling 61: the enemy has nothing left and this side at least half a point; 0 against 0 decides nothing. */
export const decisiveIn = (morale: BySide<number>): Side | null =>
  SIDES.find((side) => morale[side] > 0 && morale[otherSide(side)] === 0) ?? null;

type Changing = Readonly<{ after: MoraleMoved; working: Working }>;

/**
 * N20 12.1, 15.0, Ruling 61: changes one after the other, each kept within 0 and 10½ and each followed by the test
 * whether the game is won; what happens after that changes nothing about it.
 */
export const changeMorale = (morale: BySide<number>, changes: readonly MoraleChange[]): Changing => {
  const start: Changing = {
    after: { morale, gainLost: { first: 0, second: 0 }, decisive: null, moves: [] },
    working: [],
  };
  return changes.filter(({ halves }) => halves !== 0).reduce(changeOnce, start);
};

const changeOnce = ({ after, working }: Changing, { side, halves, rule }: MoraleChange): Changing => {
  const before = after.morale[side];
  const sum = before + halves;
  const now = Math.min(Math.max(sum, 0), MOST_HALVES);
  const lost = Math.max(sum - MOST_HALVES, 0);
  const morale = { ...after.morale, [side]: now };
  const decisive = after.decisive ?? decisiveIn(morale);
  const gainLost = { ...after.gainLost, [side]: after.gainLost[side] + lost };
  const lines: readonly WorkingLine[] = [
    TRACK_LINES[halves < 0 ? 'n20MoraleLoss' : 'n20MoraleGain'](rule, { side, halves: Math.abs(halves), now }),
    ...(lost > 0 ? [TRACK_LINES.n20GainLost('N20 12.1', { side, halves: lost })] : []),
    ...(after.decisive === null && decisive !== null ? [TRACK_LINES.n20Decisive('N20 15.0', { side: decisive })] : []),
  ];
  const moves = [...after.moves, { side, asked: halves, by: now - before, after: now, rule }];
  return { after: { morale, gainLost, decisive, moves }, working: [...working, ...lines] };
};

/** Ruling 7: another change of a side's morale, in half points and with its reason, as a change and as a line. */
export const otherMorale = (
  side: Side,
  other: Modifier | undefined,
): Readonly<{ changes: readonly MoraleChange[]; working: Working }> =>
  other === undefined
    ? { changes: [], working: [] }
    : {
        changes: [{ side, halves: other.amount, rule: 'Ruling 7' }],
        working: [TRACK_LINES.n20OtherMorale('Ruling 7', { side, reason: other.reason })],
      };
