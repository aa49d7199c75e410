import * as v from 'valibot';
import { SIDES } from '../../../engine/sides';
import { no, ownName } from '../../common/fields';
import type { OutputsOf } from '../../common/events';
import { otherModifier } from '../../common/fields';
import { ORDER_CARDS } from '../command/compliance';
import { courier, houseRule, id, orderStep, orderSteps, recipient, remark, routeField } from './order';

/** NLC 12.2: how a Defend, Delay or Reserve fails by what happens on the map. */
export const FAILURES = [
  'drivenOut',
  'displaced',
  'stackRetreated',
  /** In simplified command: an attack that nobody carries on. */
  'noLongerAttacks',
] as const;

const side = v.picklist(SIDES);
const ids = v.pipe(v.array(id), v.maxLength(40));
const order = { order: id } as const;
/** Between a new target and that of an order of the same type (NLC 12.4). */
const apart = v.optional(
  v.pipe(
    v.array(v.object({ order: id, hexes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)) })),
    v.maxLength(40),
  ),
  [],
);
/** NLC 20.9: the enemy formations that were being attacked. */
const attacked = v.optional(ids, []);

export const ordersCommands = {
  SetOrder: v.object({
    type: v.literal('SetOrder'),
    of: recipient,
    steps: orderSteps,
    awaitFurther: no,
    note: v.exactOptional(remark),
    houseRule,
  }),
  RecordLocalDecision: v.object({
    type: v.literal('RecordLocalDecision'),
    of: recipient,
    steps: orderSteps,
    awaitFurther: no,
    /** NLC 12.13: for one of his divisions, and the way to it. */
    forDivision: v.optional(v.nullable(v.object({ division: ownName, courier })), null),
    /** MOP 37.17: how far from his commander the target lies, for a leader who is bound to him. */
    hexesFromCommander: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
    apart,
    houseRule,
  }),
  CheckSuccess: v.object({
    type: v.literal('CheckSuccess'),
    ...order,
    /** March: a unit is at the target; Attack: it is controlled. */
    reached: v.boolean(),
    inZoc: no,
    /** Ruling 92; null: as the mark for it says. */
    attacked: v.optional(v.nullable(v.boolean()), null),
    /** NLC 16: a unit stands on a part of the target. Asked at night. */
    onTarget: no,
    attackedFormations: attacked,
    houseRule,
  }),
  WriteOrder: v.object({
    type: v.literal('WriteOrder'),
    from: id,
    /** More than one for a General Retreat only. */
    to: v.pipe(v.array(v.object({ of: recipient, courier })), v.minLength(1), v.maxLength(60)),
    steps: orderSteps,
    awaitFurther: no,
    card: v.optional(v.nullable(v.picklist([8, 10, ...ORDER_CARDS])), null),
    otherShift: otherModifier,
    /** NLC 12.12: the OC is not stacked with his HQ. */
    awayFromHq: no,
    targetInSight: no,
    /** Ruling 88: the sender is a WC in range and sight of an OC. */
    idle: no,
    /** NLC 12.14: a March towards the target of the WC's own order. */
    towardsTarget: no,
    /** NLC 20.5: the recipient's WC is out of his OC's command range. Asked where that rule is played. */
    wingOutOfRange: no,
    /** Rulings 49, 90; null: as the army's losses say. */
    retreatAllowed: v.optional(v.nullable(v.boolean()), null),
    apart,
    houseRule,
  }),
  ReceiveOrders: v.object({ type: v.literal('ReceiveOrders'), side, houseRule }),
  /** The enemy's answer to a Bad Move; null where he leaves the leader as he is. */
  AssignBadMove: v.object({ type: v.literal('AssignBadMove'), of: recipient, step: v.nullable(orderStep) }),
  PhaseDone: v.object({ type: v.literal('PhaseDone'), side, houseRule }),
  /** A change after "done": the phase must be ended again. */
  ReopenPhase: v.object({ type: v.literal('ReopenPhase'), side }),
  FailOrder: v.object({
    type: v.literal('FailOrder'),
    of: recipient,
    why: v.picklist(FAILURES),
    attackedFormations: attacked,
    houseRule,
  }),
  /** NLC 12.9: a March meets the enemy; with the leader the whole formation, else the units that are named. */
  MeetEnemy: v.object({
    type: v.literal('MeetEnemy'),
    ...order,
    whom: v.picklist(['leader', 'units']),
    units: v.optional(ids, []),
    houseRule,
  }),
  /** Ruling 46: "Delay, then Fall Back" as it is printed. */
  NextStep: v.object({ type: v.literal('NextStep'), ...order, houseRule }),
  TurnToReserve: v.object({ type: v.literal('TurnToReserve'), ...order, enemyNear: v.boolean(), houseRule }),
  Reincorporate: v.object({ type: v.literal('Reincorporate'), of: recipient, inRange: v.boolean(), houseRule }),
  NameRoute: v.object({ type: v.literal('NameRoute'), ...order, route: routeField }),
  NoteLoss: v.object({ type: v.literal('NoteLoss'), ...order }),
  SetAway: v.object({ type: v.literal('SetAway'), leader: id, away: v.boolean() }),
  /** The players agree that an order is no more. */
  DropOrder: v.object({ type: v.literal('DropOrder'), ...order, houseRule }),
  /** NLC 20.7: an OC directs units beside him; whose they are, and how many. */
  DirectUnits: v.object({
    type: v.literal('DirectUnits'),
    leader: id,
    formations: v.pipe(ids, v.minLength(1)),
    units: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    /** He is French, and so need not be rated 4. */
    french: no,
    houseRule,
  }),
  /** NLC 20.8: who is tired, more tired or rested, marked for all to see. */
  MarkFatigue: v.object({ type: v.literal('MarkFatigue'), side, formations: v.pipe(ids, v.minLength(1)) }),
  /** Simplified command: the order its own player gives a formation. */
  ChooseOrder: v.object({
    type: v.literal('ChooseOrder'),
    of: recipient,
    steps: orderSteps,
    awaitFurther: no,
    houseRule,
  }),
  /** MOP 37.19: a hex of a place was assaulted, for which a leader's local decisions wait; or it was said in error. */
  NoteAssault: v.object({
    type: v.literal('NoteAssault'),
    place: ownName,
    assaulted: v.optional(v.boolean(), true),
  }),
  /** NLC 20.9: what the owner's orders do to limits that lie open. */
  TellOperations: v.object({ type: v.literal('TellOperations'), side }),
  /** A side lays open all the orders it ever wrote. */
  OpenArchive: v.object({ type: v.literal('OpenArchive'), side }),
} as const;
export type OrdersCommand = OutputsOf<typeof ordersCommands>;
