import type { Seat, Side } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { ComplianceOutcome } from '../command/compliance';
import type { DelayedOrderOutcome } from '../command/delayed-order';
import { checkOf, checkable, complianceInputOf } from './compliance-input';
import { change, complied, operation } from './consequences';
import type { Cause } from './consequences';
import type { Order } from './order';
import { comesByItself, isArriving, phaseChecks, reaching } from './phase';
import { inTurn } from './play';
import { done } from './progress';
import type { Command, Outcome } from './progress';
import { faultsIn, onDesk, ruled } from './ruling';
import type { Facts } from './ruling';
import { isSimplified } from './simplified';
import { isMine, isSame } from './state';
import type { OrdersState } from './state';
import { ORDERS_REFUSALS } from './vocabulary';

/** Orders at their recipients: arrivals, compliance, what waits, dawn and night (NLC 12.6, 12.7, 15, 16). */

const isAssign = ({ steps }: Order): boolean => steps.every(({ type }) => type === 'assign');

/** Ruling 12: of two that have arrived the one issued later counts; with the same turn, the one written later. */
const numberOf = ({ id }: Order): number => Number(id.split('-o').at(-1));
const isNewer = (one: Order, other: Order): boolean =>
  one.issuedOn > other.issuedOn || (one.issuedOn === other.issuedOn && numberOf(one) > numberOf(other));

/** Who is ignored because of the arrivals: all but the newest of them, and whatever waited. An Assign does nothing of it. */
const outdated = (state: OrdersState, side: Side): readonly Order[] => {
  const { orders } = state.desks[side];
  const arriving = orders.filter((order) => isArriving(state, order) && !isAssign(order));
  const there = orders.filter(({ state: now }) => now === 'due' || now === 'waiting');
  return [...there.filter((order) => !isAssign(order)), ...arriving].filter((order) =>
    arriving.some(
      (one) => isSame(one.of, order.of) && one.id !== order.id && (!arriving.includes(order) || isNewer(one, order)),
    ),
  );
};

const RECEIVED: readonly string[] = ['fallBack', 'generalRetreat'];

/** NLC 12.6: the couriers of this turn are there, and what they make out of date is ignored. */
const arrive = (state: OrdersState, side: Side): Facts => {
  const arriving = state.desks[side].orders.filter((order) => isArriving(state, order));
  const old = outdated(state, side);
  return [
    ...arriving.map((order) =>
      onDesk(side, change(state, order, { change: 'arrive' }, { reason: 'arrived', rule: 'NLC 12.6' })),
    ),
    ...old.map((order) =>
      onDesk(side, change(state, order, { change: 'ignore' }, { reason: 'newerArrived', rule: 'NLC 12.6' })),
    ),
    ...arriving
      .filter(({ steps }) => steps.some(({ type }) => RECEIVED.includes(type)))
      .flatMap(({ of }) => operation(state, side, { of, what: 'retreatReceived', open: false })),
  ];
};

/** Why an order is where it is after its check. */
export const MOMENT_CAUSE: Readonly<Record<'byDay' | 'byNight' | 'heldToDawn', Cause>> = {
  byDay: { reason: 'checked', rule: 'NLC 12.7' },
  byNight: { reason: 'heldAtNight', rule: 'NLC 16' },
  heldToDawn: { reason: 'dawn', rule: 'NLC 16' },
};

/** What a result of the compliance table makes of the order. */
export const afterCompliance = (
  state: OrdersState,
  side: Side,
  order: Order,
  { outcome, cause }: Readonly<{ outcome: ComplianceOutcome; cause: Cause }>,
): Facts => {
  switch (outcome.kind) {
    case 'complied':
      return complied(state, side, order, cause);
    case 'ignored':
      return [onDesk(side, change(state, order, { change: 'ignore' }, cause))];
    case 'delayed':
      return [onDesk(side, change(state, order, { change: 'wait', wait: outcome.until }, cause))];
    case 'held':
      return [onDesk(side, change(state, order, { change: 'wait', wait: 'dawn' }, MOMENT_CAUSE.byNight))];
    case 'postponed':
      return [onDesk(side, change(state, order, { change: 'postpone' }, { reason: 'ledAttack', rule: 'Ruling 56' }))];
  }
};

