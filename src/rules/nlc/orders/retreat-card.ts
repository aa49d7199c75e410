import type { Side } from '../../../engine/sides';
import type { Check } from '../../../engine/step';
import { retreatByCard } from './card-checks';
import type { Recipient } from './order';
import { commanderOf, leaderIn } from './state';
import type { OrdersState } from './state';
import { CARD_REFUSALS } from '../card-effects/vocabulary';

/** MOP App. I and III, card 9 (Ruling 49): who gets a General Retreat by it. */

/** A division under a corps under a wing under an OC: no line of command is longer. */
const LONGEST_LINE = 3;

/** The commanders above a recipient who are there; where nobody is named, his army's OC. */
const above = (state: OrdersState, side: Side, of: Recipient): readonly ('OC' | 'WC')[] => {
  const found: ('OC' | 'WC')[] = [];
  let at: Recipient = of;
  for (let i = 0; i < LONGEST_LINE; i++) {
    const id = commanderOf(state, side, at);
    if (id === null) break;
    const leader = leaderIn(state, id);
    if (leader === undefined) {
      at = { kind: 'formation', id };
      continue;
    }
    if (leader.onMap) found.push(leader.role);
    if (leader.role === 'OC') return found;
    at = { kind: 'wing', id };
  }
  const isThere = state.setup.leaders.some((one) => one.side === side && one.role === 'OC' && one.onMap);
  return isThere ? [...found, 'OC'] : found;
};

/** The OC orders it; without him a WC decides on it for himself, and a corps that has neither for itself. */
export const isLeftToHimself = (state: OrdersState, side: Side, of: Recipient): boolean =>
  above(state, side, of).length === 0;

const isFull = ({ setup }: Pick<OrdersState, 'setup'>): boolean => setup.title.cardPlay === 'full';

/** What speaks against a Local Decision for a General Retreat where cards are played in the app. */
export const retreatChecks = (state: OrdersState, side: Side, of: Recipient): readonly Check[] => {
  const byCard = retreatByCard(state, side);
  if (byCard === null) return [];
  return [
    [!byCard, CARD_REFUSALS.RETREAT_NEEDS_CARD],
    [!isFull(state) || !isLeftToHimself(state, side, of), CARD_REFUSALS.OC_ORDERS_RETREAT],
  ];
};
