import { formation } from '../../testkit/battle';
import type { Foretold } from '../common/index';
import { previewPlay } from '../common/play/decide-play';
import type { AnyPlay } from '../common/play/play';
import { campaign } from '../nlc/campaign/testing/campaigning';
import type { Campaign } from '../nlc/campaign/testing/campaigning';
import { arrivalOdds } from './campaign-odds';
import { positionPlay } from './works/position-play';
import { spanRepairPlay } from './works/span-plays';
import { trainPlay } from './works/train-play';

const told = <T>(chance: Foretold<T>) =>
  chance.kind === 'odds' ? chance.odds.map(({ outcome, n, d }) => [outcome, n, d]) : chance.refusal.code;

describe('MOP 37.12.2 the chances of an arrival', () => {
  const FORMATIONS = [
    formation('a', 'first', { arrives: 4 }),
    formation('b', 'first', { arrives: 4 }),
    formation('c', 'first', { arrives: 5 }),
    formation('s1', 'second', { arrives: 4 }),
  ];
  const start = (turn = 2) =>
    campaign('mop', { turn }, { formations: FORMATIONS, units: [] }, ['variableArrival', 'secretArrivals']);
  type Table = ReturnType<typeof start>;
  const arrivalIn = (table: Table, id: string, seat: 'first' | 'table' = 'first') =>
    table.view(seat).arrivals.find((one) => one.formation === id)!;
  const asked = { formations: ['a'], entry: '', behind: null };

  test('the book’s own table: two turns early to two late, one of six each, on time two of six', () => {
    const { roll } = arrivalIn(start(), 'a');
    const { chance, luck } = arrivalOdds(roll!, asked);
    expect(told(chance)).toEqual([
      [2, 1, 6],
      [3, 1, 6],
      [4, 2, 6],
      [5, 1, 6],
      [6, 1, 6],
    ]);
    expect(luck).toBeNull();
  });

  test('the side’s luck changes the next die, and says so before it is thrown', () => {
    const table = start();
    table
      .act({ type: 'RollArrival', formations: ['b'] }, 'first')
      .rolling(['MOP 37.12.2', 6])
      .thenFacts();
    const { chance, luck } = arrivalOdds(arrivalIn(table, 'a').roll!, asked);
    expect(luck?.facts).toMatchObject({ delayed: 1, advanced: 0, change: -1 });
    expect(chance.kind === 'odds' && chance.odds.find(({ outcome }) => outcome === 2)).toMatchObject({ n: 2, d: 6 });
  });

  test('Ruling 41 nobody overtakes those due before him at the same hex, told by their entry or by the players', () => {
    const table = start(3);
    table
      .act({ type: 'RollArrival', formations: ['a'], entry: 'Brienne' }, 'first')
      .rolling(['MOP 37.12.2', 5])
      .thenFacts();
    const { roll } = arrivalIn(table, 'c');
    const earliest = (more: object) => {
      const { chance } = arrivalOdds(roll!, { formations: ['c'], entry: '', behind: null, ...more });
      return chance.kind === 'odds' ? Math.min(...chance.odds.map(({ outcome }) => outcome)) : null;
    };
    expect([earliest({}), earliest({ entry: 'brienne' }), earliest({ behind: 4 })]).toEqual([3, 5, 4]);
  });

  test('MOP App. III what a secret roll goes by is its owner’s alone', () => {
    expect(arrivalIn(start(), 'a', 'table')).toMatchObject({ roll: null, window: null });
    expect(
      start()
        .view('second')
        .arrivals.find((one) => one.formation === 'a'),
    ).toMatchObject({ roll: null });
  });

  test('MOP 37.12.2 whether another order still reaches it, for its owner', () => {
    expect(arrivalIn(start(), 'a')).toMatchObject({ window: { minutes: 120, why: { code: 'SENT_AFTER_DAYBREAK' } } });
  });
});

/** How a play of the works stands before the die, by what players say of it. */
const oddsOf = (play: AnyPlay, table: Campaign, about: object, say: object) => {
  const { odds, refusal } = previewPlay(play, { ...table.state(), weather: null }, { about, say, seat: 'table' });
  return odds?.map(({ outcome, n, d }) => [outcome, n, d]) ?? refusal?.code;
};

test('MOP 37.9.2 a span: four of six, three by an enemy zone, two under his eyes; only infantry', () => {
  const table = campaign('mop');
  table.act({ type: 'AddSpan', name: 'Lesmont', kind: 'bridge', damaged: true }).thenFacts();
  const of = (enemyAtAnEnd: string, unit = 'infantry') =>
    oddsOf(spanRepairPlay, table, { span: 'span-1' }, { unit, enemyAtAnEnd });
  expect(['none', 'zone', 'occupied'].map((end) => of(end)?.[0])).toEqual([
    [{ repaired: true, movementSpent: 2 }, 4, 6],
    [{ repaired: true, movementSpent: 2 }, 3, 6],
    [{ repaired: true, movementSpent: 2 }, 2, 6],
  ]);
  expect(of('none', 'cavalry')).toBe('INFANTRY_REPAIRS');
});

test('MOP 37.8, Ruling 50 a pontoon train is taken half the time, baggage never', () => {
  const table = campaign('mop');
  for (const kind of ['pontoon', 'baggage'])
    table.act({ type: 'AddTrain', side: 'first', kind, name: kind }).thenFacts();
  expect(oddsOf(trainPlay, table, { train: 'train-1' }, {})).toEqual([
    [{ fate: 'captured', victoryPoints: 0 }, 3, 6],
    [{ fate: 'destroyed', victoryPoints: 0 }, 3, 6],
  ]);
  expect(oddsOf(trainPlay, table, { train: 'train-2' }, {})).toEqual([[{ fate: 'destroyed', victoryPoints: 2 }, 1, 1]]);
});

test('MOP 37.3.3 an improved position: one of six with two diggers by day', () => {
  const dig = (diggers: number, turn = 0) =>
    oddsOf(positionPlay, campaign('mop', { turn }), { hex: '1320' }, { diggers });
  expect(dig(2)).toEqual([
    [{ built: true }, 1, 6],
    [{ built: false }, 5, 6],
  ]);
  expect(dig(1)).toBe('TWO_DIGGERS_NEEDED');
  expect(dig(2, 7)).toBe('NO_DIGGING_AT_NIGHT');
});
