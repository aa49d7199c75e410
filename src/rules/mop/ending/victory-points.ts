import * as v from 'valibot';
import type { RuleId } from '../../../engine/step';
import { no, upTo } from '../../common/fields';
import { quarterOf } from '../cards/quarter';

const strengths = v.optional(v.pipe(v.array(upTo(300)), v.maxLength(20)), []);
const points = v.optional(v.pipe(v.number(), v.integer(), v.minValue(-500), v.maxValue(500)), 0);

/** How one side stands at the end. */
export const standing = v.object({
  /** Strength points lost, by Ruling 96. */
  losses: v.optional(upTo(2000), 0),
  /** Its corps; 0 where nobody counted them. */
  corps: v.optional(upTo(60), 0),
  corpsDemoralized: v.optional(upTo(60), 0),
  /** Its baggage trains that the enemy took. */
  baggageTrainsLost: v.optional(upTo(20), 0),
  /** Its overall commanders whom the enemy took, by rating. */
  capturedRatings: v.optional(v.pipe(v.array(upTo(9)), v.maxLength(6)), []),
  /** Enemy supply sources it controls by units in supply or in command range. */
  supplySources: v.optional(upTo(20), 0),
  /** Of all cards it played, those of the next two lists not counted. */
  cardPoints: points,
  /** Strengths of its formations that a card canceled, and that one brought (Ruling 44). */
  canceledReinforcements: strengths,
  alternateReinforcements: strengths,
  playedGeneralRetreat: no,
  exitedBaggageTrain: no,
  exitedUnits: v.optional(upTo(200), 0),
  /** By the conditions of the scenario. */
  scenarioPoints: points,
});
export type Standing = Readonly<v.InferOutput<typeof standing>>;

type Source = Readonly<{ key: string; rule: RuleId; points: (own: Standing, enemy: Standing) => number }>;

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
  { key: 'mopLossPoints', rule: 'Ruling 40', points: lossPoints },
  { key: 'mopDemoralizedPoints', rule: 'MOP 37.13', points: (_, enemy) => DEMORALIZED * enemy.corpsDemoralized },
  { key: 'mopTrainPoints', rule: 'MOP 37.13', points: (_, enemy) => TRAIN * enemy.baggageTrainsLost },
  { key: 'mopSourcePoints', rule: 'MOP 37.13', points: (own) => SUPPLY_SOURCE * own.supplySources },
  { key: 'mopCapturedPoints', rule: 'MOP 37.13', points: (_, enemy) => sum(enemy.capturedRatings) },
  { key: 'mopCardsPoints', rule: 'MOP 37.13', points: (own) => own.cardPoints },
  { key: 'mopCanceledPoints', rule: 'Ruling 44', points: (own) => sum(own.canceledReinforcements.map(quarterOf)) },
  {
    key: 'mopAlternatePoints',
    rule: 'Ruling 44',
    points: (own) => 0 - sum(own.alternateReinforcements.map(quarterOf)),
  },
  {
    key: 'mopExitedTrainPoints',
    rule: 'Ruling 55',
    points: (own) => (own.playedGeneralRetreat && own.exitedBaggageTrain ? EXITED_TRAIN : 0),
  },
  {
    key: 'mopExitedUnitPoints',
    rule: 'Ruling 55',
    points: (own, enemy) => (own.playedGeneralRetreat ? Math.min(fives(own.exitedUnits), lossPoints(own, enemy)) : 0),
  },
  { key: 'mopScenarioPoints', rule: 'MOP 37.16', points: (own) => own.scenarioPoints },
];
