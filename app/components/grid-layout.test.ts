import { BOOK_TABLES, tableAt } from '../../src/wording/en/books/tables';
import { isWordy, layOutGrid } from './grid-layout';

/** A phone held upright, without its margins. */
const ROOM = 358;
const grids = BOOK_TABLES.filter((table) => !isWordy(table));

test('NLC 7.1, 12.7: the tables of the dice stand on a phone whole, without scrolling sideways', () => {
  for (const id of ['nlc/fire', 'nlc/compliance', 'nlc/local-decision', 'nlc/percentage', 'nlc/hidden-movement'])
    expect([id, layOutGrid(tableAt(id)!, 1, ROOM).width]).toEqual([id, ROOM]);
});

test('where there is more room than needed, the grid fills it to the edge', () => {
  for (const table of grids) {
    const { head, cells, width } = layOutGrid(table, 1, 1400);
    expect(width).toBe(1400);
    expect(head + cells.reduce((sum, one) => sum + one, 0)).toBe(width);
  }
});

test('no column gets narrower by larger letters, and the names leave room for what they name', () => {
  for (const table of grids) {
    const small = layOutGrid(table, 1, ROOM);
    const large = layOutGrid(table, 2, ROOM);
    expect(large.width).toBeGreaterThanOrEqual(small.width);
    // Where it has to be scrolled sideways, the names stay in view: the figures beside them must too.
    if (small.width > ROOM) expect(small.head).toBeLessThan(ROOM * 0.5);
    if (large.width > ROOM) expect(large.head).toBeLessThan(ROOM * 0.75);
  }
});

test('words are read as entries, figures as a grid', () => {
  expect(['nlc/orders', 'mop/cards', 'n20/victory'].map((id) => isWordy(tableAt(id)!))).toEqual([true, true, true]);
  expect(['nlc/fire', 'mop/weather', 'nlc/morale-modifiers'].map((id) => isWordy(tableAt(id)!))).toEqual([
    false,
    false,
    false,
  ]);
});