const isAutomatic = ({ of }: Order): boolean => of.kind === 'hq' || of.kind === 'train';

const inputOf = (state: OrdersState, side: Side, order: Order) => {
  const held = order.wait?.until === 'dawn';
  const input = checkable(complianceInputOf(state, side, order));
  return held ? ({ ...input, moment: 'heldToDawn' } as const) : input;
};

/** What needs no die: accepted orders, those held over the night or to a dawn that has come, and Ney's (Ruling 56). */
const withoutDice = (state: OrdersState, side: Side, order: Order): Facts => {
  // NLC 11.5, MOP 37.8: an HQ and a pontoon train weigh nothing.
  if (isAutomatic(order)) return complied(state, side, order, { reason: 'accepted', rule: 'NLC 11.5' });
  // Multiplayer suggestions: what is delivered is followed.
  if (isSimplified(state)) return complied(state, side, order, { reason: 'accepted', rule: 'NLC 12.6' });
  const input = inputOf(state, side, order);
  const step = checkOf(input);
  if (step.kind !== 'accepted') return [];
  return afterCompliance(state, side, order, { outcome: step.outcome, cause: MOMENT_CAUSE[input.moment] });
};

/** Ruling 13: a 1T is complied with in the next phase. */
const oneTurn = (state: OrdersState, side: Side, order: Order): Facts =>
  complied(state, side, order, { reason: 'oneTurn', rule: 'NLC 12.7' });

const byItself = (state: OrdersState, side: Side, id: string): Facts => {
  const order = state.desks[side].orders.find((one) => one.id === id);
  if (order === undefined) return [];
  if (order.state === 'due' && order.notBefore <= state.turn) return withoutDice(state, side, order);
  if (!comesByItself(state, order)) return [];
  return order.wait?.until === 'dawn' ? withoutDice(state, side, order) : oneTurn(state, side, order);
};

/** All that the opening of step 4 does by itself, each thing on what the one before it left. */
export const received = (state: OrdersState, side: Side): Facts => {
  const ids = state.desks[side].orders.map(({ id }) => id);
  return inTurn(state, [
    (now) => arrive(now, side),
    ...ids.map(
      (id) =>
        (now: OrdersState): Facts =>
          byItself(now, side, id),
    ),
  ]);
};

/** NLC 12.3, Rulings 12, 13, 25: step 4 opens. Whatever needs a die is then asked for one by one. */
export const receiveOrders = (
  state: OrdersState,
  { side, houseRule }: Command<'ReceiveOrders'>,
  seat: Seat,
): Outcome => {
  if (!isMine(seat, side)) return refuse(ORDERS_REFUSALS.NOT_YOUR_DESK('NLC 12.3'));
  return ruled(state, side, { faults: faultsIn(phaseChecks(state, side, 'receiving')), houseRule }, (rulings) => {
    const opened = [...rulings, ...reaching(state, side, 'receiving'), ...received(state, side)];
    return opened.length === 0 ? refuse(ORDERS_REFUSALS.NOTHING_TO_RECEIVE) : done(opened);
  });
};

/** What a die makes of an order that waits. */
export const afterDelay = (state: OrdersState, side: Side, order: Order, outcome: DelayedOrderOutcome): Facts => {
  const cause: Cause = { reason: 'rolled', rule: 'NLC 12.7' };
  switch (outcome.kind) {
    case 'complied':
      return complied(state, side, order, cause);
    case 'waits':
      return [onDesk(side, change(state, order, { change: 'rollOn' }, cause))];
    case 'ignored':
      return [onDesk(side, change(state, order, { change: 'ignore' }, cause))];
  }
};
