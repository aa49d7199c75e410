import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { ENTRIES } from './entries';
import type { Entry } from './entries';
import { filedWords, plain } from './search-words';

const BY_ID: ReadonlyMap<string, Entry> = new Map(ENTRIES.map((entry) => [entry.id, entry]));

/** What the index keeps of an entry. */
type Filed = Readonly<{ id: string; title: string; keys: string; text: string }>;

const fileOf = (entry: Entry): Filed => {
  const { id, title, label } = entry;
  if (entry.kind === 'table') {
    const { columns, rows, notes = [], rule } = entry.table;
    const cells = rows.flatMap((row) => row.cells.filter((cell) => /[a-z]{3}/i.test(cell)));
    return {
      id,
      title,
      keys: `table ${id} ${rule} ${rows.map(({ key }) => key).join(' ')}`,
      text: [...columns, ...cells, ...notes].join(' '),
    };
  }
  const { place } = entry;
  return { id, title, keys: `${place.ref} ${label}`, text: [place.text, ...place.facts.flat()].join(' ') };
};

/** Where two words stand in an entry counts for more than how often. */
const BOOST = { title: 6, keys: 2.5, text: 1 };

/** Of two that fit as well, what is looked for more often: a table before a rule, a rule before a card. */
const WEIGHT: Readonly<Record<string, number>> = { Table: 1.3, Order: 1.1, Sequence: 0.9, Weather: 0.8, Card: 0.6 };

/** What a place weighs when these rules are played: the other games' books step back, and are found all the same. */
const BOOK_WEIGHT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  nlc: { mop: 0.7, n20: 0.5 },
  mop: { mop: 1.2, n20: 0.5 },
  n20: { n20: 1.6, nlc: 0.6, mop: 0.5 },
};

const weightIn = (rules: string | null) => {
  const books = BOOK_WEIGHT[rules ?? ''] ?? {};
  return (id: unknown): number => {
    const entry = BY_ID.get(String(id));
    const book = /^[a-z\d]+/.exec(entry?.id.toLowerCase() ?? '')?.[0] ?? '';
    return (WEIGHT[entry?.label ?? ''] ?? 1) * (books[book] ?? 1);
  };
};

const build = (): MiniSearch<Filed> => {
  const index = new MiniSearch<Filed>({
    fields: ['title', 'keys', 'text'],
    processTerm: (term) => [...filedWords(term)],
    searchOptions: {
      boost: BOOST,
      processTerm: plain,
      // A letter by itself begins too much, unless it is all there is.
      prefix: (term, _at, terms) => term.length > 1 || terms.length === 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      maxFuzzy: 2,
      weights: { prefix: 0.5, fuzzy: 0.3 },
      combineWith: 'AND',
    },
  });
  index.addAll(ENTRIES.map(fileOf));
  return index;
};

const kept: { index?: MiniSearch<Filed> } = {};

/** The index, made when it is first wanted. */
export const searchIndex = (): MiniSearch<Filed> => (kept.index ??= build());

/** The same number in several books: the one that is played first. */
const BOOKS = ['NLC', 'MOP', 'N20', 'Ruling'] as const;
const NUMBER = /^(?:(nlc|mop|n20|rulings?|r|rule|section|§)?\s*)(app\.?\s*i{0,3}|\d+(?:\.\d*)*[a-z]?)$/i;

const bookOf = (word: string | undefined): (typeof BOOKS)[number] | null => {
  const named = word?.toUpperCase() ?? '';
  if (named === 'R' || named.startsWith('RULING')) return 'Ruling';
  return BOOKS.find((book) => book === named) ?? null;
};

const numberOf = (ref: string): string => ref.slice(ref.indexOf(' ') + 1);

const numbered = ENTRIES.filter(({ id }) => BOOKS.some((book) => id.startsWith(`${book} `)));

/** How well a rule's number answers the one that was typed: itself, its chapter as the N20 kit writes it, what stands under it. */
const nearness = (number: string, typed: string): number => {
  if (number === typed || number === `${typed}.0`) return 0;
  if (number.startsWith(`${typed}.`)) return 1;
  return number.startsWith(typed) ? 2 : 3;
};

const FAR = 3;

