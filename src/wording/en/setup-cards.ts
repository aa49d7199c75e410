import type { CardPlay } from '../../rules/common/index';

/** MOP 37.12: the ways of playing cards, as they are offered in the set-up. */
export const CARD_PLAY_WORDS: Readonly<Record<CardPlay, Readonly<{ title: string; hint: string }>>> = {
  historical: { title: 'Historical study', hint: 'No cards; reinforcements vary (37.12.2)' },
  full: { title: 'Full card play', hint: 'A deck and a hand for each side, by your own card rules (37.12.1)' },
  restricted: {
    title: 'Restricted card play',
    hint: 'Recommended: a card each day turn, used on an odd die (37.12.3)',
  },
  oneDeck: { title: 'One deck', hint: 'For a player alone: odd French, even Coalition (37.12.3 g)' },
  events: { title: 'Event tables', hint: 'Dice instead of cards (37.12.3 j)' },
};
