import type { Seat, Side } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Check } from '../../../engine/step';
import { isMarch } from '../command/orders';
import { telling, untoldKeys } from '../corps/untold';
import { change, complied, intoReserve, reincorporated } from './consequences';
import type { Cause } from './consequences';
import { isLive, written } from './machine';
import type { Recipient } from './order';
import { defaultMarches, setChecks } from './newcomers';
import { keyOfRecipient } from './orders';
import { duesOf, phaseChecks, phaseStep } from './phase';
import { played } from './play';
import { done, withOrder } from './progress';
import type { Command, Outcome } from './progress';
import { faultsIn, onDesk, onTable, ruled } from './ruling';
import type { Facts } from './ruling';
import { formationIn, isMine, isSame, leaderIn, nightfallSince, sideOf, stepOf } from './state';
import type { OrdersState } from './state';
import { awayFacts } from './write-order';
import { unwrittenSheet } from './unwritten-sheet';
import { CUP_REFUSALS } from '../cup/vocabulary';
import { ORDERS_REFUSALS } from './vocabulary';

/** What an owner does with orders without writing any: at the start, by his own choice, and at the end of his phase. */

/** Ruling 46, NLC 9: a printed order is in force as it is printed, also one that nobody could write by 12.5. */
export const setOrder = (state: OrdersState, command: Command<'SetOrder'>, seat: Seat): Outcome => {
  const { of, houseRule } = command;
  const side = sideOf(state, of);
  if (side === undefined || !isMine(seat, side)) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 12.2'));
  return ruled(state, side, { faults: faultsIn(setChecks(state, of)), houseRule }, (rulings) => {
    const plain = unwrittenSheet(state, side, command, 'start');
    const sheet = command.note === undefined ? plain : { ...plain, note: command.note };
    const wrote: Facts = [onDesk(side, { type: 'OrderWritten', sheet })];
    const cause: Cause = { reason: 'atStart', rule: 'Ruling 46' };
    return done([...rulings, ...wrote, ...complied(played(state, wrote), side, written(sheet), cause)]);
  });
};

/** NLC 12.2, Ruling 95: Fall Back becomes Reserve far from the enemy; a General Retreat not before the night after it was sent. */
export const turnToReserve = (state: OrdersState, command: Command<'TurnToReserve'>, seat: Seat): Outcome =>
  withOrder(state, command.order, seat, (order, side) => {
    const { type } = stepOf(order);
    const retreats = type === 'fallBack' || type === 'generalRetreat';
    if (order.state !== 'inForce' || !retreats) return refuse(ORDERS_REFUSALS.NOT_FALLING_BACK);
    const checks: readonly Check[] = [
      ...phaseChecks(state, side, phaseStep(state, side)),
      [command.enemyNear, ORDERS_REFUSALS.ENEMY_IS_NEAR],
      [type === 'generalRetreat' && !nightfallSince(state, order.issuedOn), ORDERS_REFUSALS.RETREATS_TILL_NIGHT],
    ];
    const cause: Cause = { reason: 'toReserve', rule: 'Ruling 95' };
    return ruled(state, side, { faults: faultsIn(checks), houseRule: command.houseRule }, (rulings) =>
      done([
        ...rulings,
        onDesk(side, change(state, order, { change: 'cancel' }, cause)),
        ...intoReserve(state, side, order.of, cause),
      ]),
    );
  });

/** NLC 12.13: only what its own corps leader ordered, or what it came on the map with, ends by its owner's choice. */
const isFreeToReturn = (state: OrdersState, side: Side, of: Recipient): boolean =>
  state.desks[side].orders.some(
    (order) =>
      isSame(order.of, of) &&
      (order.origin === 'localDecision' || (order.origin === 'start' && formationIn(state, of.id)?.arrives !== null)),
  );

/** NLC 12.13, Ruling 95: a division comes back to its corps, by nobody's order. */
export const reincorporate = (state: OrdersState, command: Command<'Reincorporate'>, seat: Seat): Outcome => {
  const { of, inRange, houseRule } = command;
  const side = sideOf(state, of);
  if (of.kind !== 'division' || side === undefined || !isMine(seat, side))
    return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 12.13'));
  const { orders, placed } = state.desks[side];
  const own = orders.some((order) => isLive(order) && isSame(order.of, of));
  if (!own && !(keyOfRecipient(of) in placed)) return refuse(ORDERS_REFUSALS.NOT_BY_ITSELF);
  const checks: readonly Check[] = [
    [!inRange, ORDERS_REFUSALS.OUT_OF_COMMAND_RANGE],
    [!isFreeToReturn(state, side, of), ORDERS_REFUSALS.MUST_BE_COUNTERMANDED],
  ];
  return ruled(state, side, { faults: faultsIn(checks), houseRule }, (rulings) =>
    done([...rulings, ...reincorporated(state, side, of)]),
  );
};

