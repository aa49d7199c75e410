import { drive, givenIn, thrown } from '../../../engine/drive';
import { battle, formation } from '../../../testkit/battle';
import { cupOf, mopTable, nlcTable, withFilledCup } from '../../../testkit/playing';
import type { CupTable } from '../../../testkit/playing';
import { seeded } from '../../../testkit/seeded';
import type { CupKind } from '../../common/index';
import { oddsOf } from '../../../engine/odds';
import { bothSides } from '../../../engine/sides';
import { lowestTerms } from '../../../engine/whole';
import { cupChances, drawSide } from './draw';

const filled = (cup: CupKind = 'one'): CupTable => withFilledCup(mopTable(battle({ cup })));

/** Draws the next chit with whatever dice the rule asks for. */
const drawAny = (table: CupTable, roll: (sides: number) => number): void => {
  const command = table.when({ type: 'DrawChit' });
  const { rolls } = givenIn(drive(command.step, thrown(roll)).asked);
  command.rolling(...rolls.map(({ rule, faces }) => [rule, ...faces] as const)).thenFacts();
};

describe('NLC 4 one cup', () => {
  test('NLC 4 a draw is one of those in the cup: first whose it is, then which, the latter the app’s secret', () => {
    const draw = filled().when({ type: 'DrawChit' });
    draw.thenNeedsDice('NLC 4', 1, 5);
    draw.rolling(['NLC 4', 4]).thenNeedsDice('NLC 4', 1, 2);
    expect(draw.rolling(['NLC 4', 4]).settled).toMatchObject({ request: { secret: true, purpose: 'drawChit' } });
    draw
      .rolling(['NLC 4', 4], ['NLC 4', 2])
      .thenHappened({ type: 'ChitDrawn', side: 'second', chit: 's2', entered: false });
    expect(draw.rolling(['NLC 4', 1], ['NLC 4', 1]).barrier).toBe(true);
  });

  test('NLC 4 what was drawn is out: neither counted, nor known, nor to be drawn again', () => {
    const table = filled();
    table.when({ type: 'DrawChit' }).rolling(['NLC 4', 1], ['NLC 4', 2]).thenFacts();
    expect(cupOf(table, 'first')).toMatchObject({ inside: { first: 2, second: 2 }, total: 4 });
    expect(cupOf(table, 'first').known.map(({ chit }) => chit)).toEqual(['f1', 'f3']);
    table.when({ type: 'EnterDrawn', side: 'first', chit: 'f2' }).thenRefused('DRAWN_ALREADY', 'NLC 4');
  });

  test('NLC 4 no draw before the cup is filled', () => {
    nlcTable(battle()).when({ type: 'DrawChit' }).thenRefused('CUP_NOT_FILLED', 'NLC 4');
    nlcTable(battle()).when({ type: 'EnterDrawn', side: 'first', chit: 'f1' }).thenRefused('CUP_NOT_FILLED', 'NLC 4');
  });
});

describe('MOP 37.1 two cups', () => {
  test.each([
    [1, 'first'],
    [2, 'second'],
    [3, 'first'],
    [4, 'second'],
    [5, 'first'],
    [6, 'second'],
  ] as const)('MOP 37.1 a %i draws from the %s cup, and the die is on record', (die, side) => {
    const table = filled('two');
    const draw = table.when({ type: 'DrawChit' });
    draw.thenNeedsDice('MOP 37.1', 1, 6);
    const chit = side === 'first' ? 'f1' : 's1';
    const play = draw.rolling(['MOP 37.1', die], ['NLC 4', 1]);
    play.thenHappened({ type: 'ChitDrawn', side, chit, entered: false, die });
    expect(play.working).toEqual([{ rule: 'MOP 37.1', key: 'cupSide', facts: { die } }]);
  });

  test('Ruling 47 with one cup empty no die is thrown: the rest come from the other', () => {
    const table = filled('two');
    for (const chit of ['s1', 's2']) table.when({ type: 'EnterDrawn', side: 'second', chit }).thenFacts();
    const draw = table.when({ type: 'DrawChit' });
    draw.thenNeedsDice('NLC 4', 1, 3);
    draw.rolling(['NLC 4', 3]).thenHappened({ type: 'ChitDrawn', side: 'first', chit: 'f3', entered: false });
    const other = filled('two');
    for (const chit of ['f1', 'f2', 'f3']) other.when({ type: 'EnterDrawn', side: 'first', chit }).thenFacts();
    other
      .when({ type: 'DrawChit' })
      .rolling(['NLC 4', 1])
      .thenHappened({ type: 'ChitDrawn', side: 'second', chit: 's1', entered: false });
  });
});

