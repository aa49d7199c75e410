import { unitsOfPart } from '../../common/setup/divisions';
import { heldOf } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import type { RuleId } from '../../../engine/step';
import { isAttackType } from '../command/orders';
import type { OrderType } from '../command/orders';
import type { Operation } from '../corps/corps';
import { scopeOf } from '../corps/state';
import { isKnownDivision } from '../corps/untold';
import { isLive, written } from './machine';
import type { Order, OrderStep, Reason, Recipient, Sleep, Target, Wait } from './order';
import type { OrdersEvent, ToldEvent } from './orders';
import { keepsOperations } from './ratings';
import { onDesk, onTable } from './ruling';
import type { Facts } from './ruling';
import { enemyOf, formationIn, inForceOf, isNight, isSame, liveOrdersOf, nextStepOf, stepOf } from './state';
import type { OrdersState } from './state';
import { unwrittenSheet } from './unwritten-sheet';

/** Why an order changes, and under which rule. */
export type Cause = Readonly<{ reason: Reason; rule: RuleId }>;

type Made = Readonly<{
  change: Extract<OrdersEvent, { type: 'OrderChanged' }>['change'];
  wait?: Wait | null;
  at?: number | null;
  sleep?: Sleep | null;
  losses?: number | null;
}>;

type Changing = Pick<Order, 'id' | 'of' | 'steps' | 'at'>;

/** An order changes: the one fact by which it does. */
export const change = (state: OrdersState, order: Changing, made: Made, { reason, rule }: Cause): OrdersEvent => ({
  type: 'OrderChanged',
  order: order.id,
  of: order.of,
  what: stepOf({ steps: order.steps, at: made.at ?? order.at }).type,
  change: made.change,
  reason,
  rule,
  turn: state.turn,
  wait: made.wait ?? null,
  at: made.at ?? null,
  sleep: made.sleep ?? null,
  losses: made.losses ?? null,
});

/** NLC 12.5, Ruling 91: an attack that comes into force at night begins at dawn, and one for the next day does too. */
const sleepOf = (state: OrdersState, step: OrderStep, afterMarch: Sleep | null): Sleep | null => {
  if (!isAttackType(step.type)) return null;
  return step.nextDay || isNight(state) ? 'dawn' : afterMarch;
};

/**
 * NLC 20.9: what befell a formation because of its orders. Where limits lie open it is held for its side, since it would say
 * what its orders are (decision 0012); what shows on the map anyway is told at once.
 */
export const operation = (
  state: OrdersState,
  side: Side,
  { of, what, open }: Readonly<{ of: Recipient; what: Operation; open: boolean }>,
): Facts => {
  if (!keepsOperations(state) || (of.kind !== 'formation' && of.kind !== 'division')) return [];
  const division = of.kind === 'division' ? of.division : null;
  const event: ToldEvent = { type: 'OperationRecorded', formation: of.id, division, what };
  return [{ scope: open ? scopeOf(state, side) : heldOf(side), event }];
};

/** NLC 20.9: the limits of those who were being attacked rise. */
const repelled = (state: OrdersState, side: Side, attacked: readonly string[]): Facts => {
  const enemy = enemyOf(side);
  return [...new Set(attacked)]
    .filter((id) => formationIn(state, id)?.side === enemy)
    .flatMap((id) => operation(state, enemy, { of: { kind: 'formation', id }, what: 'attackRepelled', open: true }));
};

/** NLC 12.13, 20.6: whether a division is on its own orders bears on limits. */
const divisionSet = (state: OrdersState, side: Side, of: Recipient, ownOrders: boolean): Facts => {
  if (!keepsOperations(state) || of.kind !== 'division') return [];
  if (unitsOfPart(state.setup.units, of.id, of.division).length === 0) return [];
  const event: ToldEvent = {
    type: 'DivisionSet',
    formation: of.id,
    division: of.division,
    ownOrders,
    withinCommanderRange: false,
  };
  const isKnown = isKnownDivision(state, of.id, of.division);
  return [{ scope: isKnown ? scopeOf(state, side) : heldOf(side), event }];
};

