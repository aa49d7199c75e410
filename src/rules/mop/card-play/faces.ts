import type { Side } from '../../../engine/sides';
import type { Setup } from '../../common/setup/setup';
import type { CardFace } from './cards-book';
import { CARDS } from '../tables/cards';
import { cardOfEntry, inDeck, playOf } from './decks';
import { PRINTED_CARDS, printedCard } from './manifest';
import type { Printed } from './manifest';

const FULL_TEXT = 2;
const RESTRICTED_TEXT = 3;

const textOf = (name: string, column: number): string =>
  CARDS.rows.find(({ key }) => key === name)?.cells[column] ?? '';

const [ANY] = PRINTED_CARDS;

/** A card with what the appendices change about it, and what the title sheet adds; `side`: whose deck is asked first. */
export const faceOf = (setup: Setup, card: string, side: Side | null): CardFace => {
  const printed = printedCard(card) ?? ANY;
  if (printed === undefined) throw new Error('no card is printed');
  const entries = setup.title.cards.filter((one) => cardOfEntry(one, one.deck ?? side ?? 'first') === card);
  const entry = entries.find(({ deck }) => deck === side) ?? entries[0];
  return {
    ...plainFace(printed, playOf(setup) === 'full'),
    note: entry?.note ?? '',
    points: entry?.points ?? namesakePoints(setup, card),
    supply: entry?.supply === true,
  };
};

/** App. III g: in one deck a card of two names is one card; what is printed on it was entered under either of them. */
const namesakePoints = (setup: Setup, card: string): number | null => {
  if (playOf(setup) !== 'oneDeck') return null;
  const isIt = (entry: Setup['title']['cards'][number]): boolean => {
    const named = cardOfEntry(entry, entry.deck ?? 'first');
    return named !== null && inDeck(setup, named) === inDeck(setup, card);
  };
  return setup.title.cards.find((entry) => entry.points !== undefined && isIt(entry))?.points ?? null;
};

/** Full play leaves some cards as they are printed; what the app does by one of those is said all the same. */
const told = (name: string, full: boolean, isDone: boolean): string => {
  const own = textOf(name, full ? FULL_TEXT : RESTRICTED_TEXT);
  return own === '' && isDone ? textOf(name, RESTRICTED_TEXT) : own;
};

const plainFace = (
  { id, no, name, kind, open, subject, value, effects }: Printed,
  full: boolean,
): Omit<CardFace, 'note' | 'points' | 'supply'> => ({
  card: id,
  no,
  name,
  kind,
  text: told(
    name,
    full,
    effects.some(({ kind: does }) => does !== 'asPrinted'),
  ),
  asks: { subject, value },
  open,
});

export const allFaces = (setup: Setup): readonly CardFace[] => PRINTED_CARDS.map(({ id }) => faceOf(setup, id, null));
