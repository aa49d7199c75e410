import { leader } from '../../../testkit/battle';
import type { Switch } from '../../list';
import { afterPlay } from './announce';
import { FORMATIONS, field, gone, operation, turned } from './testing/field';

describe('NLC 14 an army', () => {
  const armies = (switches: readonly Switch[] = [], level = 25) =>
    field(switches, {
      leaders: [
        leader('emperor', 'first', 5, { level }),
        leader('wing', 'first', 3, { role: 'WC', under: 'emperor' }),
        leader('marshal', 'second', 3, { level: 10 }),
      ],
      formations: FORMATIONS.map((one) => (one.id === 'f2' ? { ...one, under: 'wing' } : one)),
    });

  test('NLC 14 the losses of all its formations, those of a wing too, against its OC’s level', () => {
    const table = armies();
    table.destroyed('d', 'h');
    expect(table.army('emperor')).toMatchObject({ lost: 22, limit: 25, toGo: 3, demoralized: false, morale: 0 });
    expect(
      table
        .when(gone('e'))
        .thenFacts()
        .map(({ event }) => event),
    ).toContainEqual(turned('emperor', 'demoralized', 'NLC 14', 26, 25, 'army'));
  });

  test('Ruling 36 an army’s demoralization stays, while its corps’s is lifted', () => {
    const table = armies();
    table.destroyed('d', 'h', 'e');
    table
      .when({ type: 'PlaceUnit', unit: 'h', place: 'map' })
      .thenHappened({ type: 'UnitPlaced', unit: 'h', place: 'map' }, turned('f3', 'lifted', 'NLC 15', 0, 8));
    expect(table.army('emperor')).toMatchObject({ lost: 18, demoralized: true });
  });

  test('Ruling 36 the other reading: the chart’s −1', () => {
    const table = armies(['armyLowersMorale']);
    table.destroyed('d', 'h', 'e');
    expect(table.army('emperor')?.morale).toBe(-1);
  });

  test('Ruling 90 four fifths of the level allow a General Retreat', () => {
    const table = armies();
    table.when({ type: 'CountLosses', of: { kind: 'army', id: 'emperor' }, lost: 19 }).thenFacts();
    expect(table.army('emperor')).toMatchObject({ lost: 19, generalRetreat: false });
    table.when({ type: 'CountLosses', of: { kind: 'army', id: 'emperor' }, lost: 20 }).thenFacts();
    expect(table.army('emperor')).toMatchObject({ generalRetreat: true, demoralized: false });
  });

  test('NLC 20.9 a Defend or Reserve that fails lowers the level by a tenth too', () => {
    const table = armies(['operationsMorale']);
    table.when(operation('defenceFailure')).thenFacts();
    table.when(operation('failure')).thenFacts();
    expect(table.army('emperor')?.limit).toBe(23);
  });

  test('NLC 11.4 an HQ destroyed lowers it by 5, and may demoralize at once', () => {
    const table = armies();
    table.destroyed('d', 'h');
    expect(
      table
        .when({ type: 'RecordHq', leader: 'emperor', what: 'destroyed' })
        .thenFacts()
        .map(({ event }) => event),
    ).toEqual([
      { type: 'HqRecorded', leader: 'emperor', what: 'destroyed' },
      turned('emperor', 'demoralized', 'NLC 14', 22, 20, 'army'),
    ]);
  });

  test.each([
    ['the Guard thrown back lowers it by 10', { lowersLevel: true }, 15],
    ['only where the game says so', {}, 25],
    ['not once an Allied army is demoralized', { lowersLevel: true, alliedArmyDemoralized: true }, 25],
  ])('Ruling 35 %s', (_, more, limit) => {
    const table = armies();
    table.when({ type: 'RecordGuard', side: 'first', ...more }).thenFacts();
    expect(table.army('emperor')?.limit).toBe(limit);
  });

  test('Ruling 35 the app knows by itself that an Allied army is demoralized; and it counts once', () => {
    const table = armies();
    table.destroyed('y', 'x');
    expect(table.army('marshal')?.demoralized).toBe(true);
    table.when({ type: 'RecordGuard', side: 'first', lowersLevel: true }).thenFacts();
    expect(table.army('emperor')?.limit).toBe(25);
    table.when({ type: 'RecordGuard', side: 'first' }).thenRefused('GUARD_IS_RECORDED', 'Ruling 35');
  });

  test('NLC 14 in the same instant the side that does not act comes first', () => {
    const table = armies();
    const before = table.state();
    table.destroyed('d', 'h', 'y', 'x');
    const { demoralized: _, ...ledger } = table.state().corps.ledger;
    const after = { ...table.state(), corps: { ...before.corps, ledger: { ...ledger, demoralized: [] } } };
    const order = (acting: 'first' | 'second') =>
      afterPlay(before, after, acting).flatMap(({ event }) =>
        event.type === 'DemoralizationTurned' && event.of.kind === 'formation' ? [event.of.id] : [],
      );
    expect([order('first'), order('second')]).toEqual([
      ['s1', 'f3'],
      ['f3', 's1'],
    ]);
  });
});
