import type { Place } from '../../../src/wording/en/books/places';
import { PLACES } from '../../../src/wording/en/books/places';
import type { Table } from '../../../src/engine/table';
import { BOOK_TABLES } from '../../../src/wording/en/books/tables';

/** Anything in the books that a search can find and a row can lead to. */
export type Entry =
  | Readonly<{ id: string; kind: 'place'; label: string; title: string; detail: string; place: Place }>
  | Readonly<{ id: string; kind: 'table'; label: string; title: string; detail: string; table: Table }>;

const KIND_WORDS: Readonly<Record<Place['kind'], string>> = {
  rule: '',
  ruling: '',
  order: 'Order',
  card: 'Card',
  weather: 'Weather',
  sequence: 'Sequence',
};

/** What stands before the title: the rule's number, or what kind of thing it is. */
const labelOf = ({ ref, kind }: Place): string => (KIND_WORDS[kind] === '' ? ref : KIND_WORDS[kind]);

const MOST = 64;

/** The beginning of a text, cut between words. */
const beginning = (text: string): string => {
  if (text.length <= MOST) return text;
  const cut = text.slice(0, MOST);
  return `${cut.slice(0, cut.lastIndexOf(' '))}\u00A0…`;
};

export const placeEntry = (place: Place): Entry => ({
  id: place.ref,
  kind: 'place',
  label: labelOf(place),
  title: place.title,
  detail: beginning(place.text === '' ? place.facts.map(([, words]) => words).join(' ') : place.text),
  place,
});

export const tableEntry = (table: Table): Entry => ({
  id: table.id,
  kind: 'table',
  label: 'Table',
  title: table.title,
  detail: table.rule,
  table,
});

/** Everything that can be found: tables first, since they are looked for most. */
export const ENTRIES: readonly Entry[] = [...BOOK_TABLES.map(tableEntry), ...PLACES.map(placeEntry)];
