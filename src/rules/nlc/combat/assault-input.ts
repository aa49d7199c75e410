import * as v from 'valibot';
import { cardsSchema } from './by-card';
import { hexSchema, hexsideSchema } from './terrain';
import { gameSchema, optionsSchema, otherSchema, switchesSchema, turnSchema, weatherSchema } from './terms';
import { unitSchema, unitsSchema } from './unit';

const no = v.optional(v.boolean(), false);
const leaders = v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.maxLength(4)), []);
const ranges = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3));

/**
 * What a stack would find behind it: free ground; a hex so full that somebody must go on; an enemy's zone; both; or no way at
 * all. `asked`: its owner is asked when it comes to that.
 */
export const WAYS = ['free', 'crowded', 'enemyZoc', 'crowdedEnemyZoc', 'blocked'] as const;
export type Way = (typeof WAYS)[number];
const way = v.optional(v.picklist(['asked', ...WAYS]), 'asked');

const attackingStack = v.object({
  units: unitsSchema,
  /** Leaders stacked with them, by name. */
  leaders,
  /** What runs along the hexside they attack across. */
  hexside: hexsideSchema,
  /** The terrain they stand in. */
  hex: hexSchema,
  retreat: way,
  /** NLC 12.1: units out of their leader's range may not assault. */
  inCommand: v.optional(v.boolean(), true),
});

const defendingStack = v.object({
  units: unitsSchema,
  leaders,
  hex: hexSchema,
  /** NLC 7.6: flanked. */
  flanked: no,
  /** NLC 12.2: units that fall back are flanked by cavalry while on a road or trail. */
  onRoad: no,
  /** NLC 10: infantry next to a chateau that may take losses for the infantry in it. */
  adjacentInfantry: v.optional(v.pipe(v.array(unitSchema), v.maxLength(6)), []),
  /** NLC 19.3: artillery that fires from elsewhere. */
  remoteSupport: v.optional(
    v.pipe(v.array(v.object({ unit: unitSchema, range: ranges, fromWoods: no })), v.maxLength(4)),
    [],
  ),
  retreat: way,
});

/** An assault as it stands before the first die: several stacks on one, and everything on the map that bears on it. */
export const assaultSchema = v.object({
  game: gameSchema,
  weather: weatherSchema,
  turn: turnSchema,
  attackers: v.pipe(v.array(attackingStack), v.minLength(1), v.maxLength(6)),
  defender: defendingStack,
  /** Ruling 35: French Guard has been thrown back earlier in this game. */
  frenchShaken: no,
  /** Ruling 36, the other reading. */
  armyLowersMorale: no,
  /** MOP, cards 7 and 30: this side's involuntary retreat is cancelled. */
  neverForced: v.optional(v.object({ attacker: no, defender: no }), {}),
  /** MOP 37.12: what cards in force do to it. */
  cards: cardsSchema,
  other: v.optional(v.object({ attacker: otherSchema, defender: otherSchema }), {}),
  options: optionsSchema,
  switches: switchesSchema,
});
export type Assault = v.InferOutput<typeof assaultSchema>;
