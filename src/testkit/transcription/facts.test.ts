import type { Table } from '../../engine/table';
import { factDifference } from './facts-of';
import { FACTS, TABLES } from './reading';
import { misread, slipsOf, withCells } from './slips';

const inOurWords = TABLES.filter(({ id }) => id in FACTS).map(
  (one) => [`${one.rule}: ${one.id}`, one, FACTS[one.id] ?? []] as const,
);
const rowsOfThose = (tables: readonly Table[]) => tables.map(({ rows }) => rows);

test.each(inOurWords)('%s says, number by number, the facts a second reader found', (_, one, facts) => {
  expect(factDifference(one, facts)).toBeNull();
});

test.each(inOurWords)('%s differs as soon as one figure in a cell is another', (_, one, facts) => {
  expect(rowsOfThose(slipsOf(one).filter((slip) => factDifference(slip, facts) === null))).toEqual([]);
});

test.each(inOurWords)('%s differs as soon as a cell is emptied or says a number more', (_, one, facts) => {
  const slips = [...withCells(one, () => ''), ...withCells(one, (cell) => `${cell} 77`)];
  expect(slips.length).toBeGreaterThan(0);
  expect(rowsOfThose(slips.filter((slip) => factDifference(slip, facts) === null))).toEqual([]);
});

test.each(inOurWords)('%s differs as soon as its second reading has a number wrong or not', (_, one, facts) => {
  expect(misread(facts).filter((slip) => factDifference(one, slip) === null)).toEqual([]);
});

test('NLC 2.2: a slip is found and named, on either side', () => {
  const [rating] = TABLES.filter(({ id }) => id === 'nlc/pursuit-rating');
  const facts = FACTS['nlc/pursuit-rating'] ?? [];
  const slip = {
    ...rating!,
    rows: rating!.rows.map((row) => (row.key === 'British' ? { ...row, cells: ['3'] } : row)),
  };
  expect(factDifference(slip, facts)).toBe('British: the table does not say “Pursuit: 2”');
  expect(factDifference(rating!, facts.slice(1))).toBe('All other cavalry: no fact stands for “4”, “Pursuit: 4”');
  expect(factDifference(rating!, [{ label: 'x', row: 'x', facts: [4], rule: 'NLC 2.2' }])).toBe(
    'x: the table has no row x',
  );
  expect(factDifference(rating!, [{ label: 'x', facts: [4], rule: 'NLC 2.2' }])).toBe(
    'x: a fact with no word on where it is said',
  );
});
