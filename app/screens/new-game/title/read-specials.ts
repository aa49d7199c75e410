import { readCells } from '../../../../src/packs/cells';
import type { Title } from './title-types';

export type Special = NonNullable<Title['specials']>['retain'][number];

export type SpecialsReading = Readonly<{
  cards: readonly Special[];
  fault: string | null;
}>;

const LONGEST_NAME = 60;
const LONGEST_NOTE = 300;

/** Special cards as lines, name and then note: the first line is the first card, whatever order the players give them. */
export const readSpecials = (text: string, most: number): SpecialsReading => {
  const { rows } = readCells(text);
  const lines = rows.map(({ line, cells: [name = '', ...notes] }) => ({
    line,
    name,
    note: notes.filter((part) => part !== '').join(', '),
  }));
  const long = lines.find(({ name, note }) => name.length > LONGEST_NAME || note.length > LONGEST_NOTE);
  const cards = lines
    .slice(0, most)
    .map(({ name, note }) => ({ name: name.slice(0, LONGEST_NAME).trim(), note: note.slice(0, LONGEST_NOTE).trim() }));
  if (lines.length > most) return { cards, fault: `There are ${String(most)} of them; the rest is left out.` };
  return {
    cards,
    fault: long === undefined ? null : `Line ${String(long.line)} is too long; its end is left out.`,
  };
};

export const specialsText = (cards: readonly Special[]): string =>
  cards.map(({ name, note }) => [name, note].filter((part) => part !== '').join(', ')).join('\n');
