import { lines, refusals } from '../../../engine/vocabulary';

const drawn = { of: 'number' } as const;

/** The special events: how they come into the deck and into a hand. */
export const SPECIAL_EVENT_LINES = lines({
  n20Mild: drawn,
  n20MediumReveal: drawn,
  n20HandDealt: { side: 'side' },
  n20PileMade: {},
  n20Reshuffled: { cards: 'number' },
  n20SpecialDrawn: { side: 'side' },
});

/** Why the special cards cannot be dealt. */
export const SPECIAL_EVENT_REFUSALS = refusals({
  TOO_FEW_CARDS: 'N20 5.0',
  NO_SPECIAL_CARD_LEFT: 'N20 5.0',
});
