import type { Side } from '../../../engine/sides';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import type { CardsEvent, CardsHand, CardsTable, OutCard } from './card-model';
import { EMPTY_CARDS, EMPTY_HAND, cardsEvents, isCardsEvent } from './card-model';

/** Turns the last card of that name that is as it was into what it is now. */
const changed = (
  cards: readonly OutCard[],
  card: string,
  isIt: (one: OutCard) => boolean,
  change: Partial<OutCard>,
): readonly OutCard[] => {
  const all = cards.flatMap((one, i) => (one.card === card && isIt(one) ? [i] : []));
  const at = all.at(-1);
  return cards.map((one, i) => (i === at ? { ...one, ...change } : one));
};

const isInHand = ({ now }: OutCard): boolean => now === 'hand';
const isCovered = ({ now, shown }: OutCard): boolean => now === 'played' && !shown;

const STAYS_OUT: readonly OutCard['now'][] = ['hand', 'passed'];

/** A side's own cards, wherever they are kept. */
const evolveOwn = (hand: CardsHand, event: CardsEvent): CardsHand => {
  switch (event.type) {
    case 'CardDrawn': {
      const { card, turn, from, die, now } = event;
      return { ...hand, cards: [...hand.cards, { card, turn, from, die, now, shown: false }] };
    }
    case 'CardPlayed':
      return {
        ...hand,
        cards: changed(hand.cards, event.card, isInHand, { now: 'played' }),
        effects: [...hand.effects, ...event.effects],
        played: hand.played + 1,
      };
    case 'CardDropped':
      return { ...hand, cards: changed(hand.cards, event.card, isInHand, { now: 'discarded' }) };
    case 'CardUncovered':
      return {
        ...hand,
        cards: changed(hand.cards, event.card, isCovered, { shown: true }),
        effects: hand.effects.filter(({ card }) => card !== event.card),
      };
    case 'EffectUsed':
      return { ...hand, effects: used(hand, event.effect) };
    case 'OrdersReported':
      return { ...hand, reports: [...hand.reports, { turn: event.turn, orders: event.orders }] };
    case 'CardsReturned':
      return { ...hand, cards: hand.cards.filter(({ now }) => STAYS_OUT.includes(now)) };
    default:
      return hand;
  }
};

const used = ({ effects }: CardsHand, id: string): CardsHand['effects'] =>
  effects.map((one) => (one.id === id ? { ...one, uses: Math.max(0, (one.uses ?? 1) - 1) } : one));

/** What is held for a side. */
export const evolveCardsHand = (hand: CardsHand, event: Typed): CardsHand =>
  isCardsEvent(event) ? evolveOwn(hand, event) : hand;

/** What everybody knows; where cards lie open, that is all of it. */
export const evolveCards = (table: CardsTable, event: Typed): CardsTable => {
  if (!isCardsEvent(event)) return table;
  switch (event.type) {
    case 'CardTaken':
      return taken(table, event.side, event.turn, event.from);
    case 'CardShown': {
      const { side, card, turn, effects } = event;
      const before = table.open[side];
      const after = { ...before, effects: [...before.effects, ...effects] };
      return { ...withOpen(table, side, after), shown: [...table.shown, { side, card, turn }] };
    }
    case 'CardsReshuffled':
      return { ...table, taken: { ...table.taken, [event.side]: fewer(table, event) } };
    case 'CardEventRolled': {
      const { turn, side, card } = event;
      return { ...table, rolled: { turn, side, card } };
    }
    case 'CardsShown':
      return { ...table, piles: { ...table.piles, [event.side]: event.cards } };
    default:
      return withOpen(table, event.side, evolveOwn(table.open[event.side], event));
  }
};

const withOpen = (table: CardsTable, side: Side, hand: CardsHand): CardsTable => ({
  ...table,
  open: { ...table.open, [side]: hand },
});

const taken = (table: CardsTable, side: Side, turn: number, from: OutCard['from']): CardsTable => {
  const { count, modes, lastTurn } = table.taken[side];
  const isMode = from === 'mode';
  const now = {
    count: count + 1,
    modes: isMode ? modes + 1 : modes,
    lastTurn: from === 'deck' ? turn : lastTurn,
  };
  return { ...table, taken: { ...table.taken, [side]: now } };
};

type Reshuffled = Extract<CardsEvent, { type: 'CardsReshuffled' }>;

const fewer = (table: CardsTable, { side, cards, modes }: Reshuffled): CardsTable['taken']['first'] => {
  const before = table.taken[side];
  return { ...before, count: Math.max(0, before.count - cards), modes: Math.max(0, before.modes - modes) };
};

export const cardsModel = model({
  id: 'cards',
  events: cardsEvents,
  table: { start: EMPTY_CARDS, hears: typesOf(cardsEvents), evolve: evolveCards },
  held: { start: EMPTY_HAND, hears: typesOf(cardsEvents), evolve: evolveCardsHand },
});
