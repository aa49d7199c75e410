import type { EventFace } from '../../../src/rules/n20/index';
import { eventCardName } from '../../../src/wording/names';

/** N20 2.0: what kind of card it is, in a word. */
export const KIND_WORDS: Readonly<Record<EventFace['kind'], string>> = {
  regular: 'Event',
  retain: 'Retain',
  reveal: 'Reveal',
};

/** What is done with such a card, for whoever holds one for the first time. */
export const KIND_HINTS: Readonly<Record<EventFace['kind'], string>> = {
  regular: 'Shown and carried out at once',
  retain: 'Kept unseen, and played when its holder likes',
  reveal: 'Shown and carried out at once',
};

export const nameOfFace = eventCardName;

export const cardsCounted = (count: number): string => `${String(count)} ${count === 1 ? 'card' : 'cards'}`;

const NUMBERS = ['no', 'one', 'two', 'three'] as const;

/** A special card that nobody can name yet. */
export const unknownWords = (count: number): string =>
  `${NUMBERS[count] ?? String(count)} unknown ${count === 1 ? 'card' : 'cards'}`;
