import * as v from 'valibot';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide } from '../../../engine/sides';
import type { OutputsOf, WithoutType } from '../../common/events';
import { FOLLOW_UP_IDS } from './follow-up-table';
import type { FollowUpId } from './follow-up-table';

/**
 * What is kept of formations, divisions on their own orders, armies and those who lead them: what raises and lowers a limit,
 * who is demoralized, who has been lost, what must be remembered until a later turn.
 */

/** NLC 20.9: what becomes of a formation's orders. A Defend or Reserve that fails is a failure, and the army's business too. */
export const OPERATIONS = ['attackComplied', 'attackRepelled', 'retreatReceived', 'failure', 'defenceFailure'] as const;
export type Operation = (typeof OPERATIONS)[number];

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const divisionName = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const side = v.picklist(SIDES);
const no = v.optional(v.boolean(), false);
const upTo = (most: number, least = 0) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const turn = upTo(999);
const ids = v.pipe(v.array(id), v.maxLength(40));

/** Who can be demoralized: a formation, a division of it on its own orders, or an army, named by its OC. */
const subject = v.variant('kind', [
  v.object({ kind: v.literal('formation'), id }),
  v.object({ kind: v.literal('division'), id, division: divisionName }),
  v.object({ kind: v.literal('army'), id }),
]);
export type Subject = Readonly<v.InferOutput<typeof subject>>;

/** A formation, or a division of it on its own orders. */
const formationOrDivision = { formation: id, division: v.optional(v.nullable(divisionName), null) } as const;

export const corpsCommands = {
  RecordOperation: v.object({
    type: v.literal('RecordOperation'),
    ...formationOrDivision,
    what: v.picklist(OPERATIONS),
  }),
  /** NLC 20.6: friendly formations whose leaders are within five hexes of this one's. */
  SetNeighbours: v.object({ type: v.literal('SetNeighbours'), ...formationOrDivision, near: ids }),
  /** What was lost and stands in no unit of the list: a game that is kept without a list of units. */
  CountLosses: v.object({ type: v.literal('CountLosses'), of: subject, lost: upTo(9999) }),
  /** NLC 12.13: a division goes on its own orders or comes back; whether its commander is in range. */
  SetDivision: v.object({
    type: v.literal('SetDivision'),
    formation: id,
    division: divisionName,
    ownOrders: v.boolean(),
    withinCommanderRange: no,
  }),
  RecordHq: v.object({ type: v.literal('RecordHq'), leader: id, what: v.picklist(['destroyed', 'back']) }),
  /** NLC 7.4: Guard infantry that assaulted was thrown back. Only NLB lowers the level too. */
  RecordGuard: v.object({ type: v.literal('RecordGuard'), side, lowersLevel: no, alliedArmyDemoralized: no }),
  /** `of`: a formation, a commander or a side, as the follow-up has it; a mark is 0 or 1. */
  SetFollowUp: v.object({ type: v.literal('SetFollowUp'), id: v.picklist(FOLLOW_UP_IDS), of: id, value: upTo(99) }),
} as const;

export const corpsEvents = {
  OperationRecorded: v.object({
    type: v.literal('OperationRecorded'),
    ...formationOrDivision,
    what: v.picklist(OPERATIONS),
  }),
  NeighboursSet: v.object({ type: v.literal('NeighboursSet'), ...formationOrDivision, near: ids }),
  LossesCounted: v.object({ type: v.literal('LossesCounted'), of: subject, lost: upTo(9999) }),
  DivisionSet: v.object({
    type: v.literal('DivisionSet'),
    formation: id,
    division: divisionName,
    ownOrders: v.boolean(),
    withinCommanderRange: v.boolean(),
  }),
  DemoralizationTurned: v.object({
    type: v.literal('DemoralizationTurned'),
    of: subject,
    now: v.picklist(['demoralized', 'lifted']),
    rule: v.string(),
    lost: upTo(99999),
    limit: upTo(99999),
  }),
  RallyTried: v.object({
    type: v.literal('RallyTried'),
    formation: id,
    side,
    turn,
    /** Ruling 96: who of this side was demoralized when its rally segment began. */
    atStart: v.array(v.string()),
    tries: v.array(v.object({ unit: id, partner: v.nullable(id), rallied: v.boolean() })),
  }),
  DisruptionTried: v.object({
    type: v.literal('DisruptionTried'),
    side,
    turn,
    tries: v.array(v.object({ unit: id, result: v.picklist(['removed', 'stays', 'routed']) })),
  }),
  LeaderRolled: v.object({
    type: v.literal('LeaderRolled'),
    leader: id,
    cause: v.picklist(['combat', 'displaced']),
    /** What his successor is rated from the next turn on; null when he came to no harm. */
    successor: v.nullable(upTo(9)),
  }),
  HqRecorded: v.object({ type: v.literal('HqRecorded'), leader: id, what: v.picklist(['destroyed', 'back']) }),
  /** Held: what was kept back of a formation, or of a division of it, lies open from here on (decision 0012). */
  UntoldTold: v.object({ type: v.literal('UntoldTold'), ...formationOrDivision }),
  GuardRecorded: v.object({
    type: v.literal('GuardRecorded'),
    side,
    lowersLevel: v.boolean(),
    alliedArmyDemoralized: v.boolean(),
  }),
  FollowUpSet: v.object({ type: v.literal('FollowUpSet'), id: v.picklist(FOLLOW_UP_IDS), of: id, value: upTo(99) }),
} as const;