test('MOP 37.1 covers: a marker for each chit, then a chit of that side', () => {
  const draw = filled('covers').when({ type: 'DrawChit' });
  draw.thenNeedsDice('MOP 37.1', 1, 5);
  draw
    .rolling(['MOP 37.1', 3], ['NLC 4', 3])
    .thenHappened({ type: 'ChitDrawn', side: 'first', chit: 'f3', entered: false });
  draw.rolling(['MOP 37.1', 4]).thenNeedsDice('NLC 4', 1, 2);
});

test.each([
  ['one', 3, 2, 3, 5],
  ['covers', 3, 2, 3, 5],
  ['two', 3, 2, 1, 2],
  ['two', 9, 1, 1, 2],
  ['two', 3, 0, 1, 1],
  ['two', 0, 3, 0, 1],
  ['one', 0, 3, 0, 1],
] as const)(
  'MOP 37.1 cup %s with %i and %i chits: the first side is next with %i in %i',
  (kind, first, second, n, d) => {
    const walk = oddsOf(drawSide(kind, { first, second }), undefined, ({ side }) => side);
    if (walk.kind !== 'odds') throw new Error(walk.kind);
    const odd = walk.odds.find(({ outcome }) => outcome.side === 'first') ?? { n: 0, d: 1 };
    expect(odd.n * d).toBe(n * odd.d);
  },
);

test.each<CupKind>(['one', 'two', 'covers'])(
  'NLC 4, MOP 37.1 cup %s: the chances that are shown are those of the draw itself',
  (kind) => {
    expect(cupChances(kind, { first: 0, second: 0 })).toBeNull();
    for (let first = 0; first <= 7; first++)
      for (let second = first === 0 ? 1 : 0; second <= 7; second++) {
        const walk = oddsOf(drawSide(kind, { first, second }), undefined, ({ side }) => side);
        if (walk.kind !== 'odds') throw new Error(walk.kind);
        const drawn = bothSides((side) => walk.odds.find(({ outcome }) => outcome.side === side) ?? { n: 0, d: 1 });
        expect(cupChances(kind, { first, second })).toEqual(bothSides((side) => lowestTerms(drawn[side])));
      }
  },
);

test.each<CupKind>(['one', 'two', 'covers'])('NLC 4 cup %s: in a turn every chit comes out exactly once', (cup) => {
  for (let seed = 0; seed < 30; seed++) {
    const { roll } = seeded(seed);
    const table = filled(cup);
    for (let left = 5; left > 0; left--) drawAny(table, roll);
    const drawn = cupOf(table).drawn.map(({ chit }) => chit);
    expect([...drawn].sort()).toEqual(['f1', 'f2', 'f3', 's1', 's2']);
    table.when({ type: 'DrawChit' }).thenRefused('CUP_IS_EMPTY', 'NLC 4');
  }
});

test('NLC 4 every chit is as likely as every other to be next (chi-square, 4 degrees of freedom)', () => {
  const { roll } = seeded(1809);
  const draw = filled().when({ type: 'DrawChit' }).step;
  const counts = new Map<string, number>();
  const runs = 50_000;
  for (let i = 0; i < runs; i++) {
    const { at } = drive(draw, thrown(roll));
    const event = at.kind === 'accepted' ? at.outcome.facts[0]?.event : undefined;
    const chit = event?.type === 'ChitDrawn' ? event.chit : '';
    counts.set(chit, (counts.get(chit) ?? 0) + 1);
  }
  expect(counts.size).toBe(5);
  const expected = runs / 5;
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  // 18.47 is passed by chance once in a thousand.
  expect(chiSquare).toBeLessThan(18.47);
});

