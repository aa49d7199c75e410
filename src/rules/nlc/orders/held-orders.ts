import type { Fact } from '../../../engine/rule-set';
import { SIDES, deskOf, heldOf } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { isOn } from '../switches';
import type { Setup } from '../../common/setup/setup';
import type { OrdersDesk, OrdersEvent, OrdersHeld } from './orders';
import { isInReserve } from './state';
import type { OrdersState } from './state';

/** What the table goes by while orders are locked (decision 0011). */

const isCommanded = (desk: OrdersDesk, id: string): boolean => !isInReserve(desk, { kind: 'formation', id });

const commandedOf = (setup: Setup, desk: OrdersDesk, side: Side): readonly string[] =>
  setup.formations.filter((one) => one.side === side && isCommanded(desk, one.id)).map(({ id }) => id);

/** NLC 12.2, Ruling 94: what the enemy named is complied with at once, also while the desk has not taken it in. */
const isHeldInReserve = ({ commanded, assigned }: OrdersHeld, desk: OrdersDesk, formation: string): boolean => {
  const named = assigned.findLast(({ of }) => of.kind === 'formation' && of.id === formation);
  if (named !== undefined) return named.step.type === 'reserve';
  return commanded === null ? !isCommanded(desk, formation) : !commanded.includes(formation);
};

/** NLC 12.2, 4: the formations whose chits stay out of the cup, whether the desk is open or locked. */
export const reservesHeld = (setup: Setup, of: OrdersHeld & OrdersDesk, side: Side): readonly string[] =>
  isOn(setup, 'withoutOrders')
    ? []
    : setup.formations.filter((one) => one.side === side && isHeldInReserve(of, of, one.id)).map(({ id }) => id);

type Played = Readonly<{ facts: readonly Fact<Readonly<{ type: string }>>[]; after: OrdersState }>;

const CHANGES_ORDERS: readonly string[] = ['OrderWritten', 'OrderChanged'] satisfies readonly OrdersEvent['type'][];

/**
 * What is to be held of the orders after a play. It is written whenever an order is written or changes, also where it comes
 * to the same: that there is such a sealed part must not say that somebody went into Reserve.
 */
export const heldAfter = ({ facts, after }: Played): readonly Fact<OrdersEvent>[] =>
  SIDES.filter((side) => facts.some(({ scope }) => scope === deskOf(side))).flatMap((side) => {
    const desk = after.desks[side];
    const formations = [...commandedOf(after.setup, desk, side)];
    const changes = facts.some(({ scope, event }) => scope === deskOf(side) && CHANGES_ORDERS.includes(event.type));
    const isSo = String(desk.commanded ?? []) === String(formations);
    return isSo && !changes ? [] : [{ scope: heldOf(side), event: { type: 'CommandedHeld', formations } }];
  });
