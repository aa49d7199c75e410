import { standingOf } from '../../common/army/army';
import { campaign } from './testing/campaigning';
import type { Campaign } from './testing/campaigning';

const check = (side: string, ...outOfSupply: readonly string[]) => ({ type: 'RecordSupply', side, outOfSupply });
const standing = (table: Campaign, unit: string) => standingOf(table.state().army, unit);

describe('NLC 17', () => {
  test('NLC 17 at the end of the 09:00 turn whoever cannot trace supply is gone for good', () => {
    const table = campaign('nlc', { turn: 1 });
    expect(table.view().supplyDue).toMatchObject({ rule: 'NLC 17', step: 'turnEnd', sides: ['first', 'second'] });
    table
      .act(check('first', 'f1a'))
      .thenHappened(
        { type: 'SupplyChecked', side: 'first', turn: 1, out: ['f1a'], why: 'due' },
        { type: 'UnitPlaced', unit: 'f1a', place: 'peu' },
      );
    expect(standing(table, 'f1a').place).toBe('peu');
    expect(table.view().supplyDue?.sides).toEqual(['second']);
    table.act(check('second')).thenFacts();
    expect(table.view().supplyDue).toBeNull();
  });

  test('NLC 17 on no other turn, unless the scenario says so', () => {
    const table = campaign('nlc', { turn: 2 });
    expect(table.view().supplyDue).toBeNull();
    table.act(check('first', 'f1a')).thenRefused('NO_SUPPLY_CHECK_NOW', 'NLC 17');
    table.act({ ...check('first', 'f1a'), why: 'card' }).thenRefused('NO_SUPPLY_CHECK_NOW', 'NLC 17');
    table.act({ ...check('first', 'f1a'), why: 'scenario' }).thenFacts();
  });

  test('NLC 17 only units of that side that are on the map', () => {
    const table = campaign('nlc', { turn: 1 });
    table.act(check('first', 'nobody')).thenRefused('NO_SUCH_UNIT', 'NLC 17');
    table.act(check('first', 's1a')).thenRefused('NOT_ITS_UNIT', 'NLC 17');
    table.act(check('first', 'f1a', 'f1a')).thenFacts();
    table.act(check('first', 'f1a')).thenRefused('NOT_ITS_UNIT', 'NLC 17');
  });
});

describe('MOP 37.7', () => {
  const marks = (table: Campaign, ...units: readonly string[]) =>
    units.map((unit) => standing(table, unit).marks.includes('outOfSupply'));

  test('MOP 37.7 on weather turns: the marker is there until the next check finds them supplied', () => {
    // 08:00 is the first day turn, 12:00 is noon (turn index 4).
    const morning = campaign('mop');
    expect(morning.view().supplyDue).toMatchObject({ rule: 'MOP 37.7', step: 'reinforcements' });
    morning.act(check('first', 'f1a', 'f1b')).thenFacts();
    expect(marks(morning, 'f1a', 'f1b', 'f2a')).toEqual([true, true, false]);
    expect(standing(morning, 'f1a').place).toBe('map');
    const noon = morning.on(4);
    expect(noon.view().supplyDue?.sides).toEqual(['first', 'second']);
    noon.act(check('first', 'f1b', 'f2a')).thenFacts();
    expect(marks(noon, 'f1a', 'f1b', 'f2a')).toEqual([false, true, true]);
  });

  test('MOP 37.7 a check that changes nothing still was made', () => {
    const table = campaign('mop');
    table.act(check('second')).thenHappened(expect.objectContaining({ type: 'SupplyChecked', out: [] }));
    expect(table.view().supplyDue?.sides).toEqual(['first']);
  });

  test('MOP 37.12 a card calls for a check on any turn', () => {
    const table = campaign('mop', { turn: 1 });
    table.act(check('first')).thenRefused('NO_SUPPLY_CHECK_NOW', 'MOP 37.7');
    table.act({ ...check('first', 'f1a'), why: 'card' }).thenFacts();
    expect(marks(table, 'f1a')).toEqual([true]);
  });
});
