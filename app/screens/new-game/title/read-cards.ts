import { readCells } from '../../../../src/packs/cells';
import type { Card } from './title-types';

export type CardsReading = Readonly<{
  cards: readonly Card[];
  faults: readonly Readonly<{ line: number; text: string }>[];
}>;

const LONGEST_NAME = 60;
const LONGEST_NOTE = 300;
const MOST_ALIKE = 20;
/** As many different cards as a title holds. */
export const MOST_CARDS = 120;

/** Cards as lines: name, how many there are of it, what it says. Whose deck it is, the players say for all lines at once. */
export const readCards = (text: string, deck: Card['deck'], before: number): CardsReading => {
  const { rows, openQuote } = readCells(text);
  const cards: Card[] = [];
  const faults = openQuote.map(({ line }) => faultAt(line, 'a quotation never ends.'));
  for (const { line, cells } of rows) {
    const read =
      before + cards.length >= MOST_CARDS ? `a title holds ${String(MOST_CARDS)} cards.` : cardOf(cells, deck);
    if (typeof read === 'string') faults.push(faultAt(line, read));
    else cards.push(read);
  }
  return { cards, faults: faults.sort((a, b) => a.line - b.line) };
};

/** The card, or why the line is none. */
const cardOf = ([name = '', count = '', ...notes]: readonly string[], deck: Card['deck']): Card | string => {
  const note = notes.filter((part) => part !== '').join(', ');
  if (name === '') return 'it has no name.';
  if (name.length > LONGEST_NAME) return `its name is longer than ${String(LONGEST_NAME)} letters.`;
  if (note.length > LONGEST_NOTE) return `its note is longer than ${String(LONGEST_NOTE)} letters.`;
  if (count === '') return { name, count: 1, deck, note };
  const many = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  if (many < 1 || many > MOST_ALIKE) return `“${count}” does not say how many there are, 1 to ${String(MOST_ALIKE)}.`;
  return { name, count: many, deck, note };
};

const faultAt = (line: number, why: string) => ({ line, text: `Line ${String(line)}: ${why}` });
