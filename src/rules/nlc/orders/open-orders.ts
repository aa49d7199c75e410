import { SIDES, deskOf } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { isOn } from '../switches';
import { isLive } from './machine';
import type { ShownOrder } from './orders';
import { played } from './play';
import { onTable } from './ruling';
import type { Facts } from './ruling';
import type { OrdersState } from './state';

/** Ruling 8: all of a side's orders that still count, with type and target; when a courier arrives stays his sender's. */
const shownOf = (state: OrdersState, side: Side): readonly ShownOrder[] =>
  state.desks[side].orders
    .filter(isLive)
    .map(({ of, steps, at, state: now }) => ({ of, steps: steps.slice(at), inForce: now === 'inForce' }));

/** MOP App. I, card 10: what spies get to see of a side: the orders it goes by, from the step it has reached. */
export const inForceOn = (state: OrdersState, side: Side) =>
  state.desks[side].orders
    .filter((order) => order.state === 'inForce')
    .map(({ of, steps, at }) => ({ of, steps: steps.slice(at) }));

/** Ruling 8: where orders are open, every play at a desk that changes them lays them open. A locked desk shows nothing new. */
export const shownAfter = (before: OrdersState, facts: Facts): Facts => {
  if (!isOn(before.setup, 'openOrders')) return [];
  const after = played(before, facts);
  return SIDES.filter((side) => facts.some(({ scope }) => scope === deskOf(side))).flatMap((side) => {
    const orders = shownOf(after, side);
    if (JSON.stringify(orders) === JSON.stringify(before.orders.shown[side])) return [];
    return [onTable({ type: 'OrdersShown', side, orders: orders.map((one) => ({ ...one, steps: [...one.steps] })) })];
  });
};
