import { gridText, readGrid } from './read-grid';
import { readCards } from './read-cards';
import { readPlaces } from './read-places';

const TABLE = 'Die\tMorning\tNoon\n1\tFair\tRain\n2\tMud\t';

const faultsOf = (text: string): readonly string[] => readGrid(text).faults.map((fault) => fault.text);

test('a table is read as it stands: headings, what each row is for, cells, an empty one among them', () => {
  expect(readGrid(TABLE).grid).toEqual({
    columns: ['Morning', 'Noon'],
    rows: [
      { key: '1', cells: ['Fair', 'Rain'] },
      { key: '2', cells: ['Mud', ''] },
    ],
  });
});

test('its lines read the same table again, quotation marks and tabs in cells too', () => {
  const grid = { columns: ['−1', '"0"'], rows: [{ key: '1', cells: ['A\tR', ''] }] };
  expect(readGrid(gridText(grid)).grid).toEqual({ ...grid, rows: [{ key: '1', cells: ['A R', ''] }] });
  const read = readGrid(TABLE).grid;
  expect(read === null ? null : readGrid(gridText(read)).grid).toEqual(read);
});

test('empty cells that a spreadsheet sends along to the right are not part of the table', () => {
  expect(readGrid('Die,A,B,,\n1,x,y,,\n').grid).toEqual({
    columns: ['A', 'B'],
    rows: [{ key: '1', cells: ['x', 'y'] }],
  });
});

test.each([
  ['a row too short', 'Die,A,B\n1,x', 'Line 2: 1 cell, but 2 columns.'],
  ['a row too long', 'Die,A,B\n1,x,y,z', 'Line 2: 3 cells, but 2 columns.'],
  ['headings alone', 'Die,A,B', 'Line 1: these are headings; the rows of the table are missing.'],
  ['one column', 'Die\n1', 'Line 1: the headings need a first cell for the rows and one for each column.'],
  ['a quotation that never ends', 'Die,A\n1,"x', 'Line 2: a quotation never ends.'],
  ['a cell too long', `Die,A\n1,${'x'.repeat(61)}`, 'Line 2: a cell is longer than 60 letters.'],
  ['too many rows', `Die,A\n${'1,x\n'.repeat(41)}`, 'Line 1: a table has at most 40 rows below its headings.'],
])('%s is named by its line, and no table is taken', (_, text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
  expect(readGrid(text).grid).toBeNull();
});

test('nothing pasted is no table and no fault', () => {
  expect(readGrid(' \n')).toEqual({ grid: null, faults: [] });
});

test('places: a line each, twice is once, and one too long is said', () => {
  expect(readPlaces('Ligny\r\n  Quatre   Bras \n\nLigny')).toEqual({ places: ['Ligny', 'Quatre Bras'], fault: null });
  const long = readPlaces(`Ligny\n${'x'.repeat(61)}`);
  expect(long).toEqual({ places: ['Ligny'], fault: 'Line 2 is longer than 60 letters.' });
  const many = readPlaces(Array.from({ length: 401 }, (_, i) => `Place ${String(i)}`).join('\n'));
  expect(many.places).toHaveLength(400);
  expect(many.fault).toBe('There is room for 400 places; the rest is left out.');
});

test('cards: name, count, note; a count that is none is named, not guessed', () => {
  expect(readCards('Fog; 3; once a day\nMud', 'first', 0)).toEqual({
    cards: [
      { name: 'Fog', count: 3, deck: 'first', note: 'once a day' },
      { name: 'Mud', count: 1, deck: 'first', note: '' },
    ],
    faults: [],
  });
  expect(readCards('Fog,0\nMud,21\n,2', null, 0).faults.map(({ text }) => text)).toEqual([
    'Line 1: “0” does not say how many there are, 1 to 20.',
    'Line 2: “21” does not say how many there are, 1 to 20.',
    'Line 3: it has no name.',
  ]);
  expect(readCards('Fog', null, 120).faults.map(({ text }) => text)).toEqual(['Line 1: a title holds 120 cards.']);
});
