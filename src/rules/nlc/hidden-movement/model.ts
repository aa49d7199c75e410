import * as v from 'valibot';
import type { OutputsOf } from '../../common/events';
import { no, ownName, upTo } from '../../common/fields';
import { otherModifier } from '../../common/fields';
import { sideSchema, turnNumber } from '../../common/setup/setup';
import { id, recipient } from '../orders/order';

/**
 * Hidden movement (NLC 20.1). A march and its route stand on its owner's desk, which may be locked. How often a formation has
 * acted everybody has seen, so the movement it has collected needs no writing; that its chit goes in (Ruling 98) is held
 * beside the desk. MOP's covered stacks, dummies and vedettes (37.10, 37.11) are kept here too.
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

const MOST_VEDETTES = 9;
const vedettes = (least: number) => v.pipe(upTo(MOST_VEDETTES), v.minValue(least));

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
  /** MOP 37.10: a stack of cover markers with nothing under it. */
  SetDummies: v.object({ type: v.literal('SetDummies'), side: sideSchema, count: upTo(99) }),
  RevealDummy: v.object({ type: v.literal('RevealDummy'), side: sideSchema }),
  /** MOP 37.11.2: a vedette has seen a hidden force; the marker counts the turns its report takes. */
  SpotForce: v.object({ type: v.literal('SpotForce'), name: ownName, turns: v.pipe(upTo(99), v.minValue(1)) }),
  LiftSpotted: v.object({ type: v.literal('LiftSpotted'), spotted: id, revealed: no }),
  /** MOP 37.11: a light cavalry unit makes way for its vedettes; seven brigades have some and keep on the map. */
  DeployVedettes: v.object({ type: v.literal('DeployVedettes'), unit: id, count: vedettes(1), keepsUnit: no }),
  /** Some are gone, or disrupted, or in order again. */
  ChangeVedettes: v.object({
    type: v.literal('ChangeVedettes'),
    vedettes: id,
    left: vedettes(0),
    disrupted: vedettes(0),
  }),
  /** Stacked together again, the unit takes their place. */
  RecallVedettes: v.object({ type: v.literal('RecallVedettes'), vedettes: id }),
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
const turns = upTo(99);

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
  HiddenMarchJammed: v.object({ type: v.literal('HiddenMarchJammed'), ...march, of: recipient, turns }),
  DiscoveryRolled: v.object({
    type: v.literal('DiscoveryRolled'),
    ...march,
    of: recipient,
    turn: turnNumber,
    nearestEnemyHq: v.picklist(ENEMY_HQS),
    found: v.boolean(),
  }),
  HiddenMarchOver: v.object({ type: v.literal('HiddenMarchOver'), ...march, of: recipient }),
  DummiesSet: v.object({ type: v.literal('DummiesSet'), side: sideSchema, count: turns }),
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
  DummyRevealed: v.object({ type: v.literal('DummyRevealed'), side: sideSchema }),
  ForceSpotted: v.object({ type: v.literal('ForceSpotted'), spotted: id, name: ownName, turns }),
  SpottedLifted: v.object({ type: v.literal('SpottedLifted'), spotted: id, name: ownName, revealed: v.boolean() }),
  VedettesDeployed: v.object({
    type: v.literal('VedettesDeployed'),
    vedettes: id,
    unit: id,
    count: vedettes(1),
    keepsUnit: v.boolean(),
  }),
  VedettesChanged: v.object({
    type: v.literal('VedettesChanged'),
    vedettes: id,
    unit: id,
    left: vedettes(0),
    disrupted: vedettes(0),
  }),
  VedettesRecalled: v.object({ type: v.literal('VedettesRecalled'), vedettes: id, unit: id }),
} as const;

export type HiddenCommand = OutputsOf<typeof hiddenCommands>;
export type HiddenEvent = OutputsOf<typeof hiddenEvents>;
export type CommandOf<Type extends HiddenCommand['type']> = Extract<HiddenCommand, { type: Type }>;
export type EventOf<Type extends HiddenEvent['type']> = Extract<HiddenEvent, { type: Type }>;

export const isHiddenEvent = (event: Readonly<{ type: string }>): event is HiddenEvent => event.type in hiddenEvents;

/** A march with the turn in which it was last rolled for. */
export type March = Readonly<v.InferOutput<typeof marchSchema> & { rolledOn: number | null }>;
export type Revealed = Readonly<Omit<EventOf<'MarchRevealed'>, 'type'>>;
export type Spotted = Readonly<{ id: string; name: string; left: number }>;

/** MOP 37.11: the vedettes of one unit that are out on the map. */
export type Vedettes = Readonly<{
  id: string;
  unit: string;
  count: number;
  left: number;
  disrupted: number;
  /** It stays on the map itself. */
  keepsUnit: boolean;
}>;
/** How many vedettes a unit has, as it was said once. */
export type VedettesOf = Readonly<{ count: number; keepsUnit: boolean }>;

/** What everybody has seen: who acted how often, what came to light, and markers on covered stacks. */
export type HiddenTable = Readonly<{
  /** By formation, up to the turn before this one; in this turn the cup tells who acts. */
  acted: Readonly<Record<string, number>>;
  /** Turns that went by without chits, in which everybody moved. */
  chitless: number;
  /** Of this turn. */
  revealed: readonly Revealed[];
  spotted: readonly Spotted[];
  /** Ever spotted, so that no two markers are one. */
  spottings: number;
  vedettes: readonly Vedettes[];
  /** Ever deployed. */
  deployments: number;
  /** By unit. */
  vedettesOf: Readonly<Record<string, VedettesOf>>;
}>;
export type HiddenHeld = Readonly<{ marching: readonly string[] }>;
export type HiddenDesk = Readonly<{
  marches: readonly March[];
  /** Marches ever begun. */
  begun: number;
  /** The enemy HQ that was nearest last time. */
  enemyHq: EnemyHq;
  dummies: number;
}>;

export const EMPTY_HIDDEN: HiddenTable = {
  acted: {},
  chitless: 0,
  revealed: [],
  spotted: [],
  spottings: 0,
  vedettes: [],
  deployments: 0,
  vedettesOf: {},
};
export const EMPTY_HIDDEN_HELD: HiddenHeld = { marching: [] };
export const EMPTY_HIDDEN_DESK: HiddenDesk = { marches: [], begun: 0, enemyHq: 'other', dummies: 0 };
