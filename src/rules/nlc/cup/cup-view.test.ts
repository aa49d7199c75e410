import { battle } from '../../../testkit/battle';
import { cupOf, nlcTable, withFilledCup } from '../../../testkit/playing';

const filled = (...args: Parameters<typeof battle>) => {
  const table = nlcTable(battle(...args));
  table.when({ type: 'FlagReserve', formation: 'f2', reserve: true }, 'first').thenFacts();
  return withFilledCup(table);
};

test('Ruling 98 the owner sees his chits by name with their exact chance, the enemy a count', () => {
  const table = filled();
  expect(cupOf(table, 'first').known).toEqual([
    { side: 'first', chit: 'f1', chance: { n: 1, d: 4 } },
    { side: 'first', chit: 'f3', chance: { n: 1, d: 4 } },
  ]);
  expect(cupOf(table, 'second').known.map(({ chit }) => chit)).toEqual(['s1', 's2']);
  for (const seat of ['table', 'first', 'second'] as const)
    expect(cupOf(table, seat)).toMatchObject({
      inside: { first: 2, second: 2 },
      total: 4,
      chances: { first: { n: 1, d: 2 } },
    });
});

test('Ruling 98 the open table sees no name, and nobody but the owner a Reserve', () => {
  const table = filled();
  expect(cupOf(table)).toMatchObject({ known: [], reserve: [], sees: [] });
  expect(cupOf(table, 'second').reserve).toEqual([]);
  expect(cupOf(table, 'first').reserve).toEqual(['f2']);
});

test('Ruling 98 solo sees both; so does everybody with the open cup', () => {
  const names = ['f1', 'f3', 's1', 's2'];
  expect(cupOf(filled(), 'solo').known.map(({ chit }) => chit)).toEqual(names);
  expect(cupOf(filled({}, ['openCup'])).known.map(({ chit }) => chit)).toEqual(names);
  expect(cupOf(filled({}, ['openCup']), 'second').reserve).toEqual(['f2']);
});

test('Ruling 98 what could be drawn from a real cup is named the same whoever is in Reserve', () => {
  for (const seat of ['table', 'first', 'second'] as const)
    expect(cupOf(filled(), seat).nameable).toEqual({ first: ['f1', 'f2', 'f3'], second: ['s1', 's2'] });
});

test('MOP 37.1 with two cups a chit’s chance is half, shared among its side’s', () => {
  expect(cupOf(filled({ cup: 'two' }), 'second').known).toEqual([
    { side: 'second', chit: 's1', chance: { n: 1, d: 4 } },
    { side: 'second', chit: 's2', chance: { n: 1, d: 4 } },
  ]);
  const table = filled({ cup: 'two' });
  table.when({ type: 'EnterDrawn', side: 'second', chit: 's1' }).thenFacts();
  expect(cupOf(table, 'second').known).toEqual([{ side: 'second', chit: 's2', chance: { n: 1, d: 2 } }]);
  table.when({ type: 'EnterDrawn', side: 'second', chit: 's2' }).thenFacts();
  expect(cupOf(table).chances).toEqual({ first: { n: 1, d: 1 }, second: { n: 0, d: 1 } });
});

test('NLC 4 the chances of all that is known add up to one', () => {
  for (const cup of ['one', 'two', 'covers'] as const) {
    const { known } = cupOf(filled({ cup }), 'solo');
    const sum = known.reduce((total, { chance }) => total + chance.n / chance.d, 0);
    expect(sum).toBeCloseTo(1, 12);
  }
});

test('Ruling 98 commanders are those on the map, for either side to name', () => {
  expect(cupOf(filled()).commanders).toMatchObject({ first: [{ id: 'emperor' }], second: [{ id: 'marshal' }] });
});