/** `12.7`, `16` for 16c, `app. ii`. */
const typedNumber = (text: string): string => {
  const low = text.toLowerCase();
  return /^\d/.test(low) ? low.replace(/\.$|[a-z]$/, '') : low.replace(/^app\.?\s*/, 'app. ');
};

const atNumber = (book: string | null, typed: string, rules: string | null): readonly Entry[] => {
  const own = rules?.toUpperCase() ?? '';
  const rank = ({ id }: Entry): number => (id.startsWith(`${own} `) ? 0 : 1);
  const near = numbered
    .filter(({ id }) => book === null || id.startsWith(`${book} `))
    .map((entry) => ({ entry, far: nearness(numberOf(entry.id).toLowerCase(), typed) }))
    .filter(({ far }) => far < FAR);
  return near.sort((a, b) => a.far - b.far || rank(a.entry) - rank(b.entry)).map(({ entry }) => entry);
};

/**
 * Rules by their number, those of the game that is played first: "12.7", "nlc 12.7", "37.4", "ruling 16". What no book has
 * leads to what it would stand under. Null where no number was asked for.
 */
const byNumber = (query: string, rules: string | null): readonly Entry[] | null => {
  const found = NUMBER.exec(query);
  if (found === null) return null;
  const book = bookOf(found[1]);
  const typed = typedNumber(found[2] ?? '');
  const near = atNumber(book, typed, rules);
  if (near.length > 0 || !typed.includes('.')) return near;
  return atNumber(book, typed.slice(0, typed.lastIndexOf('.')), rules).filter(({ id }) => !id.startsWith('Ruling '));
};

/** Tables that print the rule which was asked for stand right behind it. */
const withTables = (entries: readonly Entry[]): readonly Entry[] => {
  const [first, ...rest] = entries;
  if (first?.kind !== 'place') return entries;
  const tables = first.place.links.flatMap((link) => BY_ID.get(link) ?? []).filter(({ kind }) => kind === 'table');
  return [first, ...tables, ...rest];
};

const WORD = /[^\s,;:()[\]{}*+?!"'“”‘’/|–-]+/g;

/** A word that is only begun is searched for once it has a second letter. */
const wordsOf = (query: string): readonly string[] => {
  const words = query.match(WORD) ?? [];
  const last = words.at(-1) ?? '';
  return words.length > 1 && last.length === 1 ? words.slice(0, -1) : words;
};

const SHORTEST = 4;

/** The words, and the same with the last one cut back letter by letter: a slip in the middle of it is passed over. */
const ways = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? '';
  const cuts = Math.max(0, last.length - SHORTEST);
  const before = words.slice(0, -1);
  return Array.from({ length: cuts + 1 }, (_, cut) => [...before, last.slice(0, last.length - cut)].join(' '));
};

/** What was found, and the words of the index by which it was. */
export type Found = Readonly<{ entry: Entry; terms: readonly string[] }>;

const byWords = (query: string, rules: string | null): readonly Found[] => {
  const index = searchIndex();
  const words = wordsOf(query);
  const boostDocument = weightIn(rules);
  for (const terms of ways(words)) {
    // What is written as it was typed leaves no room for what only looks like it.
    const asTyped = index.search(terms, { boostDocument, fuzzy: false });
    const found = asTyped.length > 0 ? asTyped : index.search(terms, { boostDocument });
    if (found.length > 0) return foundOf(found);
  }
  return foundOf(index.search(words.join(' '), { combineWith: 'OR', boostDocument }));
};

const foundOf = (found: readonly SearchResult[]): readonly Found[] =>
  found.flatMap(({ id, terms }) => {
    const entry: Entry | undefined = typeof id === 'string' ? BY_ID.get(id) : undefined;
    return entry === undefined ? [] : { entry, terms };
  });

/**
 * Finds a place or a table by a rule's number, by words, by their beginnings, and with a letter or two mistyped. `rules`: what
 * is being played, whose book goes first where a number stands in several.
 */
export const searchBooks = (query: string, rules: string | null = null): readonly Found[] => {
  const asked = query.trim().replace(/\s+/g, ' ');
  if (asked === '') return [];
  const numbers = byNumber(asked, rules);
  return numbers === null ? byWords(asked, rules) : withTables(numbers).map((entry) => ({ entry, terms: [] }));
};
