import { battle, formation, leader, unit } from '../../../testkit/battle';
import { layOutTurns } from '../../common/index';
import type { Setup } from '../../common/index';
import { corps, ordersTable, place, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';

const made = (arrives: number, more: Partial<Setup> = {}, game: 'nlc' | 'mop' = 'nlc') =>
  ordersTable(battle({ formations: [formation('f1', 'first'), formation('f2', 'first', { arrives })], ...more }), game);
const ends = (game: OrdersGame) => game.when({ type: 'PhaseDone', side: 'first' });
const sets = (game: OrdersGame, id = 'f2') =>
  game.when({ type: 'SetOrder', of: corps(id), steps: [step('attack', 'Wavre')] });

describe('NLC 9: the orders of reinforcements', () => {
  test('NLC 9: who comes on without an order is on the March to the HQ when the phase is done, and his chit goes in', () => {
    const game = made(1);
    ends(game).thenHappened({ type: 'CommandPhaseDone', side: 'first', turn: 0 });
    game.turn(1);
    expect(game.desk().reserve).toEqual(['f1', 'f2']);
    ends(game).thenFacts();
    expect(game.order('first-o1')).toMatchObject({
      of: corps('f2'),
      state: 'inForce',
      steps: [{ type: 'march', target: { kind: 'hq' } }],
      log: [{ reason: 'cameOn', rule: 'NLC 9' }],
    });
    expect(game.desk().reserve).toEqual(['f1']);
  });

  test('NLC 9: once only: when that March is over nothing of it comes again', () => {
    const game = made(1);
    game.turn(1);
    ends(game).thenFacts();
    game.turn(2);
    game.when({ type: 'CheckSuccess', order: 'first-o1', reached: true }).thenFacts();
    // What follows is a Defend where the HQ stands.
    expect(game.order('first-o2').steps).toMatchObject([{ type: 'defend', target: { kind: 'hq' } }]);
    ends(game).thenHappened({ type: 'CommandPhaseDone', side: 'first', turn: 2 });
  });

  test('NLC 9: with the HQ not on the map they march to the first town on their road', () => {
    const game = made(1, {
      leaders: [leader('emperor', 'first', 5, { onMap: false }), leader('marshal', 'second', 3)],
    });
    game.turn(1);
    ends(game).thenFacts();
    expect(game.order('first-o1').steps).toMatchObject([{ type: 'march', target: { kind: 'entryTown' } }]);
  });

  test('NLC 9, 11.4: a destroyed HQ is not on the map', () => {
    const game = made(1);
    game.when({ type: 'RecordHq', leader: 'emperor', what: 'destroyed' }).thenFacts();
    game.turn(1);
    ends(game).thenFacts();
    expect(game.order('first-o1').steps).toMatchObject([{ target: { kind: 'entryTown' } }]);
  });

  test('NLC 9: an order it brings with it stands in place of the March', () => {
    const game = made(1);
    game.turn(1);
    expect(game.desk().arriving).toEqual(['f2']);
    sets(game).thenFacts();
    expect(game.desk().arriving).toEqual([]);
    ends(game).thenHappened({ type: 'CommandPhaseDone', side: 'first', turn: 1 });
    expect(game.order('first-o1').steps).toMatchObject([{ type: 'attack', target: place('Wavre') }]);
  });

  test('NLC 9: nobody else is given an order', () => {
    const game = made(5, { units: [unit('u1', 'f1')] });
    ends(game).thenHappened({ type: 'CommandPhaseDone', side: 'first', turn: 0 });
  });
});

describe('MOP App. II: changing orders before arrival', () => {
  /** Two days of hourly turns, from midnight: the second day’s first daylight turn is 06:00, turn 30. */
  const turns = layOutTurns({ start: 0, step: 60, count: 48, nightFrom: 22 * 60, nightTo: 6 * 60, nightPM: false });
  const at = (arrives: number, now: number, game: 'nlc' | 'mop' = 'mop') => {
    const table = made(arrives, { turns }, game);
    table.turn(now);
    return sets(table);
  };

  test('MOP 37.12.2: before the first daylight turn of the day of arrival, and four hours ahead at least', () => {
    const [dawn, noon] = [turns.findIndex(({ day, kind }) => day === 2 && kind === 'day'), 36];
    expect(turns[dawn]?.label).toBe('06:00');
    at(noon, dawn - 1).thenFacts();
    at(noon, dawn).thenRefused('SENT_AFTER_DAYBREAK', 'MOP 37.12.2');
    at(dawn + 1, dawn - 2).thenRefused('FOUR_HOURS_AHEAD', 'MOP 37.12.2');
    at(dawn + 1, dawn - 3).thenFacts();
  });

  test('MOP 37.12.2: it goes by it from the moment it comes on', () => {
    const table = made(36, { turns }, 'mop');
    table.turn(3);
    sets(table).thenFacts();
    table.turn(36);
    expect(table.desk().arriving).toEqual([]);
    expect(table.desk().reserve).toEqual(['f1']);
  });

  test('NLC 9: NLC itself knows no other orders for them, but the players may agree', () => {
    const table = made(36, { turns });
    table.turn(3);
    sets(table).thenRefused('ONLY_AT_THE_START', 'NLC 9');
    table
      .when({ type: 'SetOrder', of: corps('f2'), steps: [step('attack', 'Wavre')], houseRule: { reason: 'agreed' } })
      .thenFacts();
  });
});
