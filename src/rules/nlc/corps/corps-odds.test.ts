import { previewPlay } from '../../common/play/decide-play';
import { rallying, removing } from '../../../testkit/plays';
import { disruptionPlay } from './disruption-play';
import { leaderLossPlay } from './leader-play';
import { rallyPlay } from './rally-play';
import { zoneExitPlay } from './zone-exit';
import type { Switch } from '../../list';
import { corpsView } from './corps-view';
import { field, gone } from './testing/field';

const FACTS = { inReserve: true, leaderSeenByEnemy: false, leaderInWoods: false, outOfSupply: false };

/** After the night of the second turn's end, with these units lost. */
const byNight = (lost: readonly string[]) => {
  const table = field();
  table.destroyed(...lost);
  table.turnsPass(7);
  return table;
};
/** What a rally would come to, each of the units by itself; or what stands against it. */
const rallyOf = (table: ReturnType<typeof field>, units: readonly string[], say: Partial<typeof FACTS> = {}) =>
  units.map((unit) => {
    const seen = previewPlay(rallyPlay, table.state(), {
      about: { formation: 'f1', units: [{ unit }] },
      say: { ...FACTS, ...say },
      seat: 'table',
    });
    return [unit, seen.refusal?.code ?? (seen.odds ?? []).map(({ outcome, n, d }) => [isBack(outcome), n / d])];
  });
const isBack = (outcome: unknown): boolean => JSON.stringify(outcome).includes('"rallied":true');

/** What a unit's try would come to. */
const removalOf = (table: ReturnType<typeof field>, seen: object) => {
  const { odds } = previewPlay(disruptionPlay, table.state(), {
    about: { units: ['a'] },
    say: { seen: [{ unit: 'a', ...seen }] },
    seat: 'table',
  });
  return (odds ?? []).map(({ outcome, n, d }) => [(outcome as { results: readonly string[] }).results[0], n / d]);
};

const kindOf = (outcome: unknown): string => (outcome as { kind: string }).kind;

/** What a leader's danger would come to; or what stands against the roll. */
const lossOf = (say: object) => {
  const state = { ...field().state(), cards: [], used: () => [] };
  const { refusal, odds } = previewPlay(leaderLossPlay, state, { about: { leader: 'f1' }, say, seat: 'table' });
  return refusal?.code ?? (odds ?? []).map(({ outcome, n, d }) => [kindOf(outcome), n / d]);
};

describe('NLC 13 the chances of a rally', () => {
  test('NLC 13 it takes no die where nobody is demoralized', () => {
    expect(rallyOf(byNight(['a']), ['a'])).toEqual([['a', [[true, 1]]]]);
  });

  test('NLC 13 1 to 4 for each by itself in a demoralized corps, or without supply', () => {
    const each = [
      [true, 4 / 6],
      [false, 2 / 6],
    ];
    expect(rallyOf(byNight(['a', 'b']), ['a', 'b'])).toEqual([
      ['a', each],
      ['b', each],
    ]);
    expect(rallyOf(byNight(['a']), ['a'], { outOfSupply: true })).toEqual([['a', each]]);
  });

  test('NLC 13 what stands against it is said before anybody rolls', () => {
    expect(rallyOf(byNight(['a']), ['a'], { inReserve: false })).toEqual([['a', 'RALLY_NEEDS_RESERVE']]);
  });

  test('NLC 13 the dice of the play keep to the odds', () => {
    const came = [1, 2, 3, 4, 5, 6].filter((die) => {
      const table = byNight(['a', 'b']);
      const play = table.when(rallying('f1', [{ unit: 'a' }], FACTS));
      play.rolling(['NLC 13', die]).thenFacts();
      return table.state().army.units['a']?.place === 'map';
    });
    expect(came).toHaveLength(4);
  });
});

describe('NLC 11.2 the chances of a leader', () => {
  test('NLC 11.2 lost on 11 and 12: 3 of 36', () => {
    expect(lossOf({})).toEqual([
      ['unharmed', 33 / 36],
      ['lost', 3 / 36],
    ]);
  });

  test('Ruling 85 once a combat', () => {
    expect(lossOf({ rolledThisCombat: true })).toBe('LEADER_ROLLED_FOR');
  });
});

