import { refusals } from '../../../engine/vocabulary';

/** Why the event deck cannot go on like that. */
export const EVENT_DECK_REFUSALS = refusals({
  NO_EVENT_DECK_IN_THIS_GAME: 'N20 5.0',
  EVENTS_ARE_SET_UP: 'N20 5.0',
  EVENT_CARDS_MISSING: 'N20 5.0',
  EVENTS_NOT_SET_UP: 'N20 5.0',
  EVENT_CARDS_NOT_PUT: 'N20 5.0',
  NO_EVENT_CARD_TO_PUT: 'N20 5.0',
  EVENT_CARD_IS_PUT: 'N20 5.0',
  THE_DECK_IS_REAL: 'N20 5.0',
  THE_APP_DRAWS: 'N20 5.0',
  EVENT_NOT_LOOKED_AT: 'Ruling 70',
  EVENT_LIES_OPEN: 'N20 5.0',
  EVENT_DECK_IS_EMPTY: 'N20 5.0',
  CARD_NOT_IN_DECK: 'N20 5.0',
  HIS_OWN_CARDS_ONLY: 'Ruling 70',
  NO_EVENT_DRAWN: 'N20 5.0',
  ONLY_RETAIN_IS_KEPT: 'N20 2.0',
  NO_CARD_TO_KEEP: 'N20 5.0',
  NO_KEPT_CARD: 'N20 2.0',
  NO_EVENT_OPEN: 'N20 5.0',
});