describe('a real cup on the table', () => {
  test('NLC 4 what was drawn from it is entered, without dice, and says so', () => {
    const table = filled();
    const play = table.when({ type: 'EnterDrawn', side: 'second', chit: 's2' });
    play.thenHappened({ type: 'ChitDrawn', side: 'second', chit: 's2', entered: true });
    expect(play.barrier).toBe(true);
    expect(cupOf(table)).toMatchObject({ inside: { first: 3, second: 1 }, acting: { chit: 's2', how: 'entered' } });
  });

  test('Ruling 98 any chit that all could name is taken, also one the desk keeps in Reserve: the table is the truth', () => {
    const table = nlcTable(battle());
    table.when({ type: 'FlagReserve', formation: 'f2', reserve: true }, 'first').thenFacts();
    withFilledCup(table).when({ type: 'EnterDrawn', side: 'first', chit: 'f2' }).thenFacts();
  });

  test('NLC 4 but not one that cannot be there: of the other side, not arrived, unknown', () => {
    const table = filled();
    for (const chit of ['s1', 's3', 'nobody', 'coordinated'])
      table.when({ type: 'EnterDrawn', side: 'first', chit }).thenRefused('NO_SUCH_CHIT', 'NLC 4');
  });

  test('NLC 4 and not more than are in', () => {
    const table = nlcTable(battle());
    table.when({ type: 'FlagReserve', formation: 's1', reserve: true }, 'second').thenFacts();
    withFilledCup(table).when({ type: 'EnterDrawn', side: 'second', chit: 's2' }).thenFacts();
    table.when({ type: 'EnterDrawn', side: 'second', chit: 's1' }).thenRefused('CUP_IS_EMPTY', 'NLC 4');
  });

  test('NLC 4 drawing in the app goes on after a Reserve’s chit came out of the real cup', () => {
    const table = nlcTable(battle());
    table.when({ type: 'FlagReserve', formation: 'f2', reserve: true }, 'first').thenFacts();
    withFilledCup(table).when({ type: 'EnterDrawn', side: 'first', chit: 'f2' }).thenFacts();
    const { roll } = seeded(7);
    while (cupOf(table).total > 0) drawAny(table, roll);
    expect(cupOf(table).drawn).toHaveLength(4);
  });
});

describe('a wrong draw put back', () => {
  test('NLC 4 goes back for all to see, and can be drawn again', () => {
    const table = filled();
    table.when({ type: 'DrawChit' }).rolling(['NLC 4', 1], ['NLC 4', 2]).thenFacts();
    const back = table.when({ type: 'PutBack', side: 'first', chit: 'f2' });
    back.thenHappened({ type: 'ChitPutBack', side: 'first', chit: 'f2' });
    expect(back.barrier).toBe(true);
    expect(cupOf(table, 'first')).toMatchObject({ inside: { first: 3, second: 2 }, drawn: [], acting: null });
    expect(cupOf(table, 'first').known.map(({ chit }) => chit)).toEqual(['f1', 'f2', 'f3']);
    table.when({ type: 'DrawChit' }).rolling(['NLC 4', 1], ['NLC 4', 2]).thenFacts();
  });

  test('NLC 4 only what was drawn, and who acts stays if it was another', () => {
    const table = filled();
    table.when({ type: 'PutBack', side: 'first', chit: 'f1' }).thenRefused('NOT_DRAWN', 'NLC 4');
    table.when({ type: 'EnterDrawn', side: 'first', chit: 'f1' }).thenFacts();
    table.when({ type: 'EnterDrawn', side: 'second', chit: 's1' }).thenFacts();
    table.when({ type: 'PutBack', side: 'second', chit: 'f1' }).thenRefused('NOT_DRAWN', 'NLC 4');
    table.when({ type: 'PutBack', side: 'first', chit: 'f1' }).thenFacts();
    expect(cupOf(table)).toMatchObject({ acting: { chit: 's1' }, inside: { first: 3, second: 1 } });
  });
});

test('NLC 4.5 what was ticked off belongs to whoever acts; the next draw starts afresh', () => {
  const table = withFilledCup(nlcTable(battle({ formations: [formation('f1', 'first'), formation('f2', 'first')] })));
  table.when({ type: 'TickStage', item: 'charge', done: true }).thenRefused('NOBODY_ACTS', 'NLC 4.5');
  table.when({ type: 'EnterDrawn', side: 'first', chit: 'f1' }).thenFacts();
  table.when({ type: 'TickStage', item: 'charge', done: true }).thenFacts();
  table.when({ type: 'TickStage', item: 'movement', done: true }).thenFacts();
  table.when({ type: 'TickStage', item: 'charge', done: true }).thenFacts();
  expect(cupOf(table).acting?.ticked).toEqual(['movement', 'charge']);
  table.when({ type: 'TickStage', item: 'movement', done: false }).thenFacts();
  expect(cupOf(table).acting?.ticked).toEqual(['charge']);
  table.when({ type: 'EnterDrawn', side: 'first', chit: 'f2' }).thenFacts();
  expect(cupOf(table).acting?.ticked).toEqual([]);
});