/** NLC 12.13: a division is part of its corps again: its own orders end. */
export const reincorporated = (state: OrdersState, side: Side, of: Recipient): Facts => {
  const orders = liveOrdersOf(state.desks[side], of).filter(({ state: now }) => now !== 'inTransit');
  return [
    ...orders.map((order) =>
      onDesk(side, change(state, order, { change: 'cancel' }, { reason: 'reincorporated', rule: 'Ruling 95' })),
    ),
    onDesk(side, { type: 'PlacedUnder', of, to: null }),
    ...divisionSet(state, side, of, false),
  ];
};

/** NLC 12.2, 12.13: an Assign is done at once. A division put under another corps goes by that corps' orders. */
export const assigned = (state: OrdersState, side: Side, of: Recipient, to: string | null): Facts => {
  if (of.kind === 'division' && to === of.id) return reincorporated(state, side, of);
  const under = onDesk(side, { type: 'PlacedUnder', of, to });
  const own = inForceOf(state.desks[side], of);
  const joins = of.kind === 'division' && to !== null && formationIn(state, to) !== undefined;
  if (!joins || own === undefined) return [under];
  const gone = change(state, own, { change: 'supersede' }, { reason: 'assigned', rule: 'NLC 12.13' });
  return [under, onDesk(side, gone), ...divisionSet(state, side, of, false)];
};

export const plainStep = (type: OrderType, target: Target | null): OrderStep => ({
  type,
  target,
  route: [],
  to: null,
  nextDay: false,
  reachable: true,
});

/** NLC 12.8, 12.9: Defend after a success or a blocked March, Fall Back after a failure: in force at once. */
export const follows = (state: OrdersState, side: Side, of: Recipient, step: OrderStep, cause: Cause): Facts => {
  const sheet = unwrittenSheet(state, side, { of, steps: [step], awaitFurther: false }, 'follows');
  const began = { change: 'comply', at: 0, losses: state.orders.losses } as const;
  return [onDesk(side, { type: 'OrderWritten', sheet }), onDesk(side, change(state, written(sheet), began, cause))];
};

/** NLC 12.9: an order comes into force, and the one before it is canceled. Assign takes no order's place. */
export const complied = (state: OrdersState, side: Side, order: Changing, cause: Cause): Facts => {
  const first = order.steps[0];
  if (first === undefined) return [];
  if (first.type === 'assign')
    return [
      onDesk(side, change(state, order, { change: 'succeed' }, { reason: 'accepted', rule: 'NLC 12.2' })),
      ...assigned(state, side, order.of, first.to),
    ];
  const before = inForceOf(state.desks[side], order.of);
  const gone =
    before === undefined
      ? []
      : [onDesk(side, change(state, before, { change: 'supersede' }, { reason: 'newOrder', rule: 'NLC 12.9' }))];
  const began = {
    change: 'comply',
    at: 0,
    sleep: sleepOf(state, first, null),
    losses: state.orders.losses,
  } as const;
  const attacks = order.steps.some(({ type }) => isAttackType(type));
  return [
    onDesk(side, change(state, order, began, cause)),
    ...gone,
    ...(before === undefined ? divisionSet(state, side, order.of, true) : []),
    ...(attacks && cause.reason !== 'atStart'
      ? operation(state, side, { of: order.of, what: 'attackComplied', open: false })
      : []),
  ];
};

/** NLC 12.5: the next order of the sequence. Null where there is none. */
export const advanced = (
  state: OrdersState,
  side: Side,
  order: Order,
  { cause, afterMarch }: Readonly<{ cause: Cause; afterMarch: Sleep | null }>,
): Facts | null => {
  const next = nextStepOf(order);
  if (next === undefined) return null;
  if (next.type === 'assign') {
    const done = change(state, order, { change: 'succeed' }, { reason: 'assigned', rule: 'NLC 12.2' });
    const defend = plainStep('defend', stepOf(order).target);
    return [
      onDesk(side, done),
      ...assigned(state, side, order.of, next.to),
      ...follows(state, side, order.of, defend, { reason: 'achieved', rule: 'NLC 12.8' }),
    ];
  }
  const made = {
    change: 'advance',
    at: order.at + 1,
    sleep: sleepOf(state, next, afterMarch),
    losses: state.orders.losses,
  } as const;
  return [onDesk(side, change(state, order, made, cause))];
};