/** NLC 12.2: the waypoints of a March. */
export const nameRoute = (state: OrdersState, { order: id, route }: Command<'NameRoute'>, seat: Seat): Outcome =>
  withOrder(state, id, seat, (order, side) =>
    isLive(order) && isMarch(stepOf(order).type)
      ? done([onDesk(side, { type: 'RouteNamed', order: id, of: order.of, route })])
      : refuse(ORDERS_REFUSALS.NOT_ON_THE_MARCH('NLC 12.2')),
  );

/** NLC 12.10: a step was lost, in a game that is kept without a list of units. */
export const noteLoss = (state: OrdersState, { order: id }: Command<'NoteLoss'>, seat: Seat): Outcome =>
  withOrder(state, id, seat, (order, side) =>
    order.state === 'inForce'
      ? done([onDesk(side, { type: 'LossNoted', order: id, of: order.of })])
      : refuse(ORDERS_REFUSALS.NOT_IN_FORCE),
  );

/** NLC 12.12, Ruling 89: the OC leaves his HQ, or is back with it while it stands. */
export const setAway = (state: OrdersState, { leader: id, away }: Command<'SetAway'>, seat: Seat): Outcome => {
  const leader = leaderIn(state, id);
  if (leader?.role !== 'OC' || !isMine(seat, leader.side))
    return refuse(ORDERS_REFUSALS.NO_SUCH_COMMANDER_HERE('NLC 12.12'));
  const facts = awayFacts(state, leader.side, leader, away);
  return facts.length === 0 ? refuse(ORDERS_REFUSALS.IS_SO_ALREADY('NLC 12.12')) : done(facts);
};

/** The players agree that an order is no more: the machine's way out, with its reason. */
export const dropOrder = (state: OrdersState, command: Command<'DropOrder'>, seat: Seat): Outcome =>
  withOrder(state, command.order, seat, (order, side) => {
    if (!isLive(order)) return refuse(ORDERS_REFUSALS.ORDER_IS_OVER);
    const faults = faultsIn([[true, ORDERS_REFUSALS.NEEDS_A_HOUSE_RULE]]);
    return ruled(state, side, { faults, houseRule: command.houseRule }, (rulings) =>
      done([
        ...rulings,
        onDesk(side, change(state, order, { change: 'cancel' }, { reason: 'houseRule', rule: 'NLC 12.4' })),
      ]),
    );
  });

/** NLC 12.3: a side is done. The table learns that, and nothing of what was done. */
export const phaseDone = (state: OrdersState, { side, houseRule }: Command<'PhaseDone'>, seat: Seat): Outcome => {
  if (!isMine(seat, side)) return refuse(ORDERS_REFUSALS.NOT_YOUR_DESK('NLC 12.3'));
  if (state.orders.done.includes(side)) return refuse(ORDERS_REFUSALS.PHASE_IS_DONE);
  const checks: readonly Check[] = [
    [side === 'second' && !state.orders.done.includes('first'), ORDERS_REFUSALS.FIRST_SIDE_COMMANDS],
    [state.orders.badMoves.some((call) => call.side === side), ORDERS_REFUSALS.BAD_MOVE_IS_OPEN],
    [duesOf(state, side).some(({ must }) => must), ORDERS_REFUSALS.STILL_TO_ANSWER],
  ];
  return ruled(state, side, { faults: faultsIn(checks), houseRule }, (rulings) =>
    done(
      [...rulings, ...defaultMarches(state, side), onTable({ type: 'CommandPhaseDone', side, turn: state.turn })],
      true,
    ),
  );
};

/** A change after "done": the side says openly that it is not done. */
export const reopenPhase = (state: OrdersState, { side }: Command<'ReopenPhase'>, seat: Seat): Outcome => {
  if (!isMine(seat, side)) return refuse(ORDERS_REFUSALS.NOT_YOUR_DESK('NLC 12.3'));
  return state.orders.done.includes(side)
    ? done([onTable({ type: 'CommandPhaseReopened', side })], true)
    : refuse(ORDERS_REFUSALS.PHASE_IS_OPEN);
};

/** NLC 20.9: what the orders did to limits that lie open, told before it must be. */
export const tellOperations = (state: OrdersState, { side }: Command<'TellOperations'>, seat: Seat): Outcome => {
  if (!isMine(seat, side)) return refuse(ORDERS_REFUSALS.NOT_YOUR_DESK('NLC 20.9'));
  const { untold } = state.desks[side];
  const facts: Facts = [
    ...telling(state, side, untoldKeys(state, side)),
    // In games from before decision 0012 it was kept on the desk.
    ...(untold.length === 0 ? [] : [onDesk(side, { type: 'OperationsTold' }), ...untold.map(onTable)]),
  ];
  return facts.length === 0 ? refuse(ORDERS_REFUSALS.NOTHING_TO_TELL('NLC 20.9')) : done(facts);
};
