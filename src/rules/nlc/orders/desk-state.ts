import type { Fact } from '../../../engine/rule-set';
import { SIDES, deskOf } from '../../../engine/sides';
import type { Scope, Seat, Side } from '../../../engine/sides';
import type { Refusal } from '../../../engine/step';
import type { FactOfRefit } from '../../common/refit';
import type { DecisionRolled } from '../card-effects/by-cards';
import type { HiddenState } from '../hidden-movement/state';
import { takenIn } from './bad-moves';
import { heldAfter } from './held-orders';
import { shownAfter } from './open-orders';
import type { Order } from './order';
import { duesOf } from './phase';
import type { Due, DueKind } from './phase';
import { played } from './play';
import { houseRuled } from './ruling';
import type { AnyEvent, Facts } from './ruling';
import { isMine, orderFor } from './state';
import type { OrdersState } from './state';
import { ORDERS_REFUSALS } from './vocabulary';

/** Orders as whoever sits at their desk may know them, and what else counts for the plays he makes there. */
export type DeskState = OrdersState &
  Readonly<{
    /** As they lie there until the desk takes in what was held for it. */
    untaken: OrdersState;
    hidden: HiddenState;
    /** What a local decision does to his cards. */
    usedBy: (rolled: DecisionRolled) => readonly FactOfRefit[];
  }>;

/** A play at a desk: all of it is that side's secret. */
export type AtDesk = Readonly<{ scope: Scope; side: Side }>;

export const atDesk = (side: Side): AtDesk => ({ scope: deskOf(side), side });

/** An order on a desk this seat may open; the same refusal whether it is not there or not his. */
export const findOrder = (
  state: OrdersState,
  id: string,
  seat: Seat,
): Readonly<{ order: Order; side: Side }> | Refusal => orderFor(state, id, seat) ?? ORDERS_REFUSALS.NO_SUCH_ORDER;

/** What stands open of a kind, on the desks that this seat may open. */
export const duesFor = (state: OrdersState, seat: Seat, kind: DueKind): readonly Due[] =>
  SIDES.filter((side) => isMine(seat, side)).flatMap((side) => duesOf(state, side).filter((due) => due.kind === kind));

export const ruledAtDesk = (state: OrdersState, { side }: AtDesk, fault: Refusal, reason: string): Fact<AnyEvent> =>
  houseRuled(state, side, fault, reason);

/**
 * All that a play at a desk leaves behind: first what was held for a desk and is taken in by the play that touches it, then the
 * play itself, what lies open by it, and what the table goes by while the orders are locked.
 */
export const leftAtDesk = (untaken: OrdersState, facts: Facts): Facts => {
  const touched = SIDES.filter((side) => facts.some(({ scope }) => scope === deskOf(side)));
  const all = [...touched.flatMap((side) => takenIn(untaken, side)), ...facts];
  const shown = [...all, ...shownAfter(untaken, all)];
  return [...shown, ...heldAfter({ facts: shown, after: played(untaken, shown) })];
};
