import * as v from 'valibot';
import { SIDES, bothSides, otherSide } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept, unless } from '../../../engine/step';
import type { Step, Working, WorkingLine } from '../../../engine/step';
import { no } from '../../common/fields';
import { resolver } from '../../common/resolver';
import { SOURCES, standing } from './victory-points';
import type { Standing } from './victory-points';

/** Both sides at the end of the scenario. */
export const victoryInput = v.object({
  first: v.optional(standing, {}),
  second: v.optional(standing, {}),
  /** Napoleon is of the first side. */
  napoleonCaptured: no,
});
type Ending = Readonly<v.InferOutput<typeof victoryInput>>;

type Totals = Readonly<{ points: BySide<number> }>;
export type MopResult =
  | (Totals & Readonly<{ kind: 'victory'; winner: Side; by: 'napoleon' | 'demoralization' | 'points' }>)
  | (Totals & Readonly<{ kind: 'draw' }>);

const isOverrun = ({ corps, corpsDemoralized }: Standing): boolean => corps > 0 && corpsDemoralized === corps;

/**
 * MOP 37.13, Rulings 40, 44 and 55: Napoleon taken decides at once, so does an enemy with every corps demoralized; else the
 * victory points do. Totals no further apart than a tenth of the higher are a draw; where one is 0 or less only equal ones.
 */
export const mopWinner = (ending: Ending): Step<MopResult> =>
  unless([[SIDES.some((side) => tooMany(ending[side])), 'MORE_DEMORALIZED_THAN_THERE_ARE', 'MOP 37.13']], () => {
    const counted = bothSides((side) => pointLines(side, ending[side], ending[otherSide(side)]));
    const points = bothSides((side) => counted[side].total);
    const lines = [...counted.first.lines, ...counted.second.lines];
    const { result, why } = decided(ending, points);
    return accept(result, [...lines, why]);
  });

const tooMany = ({ corps, corpsDemoralized }: Standing): boolean => corps > 0 && corpsDemoralized > corps;

const pointLines = (side: Side, own: Standing, enemy: Standing): Readonly<{ total: number; lines: Working }> => {
  const counted = SOURCES.map(({ key, rule, points }) => ({ key, rule, points: points(own, enemy) }));
  const total = counted.reduce((all, { points }) => all + points, 0);
  return {
    total,
    lines: [
      ...counted
        .filter(({ points }) => points !== 0)
        .map(({ key, rule, points }) => ({ rule, key, facts: { side, points } })),
      { rule: 'MOP 37.13', key: 'mopTotal', facts: { side, points: total } },
    ],
  };
};

type Decided = Readonly<{ result: MopResult; why: WorkingLine }>;

const decided = (ending: Ending, points: BySide<number>): Decided => {
  if (ending.napoleonCaptured) return won(points, 'second', 'napoleon');
  const overrun = SIDES.filter((side) => isOverrun(ending[side]));
  const [loser, alsoLost] = overrun;
  if (loser !== undefined && alsoLost === undefined) return won(points, otherSide(loser), 'demoralization');
  if (isDraw(points))
    return { result: { kind: 'draw', points }, why: { rule: 'Ruling 40', key: 'mopDraw', facts: { ...points } } };
  return won(points, points.first > points.second ? 'first' : 'second', 'points');
};

const won = (points: BySide<number>, winner: Side, by: 'napoleon' | 'demoralization' | 'points'): Decided => ({
  result: { kind: 'victory', winner, by, points },
  why: { rule: 'MOP 37.13', key: `mopWon-${by}`, facts: { side: winner } },
});

/** Ruling 40, in whole numbers: ten times the difference is no more than the higher. */
const isDraw = ({ first, second }: BySide<number>): boolean => {
  if (Math.min(first, second) <= 0) return first === second;
  return 10 * Math.abs(first - second) <= Math.max(first, second);
};

/** Who has won, asked for by itself. */
export const mopVictoryResolver = resolver({
  id: 'mop/victory',
  rule: 'MOP 37.13',
  title: 'Victory points',
  input: victoryInput,
  example: {
    input: {
      first: { losses: 41, corps: 7, corpsDemoralized: 1, cardPoints: -3 },
      second: { losses: 58, corps: 8, corpsDemoralized: 2, baggageTrainsLost: 1 },
    },
  },
  begin: mopWinner,
});
