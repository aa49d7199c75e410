import { battle, formation, leader, unit } from '../../../testkit/battle';
import type { Seat } from '../../../engine/sides';
import type { Setup } from '../../common/index';
import type { Switch } from '../../list';
import { corpsView } from './corps-view';
import { corpsTable } from './testing/corps-game';
import { field, gone } from './testing/field';

type Table = ReturnType<typeof field>;

const moraleIn = (table: Table, id: string, seat: Seat = 'table') =>
  corpsView(table.state(), seat).morale.find((one) => one.unit === id);
const mark = (table: Table, id: string, what: string) =>
  table.when({ type: 'PutMark', units: [id], mark: what }).thenFacts();

const mop = (initiative: number | null, switches: readonly Switch[] = [], more: Partial<Setup> = {}) =>
  corpsTable(
    battle(
      {
        formations: [formation('f1', 'first', { limit: 5 }), formation('s1', 'second', { limit: 5 })],
        units: [
          unit('a', 'f1', { initiative }),
          unit('b', 'f1', { front: 6, initiative: 3 }),
          unit('x', 's1', { initiative: 3 }),
          unit('y', 's1', { front: 6, initiative: 3 }),
        ],
        ...more,
      },
      switches,
    ),
    'mop',
  );

describe('NLC 2.3 morale as a unit stands', () => {
  test('NLC 2.2, 2.3 the usual 4, and 3 with a step lost, with the sum a player would check', () => {
    const table = field();
    expect(moraleIn(table, 'a')).toMatchObject({ morale: 4 });
    table.when({ type: 'LoseStep', unit: 'a' }).thenFacts();
    const { morale, working } = moraleIn(table, 'a')!;
    expect(morale).toBe(3);
    expect(working.map(({ key }) => key)).toEqual(['moraleUsual', 'moraleStepLost', 'moraleTotal']);
  });

  test('Ruling 20 demoralized, fatigued and exhausted: only the worst counts', () => {
    const table = field();
    table.when(gone('b')).thenFacts();
    table.when(gone('c')).thenFacts();
    table.when(gone('d')).thenFacts();
    table.when({ type: 'CountLosses', of: { kind: 'formation', id: 'f1' }, lost: 5 }).thenFacts();
    expect(moraleIn(table, 'a')?.morale).toBe(3);
    mark(table, 'a', 'fatigued');
    expect(moraleIn(table, 'a')?.morale).toBe(3);
    mark(table, 'a', 'exhausted');
    expect(moraleIn(table, 'a')?.morale).toBe(2);
  });

  test('Ruling 36 a demoralized army counts only where it is played so', () => {
    const broken = (switches: readonly Switch[]) => {
      const table = field(switches, { leaders: [leader('emperor', 'first', 5, { level: 10 })] });
      table.when(gone('d')).thenFacts();
      return moraleIn(table, 'a')?.morale;
    };
    expect([broken([]), broken(['armyLowersMorale'])]).toEqual([4, 3]);
  });

  test('NLC 2.3 whoever is off the map has none', () => {
    const table = field();
    table.when(gone('a')).thenFacts();
    expect(moraleIn(table, 'a')).toBeUndefined();
  });

  test('MOP 37.5 initiative and 1; 37.7 out of supply counts as demoralized; without an initiative there is none', () => {
    const table = mop(2);
    expect(moraleIn(table, 'a')?.morale).toBe(3);
    mark(table, 'a', 'outOfSupply');
    expect(moraleIn(table, 'a')?.morale).toBe(2);
    expect(moraleIn(mop(null), 'a')).toEqual({ unit: 'a', morale: null, working: [] });
  });

  test('MOP 37.10 hidden demoralization: each morale is its owner’s to see, and nobody else is told one', () => {
    const units = (table: Table, seat: Seat) => corpsView(table.state(), seat).morale.map(({ unit: id }) => id);
    const table = mop(3, ['hiddenDemoralization']);
    expect(units(table, 'table')).toEqual([]);
    expect(units(table, 'second')).toEqual(['x', 'y']);
    table.when(gone('b'), 'first').thenFacts();
    expect(moraleIn(table, 'a', 'first')?.morale).toBe(3);
    expect(JSON.stringify(corpsView(table.state(), 'second'))).not.toContain('"a"');
    expect(units(table, 'solo')).toEqual(['a', 'x', 'y']);
  });
});
