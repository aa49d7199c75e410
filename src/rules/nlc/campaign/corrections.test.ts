import { campaign } from './testing/campaigning';

const mop = () => campaign('mop');

describe('what was entered by mistake', () => {
  test('MOP 37.9 a span is taken away, and another gets a name and an id of its own', () => {
    const table = mop();
    for (const name of ['Lesmont', 'Arcis', 'Troyes']) table.act({ type: 'AddSpan', name, kind: 'bridge' }).thenFacts();
    table
      .act({ type: 'RemoveSpan', span: 'span-2' })
      .thenHappened({ type: 'SpanRemoved', span: 'span-2', name: 'Arcis' });
    table.act({ type: 'RemoveSpan', span: 'span-2' }).thenRefused('NO_SUCH_SPAN', 'MOP 37.9');
    table.act({ type: 'AddSpan', name: 'Arcis', kind: 'trestle' }).thenFacts();
    expect(table.view().spans.map(({ id, name }) => [id, name])).toEqual([
      ['span-1', 'Lesmont'],
      ['span-3', 'Troyes'],
      ['span-4', 'Arcis'],
    ]);
  });

  test('MOP 37.8, 37.13 a train that never was gives no points, whatever became of it', () => {
    const table = mop();
    table.act({ type: 'AddTrain', side: 'first', kind: 'baggage', name: 'Wagons' }).thenFacts();
    table.act({ type: 'EnemyEntersTrain', train: 'train-1' }).thenFacts();
    expect(table.view().points.bySide.second).toBe(2);
    table
      .act({ type: 'RemoveTrain', train: 'train-1' })
      .thenHappened({ type: 'TrainRemoved', train: 'train-1', name: 'Wagons' });
    expect(table.view()).toMatchObject({ trains: [], points: { bySide: { second: 0 } } });
    table.act({ type: 'RemoveTrain', train: 'train-1' }).thenRefused('NO_SUCH_TRAIN', 'MOP 37.8');
  });

  test('NLC 18 a place is struck off the list, by any spelling of its name, with its points', () => {
    const table = campaign('nlc');
    table.act({ type: 'RecordPlace', name: 'Ligny', points: 3, by: 'first' }).thenFacts();
    expect(table.view().points.bySide.first).toBe(3);
    table.act({ type: 'RemovePlace', name: 'LIGNY' }).thenHappened({ type: 'PlaceRemoved', name: 'Ligny' });
    expect(table.view()).toMatchObject({ places: [], points: { bySide: { first: 0 } } });
    table.act({ type: 'RemovePlace', name: 'Ligny' }).thenRefused('NO_SUCH_PLACE', 'NLC 18');
  });

  test('MOP 37.8 NLC knows no spans and no trains to take away', () => {
    campaign('nlc').act({ type: 'RemoveSpan', span: 'span-1' }).thenRefused('NOT_IN_THESE_RULES');
    campaign('nlc').act({ type: 'RemoveTrain', train: 'train-1' }).thenRefused('NOT_IN_THESE_RULES');
  });
});
