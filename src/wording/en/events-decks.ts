import type { ByType } from '../../engine/by-type';
import type { EventDeckEvent } from '../../rules/n20/index';
import type { Names } from '../names';
import { listed } from '../names';

const counted = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** What happened with N20's event deck. A card's name stands only where its scope lets it be read. */
export const DECK_EVENTS: ByType<EventDeckEvent, readonly [Names], string> = {
  EventsSetUp: ({ method, deck }) =>
    `Event deck set up${METHODS[method]}; ${deck === 'app' ? 'the app draws' : 'drawn from real cards'}`,
  SpecialsShuffledIn: ({ cards }, names) =>
    cards.length === 0 ? 'No special cards shuffled in' : `Shuffled in unseen: ${listed(cards.map(names.eventCard))}`,
  EventHandDealt: ({ cards }, names) =>
    cards.length === 0 ? 'No special cards dealt' : `Dealt: ${listed(cards.map(names.eventCard))}`,
  EventCardChosen: ({ card }, names) => `Chosen for the deck: ${names.eventCard(card)}`,
  EventCardPut: ({ side }, names) => `${names.side(side)} put a special card into the event deck, unseen`,
  EventCardSeen: ({ card }, names) => `Drawn and looked at: ${names.eventCard(card)}`,
  EventDrawn: ({ side }, names) => `${names.side(side)} drew an event card`,
  EventCardLaidDown: () => 'The drawn card is laid open',
  EventShown: ({ side, card, entered }, names) =>
    `${entered ? 'Drawn on the table' : 'Event'}: ${names.eventCard(card)} (${names.side(side)})`,
  EventCardTaken: ({ card }, names) => `Kept: ${names.eventCard(card)}`,
  EventKept: ({ side }, names) => `${names.side(side)} keeps the card that was drawn`,
  EventCardSpent: ({ card }, names) => `Played from the hand: ${names.eventCard(card)}`,
  KeptPlayed: ({ side, card }, names) => `${names.side(side)} plays ${names.eventCard(card)}`,
  EventResolved: ({ card, carriedOut, to }, names) =>
    `${names.eventCard(card)}: ${carriedOut ? 'carried out' : 'no effect'}, ${
      to === 'removed' ? 'out of the game' : 'discarded'
    }`,
  EventsReshuffled: ({ cards }) => `${counted(cards)} reshuffled into the event deck`,
  SpecialDrawn: ({ side }, names) => `${names.side(side)} drew a special card and keeps it`,
  SpecialsReshuffled: ({ cards }) => `${counted(cards)} reshuffled into the special pile`,
};

const METHODS = {
  none: '',
  regular: ', without special cards',
  mild: ', Mild',
  medium: ', Medium',
  spicy: ', Spicy',
} as const;
