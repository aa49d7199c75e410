import type { Side } from '../../../engine/sides';
import type { Check } from '../../../engine/step';
import type { CardEffect, CardEffectKind } from '../card-effects/effect';
import { effectOf } from '../card-effects/effects';
import type { DECISION_CARDS } from '../command/local-decision';
import type { ORDER_CARDS } from '../command/compliance';
import type { Order, Recipient } from './order';
import type { OrdersState } from './state';
import { CARD_REFUSALS } from '../card-effects/vocabulary';

/** What the cards that are played in the app allow and forbid in the command phase (MOP 37.12, Rulings 10, 14, 49). */

/** MOP App. I, card 8: a March order beside all others, complied with at once. */
export const FREE_MARCH = 8;
/** MOP App. I, card 10, alone: an order beside all others, which is there at once and checked for compliance in this phase. */
export const FREE_ORDER = 10;
export type OrderCard =
  typeof FREE_MARCH | typeof FREE_ORDER | (typeof ORDER_CARDS)[number] | (typeof DECISION_CARDS)[number];

/** What each of them has in force. */
export const ORDER_EFFECTS: Readonly<Record<OrderCard, CardEffectKind>> = {
  8: 'freeMarch',
  9: 'generalRetreat',
  10: 'moreOrders',
  11: 'localDecision',
  15: 'soundOfGuns',
  21: 'turningMovement',
  28: 'forcedMarch',
};

const SPIES = String(FREE_ORDER);

/** Cards 10 and 31 both give an order; only one of them goes with a sheet. */
const effectFor = (state: OrdersState, side: Side, card: OrderCard): CardEffect | undefined =>
  effectOf(
    (state.cards?.[side] ?? []).filter((one) => card !== FREE_ORDER || one.card === SPIES),
    ORDER_EFFECTS[card],
  );

/** Sheets that went with a card since it was played; a General Retreat to all is one. */
const timesUsed = (orders: readonly Order[], card: OrderCard, since: number): number =>
  new Set(orders.filter((one) => one.card === card && one.issuedOn >= since).map(({ batch }) => batch)).size;

const isSpent = (state: OrdersState, side: Side, card: OrderCard): boolean => {
  const effect = effectFor(state, side, card);
  if (effect === undefined || effect.uses === null) return false;
  return timesUsed(state.desks[side].orders, card, effect.turn) >= effect.uses;
};

const isForAnother = (state: OrdersState, side: Side, card: OrderCard, of: readonly Recipient[]): boolean => {
  const subject = effectFor(state, side, card)?.subject ?? null;
  return (
    subject !== null && state.setup.formations.some(({ id }) => id === subject) && of.some(({ id }) => id !== subject)
  );
};

/** Where the app plays the cards, only one that is in force goes with an order or a decision. */
export const cardChecks = (
  state: OrdersState,
  side: Side,
  card: OrderCard | null,
  of: readonly Recipient[],
): readonly Check[] =>
  card === null || state.cards === undefined
    ? []
    : [
        [effectFor(state, side, card) === undefined, CARD_REFUSALS.CARD_NOT_IN_FORCE],
        [isSpent(state, side, card), CARD_REFUSALS.CARD_IS_SPENT],
        [isForAnother(state, side, card, of), CARD_REFUSALS.CARD_IS_FOR_ANOTHER],
      ];

/** Ruling 49: in card games a card alone allows it; null where cards do not decide. */
export const retreatByCard = ({ cards }: Pick<OrdersState, 'cards'>, side: Side): boolean | null =>
  cards === undefined ? null : effectOf(cards[side], 'generalRetreat') !== undefined;

const EXTRA: readonly (OrderCard | null)[] = [FREE_MARCH, FREE_ORDER, 28];

/** MOP App. I, cards 8, 10 and 28: an order beside his others, which counts for nothing. */
export const isExtra = ({ card }: Readonly<{ card: OrderCard | null }>): boolean => EXTRA.includes(card);

/** MOP App. I, card 31: how many orders more a side has this turn. That of card 10 goes with its sheet. */
export const moreOrders = ({ cards }: Pick<OrdersState, 'cards'>, side: Side): number =>
  (cards?.[side] ?? []).filter(({ kind, card }) => kind === 'moreOrders' && card !== SPIES).length;
