import * as v from 'valibot';
import type { BySide, Side } from '../../../engine/sides';
import { no } from '../../common/fields';
import { sideSchema, turnNumber } from '../../common/setup/setup';

/** What victory is counted from and no counter shows: awards, who holds what, who was taken (NLC 18, MOP 37.13). */

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const amount = v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999));
const holder = v.nullable(sideSchema);

/**
 * Where an award comes from. `canceled` and `alternate` count the strength of a formation that a card took away or brought,
 * of which the side gains or loses a quarter (Ruling 44); the others count points.
 */
export const AWARD_SOURCES = ['scenario', 'card', 'canceled', 'alternate'] as const;
const ASKS = ['occupied', 'controlled'] as const;
const PLACE_KINDS = ['place', 'source'] as const;

/** What else decides a game, told by the players. Of a side: General Retreat was played. Of none: the others. */
const ENDINGS = ['generalRetreat', 'lastBattles', 'frenchDemoralized', 'otherArmyDisintegrated'] as const;
export type Ending = (typeof ENDINGS)[number];

const award = { side: sideSchema, source: v.picklist(AWARD_SOURCES), amount, reason: name };
const placeFields = {
  name,
  /** A supply source of `owner` is worth what the book says; a place what the scenario says. */
  kind: v.optional(v.picklist(PLACE_KINDS), 'place'),
  owner: v.optional(holder, null),
  points: v.optional(amount, 0),
  asks: v.optional(v.picklist(ASKS), 'controlled'),
  /** Whose unit entered it, or has it alone in his zone of control; null: nobody's. */
  by: v.optional(holder, null),
  how: v.optional(v.picklist(['entered', 'inZone']), 'entered'),
  /** MOP 37.13: the unit is in supply, or within command range. */
  inSupply: v.optional(v.boolean(), true),
};
const awardSchema = v.object({ id, ...award });

export const pointsCommands = {
  /** `hidden`: of a card that is not shown yet (MOP 37.12); kept on the side's own desk. */
  AwardPoints: v.object({
    type: v.literal('AwardPoints'),
    ...award,
    source: v.optional(award.source, 'scenario'),
    hidden: no,
  }),
  RecordPlace: v.object({ type: v.literal('RecordPlace'), ...placeFields }),
  /** A correction: it was entered by mistake, or under a wrong name. */
  RemovePlace: v.object({ type: v.literal('RemovePlace'), name }),
  RecordCapture: v.object({
    type: v.literal('RecordCapture'),
    leader: id,
    captured: v.optional(v.boolean(), true),
    napoleon: no,
  }),
  RecordEnding: v.object({
    type: v.literal('RecordEnding'),
    what: v.picklist(ENDINGS),
    side: v.optional(holder, null),
    done: v.optional(v.boolean(), true),
  }),
  /** The last count, for which everything is laid open. `early`: both agree before the last turn. */
  CountVictory: v.object({ type: v.literal('CountVictory'), early: no }),
} as const;

export const pointsEvents = {
  PointsAwarded: v.object({ type: v.literal('PointsAwarded'), id, ...award, hidden: v.boolean() }),
  PlaceRecorded: v.object({ type: v.literal('PlaceRecorded'), ...placeFields }),
  PlaceRemoved: v.object({ type: v.literal('PlaceRemoved'), name }),
  LeaderCaptured: v.object({
    type: v.literal('LeaderCaptured'),
    leader: id,
    side: sideSchema,
    rating: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    captured: v.boolean(),
    napoleon: v.boolean(),
  }),
  EndingRecorded: v.object({
    type: v.literal('EndingRecorded'),
    what: v.picklist(ENDINGS),
    side: holder,
    done: v.boolean(),
  }),
  /** Declared: what was hidden of demoralization and of cards becomes known to all. */
  VictoryCounted: v.object({
    type: v.literal('VictoryCounted'),
    turn: turnNumber,
    demoralized: v.array(v.string()),
    awards: v.array(awardSchema),
    /** Losses that only their owner had counted till then; games stored before say nothing of them. */
    lostBesides: v.optional(v.object({ first: v.number(), second: v.number() })),
  }),
} as const;

export type Award = Readonly<v.InferOutput<typeof awardSchema>>;

/** A place or supply source, with who had it last (NLC 18). */
export type HeldPlace = Readonly<{
  name: string;
  kind: (typeof PLACE_KINDS)[number];
  owner: Side | null;
  points: number;
  asks: (typeof ASKS)[number];
  inSupply: boolean;
  lastEntered: Side | null;
  lastInZone: Side | null;
}>;

/** An overall commander in the enemy's hands; `side` is his own. */
export type Captive = Readonly<{ leader: string; side: Side; rating: number; napoleon: boolean }>;

export type Score = Readonly<{
  awards: readonly Award[];
  places: readonly HeldPlace[];
  captives: readonly Captive[];
  endings: readonly Readonly<{ what: Ending; side: Side | null }>[];
  /** The last count: on which turn, who was demoralized then, and what was lost besides the units of the list. */
  counted: Readonly<{ turn: number; demoralized: readonly string[]; lostBesides: BySide<number> }> | null;
}>;
export const NO_SCORE: Score = { awards: [], places: [], captives: [], endings: [], counted: null };
