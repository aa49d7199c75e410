import { removing } from '../../../testkit/plays';
import { battle, formation, unit } from '../../../testkit/battle';
import type { Switch } from '../../list';
import { corpsTable } from './testing/corps-game';
import type { CorpsGame } from './testing/corps-game';

const made = (switches: readonly Switch[] = ['disruptionByCheck']): CorpsGame => {
  const table = corpsTable(
    battle(
      {
        formations: [formation('f1', 'first', { limit: 5 }), formation('s1', 'second')],
        units: [
          unit('a', 'f1', { nation: 'french' }),
          unit('b', 'f1', { nation: 'french' }),
          unit('c', 'f1'),
          unit('x', 's1'),
        ],
      },
      switches,
    ),
  );
  table.when({ type: 'PutMark', units: ['a', 'b', 'x'], mark: 'disrupted' }).thenFacts();
  return table;
};
const lifted = (...units: readonly string[]) => ({
  type: 'MarksLifted',
  lifts: units.map((id) => ({ unit: id, mark: 'disrupted' })),
});
const tried = (side: string, tries: Readonly<Record<string, string>>) => ({
  type: 'DisruptionTried',
  side,
  turn: 0,
  tries: Object.entries(tries).map(([id, result]) => ({ unit: id, result })),
});

describe('NLC 19.2 removal of disruption', () => {
  test('NLC 19.2 one die for each unit; who stands his check loses the marker, the other keeps it', () => {
    const play = made().when(removing(['a', 'b', 'x']));
    play.thenNeedsDice('NLC 19.2', 1, 6);
    const done = play.rolling(['NLC 19.2', 4], ['NLC 19.2', 5], ['NLC 19.2', 1]);
    done.thenHappened(
      tried('first', { a: 'removed', b: 'stays' }),
      tried('second', { x: 'removed' }),
      lifted('a', 'x'),
    );
    expect(done.barrier).toBe(true);
  });

  test.each([
    ['+1 in terrain that shelters', { shelteringTerrain: true }, 5],
    ['−1 next to an undisrupted enemy', { undisruptedEnemyAdjacent: true }, 3],
    ['+1 with its leader', { withLeader: true }, 5],
    ['Ruling 20 −1 in Reserve', { inReserve: true }, 3],
  ])('NLC 19.2 %s', (_, facts, morale) => {
    const play = made().when(removing([{ unit: 'a', ...facts }]));
    play.rolling(['NLC 19.2', morale]).thenFacts();
    const other = made().when(removing([{ unit: 'a', ...facts }]));
    other.rolling(['NLC 19.2', morale + 1]).thenHappened(tried('first', { a: 'stays' }));
  });

  test('NLC 15 a demoralized corps checks with 1 less, a fatigued one no worse', () => {
    const table = made();
    table.destroyed('c');
    table.when({ type: 'SetFollowUp', id: 'fatigued', of: 'f1', value: 1 }).thenFacts();
    table
      .when(removing(['a']))
      .rolling(['NLC 19.2', 4])
      .thenHappened(tried('first', { a: 'stays' }));
    table
      .when(removing(['b']))
      .rolling(['NLC 19.2', 3])
      .thenFacts();
  });

  test('NLC 7.4 with the Guard thrown back the French check with 1 less, others do not', () => {
    const table = made();
    table.when({ type: 'RecordGuard', side: 'first' }).thenFacts();
    table
      .when(removing(['a', 'x']))
      .rolling(['NLC 19.2', 4], ['NLC 19.2', 4])
      .thenHappened(tried('first', { a: 'stays' }), tried('second', { x: 'removed' }), lifted('x'));
  });

  test('NLC 19.2 once a turn for each', () => {
    const table = made();
    table
      .when(removing(['a']))
      .rolling(['NLC 19.2', 6])
      .thenFacts();
    table.when(removing(['a'])).thenRefused('TRIED_THIS_TURN', 'NLC 19.2');
    table.turnsPass(1);
    table.when(removing(['a'])).thenNeedsDice('NLC 19.2', 1, 6);
  });

  test.each([
    ['a unit without the marker', 'NO_SUCH_MARK', ['c']],
    ['a unit named twice', 'NAMED_TWICE', ['a', 'a']],
    ['a unit that is not there', 'NO_SUCH_UNIT', ['a', 'nobody']],
  ])('NLC 19.2 not for %s', (_, code, units) => {
    made().when(removing(units)).thenRefused(code, 'NLC 19.2');
  });
});

test('NLC 6.3 where 19.2 is not played the marker goes without a roll', () => {
  const play = made([]).when(removing(['a']));
  play.thenHappened(tried('first', { a: 'removed' }), lifted('a'));
  expect(play.barrier).toBe(false);
});

/** Whoever is gone has lost all his steps, as in a fight. */
const stepsOff = (id: string, place: string) => [
  { type: 'StepLost', unit: id, place: 'map' },
  { type: 'StepLost', unit: id, place },
];

describe('NLC 20.10 rout', () => {
  test('NLC 20.10 who misses by 3 is eliminated, which may demoralize his corps', () => {
    const table = made(['disruptionByCheck', 'rout']);
    table
      .when(removing([{ unit: 'a', undisruptedEnemyAdjacent: true }]))
      .rolling(['NLC 19.2', 6])
      .thenHappened(
        tried('first', { a: 'routed' }),
        ...stepsOff('a', 'uar'),
        expect.objectContaining({ type: 'DemoralizationTurned', now: 'demoralized', lost: 5, limit: 5 }),
      );
    expect(table.state().army.units['a']).toMatchObject({ place: 'uar', marks: [] });
  });

  test('NLC 13 out of supply it is out for good', () => {
    const table = made(['disruptionByCheck', 'rout']);
    table.when({ type: 'PutMark', units: ['a'], mark: 'outOfSupply' }).thenFacts();
    table
      .when(removing([{ unit: 'a', undisruptedEnemyAdjacent: true }]))
      .rolling(['NLC 19.2', 6])
      .thenFacts();
    expect(table.state().army.units['a']?.place).toBe('peu');
  });

  test('NLC 20.11 it counts as a unit that retreated', () => {
    const table = made(['disruptionByCheck', 'rout', 'takingTheInitiative']);
    table.when({ type: 'SetFollowUp', id: 'retreated', of: 'first', value: 2 }).thenFacts();
    table
      .when(removing([{ unit: 'a', undisruptedEnemyAdjacent: true }]))
      .rolling(['NLC 19.2', 6])
      .thenFacts();
    table.turnsPass(1);
    expect(table.view().retreats.first).toEqual({ units: 3, combats: 0 });
  });
});

test('MOP 37.10 with hidden demoralization only the owner tries: his morale would tell', () => {
  const table = made(['disruptionByCheck', 'hiddenDemoralization']);
  table.when(removing(['a'])).thenRefused('OWNER_JUDGES', 'MOP 37.10');
  table.when(removing(['x', 'a']), 'second').thenRefused('OWNER_JUDGES', 'MOP 37.10');
  const play = table.when(removing(['a']), 'first').rolling(['NLC 19.2', 1]);
  expect(play.thenFacts().map(({ scope }) => scope)).toEqual(['held:first', 'table']);
});
