import type { Table } from '../../engine/table';
import { nlcTables } from '../../rules/nlc/procedures';
import { FACTS, GRIDS, TABLES } from './reading';
import type { Transcribed } from './reading';

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

const titled = (one: Table) => [`${one.rule}: ${one.id}`, one] as const;
const printedTables = TABLES.filter(({ id }) => id in GRIDS);

test.each(printedTables.map(titled))('%s is, cell by cell, what a second reader transcribed', (_, one) => {
  const other = GRIDS[one.id];
  expect(other).toBeDefined();
  expect(other && firstDifference(one, other)).toBeNull();
});

test('every table stands in one of the two transcriptions, printed or in our words, and none stands twice', () => {
  const ids = TABLES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...Object.keys(GRIDS), ...Object.keys(FACTS)].sort()).toEqual([...ids].sort());
});

test.each(TABLES.map(titled))(
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
