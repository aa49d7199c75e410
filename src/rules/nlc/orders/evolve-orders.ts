import { armyEvents } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import type { CommonEvent } from '../../common/table';
import type { CorpsEvent } from '../corps/corps';
import { changed, written } from './machine';
import type { Order } from './order';
import { EMPTY_ORDERS, EMPTY_ORDERS_DESK, EMPTY_ORDERS_HELD, keyOfRecipient, ordersEvents } from './orders';
import type { OrdersDesk, OrdersEvent, OrdersHeld, OrdersTable } from './orders';

type MarkSet = Extract<CorpsEvent, { type: 'FollowUpSet' }>;
type Of<Type extends OrdersEvent['type']> = Extract<OrdersEvent, { type: Type }>;

const isOrdersEvent = (event: Typed): event is OrdersEvent => event.type in ordersEvents;
const isArmyEvent = (event: Typed): event is ArmyEvent => event.type in armyEvents;

const isTurn = (event: Typed): event is Extract<CommonEvent, { type: 'TurnBegan' }> => event.type === 'TurnBegan';
const isMarkSet = (event: Typed): event is MarkSet => event.type === 'FollowUpSet';

/** NLC 20.8, Ruling 92: who was assaulted, charged or bombarded has no rest in that hour. */
const withCombat = (table: OrdersTable, { id, of, value }: MarkSet): OrdersTable => {
  if (id !== 'attacked') return table;
  const { [of]: before, ...others } = table.fought;
  if (value > 0) return { ...table, fought: { ...others, [of]: table.turn } };
  return before === table.turn ? { ...table, fought: others } : table;
};

/** What everybody knows of orders, after something happened on the table. */
export const evolveOrders = (table: OrdersTable, event: Typed): OrdersTable => {
  if (isArmyEvent(event)) return withLosses(table, event);
  if (isTurn(event)) return { ...table, turn: event.turn, done: [], retreats: [] };
  if (isMarkSet(event)) return withCombat(table, event);
  return isOrdersEvent(event) ? onTable(table, event) : table;
};

const onTable = (table: OrdersTable, event: OrdersEvent): OrdersTable => {
  switch (event.type) {
    case 'CommandPhaseDone':
      return { ...table, done: [...table.done.filter((side) => side !== event.side), event.side] };
    case 'CommandPhaseReopened':
      return { ...table, done: table.done.filter((side) => side !== event.side) };
    case 'BadMoveCalled': {
      const { type: _, ...call } = event;
      return { ...table, badMoves: [...table.badMoves, call] };
    }
    case 'BadMoveAnswered': {
      const key = keyOfRecipient(event.of);
      return { ...table, badMoves: table.badMoves.filter(({ of }) => keyOfRecipient(of) !== key) };
    }
    case 'FailureRetreated': {
      const { type: _, ...retreat } = event;
      return { ...table, retreats: [...table.retreats, retreat] };
    }
    case 'OrdersShown':
      return { ...table, shown: { ...table.shown, [event.side]: event.orders } };
    case 'ArchiveOpened':
      return { ...table, archives: [...table.archives.filter((side) => side !== event.side), event.side] };
    case 'AssaultNoted': {
      const others = table.assaulted.filter((place) => place !== event.place);
      return { ...table, assaulted: event.assaulted ? [...others, event.place] : others };
    }
    default:
      return table;
  }
};

/** NLC 12.10: every step ever lost has a number, so that an order can say whether one was lost under it. */
const withLosses = (table: OrdersTable, event: ArmyEvent): OrdersTable => {
  if (event.type !== 'StepLost' && event.type !== 'UnitPlaced') return table;
  const { unit, place } = event;
  const isGone = place === 'uar' || place === 'peu';
  const wasGone = table.gone.includes(unit);
  const lost = event.type === 'StepLost' || (isGone && !wasGone);
  const others = table.gone.filter((one) => one !== unit);
  return {
    ...table,
    gone: isGone ? [...others, unit] : others,
    losses: lost ? table.losses + 1 : table.losses,
    lastLoss: lost ? { ...table.lastLoss, [unit]: table.losses + 1 } : table.lastLoss,
  };
};

/** What is held of a side's orders. */
export const evolveOrdersHeld = (held: OrdersHeld, event: Typed): OrdersHeld => {
  if (!isOrdersEvent(event)) return held;
  switch (event.type) {
    case 'CommandedHeld':
      return { ...held, commanded: event.formations };
    case 'BadMoveAssigned': {
      const { type: _, ...assigned } = event;
      return { ...held, assigned: [...held.assigned, assigned] };
    }
    case 'BadMoveTakenIn': {
      const key = keyOfRecipient(event.of);
      return { ...held, assigned: held.assigned.filter(({ of }) => keyOfRecipient(of) !== key) };
    }
    default:
      return held;
  }
};

