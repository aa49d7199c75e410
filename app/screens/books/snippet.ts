import type { Entry } from './entries';
import { filedWords } from './search-words';

/** A piece of a line; `met`: a word that was looked for. */
export type Piece = Readonly<{ text: string; met: boolean }>;

const MOST = 110;
/** How much of the line goes before the first word that was looked for. */
const BEFORE = 30;

/** What can be quoted of an entry: its text, then each fact, note or row by itself. */
const linesOf = (entry: Entry): readonly string[] => {
  if (entry.kind === 'place')
    return [entry.place.text, ...entry.place.facts.map(([head, words]) => `${head}: ${words}`)];
  const { rows, notes = [] } = entry.table;
  const cells = rows.filter((row) => row.cells.some((cell) => /[a-z]{3}/i.test(cell)) || /[a-z]{3}/i.test(row.key));
  return [...notes, ...cells.map(({ key, cells: printed }) => `${key}: ${printed.join(' · ')}`)];
};

const WORD = /[^\n\r\p{Z}\p{P}]+/gu;

type Met = Readonly<{ at: number; end: number; terms: readonly string[] }>;

const metIn = (line: string, terms: ReadonlySet<string>): readonly Met[] =>
  [...line.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const found = filedWords(word).filter((term) => terms.has(term));
    return found.length === 0 ? [] : [{ at: index, end: index + word.length, terms: found }];
  });

/** The line in which most of the words stand; the first of those that have as many. */
const bestOf = (lines: readonly string[], terms: ReadonlySet<string>) => {
  const all = lines.map((line) => ({ line, met: metIn(line, terms) }));
  const worth = ({ met }: (typeof all)[number]): number => new Set(met.flatMap((one) => one.terms[0] ?? [])).size;
  return all.reduce<(typeof all)[number] | null>((best, one) => {
    if (one.met.length === 0) return best;
    return best === null || worth(one) > worth(best) ? one : best;
  }, null);
};

/** Where the window on a line begins and ends, between words. */
const windowOn = (line: string, first: number): Readonly<{ from: number; to: number }> => {
  if (line.length <= MOST) return { from: 0, to: line.length };
  const near = Math.max(0, Math.min(first - BEFORE, line.length - MOST));
  const from = near === 0 ? 0 : line.indexOf(' ', near - 1) + 1;
  const to = Math.min(line.length, from + MOST);
  return { from, to: to === line.length ? to : Math.max(line.lastIndexOf(' ', to), from) };
};

const cut = (line: string, met: readonly Met[]): readonly Piece[] => {
  const { from, to } = windowOn(line, met[0]?.at ?? 0);
  const pieces: Piece[] = from > 0 ? [{ text: '… ', met: false }] : [];
  let at = from;
  for (const one of met.filter(({ at: start, end }) => start >= from && end <= to)) {
    if (one.at > at) pieces.push({ text: line.slice(at, one.at), met: false });
    pieces.push({ text: line.slice(one.at, one.end), met: true });
    at = one.end;
  }
  if (at < to) pieces.push({ text: line.slice(at, to), met: false });
  return to < line.length ? [...pieces, { text: '\u00A0…', met: false }] : pieces;
};

/** Why an entry was found, in its own words; its beginning where only its title or its number says so. */
export const snippetOf = (entry: Entry, terms: readonly string[]): readonly Piece[] => {
  const best = bestOf(linesOf(entry), new Set(terms));
  return best === null ? [{ text: entry.detail, met: false }] : cut(best.line, best.met);
};
