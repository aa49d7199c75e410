import { cellOf, table, tableOf } from './table';

const printed = table({
  id: 'made-up/thirds',
  title: 'Thirds',
  rule: 'NLC 4',
  columns: ['low', 'high'],
  rows: [
    { key: '1', cells: ['-', ''] },
    { key: '2', cells: ['R4', 'C'] },
  ],
});

test('a cell is given as printed: dashes and blanks too', () => {
  expect([cellOf(printed, '1', 'low'), cellOf(printed, '1', 'high'), cellOf(printed, '2', 'high')]).toEqual([
    '-',
    '',
    'C',
  ]);
});

test('a cell that is not printed is a bug, not a value', () => {
  expect(() => cellOf(printed, '3' as '1', 'low')).toThrow('made-up/thirds');
  expect(() => cellOf(printed, '1', 'middle' as 'low')).toThrow('middle');
});

test('a misspelt cell and a row of the wrong length do not compile', () => {
  const results = tableOf<'R4' | 'C' | '-'>();
  const rows = [{ key: '1', cells: ['R4', '-'] }] as const;
  const read: 'R4' | 'C' | '-' = cellOf(results({ ...printed, columns: ['low', 'high'], rows }), '1', 'low');
  expect(read).toBe('R4');
  // @ts-expect-error -- "R5" is none of the three
  results({ ...printed, columns: ['low', 'high'], rows: [{ key: '1', cells: ['R5', '-'] }] });
  // @ts-expect-error -- one cell for two columns
  results({ ...printed, columns: ['low', 'high'], rows: [{ key: '1', cells: ['R4'] }] });
});
