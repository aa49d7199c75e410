import * as v from 'valibot';
import type { OutputsOf } from '../../common/events';
import { otherModifier, ownName, upTo } from '../../common/fields';
import { sideSchema, turnNumber } from '../../common/setup/setup';
import { id, recipient } from '../orders/order';

/**
 * Hidden movement (NLC 20.1). A march and its route stand on its owner's desk, which may be locked. How often a formation has
 * acted everybody has seen, so the movement it has collected needs no writing; that its chit goes in (Ruling 98) is held
 * beside the desk.
 */

/** Where the counters go that follow their leader (NLC 20.1.2). */
export const GOINGS = ['march', 'retreat', 'other'] as const;
export type Going = (typeof GOINGS)[number];
export const ENEMY_HQS = ['austrian', 'russian', 'other'] as const;
export type EnemyHq = (typeof ENEMY_HQS)[number];
const REVEALED_BY = ['roll', 'sight', 'owner', 'badMove'] as const;
export type RevealedBy = (typeof REVEALED_BY)[number];

/** Roads and towns, in the order in which he comes through them. */
const route = v.pipe(v.array(ownName), v.minLength(1), v.maxLength(40));
const march = { march: id } as const;
/** NLC 20.1.6: turns in which the way crosses another hidden march's. */
const jams = v.optional(v.pipe(v.array(v.object({ march: id, turns: upTo(99) })), v.maxLength(40)), []);

export const hiddenCommands = {
  BeginHiddenMarch: v.object({
    type: v.literal('BeginHiddenMarch'),
    of: recipient,
    route,
    /** Asked where orders stand on paper; else the order says. */
    going: v.optional(v.picklist(GOINGS), 'march'),
    /** Null: as the list of units says. */
    allCavalry: v.optional(v.nullable(v.boolean()), null),
    jams,
  }),
  ChangeHiddenRoute: v.object({
    type: v.literal('ChangeHiddenRoute'),
    ...march,
    route,
    /** NLC 20.1.3: round a blocked hex, or by a new order in place of the old. */
    why: v.picklist(['localDecision', 'newOrder']),
    jams,
  }),
  RollDiscovery: v.object({
    type: v.literal('RollDiscovery'),
    ...march,
    nearestEnemyHq: v.picklist(ENEMY_HQS),
    other: otherModifier,
  }),
  RevealHidden: v.object({ type: v.literal('RevealHidden'), ...march, by: v.picklist(['sight', 'owner']) }),
} as const;

const marchSchema = v.object({
  id,
  of: recipient,
  route,
  going: v.picklist(GOINGS),
  allCavalry: v.boolean(),
  startedOn: turnNumber,
  /** How often its formation had acted before. */
  from: upTo(99_999),
  jams: upTo(999),
  superseded: v.boolean(),
  /** The order it goes by, where orders are written in the app. */
  order: v.nullable(id),
});

export const hiddenEvents = {
  /** Desk. */
  HiddenMarchBegun: v.object({ type: v.literal('HiddenMarchBegun'), march: marchSchema }),
  HiddenRouteChanged: v.object({
    type: v.literal('HiddenRouteChanged'),
    ...march,
    of: recipient,
    route,
    superseded: v.boolean(),
    order: v.nullable(id),
  }),
  HiddenMarchJammed: v.object({ type: v.literal('HiddenMarchJammed'), ...march, of: recipient, turns: upTo(99) }),
  DiscoveryRolled: v.object({
    type: v.literal('DiscoveryRolled'),
    ...march,
    of: recipient,
    turn: turnNumber,
    nearestEnemyHq: v.picklist(ENEMY_HQS),
    found: v.boolean(),
  }),
  HiddenMarchOver: v.object({ type: v.literal('HiddenMarchOver'), ...march, of: recipient }),
  /** Held: formations whose chit goes in whatever else is said of them. Written with every play that concerns a march. */
  MarchersHeld: v.object({ type: v.literal('MarchersHeld'), formations: v.pipe(v.array(id), v.maxLength(200)) }),
  /** Table. */
  MarchRevealed: v.object({
    type: v.literal('MarchRevealed'),
    side: sideSchema,
    of: recipient,
    by: v.picklist(REVEALED_BY),
    mp: upTo(99_999),
    going: v.picklist(GOINGS),
    turn: turnNumber,
  }),
} as const;

export type HiddenCommand = OutputsOf<typeof hiddenCommands>;
export type HiddenEvent = OutputsOf<typeof hiddenEvents>;
export type CommandOf<Type extends HiddenCommand['type']> = Extract<HiddenCommand, { type: Type }>;
export type EventOf<Type extends HiddenEvent['type']> = Extract<HiddenEvent, { type: Type }>;

export const isHiddenEvent = (event: Readonly<{ type: string }>): event is HiddenEvent => event.type in hiddenEvents;

/** A march with the turn in which it was last rolled for. */
export type March = Readonly<v.InferOutput<typeof marchSchema> & { rolledOn: number | null }>;
export type Revealed = Readonly<Omit<EventOf<'MarchRevealed'>, 'type'>>;

/** What everybody has seen: who acted how often, and what came to light. */
export type HiddenTable = Readonly<{
  /** By formation, up to the turn before this one; in this turn the cup tells who acts. */
  acted: Readonly<Record<string, number>>;
  /** Turns that went by without chits, in which everybody moved. */
  chitless: number;
  /** Of this turn. */
  revealed: readonly Revealed[];
}>;
export type HiddenHeld = Readonly<{ marching: readonly string[] }>;
export type HiddenDesk = Readonly<{
  marches: readonly March[];
  /** Marches ever begun. */
  begun: number;
  /** The enemy HQ that was nearest last time. */
  enemyHq: EnemyHq;
}>;

export const EMPTY_HIDDEN: HiddenTable = { acted: {}, chitless: 0, revealed: [] };
export const EMPTY_HIDDEN_HELD: HiddenHeld = { marching: [] };
export const EMPTY_HIDDEN_DESK: HiddenDesk = { marches: [], begun: 0, enemyHq: 'other' };