export type CorpsCommand = OutputsOf<typeof corpsCommands>;
export type CorpsEvent = OutputsOf<typeof corpsEvents>;

/** How often each thing of NLC 20.9 has happened to a formation or division. */
export type Operations = Readonly<Record<Operation, number>>;
export const NO_OPERATIONS: Operations = {
  attackComplied: 0,
  attackRepelled: 0,
  retreatReceived: 0,
  failure: 0,
  defenceFailure: 0,
};

/** A division on its own orders. */
export type OwnDivision = Readonly<{ formation: string; division: string; withinCommanderRange: boolean }>;

/** NLC 13, Ruling 96: a side's rallying in the turn it last rallied in. */
export type RallyTurn = Readonly<{
  turn: number;
  atStart: readonly string[];
  /** Units tried, by the formation whose leader tried. */
  tries: Readonly<Record<string, number>>;
}>;

/**
 * All that a limit and its verdict come from. It lies on the table, or, where demoralization is hidden (MOP 37.10), each
 * side's on its own desk. Keys are those of `keyOf`.
 */
export type Ledger = Readonly<{
  operations: Readonly<Record<string, Operations>>;
  neighbours: Readonly<Record<string, readonly string[]>>;
  besides: Readonly<Record<string, number>>;
  divisions: Readonly<Record<string, OwnDivision>>;
  demoralized: readonly string[];
  rallies: BySide<RallyTurn | null>;
  /** NLC 19.2: who has tried to lose his disruption, and in which turn. */
  tried: BySide<Readonly<{ turn: number; units: readonly string[] }> | null>;
}>;

export type Hq = Readonly<{ timesLost: number; lostOn: number | null }>;
export type Guard = WithoutType<v.InferOutput<typeof corpsEvents.GuardRecorded>>;
/** A counter or mark as it was set, and in which turn. */
export type FollowUp = Readonly<{ id: FollowUpId; of: string; value: number; turn: number }>;

export type CorpsTable = Readonly<{
  turn: number;
  ledger: Ledger;
  /** The turn in which a unit was eliminated. */
  eliminatedOn: Readonly<Record<string, number>>;
  /** Leaders lost, by commander or formation. */
  lost: Readonly<Record<string, Readonly<{ turn: number; successor: number }>>>;
  /** NLC 11.1: the turn in which a leader was last displaced. Missing in what was kept before it was asked for. */
  displaced?: Readonly<Record<string, number>>;
  hqs: Readonly<Record<string, Hq>>;
  guard: BySide<Guard | null>;
  followUps: readonly FollowUp[];
}>;
/** What only the owner knows: with hidden demoralization all of it, else what his orders did and nobody has told (0012). */
export type CorpsDesk = Readonly<{ ledger: Ledger }>;

export const EMPTY_LEDGER: Ledger = {
  operations: {},
  neighbours: {},
  besides: {},
  divisions: {},
  demoralized: [],
  rallies: bothSides(() => null),
  tried: bothSides(() => null),
};
export const EMPTY_CORPS: CorpsTable = {
  turn: 0,
  ledger: EMPTY_LEDGER,
  eliminatedOn: {},
  lost: {},
  hqs: {},
  guard: bothSides(() => null),
  followUps: [],
};
export const EMPTY_CORPS_DESK: CorpsDesk = { ledger: EMPTY_LEDGER };

/** Under what a formation, a division or an army stands in the ledger. Commanders and formations share no id (NLC 2.1's check). */
export const keyOf = (formation: string, division: string | null = null): string =>
  division === null ? formation : `${formation}/${division}`;

export const keyOfSubject = (of: Subject): string => (of.kind === 'division' ? keyOf(of.id, of.division) : of.id);