describe('NLC 19.2 the chances of a disrupted unit', () => {
  const disrupted = (more: readonly Switch[] = []) => {
    const table = field(['disruptionByCheck', ...more]);
    table.when({ type: 'PutMark', units: ['a', 'x'], mark: 'disrupted' }).thenFacts();
    return table;
  };
  const checkOf = (table: ReturnType<typeof field>, id: string) =>
    corpsView(table.state(), 'table').checks.find(({ unit }) => unit === id)!;

  test('NLC 19.2 four of six with a morale of 4, five in terrain that shelters', () => {
    expect(removalOf(disrupted(), {})).toEqual([
      ['removed', 4 / 6],
      ['stays', 2 / 6],
    ]);
    expect(removalOf(disrupted(), { shelteringTerrain: true })).toEqual([
      ['removed', 5 / 6],
      ['stays', 1 / 6],
    ]);
  });

  test('NLC 20.10 who misses by 3 routs, where the set-up says that this is played', () => {
    const table = disrupted(['rout']);
    table.when({ type: 'LoseStep', unit: 'a' }).thenFacts();
    expect(removalOf(table, {})).toEqual([
      ['removed', 3 / 6],
      ['stays', 2 / 6],
      ['routed', 1 / 6],
    ]);
  });

  test('NLC 19.2 who has tried this turn stands in the state, and is free again on the next', () => {
    const table = disrupted();
    expect(checkOf(table, 'a').tried).toBe(false);
    table
      .when(removing(['a']))
      .rolling(['NLC 19.2', 6])
      .thenFacts();
    expect([checkOf(table, 'a').tried, checkOf(table, 'x').tried]).toEqual([true, false]);
    table.turnsPass(1);
    expect(checkOf(table, 'a').tried).toBe(false);
  });

  test('MOP 37.10 only the owner’s are listed where demoralization is hidden', () => {
    const table = field(['disruptionByCheck', 'hiddenDemoralization']);
    table.when({ type: 'PutMark', units: ['a', 'x'], mark: 'disrupted' }).thenFacts();
    expect(corpsView(table.state(), 'table').checks).toEqual([]);
    expect(corpsView(table.state(), 'first').checks.map(({ unit }) => unit)).toEqual(['a']);
  });
});

test('NLC 20.6, 20.9 a division on its own orders shows its range and what became of its orders', () => {
  const table = field(['operationsMorale']);
  const own = { formation: 'f1', division: '1st' };
  table.when({ type: 'SetDivision', ...own, ownOrders: true, withinCommanderRange: true }).thenFacts();
  table.when({ type: 'RecordOperation', ...own, what: 'failure' }).thenFacts();
  table.when(gone('c')).thenFacts();
  expect(corpsView(table.state(), 'table').divisions).toMatchObject([
    { of: { kind: 'division', id: 'f1', division: '1st' }, withinCommanderRange: true, operations: { failure: 1 } },
  ]);
});

test.each([true, false])(
  'NLC 12.2, 19.1, 19.2: who is in Reserve by orders in the app (%s) is so, whatever a page says',
  (is) => {
    const table = field();
    table.when({ type: 'PutMark', units: ['a'], mark: 'disrupted' }).thenFacts();
    const state = { ...table.state(), inReserve: () => is };
    const oddsOf = (said: boolean) => [
      previewPlay(zoneExitPlay, state, { about: { unit: 'b', inReserve: said }, say: {}, seat: 'table' }).odds,
      previewPlay(disruptionPlay, state, {
        about: { units: ['a'] },
        say: { seen: [{ unit: 'a', inReserve: said }] },
        seat: 'table',
      }).odds,
    ];
    expect(oddsOf(!is)).toEqual(oddsOf(is));
    expect(oddsOf(is).every((odds) => odds !== null)).toBe(true);
  },
);
