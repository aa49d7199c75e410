import { SEVERAL, refusals } from '../../../engine/vocabulary';

/** Why a card cannot be had from a deck, whichever. */
export const DECK_REFUSALS = refusals({
  CARD_TWICE: SEVERAL,
  CARD_NOT_IN_HAND: SEVERAL,
  NOTHING_TO_RESHUFFLE: SEVERAL,
});