const KILLED_BY_FAILURE: readonly Wait[] = ['1T', 'R4', 'R5'];

/** NLC 20.9: a Defend or Reserve that fails is the army's business too. */
const failureKind = (type: OrderType | null): Operation =>
  type === null || type === 'reserve' || type === 'defend' ? 'defenceFailure' : 'failure';

/**
 * NLC 12.9: an order fails. The formation goes back three hexes, which all can see, and falls back; what waits with a 1T, R4
 * or R5 is ignored, what is held to dawn is not (Ruling 91). A wing commander has no units to retreat with.
 */
export const failed = (
  state: OrdersState,
  side: Side,
  of: Recipient,
  { cause, attacked }: Readonly<{ cause: Cause; attacked: readonly string[] }>,
): Facts => {
  const order = inForceOf(state.desks[side], of);
  const type = order === undefined ? null : stepOf(order).type;
  const waiting = state.desks[side].orders.filter(
    (one) => isLive(one) && isSame(one.of, of) && one.wait !== null && KILLED_BY_FAILURE.includes(one.wait.until),
  );
  const ends: Facts = [
    ...(order === undefined ? [] : [onDesk(side, change(state, order, { change: 'fail' }, cause))]),
    ...waiting.map((one) =>
      onDesk(side, change(state, one, { change: 'ignore' }, { reason: 'orderFailed', rule: 'NLC 12.9' })),
    ),
  ];
  if (of.kind !== 'formation' && of.kind !== 'division') return ends;
  return [
    ...ends,
    ...follows(state, side, of, plainStep('fallBack', null), cause),
    onTable({ type: 'FailureRetreated', side, of, hexes: RETREAT }),
    ...operation(state, side, { of, what: failureKind(type), open: true }),
    ...(type === 'attack' ? repelled(state, side, attacked) : []),
  ];
};

/** NLC 12.9: hexes. */
const RETREAT = 3;

/** An HQ and a train stand where they have come to; no order follows. */
const stands = (of: Recipient): boolean => of.kind === 'hq' || of.kind === 'train';

/** NLC 12.2, 12.13: Reserve is to have no order; a division by itself would then go by its corps' order, so it is given one. */
export const intoReserve = (state: OrdersState, side: Side, of: Recipient, cause: Cause): Facts =>
  of.kind === 'division' ? follows(state, side, of, plainStep('reserve', null), cause) : [];

/** NLC 12.2, 12.9: a March is blocked and nothing follows it: a Defend where they stand. */
export const blocked = (state: OrdersState, side: Side, order: Order): Facts => {
  const cause: Cause = { reason: 'blocked', rule: 'NLC 12.9' };
  const ended = onDesk(side, change(state, order, { change: 'cancel' }, cause));
  if (stands(order.of)) return [ended];
  return [ended, ...follows(state, side, order.of, plainStep('defend', { kind: 'here' }), cause)];
};

/** NLC 12.8: the order has succeeded: the next of its sequence, Reserve where it awaits further orders, else Defend. */
export const succeeded = (state: OrdersState, side: Side, order: Order): Facts => {
  const cause: Cause = { reason: 'achieved', rule: 'NLC 12.8' };
  const next = advanced(state, side, order, { cause, afterMarch: null });
  if (next !== null) return next;
  const done = onDesk(side, change(state, order, { change: 'succeed' }, cause));
  if (stands(order.of)) return [done];
  if (order.awaitFurther) return [done, ...intoReserve(state, side, order.of, cause)];
  return [done, ...follows(state, side, order.of, plainStep('defend', stepOf(order).target), cause)];
};
