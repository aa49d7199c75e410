import type { Seat, Side } from '../../../engine/sides';
import { SIDES, heldOf } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import { BAD_MOVES } from '../command/local-decision';
import { complied, operation, plainStep } from './consequences';
import type { Cause } from './consequences';
import { written } from './machine';
import type { Assigned } from './orders';
import { inTurn, played } from './play';
import { done } from './progress';
import type { Command, Outcome } from './progress';
import { onDesk, onTable } from './ruling';
import type { Facts } from './ruling';
import { enemyOf, isMine, isSame } from './state';
import type { OrdersState } from './state';
import { unwrittenSheet } from './unwritten-sheet';
import { needsTarget } from './write-checks';
import { ORDERS_REFUSALS } from './vocabulary';

/** What the enemy makes of a Bad Move, and how the desk that it befalls learns of it (NLC 12.11, Ruling 94). */

/**
 * NLC 12.11, Ruling 94: the enemy's order for a leader who made a Bad Move is complied with by itself; 12.4 is not asked. The
 * desk it goes to may be locked: what was named is held for it.
 */
export const assignBadMove = (state: OrdersState, { of, step }: Command<'AssignBadMove'>, seat: Seat): Outcome => {
  const call = state.orders.badMoves.find((one) => isSame(one.of, of));
  if (call === undefined || !isMine(seat, enemyOf(call.side))) return refuse(ORDERS_REFUSALS.NO_BAD_MOVE);
  if (step !== null && !BAD_MOVES.includes(step.type)) return refuse(ORDERS_REFUSALS.NOT_FOR_A_BAD_MOVE);
  if (step !== null && needsTarget(step)) return refuse(ORDERS_REFUSALS.TARGET_IS_MISSING);
  const { side } = call;
  const named: Facts = [
    onDesk(enemyOf(side), { type: 'BadMoveNamed', of, step }),
    onTable({ type: 'BadMoveAnswered', of }),
  ];
  if (step === null) return done(named, true);
  const whole = { ...plainStep(step.type, step.target), route: step.route };
  const { turn, orders } = state;
  const assigned = { type: 'BadMoveAssigned', of, step: whole, turn, losses: orders.losses } as const;
  return done([...named, { scope: heldOf(side), event: assigned }], true);
};

const CAUSE: Cause = { reason: 'badMove', rule: 'NLC 12.11' };

/** As it was when it was named, whenever the desk is next used. */
const takeIn = (state: OrdersState, side: Side, { of, step, turn, losses }: Assigned): Facts => {
  const then = { ...state, turn, orders: { ...state.orders, losses } };
  const sheet = unwrittenSheet(then, side, { of, steps: [step], awaitFurther: false }, 'badMove');
  const wrote: Facts = [onDesk(side, { type: 'OrderWritten', sheet })];
  return [
    ...wrote,
    ...complied(played(then, wrote), side, written(sheet), CAUSE),
    ...(step.type === 'fallBack' ? operation(then, side, { of, what: 'retreatReceived', open: false }) : []),
    { scope: heldOf(side), event: { type: 'BadMoveTakenIn', of } },
  ];
};

/** Ruling 94: what a desk takes in before anything else is done at it. */
export const takenIn = (state: OrdersState, side: Side): Facts =>
  inTurn(
    state,
    state.desks[side].assigned.map((one) => (now: OrdersState) => takeIn(now, side, one)),
  );

/** The orders as they stand for whoever may open their desk: with what it has not taken in yet. */
export const settledFor = (state: OrdersState, seat: Seat): OrdersState =>
  SIDES.filter((side) => isMine(seat, side)).reduce((now, side) => played(now, takenIn(now, side)), state);
