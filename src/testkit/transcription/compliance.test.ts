import { nlcProcedures } from '../../rules/nlc/procedures';
import { settled } from '../resolver-law';
import { GRIDS } from './reading';

/** The chart's line I, as a second reader found it: ignored below the numbers of the column, and a dash from 7 on. */
const LINE_I = {
  '-1': 'less',
  '0': 'less',
  '1': 'less',
  '2': 'less',
  '3': 'less',
  '4': 'less',
  '5': 'less',
  '6': 'less',
  '7': '-',
  '8': '-',
  '9': '-',
  '10+': '-',
} as const;

const { columns, rows } = GRIDS['nlc/compliance']!;
const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => [Math.min(sum - 1, 6), Math.max(1, sum - 6)] as const);

/** Ratings that give the column; the leftmost one is only reached by the two shifts to the left of an Attack. */
const inputFor = (column: string) => {
  const sum = Number.parseInt(column, 10);
  const [steps, ratings] = sum < 0 ? [['attack'], sum + 2] : [['defend'], sum];
  const sender = Math.min(ratings, 5);
  return { steps, sender: { rating: sender }, recipient: { rating: ratings - sender } };
};

const ignoredSums = (column: string): readonly number[] => {
  const [resolver] = nlcProcedures.filter(({ id }) => id === 'nlc/compliance');
  return ROLLS.filter((faces) => {
    const step = settled(resolver!, inputFor(column), [['NLC 12.7', ...faces]]);
    return JSON.stringify(step).includes('"kind":"ignored"');
  }).map(([one, two]) => one + two);
};

/** Below every number that the lines R4, 1T and C print in that column. */
const belowAll = (column: string): readonly number[] => {
  const printed = ['R4', '1T', 'C'].map((line) => rows[line]?.[columns.indexOf(column)] ?? '');
  const least = Math.min(...printed.filter((cell) => cell !== '-').map(Number));
  return ROLLS.map(([one, two]) => one + two).filter((sum) => sum < least);
};

test('NLC 12.7: the chart has a line I for every column', () => {
  expect([...columns].sort()).toEqual(Object.keys(LINE_I).sort());
});

test.each(Object.entries(LINE_I))('NLC 12.7: line I in column %s of the chart is “%s”', (column, line) => {
  expect(ignoredSums(column)).toEqual(line === '-' ? [] : belowAll(column));
});

test('NLC 12.7: the book’s example, column 0, is ignored on 2 to 5', () => {
  expect(ignoredSums('0')).toEqual([2, 3, 4, 5]);
});
