import type { Entry } from './entries';

/** Which books are open at a game's table: March on Paris is played by its own and by NLC's. */
const AT_THE_TABLE: Readonly<Record<string, readonly string[]>> = {
  nlc: ['nlc'],
  mop: ['mop', 'nlc'],
  n20: ['n20'],
};

const BOOKS = ['nlc', 'mop', 'n20'];

/** What is no rule, ruling or table stands in these books. */
const OF_KIND: Readonly<Record<string, string>> = { order: 'nlc', card: 'mop', weather: 'mop' };

const named = (ref: string): readonly string[] => {
  const low = ref.toLowerCase();
  return BOOKS.filter((book) => low.startsWith(`${book} `) || low.startsWith(`${book}/`));
};

/** The books something belongs to: a ruling to those whose rules it is about. None: it is about all of them. */
const booksOf = (entry: Entry): readonly string[] => {
  if (entry.kind === 'table') return named(entry.id);
  const { ref, kind, links } = entry.place;
  if (kind === 'ruling') return links.flatMap(named);
  if (kind === 'sequence') {
    const own = named(`${ref.slice(ref.indexOf(' ') + 1)} `);
    return own.length > 0 ? own : ['nlc'];
  }
  const ofKind = OF_KIND[kind];
  return ofKind === undefined ? named(ref) : [ofKind];
};

/** Whether it counts in a game of these rules; without a game everything does. */
export const countsIn = (rules: string | null, entry: Entry): boolean => {
  if (rules === null) return true;
  const table = AT_THE_TABLE[rules] ?? [rules];
  const books = booksOf(entry);
  return books.length === 0 || books.some((book) => table.includes(book));
};
