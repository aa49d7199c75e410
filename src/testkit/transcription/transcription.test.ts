import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '../../engine/table';
import { mopTables } from '../../rules/mop/procedures';
import { n20Tables } from '../../rules/n20/procedures';
import { nlcTables } from '../../rules/nlc/procedures';

/** A table as somebody else read it out of the books. */
type Transcribed = Readonly<{ columns: readonly string[]; rows: Readonly<Record<string, readonly string[]>> }>;

const read = (source: string): Readonly<Record<string, Transcribed>> => {
  const path = join(__dirname, `${source}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Transcribed>) : {};
};

const TRANSCRIPTION = { ...read('nlc'), ...read('mop'), ...read('n20') };
const TABLES = [...nlcTables, ...mopTables, ...n20Tables];

const named = (what: string, ours: readonly string[], theirs: readonly string[]): string | null => {
  const only = (a: readonly string[], b: readonly string[]) => a.filter((one) => !b.includes(one)).join(' | ');
  if (only(ours, theirs) === '' && only(theirs, ours) === '' && ours.length === theirs.length) return null;
  return `${what}: only in the table ${only(ours, theirs)}; only in the transcription ${only(theirs, ours)}`;
};

/** The first place where a table and its second transcription are not the same, in words that find it in the book. */
const firstDifference = ({ id, columns, rows }: Table, other: Transcribed): string | null => {
  const heads =
    named(`${id} columns`, columns, other.columns) ??
    named(
      `${id} rows`,
      rows.map(({ key }) => key),
      Object.keys(other.rows),
    );
  if (heads !== null) return heads;
  for (const { key, cells } of rows)
    for (const [i, column] of columns.entries()) {
      const theirs = other.rows[key]?.[other.columns.indexOf(column)];
      if (cells[i] !== theirs) return `${id}, ${key} × ${column}: “${cells[i] ?? ''}”, transcribed “${theirs ?? ''}”`;
    }
  return null;
};

/** Tables whose cells are our own words for the book's prose: nothing is printed that could be compared letter by letter. */
const IN_OUR_WORDS = [
  'nlc/orders',
  'nlc/movement',
  'nlc/stacking',
  'nlc/visibility',
  'nlc/base-morale',
  'nlc/pursuit-rating',
  'mop/stacking',
  'mop/visibility',
  'mop/weather',
  'mop/trains',
  'mop/spans',
  'mop/arrival',
  'mop/cards',
  'mop/victory',
  'n20/special-events',
  'n20/maneuver-methods',
  'n20/maneuver-results',
  'n20/disorder',
  'n20/morale',
  'n20/victory',
];

const printedTables = TABLES.filter(({ id }) => !IN_OUR_WORDS.includes(id));

test.each(printedTables.map((one) => [`${one.rule}: ${one.id}`, one] as const))(
  '%s is, cell by cell, what a second reader transcribed',
  (_, one) => {
    const other = TRANSCRIPTION[one.id];
    expect(other).toBeDefined();
    expect(other && firstDifference(one, other)).toBeNull();
  },
);

test('whatever was transcribed is a table, and no table stands twice', () => {
  const ids = TABLES.map(({ id }) => id);
  expect(Object.keys(TRANSCRIPTION).filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(TABLES.map((one) => [`${one.rule}: ${one.id}`, one] as const))(
  '%s has a name for every row and column, and no row or column twice',
  (_, { title, columns, rows }) => {
    const keys = rows.map(({ key }) => key);
    expect([title, ...columns, ...keys]).not.toContain('');
    expect([new Set(columns).size, new Set(keys).size]).toEqual([columns.length, keys.length]);
    expect(rows.every(({ cells }) => cells.length === columns.length)).toBe(true);
  },
);

test('a difference is found and named', () => {
  const [fire] = nlcTables.filter(({ id }) => id === 'nlc/fire');
  const rows = Object.fromEntries(fire!.rows.map(({ key, cells }) => [key, [...cells]]));
  expect(firstDifference(fire!, { columns: fire!.columns, rows })).toBeNull();
  const slip = { ...rows, '9': rows['9']!.map((cell, i) => (i === 3 ? '2' : cell)) };
  expect(firstDifference(fire!, { columns: fire!.columns, rows: slip })).toBe('nlc/fire, 9 × 5: “1”, transcribed “2”');
  expect(firstDifference(fire!, { columns: fire!.columns, rows: { ...rows, '25': [] } })).toContain(
    'only in the transcription 25',
  );
});
