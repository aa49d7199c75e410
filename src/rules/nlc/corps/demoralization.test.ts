import { formation, leader, unit } from '../../../testkit/battle';
import { field, gone, operation, turned } from './testing/field';

describe('NLC 15 a corps', () => {
  test('NLC 15 at its limit it is demoralized, announced once with its rule; morale and movement are 1 less', () => {
    const table = field();
    table.destroyed('a');
    expect(table.corps('f1')).toMatchObject({ lost: 7, limit: 15, toGo: 8, demoralized: false, morale: 0 });
    table
      .when(gone('b'))
      .thenHappened({ type: 'UnitPlaced', unit: 'b', place: 'uar' }, turned('f1', 'demoralized', 'NLC 15', 15, 15));
    expect(table.corps('f1')).toMatchObject({ lost: 15, toGo: 0, demoralized: true, morale: -1, movement: -1 });
    table.when(gone('c')).thenHappened({ type: 'UnitPlaced', unit: 'c', place: 'uar' });
  });

  test('NLC 15 back below the limit it is lifted, announced as well', () => {
    const table = field();
    table.destroyed('a', 'b');
    table
      .when({ type: 'PlaceUnit', unit: 'a', place: 'map' })
      .thenHappened({ type: 'UnitPlaced', unit: 'a', place: 'map' }, turned('f1', 'lifted', 'NLC 15', 8, 15));
    expect(table.corps('f1')).toMatchObject({ demoralized: false, morale: 0, movement: 0 });
  });

  test('Ruling 96 full strength of what is gone; flipped and rallied units count nothing', () => {
    const table = field();
    table.when({ type: 'LoseStep', unit: 'a' }).thenFacts();
    expect(table.corps('f1')?.lost).toBe(0);
    table.when({ type: 'LoseStep', unit: 'a', to: 'peu' }).thenFacts();
    expect(table.corps('f1')?.lost).toBe(7);
    table.when(gone('b')).thenFacts();
    table.when(gone('b', 'recovered')).thenFacts();
    expect(table.corps('f1')?.lost).toBe(7);
  });

  test('MOP 37.13.1 what left the map out of supply counts for the corps, what left in supply does not', () => {
    const table = field([], { leaders: [leader('emperor', 'first', 5, { level: 60 })] });
    table.when(gone('a', 'exited')).thenFacts();
    table.when(gone('b', 'exitedLost')).thenFacts();
    expect([table.corps('f1')?.lost, table.army('emperor')?.lost]).toEqual([8, 0]);
  });

  test('NLC 15 the working can be checked, and losses counted on paper are in it', () => {
    const table = field();
    table.when({ type: 'CountLosses', of: { kind: 'formation', id: 'f1' }, lost: 4 }).thenFacts();
    table.destroyed('a');
    expect(table.corps('f1')?.working.map(({ key }) => key)).toEqual([
      'lossUnit',
      'lossBesides',
      'lossTotal',
      'limitPrinted',
      'limitTotal',
      'notDemoralized',
    ]);
    expect(table.corps('f1')?.lost).toBe(11);
  });

  test('NLC 15 where no limit was entered nobody is judged, but losses are counted', () => {
    const table = field();
    table.destroyed('z');
    expect(table.corps('s2')).toMatchObject({ lost: 6, limit: null, toGo: null, demoralized: false });
  });
});

describe('NLC 20.9 the effect of operations', () => {
  test.each([
    ['attackComplied', 17],
    ['attackRepelled', 17],
    ['retreatReceived', 14],
    ['failure', 14],
    ['defenceFailure', 14],
  ])('NLC 20.9 %s: the limit of 15 becomes %i', (what, limit) => {
    const table = field(['operationsMorale']);
    table.when(operation(what)).thenFacts();
    expect(table.corps('f1')?.limit).toBe(limit);
  });

  test('NLC 20.9 a limit that sinks to the losses demoralizes, and one that rises lifts', () => {
    const table = field(['operationsMorale']);
    table.when({ type: 'CountLosses', of: { kind: 'formation', id: 'f1' }, lost: 14 }).thenFacts();
    table
      .when(operation('failure'))
      .thenHappened(
        { type: 'OperationRecorded', formation: 'f1', division: null, what: 'failure' },
        turned('f1', 'demoralized', 'NLC 15', 14, 14),
      );
    table
      .when(operation('attackComplied'))
      .thenHappened(
        { type: 'OperationRecorded', formation: 'f1', division: null, what: 'attackComplied' },
        turned('f1', 'lifted', 'NLC 15', 14, 15),
      );
  });

  test('Ruling 24 a division on its own orders: its share of the corps, at least 1', () => {
    const table = field(['operationsMorale']);
    table.when(operation('failure', { division: '1st' })).thenRefused('NO_SUCH_FORMATION', 'NLC 20.9');
    table.when({ type: 'SetDivision', formation: 'f1', division: '1st', ownOrders: true }).thenFacts();
    table.when(operation('failure', { division: '1st' })).thenFacts();
    expect(table.corps('f1')?.limit).toBe(14);
  });

  test('NLC 20.9 is refused where it is not played', () => {
    field().when(operation('failure')).thenRefused('NOT_PLAYED_HERE', 'NLC 20.9');
    field(['operationsMorale'])
      .when({ type: 'RecordOperation', formation: 'nobody', what: 'failure' })
      .thenRefused('NO_SUCH_FORMATION', 'NLC 20.9');
  });
});

