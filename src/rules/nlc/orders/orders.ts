import * as v from 'valibot';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { ownName } from '../../common/fields';
import type { OutputsOf } from '../../common/events';
import { corpsEvents } from '../corps/corps';
import type { CorpsEvent } from '../corps/corps';
import { courier, id, orderChange, orderStep, orderSteps, recipient, routeField, sheet, turn } from './order';
import type { Order, OrderStep, Recipient } from './order';

/**
 * Orders: sheets, couriers and the command phase (NLC 12). Every fact about an order stands on its owner's desk; the table
 * learns that a side is done, that a Bad Move is called, and that somebody retreats after a failure. Nothing else. Of the
 * desk, which may be locked, only what the cup and the enemy's answers need is held beside it.
 */

/** NLC 12.3: the steps of a side's command phase. */
export const PHASE_STEPS = ['decisions', 'checks', 'orders', 'receiving'] as const;
export type PhaseStep = (typeof PHASE_STEPS)[number];

const side = v.picklist(SIDES);
const ids = v.pipe(v.array(id), v.maxLength(40));

/** What is told of a side's orders to limits that lie on the table. */
const told = v.variant('type', [corpsEvents.OperationRecorded, corpsEvents.DivisionSet]);

const decision = v.object({
  of: recipient,
  turn,
  steps: orderSteps,
  awaitFurther: v.boolean(),
  forDivision: v.nullable(v.object({ division: ownName, courier })),
});
export type Decision = Readonly<v.InferOutput<typeof decision>>;

const RESULTS = ['noEffect', 'actsLocally', 'delayed', 'divisionalOrderLeaves', 'badMove', 'firstBadMove'] as const;

