import type { CardFace, CardsView, HeldCard } from '../../../src/rules/mop/index';
import type { AppView } from '../../../src/session/rule-sets';

export type Cards = NonNullable<AppView['cards']>;
export type Own = CardsView['own'][number];

/** As a card is called: its name, and the number that is printed on it. */
export const faceTitle = ({ name, no }: CardFace): string => `${name} (${String(no)})`;

/** What the appendices change about it; where they say nothing, the card itself speaks. */
export const faceText = ({ text }: CardFace): string => (text === '' ? 'As printed on the card.' : text);

export const cardsCounted = (count: number): string => `${String(count)} ${count === 1 ? 'card' : 'cards'}`;

export const pointsWords = ({ points }: CardFace): string =>
  points === null
    ? 'VP: as printed on the card'
    : `${points > 0 ? '+' : points < 0 ? '−' : ''}${String(Math.abs(points))} VP`;

/** After a die it goes on, else it begins a sentence. */
const begun = (die: string, words: string): string =>
  die === '' ? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}` : `${die}${words}`;

/** What came of the card of this turn, as its owner reads it. */
export const fateWords = ({ out }: HeldCard): string => {
  const die = out.die === null ? '' : `Die ${String(out.die)}, ${out.die % 2 === 1 ? 'odd' : 'even'}: `;
  switch (out.now) {
    case 'hand':
      return begun(die, 'play it now, or hold it until the turn ends.');
    case 'discarded':
      return begun(die, 'discarded without effect.');
    case 'passed':
      return 'Passed to the other side, which plays it on its own forces.';
    case 'played':
      return begun(die, 'played.');
  }
};

/** Whether a side has a step of the sequence of its own for cards; the players' own sequence has no such step. */
export const isCardStep = ({ steps, step }: Pick<AppView, 'steps' | 'step'>): boolean => {
  const now = steps[step];
  return now !== undefined && (now.own === true || now.id === 'cards');
};
