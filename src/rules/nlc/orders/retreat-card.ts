import type { Fact } from '../../../engine/rule-set';
import { heldOf } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import type { Check } from '../../../engine/step';
import type { CardEffect, CardsEvent, CardsHand, CardsTable } from '../cards/card-model';
import type { OrdersCommand } from './commands';
import { retreatByCard } from './card-checks';
import type { Recipient } from './order';
import type { Decision } from './orders';
import { commanderOf, isMine, isSame, leaderIn, sideOf } from './state';
import type { OrdersState } from './state';
import { CARD_REFUSALS } from '../cards/vocabulary';

/** MOP App. I and III, card 9 (Ruling 49): who gets a General Retreat by it, and when it is gone. */

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
const isLeftToHimself = (state: OrdersState, side: Side, of: Recipient): boolean => above(state, side, of).length === 0;

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

const isRetreat = ({ steps }: Pick<Decision, 'steps'>): boolean => steps.some(({ type }) => type === 'generalRetreat');

type Cards = Readonly<{ table: Pick<CardsTable, 'open'>; hands: Readonly<Record<Side, CardsHand>> }>;

const RETREAT_CARD = '9';
const isIt = ({ card, kind, uses }: CardEffect): boolean =>
  card === RETREAT_CARD && kind === 'generalRetreat' && uses !== 0;

/** MOP App. I, card 9: whoever could have it by Local Decision and tries one for any other order loses the card. */
export const retreatCardGone = (
  state: OrdersState,
  command: OrdersCommand,
  seat: Seat,
  { table, hands }: Cards,
): readonly Fact<CardsEvent>[] => {
  if (command.type !== 'AnswerDecision' || state.cards === undefined || !isFull(state)) return [];
  const side = sideOf(state, command.of);
  if (side === undefined || !isMine(seat, side)) return [];
  const decision = state.desks[side].decisions.find(
    (one) => one.turn === state.turn && one.result === null && isSame(one.of, command.of),
  );
  if (decision === undefined || isRetreat(decision) || !isLeftToHimself(state, side, command.of)) return [];
  const used = ({ id }: CardEffect): CardsEvent => ({ type: 'EffectUsed', side, effect: id });
  return [
    ...hands[side].effects.filter(isIt).map((one) => ({ scope: heldOf(side), event: used(one) })),
    ...table.open[side].effects.filter(isIt).map((one) => ({ scope: 'table' as const, event: used(one) })),
  ];
};