export const ordersEvents = {
  /** Desk. */
  OrderWritten: v.object({ type: v.literal('OrderWritten'), sheet }),
  OrderChanged: v.object({ type: v.literal('OrderChanged'), ...orderChange.entries }),
  OrderAsked: v.object({
    type: v.literal('OrderAsked'),
    order: id,
    of: recipient,
    about: v.picklist(['success', 'confidence']),
    turn,
    /** NLC 12.10: the target was said to be reached, or held, without that being a success. */
    held: v.exactOptional(v.boolean()),
  }),
  RouteNamed: v.object({ type: v.literal('RouteNamed'), order: id, of: recipient, route: routeField }),
  LossNoted: v.object({ type: v.literal('LossNoted'), order: id, of: recipient }),
  UnitsBlocked: v.object({ type: v.literal('UnitsBlocked'), order: id, of: recipient, units: ids }),
  DecisionRecorded: v.object({ type: v.literal('DecisionRecorded'), decision }),
  DecisionAnswered: v.object({
    type: v.literal('DecisionAnswered'),
    of: recipient,
    turn,
    result: v.picklist(RESULTS),
  }),
  PhaseStepReached: v.object({ type: v.literal('PhaseStepReached'), turn, step: v.picklist(PHASE_STEPS) }),
  AwaySet: v.object({ type: v.literal('AwaySet'), leader: id, away: v.boolean(), turn }),
  PlacedUnder: v.object({ type: v.literal('PlacedUnder'), of: recipient, to: v.nullable(id) }),
  HouseRuled: v.object({
    type: v.literal('HouseRuled'),
    turn,
    code: v.string(),
    rule: v.nullable(v.string()),
    reason: v.string(),
  }),
  /** What is to be told to open limits, and that it was told. */
  OperationsKept: v.object({ type: v.literal('OperationsKept'), events: v.array(told) }),
  OperationsTold: v.object({ type: v.literal('OperationsTold') }),
  /** On the desk of the enemy who named it. */
  BadMoveNamed: v.object({ type: v.literal('BadMoveNamed'), of: recipient, step: v.nullable(orderStep) }),
  /** Held for the side whose leader it is, since its desk may be locked; its desk takes it in when it is next used. */
  BadMoveAssigned: v.object({
    type: v.literal('BadMoveAssigned'),
    of: recipient,
    step: orderStep,
    turn,
    /** The number of the last step lost by then (NLC 12.10). */
    losses: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  BadMoveTakenIn: v.object({ type: v.literal('BadMoveTakenIn'), of: recipient }),
  /** Held: the formations that go by an order which is not Reserve. The table plays on by it while the orders are locked. */
  CommandedHeld: v.object({ type: v.literal('CommandedHeld'), formations: v.array(id) }),
  /** Table: the closed list. */
  CommandPhaseDone: v.object({ type: v.literal('CommandPhaseDone'), side, turn }),
  CommandPhaseReopened: v.object({ type: v.literal('CommandPhaseReopened'), side }),
  BadMoveCalled: v.object({ type: v.literal('BadMoveCalled'), side, of: recipient, turn, revealed: v.boolean() }),
  BadMoveAnswered: v.object({ type: v.literal('BadMoveAnswered'), of: recipient }),
  FailureRetreated: v.object({
    type: v.literal('FailureRetreated'),
    side,
    of: recipient,
    hexes: v.pipe(v.number(), v.integer()),
  }),
  /** Ruling 8, where orders are open: all of a side's that still count. */
  OrdersShown: v.object({
    type: v.literal('OrdersShown'),
    side,
    orders: v.pipe(v.array(v.object({ of: recipient, steps: orderSteps, inForce: v.boolean() })), v.maxLength(400)),
  }),
  /** A side lays its orders open, all it ever wrote: the game is over, or it likes to. */
  ArchiveOpened: v.object({ type: v.literal('ArchiveOpened'), side }),
  /** MOP 37.19. */
  AssaultNoted: v.object({ type: v.literal('AssaultNoted'), place: ownName, assaulted: v.boolean() }),
} as const;
export type OrdersEvent = OutputsOf<typeof ordersEvents>;

/** Everything by which a desk's orders may come to show on the table (the Reserve action is the cup's). */
export const DECLARED_BY_ORDERS: readonly OrdersEvent['type'][] = [
  'CommandPhaseDone',
  'CommandPhaseReopened',
  'BadMoveCalled',
  'BadMoveAnswered',
  'FailureRetreated',
  'OrdersShown',
  'ArchiveOpened',
  'AssaultNoted',
];

export type ToldEvent = Extract<CorpsEvent, { type: 'OperationRecorded' | 'DivisionSet' }>;
export type BadMove = Readonly<{ side: Side; of: Recipient; turn: number; revealed: boolean }>;
/** Ruling 8: an order as everybody sees it. */
export type ShownOrder = Readonly<{ of: Recipient; steps: readonly OrderStep[]; inForce: boolean }>;
export type Retreat = Readonly<{ side: Side; of: Recipient; hexes: number }>;

/** What the whole table knows: who is done, what is called, and the steps that were lost. */
export type OrdersTable = Readonly<{
  done: readonly Side[];
  badMoves: readonly BadMove[];
  /** Of this turn. */
  retreats: readonly Retreat[];
  /** Steps ever lost, of both sides; what is regained is not taken off. And of each unit, which of them was its last. */
  losses: number;
  lastLoss: Readonly<Record<string, number>>;
  gone: readonly string[];
  /** Ruling 8: what lies open of them. */
  shown: BySide<readonly ShownOrder[]>;
  /** Whose orders lie open, all that were ever written. */
  archives: readonly Side[];
  /** MOP 37.19: places of which a hex was assaulted, as far as somebody's decisions wait for it. */
  assaulted: readonly string[];
  /** NLC 20.8: the turn, and in which each formation was last in combat, for as long as that keeps it from resting. */
  turn: number;
  fought: Readonly<Record<string, number>>;
}>;

export type HouseRuling = Readonly<{ turn: number; code: string; rule: string | null; reason: string }>;
export type Recorded = Decision & Readonly<{ result: (typeof RESULTS)[number] | null }>;

/** What only the owner knows. */
export type OrdersDesk = Readonly<{
  orders: readonly Order[];
  /** Of the turn in which the last one was recorded. */
  decisions: readonly Recorded[];
  phase: Readonly<{ turn: number; step: PhaseStep }> | null;
  /** OCs away from their HQs, and since when. */
  away: Readonly<Record<string, number>>;
  /** NLC 12.2, 12.13: whoever was put under another commander than the set-up says, by `keyOfRecipient`. */
  placed: Readonly<Record<string, string>>;
  houseRulings: readonly HouseRuling[];
  untold: readonly ToldEvent[];
  /** What this side named after the enemy's Bad Moves. */
  named: readonly Readonly<{ of: Recipient; step: OrderStep | null }>[];
}>;

export type Assigned = Readonly<{ of: Recipient; step: OrderStep; turn: number; losses: number }>;

/** What the app holds of a side's orders, so that the table can play on while they are locked. */
export type OrdersHeld = Readonly<{
  /** Formations with an order that is not Reserve; null in a game that is older than this, until its desk is next used. */
  commanded: readonly string[] | null;
  /** What the enemy named after this side's Bad Moves and its desk has not taken in yet. */
  assigned: readonly Assigned[];
}>;

export const EMPTY_ORDERS: OrdersTable = {
  done: [],
  badMoves: [],
  retreats: [],
  losses: 0,
  lastLoss: {},
  gone: [],
  shown: bothSides(() => []),
  archives: [],
  assaulted: [],
  turn: 0,
  fought: {},
};
export const EMPTY_ORDERS_HELD: OrdersHeld = { commanded: null, assigned: [] };
export const EMPTY_ORDERS_DESK: OrdersDesk = {
  orders: [],
  decisions: [],
  phase: null,
  away: {},
  placed: {},
  houseRulings: [],
  untold: [],
  named: [],
};

/** Under what a recipient's orders and attachments stand. No leader shares an id with a formation. */
export const keyOfRecipient = (of: Recipient): string => {
  switch (of.kind) {
    case 'division':
      return `${of.id}/${of.division}`;
    case 'hq':
      return `hq ${of.id}`;
    case 'train':
      return `train ${of.id}`;
    default:
      return of.id;
  }
};
