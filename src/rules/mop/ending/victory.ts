import { yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES, bothSides, otherSide } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept, unless } from '../../../engine/step';
import type { Step, Working, WorkingLine } from '../../../engine/step';
import type { PointsEntry } from '../../nlc/index';
import { SOURCES, standing } from './victory-points';
import type { Standing } from './victory-points';
import { POINT_LINES, POINT_REFUSALS } from './vocabulary';

/** Both sides at the end of the scenario. */
const asks = {
  first: standing,
  second: standing,
  /** Napoleon is of the first side. */
  napoleonCaptured: yesNo(false),
};
type Ending = Told<typeof asks>;

type Totals = Readonly<{ points: BySide<number> }>;
export type MopResult =
  | (Totals & Readonly<{ kind: 'victory'; winner: Side; by: 'napoleon' | 'demoralization' | 'points' }>)
  | (Totals & Readonly<{ kind: 'draw' }>);

const isOverrun = ({ corps, corpsDemoralized }: Standing): boolean => corps > 0 && corpsDemoralized === corps;

const run = (ending: Ending): Step<MopResult> =>
  unless([[SIDES.some((side) => tooMany(ending[side])), POINT_REFUSALS.MORE_DEMORALIZED_THAN_THERE_ARE]], () => {
    const counted = bothSides((side) => pointLines(side, ending[side], ending[otherSide(side)]));
    const points = bothSides((side) => counted[side].total);
    const lines = [...counted.first.lines, ...counted.second.lines];
    const { result, why } = decided(ending, points);
    return accept(result, [...lines, why]);
  });

const tooMany = ({ corps, corpsDemoralized }: Standing): boolean => corps > 0 && corpsDemoralized > corps;

type Earned = Readonly<{ points: number; isSum: boolean; line: WorkingLine }>;

const earnedBy = (side: Side, own: Standing, enemy: Standing): readonly Earned[] =>
  SOURCES.map(({ line, isSum, points: count }) => ({ isSum, points: count(own, enemy), line }))
    .filter(({ points }) => points !== 0)
    .map(({ isSum, points, line }) => ({ isSum, points, line: line({ side, points }) }));

const pointLines = (side: Side, own: Standing, enemy: Standing): Readonly<{ total: number; lines: Working }> => {
  const earned = earnedBy(side, own, enemy);
  const total = earned.reduce((all, { points }) => all + points, 0);
  return {
    total,
    lines: [...earned.map(({ line }) => line), POINT_LINES.mopTotal('MOP 37.13', { side, points: total })],
  };
};

/** MOP 37.13: what each side has points for, one by one. What the cards and the scenario give is a sum of what is listed elsewhere. */
export const mopPoints = (ending: BySide<Standing>): readonly PointsEntry[] =>
  SIDES.flatMap((side) =>
    earnedBy(side, ending[side], ending[otherSide(side)])
      .filter(({ isSum }) => !isSum)
      .map(({ points, line }) => ({ side, points, rule: line.rule, line })),
  );

type Decided = Readonly<{ result: MopResult; why: WorkingLine }>;

const decided = (ending: Ending, points: BySide<number>): Decided => {
  if (ending.napoleonCaptured) return won(points, 'second', 'napoleon');
  const overrun = SIDES.filter((side) => isOverrun(ending[side]));
  const [loser, alsoLost] = overrun;
  if (loser !== undefined && alsoLost === undefined) return won(points, otherSide(loser), 'demoralization');
  if (isDraw(points)) return { result: { kind: 'draw', points }, why: POINT_LINES.mopDraw('Ruling 40', { ...points }) };
  return won(points, points.first > points.second ? 'first' : 'second', 'points');
};

const won = (points: BySide<number>, winner: Side, by: 'napoleon' | 'demoralization' | 'points'): Decided => ({
  result: { kind: 'victory', winner, by, points },
  why: POINT_LINES[`mopWon-${by}` as const]('MOP 37.13', { side: winner }),
});

/** Ruling 40, in whole numbers: ten times the difference is no more than the higher. */
const isDraw = ({ first, second }: BySide<number>): boolean => {
  if (Math.min(first, second) <= 0) return first === second;
  return 10 * Math.abs(first - second) <= Math.max(first, second);
};

/**
 * MOP 37.13, Rulings 40, 44 and 55: Napoleon taken decides at once, so does an enemy with every corps demoralized; else the
 * victory points do. Totals no further apart than a tenth of the higher are a draw; where one is 0 or less only equal ones.
 */
export const mopVictory = procedure({
  id: 'mop/victory',
  rule: 'MOP 37.13',
  title: 'Victory points',
  asks,
  example: {
    input: {
      first: { losses: 41, corps: 7, corpsDemoralized: 1, cardPoints: -3 },
      second: { losses: 58, corps: 8, corpsDemoralized: 2, baggageTrainsLost: 1 },
    },
  },
  run,
});
