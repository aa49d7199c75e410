import { byType } from '../../../engine/by-type';
import type { Side } from '../../../engine/sides';
import { discarded, removedFrom, reshuffled, without } from '../../common/deck/deck';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import { commonEvents, isCommonEvent } from '../../common/table';
import type { CommonEvent } from '../../common/table';
import { REVEAL } from '../events/cards';
import {
  EMPTY_EVENT_HAND,
  EMPTY_EVENT_UMPIRE,
  NO_EVENTS,
  eventDeckEvents,
  isEventDeckEvent,
  isSpecial,
} from './event-deck';
import type { EventCard, EventDeckEvent, EventHand, EventTable, EventUmpire } from './event-deck';

/** What the whole table knows. A card that lies open or face down outlives the step; that one was drawn in it does not. */
const evolveEventDeck = (table: EventTable, event: Typed): EventTable => {
  if (isEventDeckEvent(event)) return evolve(event, table);
  return isCommonEvent(event) ? withClock(table, event) : table;
};

const withClock = (table: EventTable, { type }: CommonEvent): EventTable =>
  (type === 'TurnBegan' || type === 'StepReached') && (table.drawnInStep || table.played !== null)
    ? { ...table, drawnInStep: false, played: null }
    : table;

const keeping = (table: EventTable, side: Side, more: number): EventTable => ({
  ...table,
  kept: { ...table.kept, [side]: Math.max(0, table.kept[side] + more) },
});

const knowing = (table: EventTable, card: EventCard): EventTable =>
  isSpecial(card) && !table.known.includes(card) ? { ...table, known: [...table.known, card] } : table;

const drawing = (table: EventTable): EventTable => ({ ...table, draws: table.draws + 1, drawnInStep: true });

/** Spicy keeps the Retain cards out of the deck, so theirs is another discard pile; else they join the discards. */
const played = (table: EventTable, { side, card }: Extract<EventDeckEvent, { type: 'KeptPlayed' }>): EventTable => {
  const now = keeping({ ...table, played: { side, card } }, side, -1);
  return table.begun?.method === 'spicy'
    ? { ...now, specialDiscards: [...now.specialDiscards, card] }
    : knowing({ ...now, out: discarded(now.out, card) }, card);
};

const evolve = byType<EventDeckEvent, readonly [EventTable], EventTable>({
  EventsSetUp: ({ method, deck }) => ({
    ...NO_EVENTS,
    begun: { method, deck },
    known: method === 'spicy' ? REVEAL : [],
  }),
  EventCardPut: ({ side }, table) => ({ ...table, put: [...table.put, side] }),
  EventDrawn: ({ side }, table) => drawing({ ...table, drawn: side }),
  EventShown: ({ side, card }, table) => {
    // Whoever lays open what he looked at has drawn it before.
    const now = table.drawn === side ? { ...table, drawn: null } : drawing(table);
    return knowing({ ...now, shown: { side, card } }, card);
  },
  EventKept: ({ side }, table) => keeping(table.drawn === side ? { ...table, drawn: null } : drawing(table), side, 1),
  KeptPlayed: (event, table) => played(table, event),
  EventResolved: ({ card, to }, table) => ({
    ...table,
    shown: null,
    out: to === 'removed' ? removedFrom(table.out, card) : discarded(table.out, card),
  }),
  EventsReshuffled: ({ by }, table) => ({
    ...table,
    out: reshuffled(table.out),
    reshuffling: by === null || table.reshuffling.includes(by) ? table.reshuffling : [...table.reshuffling, by],
  }),
  SpecialDrawn: ({ side }, table) => keeping(table, side, 1),
  SpecialsReshuffled: (_, table) => ({ ...table, specialDiscards: [] }),
  SpecialsShuffledIn: (_, table) => table,
  EventHandDealt: (_, table) => table,
  EventCardChosen: (_, table) => table,
  EventCardSeen: (_, table) => table,
  EventCardLaidDown: (_, table) => table,
  EventCardTaken: (_, table) => table,
  EventCardSpent: (_, table) => table,
});

/** What a side alone knows. */
const evolveEventHand = (hand: EventHand, event: Typed): EventHand => {
  if (!isEventDeckEvent(event)) return hand;
  switch (event.type) {
    case 'EventHandDealt':
      return { ...EMPTY_EVENT_HAND, dealt: event.cards };
    case 'EventCardChosen':
      return { ...hand, chosen: event.card };
    case 'EventCardSeen':
      return { ...hand, drawn: event.card };
    case 'EventCardLaidDown':
      return { ...hand, drawn: null };
    case 'EventCardTaken':
      return { ...hand, drawn: null, hand: [...hand.hand, event.card] };
    case 'EventCardSpent':
      return { ...hand, hand: without(hand.hand, [event.card]) };
    default:
      return hand;
  }
};

/** What nobody knows. */
const evolveEventUmpire = (umpire: EventUmpire, event: Typed): EventUmpire =>
  isEventDeckEvent(event) && event.type === 'SpecialsShuffledIn' ? { shuffledIn: event.cards } : umpire;

const { TurnBegan, StepReached } = commonEvents;

export const eventDeckModel = model({
  id: 'events',
  events: eventDeckEvents,
  table: { start: NO_EVENTS, hears: typesOf(eventDeckEvents, { TurnBegan, StepReached }), evolve: evolveEventDeck },
  held: { start: EMPTY_EVENT_HAND, hears: typesOf(eventDeckEvents), evolve: evolveEventHand },
  umpire: { start: EMPTY_EVENT_UMPIRE, hears: typesOf(eventDeckEvents), evolve: evolveEventUmpire },
});
