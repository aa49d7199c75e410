import type { RefusalWords } from '../../engine/vocabulary';
import type { EVENT_DECK_REFUSALS } from '../../rules/n20/event-deck/vocabulary';
import type { DECK_REFUSALS } from '../../rules/common/deck/vocabulary';
import type { Names } from '../names';

/** Why the event deck cannot go on like that. */
export const EVENT_DECK_REFUSAL_WORDS: RefusalWords<typeof EVENT_DECK_REFUSALS, Names | null> = {
  NO_EVENT_DECK_IN_THIS_GAME: 'This game is played without an event deck in the app. It is chosen in the set-up.',
  EVENTS_ARE_SET_UP: 'The event deck is set up already.',
  EVENT_CARDS_MISSING:
    'The event cards of this title have not been entered yet. Their names and counts go into the set-up.',
  EVENTS_NOT_SET_UP: 'Set up the event deck first.',
  EVENT_CARDS_NOT_PUT: 'Both sides put one of their four cards into the deck first.',
  NO_EVENT_CARD_TO_PUT: 'Only a Medium game has a card put into the deck by each side.',
  EVENT_CARD_IS_PUT: 'That side has put its card into the deck.',
  THE_DECK_IS_REAL: 'The deck lies on the table: draw there and enter what comes up.',
  THE_APP_DRAWS: 'The app draws in this game.',
  EVENT_NOT_LOOKED_AT: 'A card has been drawn. Whoever drew it shows or keeps it first.',
  EVENT_LIES_OPEN: 'An event lies open. Finish it first.',
  EVENT_DECK_IS_EMPTY: 'No card is left in the event deck. Reshuffle the discards.',
  CARD_NOT_IN_DECK: 'No such card is left in the deck. Reshuffle first, or correct the counts in the set-up.',
  HIS_OWN_CARDS_ONLY: 'A side looks at its own cards alone, behind its curtain.',
  NO_EVENT_DRAWN: 'That side has no drawn card to look at.',
  ONLY_RETAIN_IS_KEPT: 'Only a Retain card is kept. This one is shown.',
  NO_CARD_TO_KEEP: 'No card in this deck is kept when it is drawn.',
  NO_KEPT_CARD: 'That side keeps no card.',
  NO_EVENT_OPEN: 'No event lies open.',
};

/** Why a card cannot be had from a deck, whichever. */
export const DECK_REFUSAL_WORDS: RefusalWords<typeof DECK_REFUSALS, Names | null> = {
  CARD_TWICE: 'A card is there twice.',
  CARD_NOT_IN_HAND: 'That card cannot be in this hand.',
  NOTHING_TO_RESHUFFLE: 'There are no discards to reshuffle.',
};
