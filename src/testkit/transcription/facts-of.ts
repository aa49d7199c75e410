import type { Table } from '../../engine/table';
import type { FactRow } from './reading';

/** The key under which a transcription speaks of a table's notes. */
const NOTES = '(notes)';

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(WORDS.map((word, i) => [word, i + 1])),
  second: 2,
  third: 3,
};
const NUMBER = new RegExp(`\\d+(?:\\.\\d+)?½?|½|¼|\\b(?:${Object.keys(VALUES).join('|')})\\b`, 'gi');
const CITATION = /\((?:Rulings?|NLC|MOP|N20)[^)]*\)|(?:NLC|MOP|N20) [\d.]+|\bsection [\d.]+|\b\d+\.\d+(?:\.\d+)*/g;

const valueOf = (written: string): number =>
  VALUES[written.toLowerCase()] ??
  Number.parseInt(`0${written}`, 10) + (written.endsWith('½') ? 0.5 : 0) + (written === '¼' ? 0.25 : 0);

const numbersIn = (text: string): readonly number[] => (text.match(NUMBER) ?? []).map(valueOf);

type Row = Readonly<{ key: string; text: string }>;

/** What stands in a row, in one line: key, then each column and its cell; citations of rules are not facts of the game. */
const rowsOf = ({ columns, rows, notes = [] }: Table): readonly Row[] => [
  ...rows.map(({ key, cells }) => ({
    key,
    text: [key, ...cells.map((cell, i) => `${columns[i] ?? ''}: ${cell}`)].join(' | ').replace(CITATION, ''),
  })),
  { key: NOTES, text: [NOTES, ...notes].join(' | ').replace(CITATION, '') },
];

type Expected = Readonly<{ fact: string | number; phrases: readonly string[] }>;

const written = (fact: string | number): string => (fact === 0.5 ? '½' : String(fact));

/** The facts of a row with the words that say them; those the table leaves elsewhere are left out. */
const expectedOf = ({ facts, said }: FactRow): readonly Expected[] =>
  facts.flatMap((fact, i) => {
    const words = said?.[i] ?? null;
    if (words === false) return [];
    if (words === '') return [{ fact, phrases: [] }];
    return [{ fact, phrases: words === null ? [written(fact)] : typeof words === 'string' ? [words] : words }];
  });

/** A number of a fact must stand in the words for it: as a figure, as a word, or, for 1, as an article. */
const isNumberSaid = (number: number, words: string): boolean =>
  numbersIn(words).includes(number) || (number === 1 && /\b(?:an?|each|every)\b/i.test(words));

const numbersOf = (fact: string | number): readonly number[] => (typeof fact === 'number' ? [fact] : numbersIn(fact));

const lostNumber = (row: FactRow): string | null => {
  const expected = expectedOf(row);
  const all = expected.flatMap(({ phrases }) => phrases).join(' | ');
  const lost = expected.find(({ fact, phrases }) =>
    numbersOf(fact).some((number) => !isNumberSaid(number, phrases.length === 0 ? all : phrases.join(' | '))),
  );
  return lost === undefined ? null : `${row.label}: “${String(lost.fact)}” is not what the table’s words say`;
};

/** The other way round: each number in the words is a fact's or follows from one; “one” may be no number at all. */
const strayNumber = (row: FactRow): string | null => {
  const expected = expectedOf(row);
  const meant = [...expected.flatMap(({ fact }) => numbersOf(fact)), ...(row.derived ?? [])];
  const figures = expected
    .flatMap(({ phrases }) => [...new Set(phrases)].flatMap((phrase) => phrase.match(NUMBER) ?? []))
    .filter((figure) => figure.toLowerCase() !== 'one')
    .map(valueOf);
  const times = (list: readonly number[], one: number) => list.filter((each) => each === one).length;
  const stray = figures.find((one) => times(figures, one) > times(meant, one));
  return stray === undefined ? null : `${row.label}: the words say ${String(stray)} more often than the facts`;
};

/** Every phrase as often as the row of facts that needs it most often; the longest first, so that no number is taken twice. */
const phrasesOf = (rows: readonly FactRow[]): readonly string[] => {
  const most = new Map<string, number>();
  for (const row of rows) {
    const phrases = expectedOf(row).flatMap((one) => one.phrases);
    for (const phrase of phrases) {
      const times = phrases.filter((one) => one === phrase).length;
      most.set(phrase, Math.max(times, most.get(phrase) ?? 0));
    }
  }
  return [...most].flatMap(([phrase, times]) => Array<string>(times).fill(phrase)).sort((a, b) => b.length - a.length);
};

const TAKEN = '¶';

type Reading = Readonly<{ left: string; missing: readonly string[] }>;

const take = ({ left, missing }: Reading, phrase: string): Reading => {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(
    `${/^[\d½]/.test(phrase) ? '(?<![\\d½])' : ''}${escaped}${/[\d½]$/.test(phrase) ? '(?![\\d½])' : ''}`,
    'i',
  ).exec(left);
  if (found === null) return { left, missing: [...missing, phrase] };
  const after = found.index + phrase.length;
  return { left: left.slice(0, found.index) + TAKEN.repeat(phrase.length) + left.slice(after), missing };
};

const isSilent = (part: string): boolean => part.includes(TAKEN) || /^[^:]*: -?$/.test(part);

/** What a row of the table says that no fact stands for: a number anywhere, or a whole cell. */
const unaccounted = (key: string, left: string): readonly string[] => [
  ...(left.match(NUMBER) ?? []),
  ...(key === NOTES
    ? []
    : left
        .split(' | ')
        .slice(1)
        .filter((part) => !isSilent(part))),
];

const rowDifference = ({ key, text }: Row, facts: readonly FactRow[]): string | null => {
  const lost = facts.map((one) => lostNumber(one) ?? strayNumber(one)).find((one) => one !== null);
  if (lost !== undefined) return lost;
  const { left, missing } = phrasesOf(facts).reduce(take, { left: text, missing: [] });
  if (missing.length > 0) return `${key}: the table does not say “${missing.join('”, “')}”`;
  const extra = unaccounted(key, left);
  return extra.length > 0 ? `${key}: no fact stands for “${extra.join('”, “')}”` : null;
};

const formDifference = (keys: readonly string[], facts: readonly FactRow[]): string | null => {
  const lost = facts.find(({ row }) => row !== undefined && !keys.includes(row));
  if (lost !== undefined) return `${lost.label}: the table has no row ${lost.row ?? ''}`;
  const loose = facts.find(
    ({ row, facts: all, said, elsewhere }) =>
      (said !== undefined && said.length !== all.length) ||
      ((row === undefined || (said ?? []).includes(false)) && elsewhere === undefined),
  );
  return loose === undefined ? null : `${loose.label}: a fact with no word on where it is said`;
};

/** The first place where a table in our words and the facts of its second reader part, either way round; null if none. */
export const factDifference = (printed: Table, facts: readonly FactRow[]): string | null => {
  const rows = rowsOf(printed);
  const form = formDifference(
    rows.map(({ key }) => key),
    facts,
  );
  const found = rows.map((row) =>
    rowDifference(
      row,
      facts.filter((one) => one.row === row.key),
    ),
  );
  return form ?? found.find((one) => one !== null) ?? null;
};