describe('NLC 20.6 demoralized neighbours', () => {
  const near = (...ids: readonly string[]) => ({ type: 'SetNeighbours', formation: 'f2', near: ids });

  test('NLC 20.6 a demoralized corps within five hexes lowers the limit by 2; the distance holds both ways', () => {
    const table = field(['proximity']);
    table.when(near('f1')).thenFacts();
    expect(table.corps('f2')?.limit).toBe(20);
    table.destroyed('a', 'b');
    expect(table.corps('f2')?.limit).toBe(18);
    expect(table.corps('f1')?.near).toEqual(['f2']);
    table.when(near()).thenFacts();
    expect([table.corps('f2')?.limit, table.corps('f1')?.near]).toEqual([20, []]);
  });

  test('NLC 20.6 panic spreads in the same play: both are announced, each once', () => {
    const table = field(['proximity']);
    table.when(near('f1')).thenFacts();
    table.destroyed('d', 'e', 'a');
    table.when(gone('b')).thenHappened(
      { type: 'UnitPlaced', unit: 'b', place: 'uar' },
      // Each with the limit as it is when all is settled: they are now each other's neighbours.
      turned('f1', 'demoralized', 'NLC 15', 15, 13),
      turned('f2', 'demoralized', 'NLC 15', 18, 18),
    );
  });

  test('NLC 20.6 two that hold each other down come up together', () => {
    const table = field(['proximity']);
    table.when(near('f1')).thenFacts();
    table.destroyed('d', 'e', 'a', 'b');
    table
      .when({ type: 'PlaceUnit', unit: 'a', place: 'map' })
      .thenHappened(
        { type: 'UnitPlaced', unit: 'a', place: 'map' },
        turned('f1', 'lifted', 'NLC 15', 8, 15),
        turned('f2', 'lifted', 'NLC 15', 18, 20),
      );
  });

  test('NLC 20.6 a cavalry corps frightens nobody but is frightened', () => {
    const table = field(['proximity']);
    table.when(near('f3')).thenFacts();
    table.destroyed('h');
    expect([table.corps('f3')?.demoralized, table.corps('f2')?.limit]).toEqual([true, 20]);
    table.destroyed('d', 'e');
    table.when({ type: 'CountLosses', of: { kind: 'formation', id: 'f2' }, lost: 2 }).thenFacts();
    expect(table.corps('f3')?.limit).toBe(6);
  });

  test('NLC 20.6 neighbours are others of the same side', () => {
    const table = field(['proximity']);
    table.when(near('s1')).thenRefused('NOT_A_NEIGHBOUR', 'NLC 20.6');
    table.when(near('f2')).thenRefused('NOT_A_NEIGHBOUR', 'NLC 20.6');
    field().when(near('f1')).thenRefused('NOT_PLAYED_HERE', 'NLC 20.6');
  });
});

describe('NLC 12.13 a division on its own orders', () => {
  const own = (withinCommanderRange: boolean) => ({
    type: 'SetDivision',
    formation: 'f1',
    division: '1st',
    ownOrders: true,
    withinCommanderRange,
  });

  test('NLC 20.6 with more than a third lost it is demoralized by itself, and its losses are the corps’s as before', () => {
    const table = field(['proximity']);
    table.when(own(false)).thenFacts();
    table.when(gone('a')).thenHappened(
      { type: 'UnitPlaced', unit: 'a', place: 'uar' },
      {
        ...turned('f1', 'demoralized', 'NLC 20.6', 7, 6, 'division'),
        of: { kind: 'division', id: 'f1', division: '1st' },
      },
    );
    expect(table.corps('f1')).toMatchObject({ lost: 7, demoralized: false });
  });

  test('NLC 20.6 in its commander’s range it is as the corps is, out of it not', () => {
    const table = field(['proximity']);
    table.when({ type: 'CountLosses', of: { kind: 'formation', id: 'f1' }, lost: 15 }).thenFacts();
    table.when(own(false)).thenHappened({ ...own(false), type: 'DivisionSet' });
    expect(table.view().divisions).toMatchObject([{ demoralized: false }]);
    expect(
      table
        .when(own(true))
        .thenFacts()
        .map(({ event }) => event.type),
    ).toEqual(['DivisionSet', 'DemoralizationTurned']);
  });

  test('NLC 12.13 back with its corps it has no verdict of its own', () => {
    const table = field(['proximity']);
    table.when(own(false)).thenFacts();
    table.destroyed('a');
    table.when({ ...own(false), ownOrders: false }).thenFacts();
    expect([table.view().divisions, table.state().corps.ledger.demoralized]).toEqual([[], []]);
    table.when({ ...own(true), division: '9th' }).thenRefused('NO_SUCH_DIVISION', 'NLC 12.13');
  });

  test('NLC 20.6 a formation that is a division without a printed limit has a third of its strength', () => {
    const table = field(['proximity'], {
      formations: [formation('light', 'first', { kind: 'division' })],
      units: [unit('l1', 'light', { front: 5 }), unit('l2', 'light', { front: 4 })],
    });
    expect(table.corps('light')).toMatchObject({ limit: 4, demoralized: false });
    table.destroyed('l1');
    expect(table.corps('light')).toMatchObject({ lost: 5, demoralized: true });
  });
});
