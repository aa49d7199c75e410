import * as v from 'valibot';
import { no, ownName, upTo } from '../../common/fields';
import { otherModifier } from '../../common/fields';
import { ORDER_CARDS } from '../command/compliance';
import { orderType } from '../command/fields';
import { sender } from '../command/leader';

/** What is written on an order sheet (NLC 12.4), and what becomes of it. All of it is on the owner's desk. */

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
export const turn = upTo(999);
const reason = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

export const remark = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/** Why an order was given against the rules: the players agreed. */
export const houseRule = v.optional(v.nullable(v.object({ reason })), null);
export type HouseRule = v.InferOutput<typeof houseRule>;

/** Who receives orders: a formation, a division by itself (12.13), a wing commander, an HQ (11.5), a pontoon train (MOP 37.8). */
export const recipient = v.variant('kind', [
  v.object({ kind: v.literal('formation'), id }),
  v.object({ kind: v.literal('division'), id, division: ownName }),
  v.object({ kind: v.literal('wing'), id }),
  v.object({ kind: v.literal('hq'), id }),
  v.object({ kind: v.literal('train'), id: v.picklist(['first', 'second']) }),
]);
export type Recipient = Readonly<v.InferOutput<typeof recipient>>;

/** A place by its name, a hex, or (NLC 12.2, Defend) wherever the formation stands. */
const target = v.variant('kind', [
  v.object({ kind: v.literal('place'), name: ownName }),
  v.object({ kind: v.literal('hex'), hex: v.pipe(v.string(), v.minLength(1), v.maxLength(12)) }),
  v.object({ kind: v.literal('here') }),
  /** NLC 9: where reinforcements march to: their HQ, wherever it is when they reach it, or the first town on their road. */
  v.object({ kind: v.literal('hq') }),
  v.object({ kind: v.literal('entryTown') }),
]);
export type Target = Readonly<v.InferOutput<typeof target>>;

export const routeField = v.pipe(v.array(ownName), v.maxLength(20));

/** One order of a sequence (NLC 12.5); most orders have but one. */
export const orderStep = v.object({
  type: orderType.schema,
  target: v.optional(v.nullable(target), null),
  /** NLC 12.2: the waypoints of a March, named by the second turn at the latest. */
  route: v.optional(routeField, []),
  /** Assign: the commander, or the formation, it is placed under. */
  to: v.optional(v.nullable(id), null),
  /** NLC 12.5: an Attack that is to begin the next day. */
  nextDay: no,
  /** Ruling 27: within 10 MP of the leader, or of the target before it, or by a road that begins there. */
  reachable: v.optional(v.boolean(), true),
});
export type OrderStep = Readonly<v.InferOutput<typeof orderStep>>;
export const orderSteps = v.pipe(v.array(orderStep), v.minLength(1), v.maxLength(8));

const distance = { mp: upTo(999), quarters: v.optional(upTo(3), 0) } as const;

/** NLC 12.6: the way from sender to recipient, as the map has it. */
export const courier = v.object({
  ...distance,
  inSight: no,
  stacked: no,
  /** NLC 20.1.3: how far a hidden march has come. */
  hiddenMarch: v.optional(v.object(distance), { mp: 0 }),
});
export type Courier = Readonly<v.InferOutput<typeof courier>>;

/** Where an order came from. `follows`: what a formation is left with when its order succeeded, was canceled or failed. */
const ORIGINS = ['start', 'written', 'localDecision', 'badMove', 'follows'] as const;

/** Who sent it, as he was then. A second rating stands there only where he has one (MOP 37.17). */
const sentBy = v.object({
  rating: sender.rating.schema,
  ratingOtherwise: v.exactOptional(sender.rating.schema),
  hqLost: sender.hqLost.schema,
  attachedDivisions: sender.attachedDivisions.schema,
});
export type SentBy = Readonly<v.InferOutput<typeof sentBy>>;

