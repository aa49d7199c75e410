import { lines } from '../../../engine/vocabulary';

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