/** One side's own desk. */
export const evolveOrdersDesk = (desk: OrdersDesk, event: Typed): OrdersDesk => {
  if (!isOrdersEvent(event)) return desk;
  switch (event.type) {
    case 'OrderWritten':
      return { ...desk, orders: [...desk.orders, written(event.sheet)] };
    case 'OrderChanged':
      return withOrder(desk, event.order, (order) => changed(order, event));
    case 'OrderAsked':
    case 'RouteNamed':
    case 'LossNoted':
    case 'UnitsBlocked':
      return withOrder(desk, event.order, (order) => noted(order, event));
    default:
      return besides(desk, event);
  }
};

const withOrder = (desk: OrdersDesk, id: string, to: (order: Order) => Order): OrdersDesk => ({
  ...desk,
  orders: desk.orders.map((order) => (order.id === id ? to(order) : order)),
});

/** What is written beside an order without changing how it stands. */
const noted = (order: Order, event: Of<'OrderAsked' | 'RouteNamed' | 'LossNoted' | 'UnitsBlocked'>): Order => {
  switch (event.type) {
    case 'OrderAsked':
      return {
        ...order,
        asked: { ...order.asked, [event.about]: event.turn, ...(event.held === true ? { held: event.turn } : {}) },
      };
    case 'RouteNamed':
      return {
        ...order,
        steps: order.steps.map((step, i) => (i === order.at ? { ...step, route: event.route } : step)),
      };
    case 'LossNoted':
      return { ...order, lossNoted: true };
    case 'UnitsBlocked':
      return { ...order, blocked: [...new Set([...order.blocked, ...event.units])] };
  }
};

const besides = (desk: OrdersDesk, event: OrdersEvent): OrdersDesk => {
  switch (event.type) {
    case 'DecisionRecorded': {
      const { decision } = event;
      const others = desk.decisions.filter(({ turn }) => turn === decision.turn);
      return { ...desk, decisions: [...others, { ...decision, result: null }] };
    }
    case 'DecisionAnswered':
      return { ...desk, decisions: answered(desk, event) };
    case 'PhaseStepReached':
      return { ...desk, phase: { turn: event.turn, step: event.step } };
    case 'AwaySet':
      return { ...desk, away: withAway(desk.away, event) };
    case 'PlacedUnder':
      return { ...desk, placed: withPlaced(desk.placed, event) };
    case 'HouseRuled': {
      const { type: _, ...ruling } = event;
      return { ...desk, houseRulings: [...desk.houseRulings, ruling] };
    }
    case 'OperationsKept':
      return { ...desk, untold: [...desk.untold, ...event.events] };
    case 'OperationsTold':
      return { ...desk, untold: [] };
    case 'BadMoveNamed':
      return { ...desk, named: [...desk.named, { of: event.of, step: event.step }] };
    default:
      return desk;
  }
};

const answered = ({ decisions }: OrdersDesk, { of, turn, result }: Of<'DecisionAnswered'>): OrdersDesk['decisions'] => {
  const key = keyOfRecipient(of);
  return decisions.map((one) => (keyOfRecipient(one.of) === key && one.turn === turn ? { ...one, result } : one));
};

const withAway = (all: OrdersDesk['away'], { leader, away, turn }: Of<'AwaySet'>): OrdersDesk['away'] => {
  const { [leader]: since, ...others } = all;
  return away ? { ...others, [leader]: since ?? turn } : others;
};

const withPlaced = (all: OrdersDesk['placed'], { of, to }: Of<'PlacedUnder'>): OrdersDesk['placed'] => {
  const { [keyOfRecipient(of)]: _, ...others } = all;
  return to === null ? others : { ...others, [keyOfRecipient(of)]: to };
};

export const ordersModel = model({
  id: 'orders',
  events: ordersEvents,
  table: {
    start: EMPTY_ORDERS,
    hears: [...typesOf(ordersEvents, armyEvents), 'TurnBegan', 'FollowUpSet'],
    evolve: evolveOrders,
  },
  held: { start: EMPTY_ORDERS_HELD, hears: typesOf(ordersEvents), evolve: evolveOrdersHeld },
  desk: { start: EMPTY_ORDERS_DESK, hears: typesOf(ordersEvents), evolve: evolveOrdersDesk },
});
