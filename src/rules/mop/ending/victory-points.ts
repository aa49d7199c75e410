import { group, list, number, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { Side } from '../../../engine/sides';
import type { RuleId, WorkingLine } from '../../../engine/step';
import type { LineOf } from '../../../engine/vocabulary';
import { quarterOf } from '../cards/quarter';
import { POINT_LINES } from './vocabulary';

const strengths = list(number(0, 300), 0, 20, []);
const points = number(-500, 500, 0);

/** How one side stands at the end. */
export const standing = group({
  /** Strength points lost, by Ruling 96. */
  losses: number(0, 2000, 0),
  /** Its corps; 0 where nobody counted them. */
  corps: number(0, 60, 0),
  corpsDemoralized: number(0, 60, 0),
  /** Its baggage trains that the enemy took. */
  baggageTrainsLost: number(0, 20, 0),
  /** Its overall commanders whom the enemy took, by rating. */
  capturedRatings: list(number(0, 9), 0, 6, []),
  /** Enemy supply sources it controls by units in supply or in command range. */
  supplySources: number(0, 20, 0),
  /** Of all cards it played, those of the next two lists not counted. */
  cardPoints: points,
  /** Strengths of its formations that a card canceled, and that one brought (Ruling 44). */
  canceledReinforcements: strengths,
  alternateReinforcements: strengths,
  playedGeneralRetreat: yesNo(false),
  exitedBaggageTrain: yesNo(false),
  exitedUnits: number(0, 200, 0),
  /** By the conditions of the scenario. */
  scenarioPoints: points,
});
export type Standing = Told<typeof standing.of>;

type Count = (own: Standing, enemy: Standing) => number;

/** Where points come from: the line that tells them, and how many they are. What is itself a sum is listed elsewhere one by one. */
type Source = Readonly<{
  line: (facts: Readonly<{ side: Side; points: number }>) => WorkingLine;
  isSum: boolean;
  points: Count;
}>;
type PointLine = Exclude<LineOf<typeof POINT_LINES>, 'mopTotal' | 'mopDraw' | `mopWon-${string}`>;

const source = (key: PointLine, rule: RuleId, points: Count): Source => ({
  line: (facts) => POINT_LINES[key](rule, facts),
  isSum: false,
  points,
});
const sumOf = (key: PointLine, rule: RuleId, points: Count): Source => ({ ...source(key, rule, points), isSum: true });

const DEMORALIZED = 4;
const TRAIN = 2;
const SUPPLY_SOURCE = 4;
const EXITED_TRAIN = 4;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const fives = (count: number): number => Math.floor(count / 5);

/** Ruling 40: whole fives of the difference, to the side that lost less. */
const lossPoints = (own: Standing, enemy: Standing): number => fives(Math.max(enemy.losses - own.losses, 0));

/** MOP 37.13, Rulings 40, 44 and 55: everything that a side gets victory points for. */
export const SOURCES: readonly Source[] = [
  source('mopLossPoints', 'Ruling 40', lossPoints),
  source('mopDemoralizedPoints', 'MOP 37.13', (_, enemy) => DEMORALIZED * enemy.corpsDemoralized),
  source('mopTrainPoints', 'MOP 37.13', (_, enemy) => TRAIN * enemy.baggageTrainsLost),
  source('mopSourcePoints', 'MOP 37.13', (own) => SUPPLY_SOURCE * own.supplySources),
  source('mopCapturedPoints', 'MOP 37.13', (_, enemy) => sum(enemy.capturedRatings)),
  sumOf('mopCardsPoints', 'MOP 37.13', (own) => own.cardPoints),
  source('mopCanceledPoints', 'Ruling 44', (own) => sum(own.canceledReinforcements.map(quarterOf))),
  source('mopAlternatePoints', 'Ruling 44', (own) => 0 - sum(own.alternateReinforcements.map(quarterOf))),
  source('mopExitedTrainPoints', 'Ruling 55', (own) =>
    own.playedGeneralRetreat && own.exitedBaggageTrain ? EXITED_TRAIN : 0,
  ),
  source('mopExitedUnitPoints', 'Ruling 55', (own, enemy) =>
    own.playedGeneralRetreat ? Math.min(fives(own.exitedUnits), lossPoints(own, enemy)) : 0,
  ),
  sumOf('mopScenarioPoints', 'MOP 37.16', (own) => own.scenarioPoints),
];
