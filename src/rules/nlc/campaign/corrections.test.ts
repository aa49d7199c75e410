import { campaign } from './testing/campaigning';

describe('what was entered by mistake', () => {
  test('NLC 18 a place is struck off the list, by any spelling of its name, with its points', () => {
    const table = campaign('nlc');
    table.act({ type: 'RecordPlace', name: 'Ligny', points: 3, by: 'first' }).thenFacts();
    expect(table.view().points.bySide.first).toBe(3);
    table.act({ type: 'RemovePlace', name: 'LIGNY' }).thenHappened({ type: 'PlaceRemoved', name: 'Ligny' });
    expect(table.view()).toMatchObject({ places: [], points: { bySide: { first: 0 } } });
    table.act({ type: 'RemovePlace', name: 'Ligny' }).thenRefused('NO_SUCH_PLACE', 'NLC 18');
  });
});
