import { damaging, digging, entering, repairing } from '../../../testkit/plays';
import { campaign } from '../../nlc/campaign/testing/campaigning';
import type { Campaign } from '../../nlc/campaign/testing/campaigning';

const mop = (turn = 0): Campaign => campaign('mop', { turn });

describe('MOP 37.9', () => {
  const bridge = { type: 'AddSpan', name: 'Lesmont', kind: 'bridge' };
  const spanned = (more: object = {}): Campaign => {
    const table = mop();
    table.act({ ...bridge, ...more }).thenFacts();
    return table;
  };
  const isDamaged = (table: Campaign) => table.view().spans[0]?.damaged;

  test('MOP 37.9 spans have names of the players’, each once', () => {
    const table = spanned();
    expect(table.view().spans).toEqual([{ id: 'span-1', name: 'Lesmont', kind: 'bridge', damaged: false }]);
    table.act({ ...bridge, name: 'LESMONT' }).thenRefused('NAMED_ALREADY', 'MOP 37.9');
  });

  test('MOP 37.9.1 infantry out of enemy zones damages a bridge, without a die', () => {
    const table = spanned();
    table.act(damaging('span-1', { unit: 'cavalry' })).thenRefused('INFANTRY_DAMAGES_BRIDGES', 'MOP 37.9.1');
    table.act(damaging('span-1', { inEnemyZone: true })).thenRefused('SPAN_IN_ENEMY_ZONE', 'MOP 37.9.1');
    table.act(repairing('span-1')).thenRefused('SPAN_STANDS', 'MOP 37.9.2');
    const damaged = table.act(damaging('span-1'));
    expect(damaged.barrier).toBe(false);
    damaged.thenHappened({ type: 'SpanDamaged', span: 'span-1', name: 'Lesmont' });
    expect(isDamaged(table)).toBe(true);
    table.act(damaging('span-1')).thenRefused('SPAN_IS_DAMAGED', 'MOP 37.9.1');
    table.act(damaging('span-2')).thenRefused('NO_SUCH_SPAN', 'MOP 37.9');
  });

  test.each([
    ['none', 4, false],
    ['none', 5, true],
    ['zone', 3, false],
    ['zone', 4, true],
    ['occupied', 2, false],
    ['occupied', 3, true],
  ])('MOP 37.9.2 the book’s own: enemy %s at an end, a %i leaves it damaged: %s', (enemyAtAnEnd, die, damaged) => {
    const table = spanned({ damaged: true });
    const settled = table.act(repairing('span-1', { enemyAtAnEnd })).rolling(['MOP 37.9.2', die]);
    expect(settled.barrier).toBe(true);
    expect(isDamaged(table)).toBe(damaged);
  });
});

describe('MOP 37.8', () => {
  const add = (kind: string, more: object = {}) => ({ type: 'AddTrain', side: 'first', kind, name: kind, ...more });
  const enter = entering('train-1');

  test('MOP 37.8, Ruling 50 an entered baggage train is gone for good, without a die, for 2 points', () => {
    const table = mop();
    table.act(add('baggage', { formation: 's1' })).thenRefused('NO_SUCH_FORMATION', 'MOP 37.8');
    table.act(add('baggage', { formation: 'f1' })).thenFacts();
    table
      .act(enter)
      .thenHappened({ type: 'TrainEntered', train: 'train-1', name: 'baggage', by: 'second', fate: 'destroyed' });
    expect(table.view().trains).toMatchObject([{ state: 'destroyed', holder: 'first' }]);
    expect(table.view().points.bySide).toEqual({ first: 0, second: 2 });
    table.act(enter).thenRefused('TRAIN_IS_GONE', 'MOP 37.8');
  });

  test('MOP 37.8 a pontoon train is captured on 3 and can be taken back; on 4 it is destroyed, for no points', () => {
    const table = mop();
    table.act(add('pontoon')).thenFacts();
    expect(table.act(enter).rolling(['MOP 37.8', 3]).barrier).toBe(true);
    expect(table.view().trains).toMatchObject([{ side: 'first', holder: 'second', state: 'there' }]);
    table
      .act(enter)
      .rolling(['MOP 37.8', 4])
      .thenHappened(expect.objectContaining({ by: 'first', fate: 'destroyed' }));
    expect(table.view().points.bySide).toEqual({ first: 0, second: 0 });
  });

  test('MOP 37.8 names are a side’s own, and a train that left is no more to be entered', () => {
    const table = mop();
    table.act(add('pontoon')).thenFacts();
    table.act(add('pontoon')).thenRefused('NAMED_ALREADY', 'MOP 37.8');
    table.act(add('pontoon', { side: 'second' })).thenFacts();
    table.act({ type: 'ExitTrain', train: 'train-2' }).thenFacts();
    table.act(entering('train-2')).thenRefused('TRAIN_IS_GONE', 'MOP 37.8');
    table.act(entering('train-9')).thenRefused('NO_SUCH_TRAIN', 'MOP 37.8');
  });
});

describe('MOP 37.3.3', () => {
  const dig = digging('1320');

  test('MOP 37.3.3 a 1 builds it, and it stays', () => {
    const table = mop();
    const tried = table.act(digging(' 1320 ')).rolling(['MOP 37.3.3', 2]);
    expect(tried.barrier).toBe(true);
    tried.thenHappened({ type: 'PositionTried', hex: '1320', built: false });
    table.act(dig).rolling(['MOP 37.3.3', 1]).thenFacts();
    expect(table.view().positions).toEqual(['1320']);
    table.act(dig).thenRefused('POSITION_IS_THERE', 'MOP 37.3.3');
    table.act(digging('  ')).thenRefused('WHICH_HEX', 'MOP 37.3.3');
  });

  test('MOP 37.3.3 not by one unit, not at night, not in frozen ground; the weather is one of the eight', () => {
    mop()
      .act(digging('1320', { diggers: 1 }))
      .thenRefused('TWO_DIGGERS_NEEDED', 'MOP 37.3.3');
    mop(7).act(dig).thenRefused('NO_DIGGING_AT_NIGHT', 'MOP 37.3.3');
    mop()
      .act(digging('1320', { diggers: 2, weather: 'Frost' }))
      .thenRefused('GROUND_IS_FROZEN', 'MOP 37.3.3');
    mop()
      .act(digging('1320', { diggers: 2, weather: 'Hail' }))
      .thenRefused('PLAY_UNREADABLE');
  });

  test('Ruling 48 Night PM is no night for digging', () => {
    const turns = [{ label: '18:00', kind: 'nightPM' as const, day: 1 }];
    campaign('mop', {}, { turns }).act(dig).rolling(['MOP 37.3.3', 1]).thenFacts();
  });
});

test('MOP 37.13 taking a commander is no play of NLC', () => {
  campaign('nlc').act({ type: 'RecordCapture', leader: 'emperor' }).thenRefused('NOT_IN_THESE_RULES');
});

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
    table.act(entering('train-1')).thenFacts();
    expect(table.view().points.bySide.second).toBe(2);
    table
      .act({ type: 'RemoveTrain', train: 'train-1' })
      .thenHappened({ type: 'TrainRemoved', train: 'train-1', name: 'Wagons' });
    expect(table.view()).toMatchObject({ trains: [], points: { bySide: { second: 0 } } });
    table.act({ type: 'RemoveTrain', train: 'train-1' }).thenRefused('NO_SUCH_TRAIN', 'MOP 37.8');
  });
});
