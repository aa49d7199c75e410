import type { Fact } from '../../../engine/rule-set';
import { heldOf, sideOf } from '../../../engine/sides';
import { evolveArmy } from '../../common/army/evolve-army';
import { evolveCorps, evolveCorpsDesk } from '../corps/evolve-corps';
import { evolveOrders, evolveOrdersDesk, evolveOrdersHeld } from './evolve-orders';
import type { AnyEvent, Facts } from './ruling';
import type { OrdersState } from './state';

/** The state after some facts of a play, for what comes next in the same play. */
export const played = (state: OrdersState, facts: Facts): OrdersState => facts.reduce(playedOne, state);

const playedOne = (state: OrdersState, { scope, event }: Fact<AnyEvent>): OrdersState => {
  const side = sideOf(scope);
  if (side === null)
    return {
      ...state,
      army: evolveArmy(state.army, event),
      corps: evolveCorps(state.corps, event),
      orders: evolveOrders(state.orders, event),
    };
  const before = state.desks[side];
  const { ledger } = evolveCorpsDesk(before, event);
  const { commanded, assigned } = evolveOrdersHeld(before, event);
  const desk = scope === heldOf(side) ? before : evolveOrdersDesk(before, event);
  return { ...state, desks: { ...state.desks, [side]: { ...before, ...desk, ledger, commanded, assigned } } };
};

/** Several plays in one, each on what the one before it left. */
export const inTurn = (state: OrdersState, plays: readonly ((state: OrdersState) => Facts)[]): Facts =>
  plays.reduce<Readonly<{ state: OrdersState; facts: Facts }>>(
    (sofar, play) => {
      const facts = play(sofar.state);
      return { state: played(sofar.state, facts), facts: [...sofar.facts, ...facts] };
    },
    { state, facts: [] },
  ).facts;