/** NLC 12.4: the sheet as it was written. Ruling 10: sender, face to face and card stay as they were then. */
export const sheet = v.object({
  id,
  /** NLC 12.12: orders of one number count as one: a General Retreat to all. */
  batch: id,
  of: recipient,
  steps: orderSteps,
  /** NLC 12.8: in Reserve when all is done, instead of Defend. */
  awaitFurther: no,
  origin: v.picklist(ORIGINS),
  from: v.nullable(id),
  issuedOn: turn,
  arrivesOn: turn,
  courier: v.nullable(courier),
  faceToFace: v.boolean(),
  sender: v.nullable(sentBy),
  /** MOP App. I: 8 is a free March, complied with at once; 10 a free order of a player alone, checked at once. */
  card: v.nullable(v.picklist([8, 10, ...ORDER_CARDS])),
  otherShift: otherModifier,
  /** NLC 20.5: the wing commander past whom it went while out of his OC's range. */
  bypasses: v.nullable(id),
  /** Ruling 46: what is printed beside an at-start order and no field of it takes. */
  note: v.exactOptional(remark),
});
export type Sheet = Readonly<v.InferOutput<typeof sheet>>;

/**
 * `due`: it has arrived and must be checked. `waiting`: for a turn, a die or the dawn. `superseded`: a newer order is complied
 * with in its place; `cancelled`: its march was blocked, or its owner ended it (NLC 12.9).
 */
export const ORDER_STATES = [
  'inTransit',
  'due',
  'waiting',
  'inForce',
  'superseded',
  'ignored',
  'failed',
  'succeeded',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** NLC 12.7, 15, 16: what an order waits for. */
const WAITS = ['1T', 'R4', 'R5', 'dawn'] as const;
export type Wait = (typeof WAITS)[number];

/** An order in force that does not begin yet: at dawn, or next turn (NLC 12.5, Ruling 91). */
const SLEEPS = ['dawn', 'turn'] as const;
export type Sleep = (typeof SLEEPS)[number];

/** What can happen to an order. What each leads to stands in `machine.ts`. */
export const CHANGES = [
  'arrive',
  'postpone',
  'ignore',
  'wait',
  'rollOn',
  'comply',
  'advance',
  'supersede',
  'succeed',
  'fail',
  'cancel',
] as const;
export type Change = (typeof CHANGES)[number];

/** Why: one word for each sentence of the history. */
export const REASONS = [
  'arrived',
  'newerArrived',
  'checked',
  'accepted',
  'ledAttack',
  'heldAtNight',
  'dawn',
  'oneTurn',
  'rolled',
  'orderFailed',
  'atStart',
  'cameOn',
  'actsLocally',
  'badMove',
  'firstBadMove',
  'newOrder',
  'achieved',
  'metEnemy',
  'blocked',
  'ownersChoice',
  'assigned',
  'confidence',
  'offTargetAtNight',
  'drivenOut',
  'displaced',
  'stackRetreated',
  'noLongerAttacks',
  'ownWhim',
  'toReserve',
  'reincorporated',
  'houseRule',
] as const;
export type Reason = (typeof REASONS)[number];

export const orderChange = v.object({
  order: id,
  /** Whose it is and what it says, for the history. */
  of: recipient,
  what: orderType.schema,
  change: v.picklist(CHANGES),
  reason: v.picklist(REASONS),
  rule: v.string(),
  turn,
  wait: v.optional(v.nullable(v.picklist(WAITS)), null),
  /** Which of its steps is in force now. */
  at: v.optional(v.nullable(upTo(7)), null),
  sleep: v.optional(v.nullable(v.picklist(SLEEPS)), null),
  /** The number of the last step lost by then: what is lost from here on is lost under this order (NLC 12.10). */
  losses: v.optional(v.nullable(upTo(99_999)), null),
});
export type OrderChange = Readonly<v.InferOutput<typeof orderChange>>;

/** One line of an order's record. */
export type LogLine = Readonly<Pick<OrderChange, 'change' | 'reason' | 'rule' | 'turn' | 'wait'> & { at: number }>;

/** An order with all that has become of it. */
export type Order = Sheet &
  Readonly<{
    state: OrderState;
    wait: Readonly<{ until: Wait; since: number; rolledOn: number }> | null;
    /** Not to be checked before this turn (Ruling 56). */
    notBefore: number;
    at: number;
    /** The turn in which its step at hand came into force. */
    since: number;
    sleep: Readonly<{ until: Sleep; since: number }> | null;
    losses: number;
    /** NLC 12.10: a step was lost under it, where no list of units says so. */
    lossNoted: boolean;
    /** The turns in which success and confidence were last asked about, and in which the target was last said to be held. */
    asked: Readonly<{ success: number | null; confidence: number | null; held?: number | null }>;
    /** NLC 12.9: units that were blocked and have gone over to the next order. */
    blocked: readonly string[];
    log: readonly LogLine[];
  }>;
