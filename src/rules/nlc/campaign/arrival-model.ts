import * as v from 'valibot';
import { otherModifier } from '../../common/fields';
import { sideSchema, turnNumber } from '../../common/setup/setup';

/**
 * Reinforcements (NLC 9, MOP App. II): the printed schedule stands in the set-up; what a die, a card or a blocked road made of it
 * stands here. With secret arrivals (MOP App. III) it stands on the owner's desk, and the same events are kept there.
 */

const formation = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const group = v.pipe(v.array(formation), v.minLength(1), v.maxLength(20));
/** The players' own name of an entry hex; groups that say the same enter at the same one. */
const entry = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '');
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** What comes of a formation that should enter: all of it, its head only, or nothing of it this turn. */
const COMINGS = ['entered', 'partly', 'postponed'] as const;
/** NLC 9: why not: the entry is held by the enemy, or those ahead used up the movement. */
const HINDRANCES = ['blocked', 'congestion'] as const;
const hindrance = v.picklist(HINDRANCES);
const ARRIVAL_RESULTS = ['advanced', 'onTime', 'delayed'] as const;

export const arrivalCommands = {
  RollArrival: v.object({
    type: v.literal('RollArrival'),
    /** All that come on one turn at one hex. */
    formations: group,
    entry,
    /** When the last of those due earlier at the same hex comes, where the app was not told. */
    behind: v.optional(v.nullable(turnNumber), null),
    other: otherModifier,
  }),
  /** By a card or the scenario; null: it never comes. */
  MoveArrival: v.object({ type: v.literal('MoveArrival'), formation, turn: v.nullable(turnNumber), reason: words }),
  EnterReinforcement: v.object({
    type: v.literal('EnterReinforcement'),
    formation,
    how: v.picklist(COMINGS),
    hindrance: v.optional(hindrance, 'congestion'),
  }),
  ChangeArrivalOrder: v.object({
    type: v.literal('ChangeArrivalOrder'),
    formation,
    order: words,
    /** From now to the scheduled arrival, where the turns of the track tell no hour. */
    minutes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000))), null),
  }),
} as const;

export const arrivalEvents = {
  ArrivalRolled: v.object({
    type: v.literal('ArrivalRolled'),
    side: sideSchema,
    formations: group,
    entry: v.string(),
    due: turnNumber,
    turn: turnNumber,
    result: v.picklist(ARRIVAL_RESULTS),
  }),
  ArrivalMoved: v.object({
    type: v.literal('ArrivalMoved'),
    formation,
    due: turnNumber,
    turn: v.nullable(turnNumber),
    reason: words,
  }),
  ReinforcementPostponed: v.object({
    type: v.literal('ReinforcementPostponed'),
    formation,
    due: turnNumber,
    turn: turnNumber,
    hindrance,
  }),
  /** Counters on the map are seen by all, so this is the table's also where arrivals are secret. */
  ReinforcementEntered: v.object({ type: v.literal('ReinforcementEntered'), formation, whole: v.boolean() }),
  /** Desk: orders are secret. */
  ArrivalOrderChanged: v.object({ type: v.literal('ArrivalOrderChanged'), formation, order: words, turn: turnNumber }),
} as const;

/** A group that has had its roll. */
export type RolledGroup = Readonly<{
  side: 'first' | 'second';
  formations: readonly string[];
  entry: string;
  due: number;
  result: (typeof ARRIVAL_RESULTS)[number];
}>;

/** What has become of the schedule of one formation; `due` says of which schedule, in case the set-up is corrected. */
export type Plan = Readonly<{ due: number; turn: number | null; how: 'rolled' | 'moved' | 'postponed' }>;

export type Arrivals = Readonly<{ plans: Readonly<Record<string, Plan>>; groups: readonly RolledGroup[] }>;
export const NO_ARRIVALS: Arrivals = { plans: {}, groups: [] };
