import * as v from 'valibot';
import { SIDES } from '../../../engine/sides';
import { titleSchema } from './title';
import type { CardPlay } from './title';
import { MOST_SWITCHES, switchName } from './switches';
import { idText, unitSchema } from './unit';

/**
 * What the players agree on before the first turn: sides, leaders, formations, the day's turns, switches.
 * The schema is the type: what does not fit it never becomes a set-up.
 */
export const PLAY_MODES = ['solo', 'onePhone'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

/** How chits come out: NLC's one cup, MOP's two cups with a die, MOP's cup of cover markers, or no cup at all. */
export const CUPS = ['one', 'two', 'covers', 'none'] as const;
export type CupKind = (typeof CUPS)[number];

export const TURN_KINDS = ['day', 'night', 'nightPM'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

export const LEADER_ROLES = ['OC', 'WC'] as const;
export type LeaderRole = (typeof LEADER_ROLES)[number];

/** `coordinated` is the name of a chit that belongs to no formation. */
const id = v.pipe(idText, v.notValue('coordinated'));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
/** Ruling 23: never below 0. The highest printed is 5 (Napoleon's card); 9 leaves room for other refits. */
const rating = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
export const sideSchema = v.picklist(SIDES);
export const turnNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/** NLC 14, 15: how much may be lost; null while nobody has said. */
const limit = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))), null);

/** MOP 37.16: what three commanders of 1814 do besides commanding. */
export const LEADER_EFFECTS = ['napoleon', 'ney', 'bluecher'] as const;
export type LeaderEffect = (typeof LEADER_EFFECTS)[number];

/** What is printed of few leaders: whoever has none of it has no such field, as in games from before there was any. */
const special = {
  /** MOP 37.17: his rating for all but March, Attack and Probe. */
  ratingOtherwise: v.exactOptional(v.nullable(rating)),
  effect: v.exactOptional(v.nullable(v.picklist(LEADER_EFFECTS))),
} as const;

export const leaderSchema = v.object({
  id,
  side: sideSchema,
  name,
  role: v.picklist(LEADER_ROLES),
  rating,
  /** A WC's own OC, where a side has several; null otherwise. */
  under: v.nullable(id),
  /** MOP 37.15.1: an OC who is not on the map counts 0. */
  onMap: v.boolean(),
  /** NLC 14: the demoralization level of an OC's army. */
  level: limit,
  ...special,
  /** MOP 37.17: a wing that takes cavalry corps alone. */
  cavalryOnly: v.exactOptional(v.boolean()),
  /** MOP 37.22, Ruling 46: his orders never change, and his formations need not be consistent with them. */
  fixedOrders: v.exactOptional(v.boolean()),
  /** What those orders say, as the scenario prints them. */
  standingOrder: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
});
export type Leader = Readonly<v.InferOutput<typeof leaderSchema>>;

/** NLC 20.6: a demoralized corps frightens its neighbours; cavalry corps and divisions frighten nobody. */
export const FORMATION_KINDS = ['corps', 'cavalryCorps', 'division'] as const;
export type FormationKind = (typeof FORMATION_KINDS)[number];

/** NLC 12.11, Ruling 94: what a Bad Move may be. A test holds it against the rules' own list. */
export const FIRST_BAD_MOVES = ['attack', 'probe', 'defend', 'delay', 'march', 'fallBack', 'reserve'] as const;

export const formationSchema = v.object({
  id,
  side: sideSchema,
  name,
  /** The formation's own leader; may be unnamed. */
  leader: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  rating,
  /** The OC or WC it answers to; null where a side has only one OC. */
  under: v.nullable(id),
  /** Index of the turn it arrives, null when it is there from the start. */
  arrives: v.nullable(turnNumber),
  /** Withdrawn, eliminated or not yet wanted: its chit stays out. */
  onMap: v.boolean(),
  kind: v.optional(v.picklist(FORMATION_KINDS), 'corps'),
  /** NLC 15: its demoralization limit. */
  limit,
  ...special,
  /** MOP 37.17: a local decision of its leader must aim within so many hexes of his commander. */
  decisionHexes: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)))),
  /** MOP 37.19: its leader makes no local decision until a hex of this place was assaulted. */
  decisionBarredUntil: v.exactOptional(v.nullable(name)),
  /** MOP 37.19: what his first Bad Move becomes, whatever the enemy would name. */
  firstBadMove: v.exactOptional(
    v.nullable(v.object({ type: v.picklist(FIRST_BAD_MOVES), at: v.optional(v.nullable(name), null) })),
  ),
  /** MOP 37.19: until this commander is on the map its orders change by local decision alone. */
  onlyLocalUntil: v.exactOptional(v.nullable(id)),
});
export type Formation = Readonly<v.InferOutput<typeof formationSchema>>;

export const turnSchema = v.object({ label: name, kind: v.picklist(TURN_KINDS), day: v.pipe(v.number(), v.integer()) });
export type Turn = Readonly<v.InferOutput<typeof turnSchema>>;

/** A step of a sequence of play that the players wrote themselves (N20, Ruling 71). */
export const ownStepSchema = v.object({
  id,
  title: name,
  who: v.nullable(sideSchema),
  when: v.picklist(['always', 'day', 'night']),
});
export type OwnStep = Readonly<v.InferOutput<typeof ownStepSchema>>;

const setupObject = v.object({
  sides: v.object({
    first: v.object({ title: name, colour: id }),
    second: v.object({ title: name, colour: id }),
  }),
  playMode: v.picklist(PLAY_MODES),
  cup: v.picklist(CUPS),
  leaders: v.pipe(v.array(leaderSchema), v.maxLength(60)),
  formations: v.pipe(v.array(formationSchema), v.maxLength(200)),
  /** Who fights in them; a game of chits alone has none. */
  units: v.optional(v.pipe(v.array(unitSchema), v.maxLength(600)), []),
  turns: v.pipe(v.array(turnSchema), v.minLength(1), v.maxLength(400)),
  switches: v.pipe(v.array(switchName), v.maxLength(MOST_SWITCHES)),
  /** The players' own sequence of play, or null for the rule set's. */
  steps: v.nullable(v.pipe(v.array(ownStepSchema), v.maxLength(60))),
  title: v.optional(titleSchema, {}),
  /** The highest number in the id of anything that was ever removed: history still speaks of it, so nothing else gets it. */
  lastRemoved: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))),
});
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
export type Setup = DeepReadonly<v.InferOutput<typeof setupObject>>;
/** Reads a set-up; what it gives is ours, and nobody writes to ours. */
export const setupSchema: v.GenericSchema<unknown, Setup> = setupObject;

/** MOP 37.12: the same with another way of playing cards; null: the app does not know of cards. */
export const withCardPlay = (setup: Setup, way: CardPlay | null): Setup => {
  const { cardPlay: _before, ...title } = setup.title;
  return { ...setup, title: way === null ? title : { ...title, cardPlay: way } };
};
