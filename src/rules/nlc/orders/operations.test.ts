import { battle, formation, leader, unit } from '../../../testkit/battle';
import { corpsView } from '../corps/corps-view';
import { corps, ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';
import { weighing } from '../../../testkit/plays';

const armed = (rating = 3, more: Parameters<typeof battle>[0] = {}, switches: Parameters<typeof battle>[1] = []) =>
  ordersTable(
    battle(
      {
        leaders: [leader('emperor', 'first', 3), leader('marshal', 'second', 3, { level: 20 })],
        formations: [
          formation('f1', 'first', { rating, limit: 10 }),
          formation('f2', 'first'),
          formation('s1', 'second', { limit: 10 }),
        ],
        units: [unit('u1', 'f1'), unit('u2', 'f1'), unit('u3', 'f2'), unit('e1', 's1')],
        ...more,
      },
      switches,
    ),
  );
const success = (game: OrdersGame, more: object = {}, order = 'first-o1') =>
  game.when({ type: 'CheckSuccess', order, reached: true, ...more });

describe('NLC 20.9: morale effect of operations', () => {
  const played = (type: string, hidden: boolean) => {
    const game = armed(3, {}, ['operationsMorale', ...(hidden ? (['hiddenDemoralization'] as const) : [])]);
    game.startsWith('f1', [step('defend', 'Wavre')]);
    game.writes('f1', [step('march', 'a'), step(type, 'Ligny')]).thenFacts();
    game.receives().thenFacts();
    game.when(weighing('first-o2')).rolling(['NLC 12.7', 6, 6]).thenFacts();
    return game;
  };
  const operations = (game: OrdersGame, side: 'first' | 'second', id: string) =>
    game.state().desks[side].ledger.operations[id];

  test('NLC 20.9: complying with a sequence that has an attack raises the limit; hidden, its owner alone learns it', () => {
    const game = played('attack', true);
    expect(operations(game, 'first', 'f1')).toMatchObject({ attackComplied: 1 });
    expect(game.state().corps.ledger.operations).toEqual({});
  });

  test('NLC 20.9: receiving a Fall Back lowers it', () => {
    expect(operations(played('fallBack', true), 'first', 'f1')).toMatchObject({ retreatReceived: 1 });
  });

  test('NLC 20.9: with open limits its owner alone knows of it until he tells, since it would tell his orders', () => {
    const game = played('attack', false);
    expect(game.state().corps.ledger.operations).toEqual({});
    expect(game.desk().untold).toMatchObject([{ what: 'attackComplied', formation: 'f1' }]);
    game.when({ type: 'TellOperations', side: 'first' }, 'second').thenRefused('NOT_YOUR_DESK');
    game.when({ type: 'TellOperations', side: 'first' }).thenFacts();
    expect(game.state().corps.ledger.operations).toMatchObject({ f1: { attackComplied: 1 } });
    expect(game.desk().untold).toEqual([]);
    game.when({ type: 'TellOperations', side: 'first' }).thenRefused('NOTHING_TO_TELL');
  });

  const limitOf = (game: OrdersGame, seat: 'first' | 'second' | 'table') =>
    corpsView(game.state(), seat).formations.find(({ of }) => of.kind === 'formation' && of.id === 'f1')?.limit;
  const loses = (game: OrdersGame, ...units: readonly string[]) =>
    units.flatMap((id) => [
      ...game.when({ type: 'LoseStep', unit: id }).thenFacts(),
      ...game.when({ type: 'LoseStep', unit: id }).thenFacts(),
    ]);

  test('NLC 20.9: its owner sees the limit as it is, the enemy and the table as they know it', () => {
    const game = played('attack', false);
    expect([limitOf(game, 'first'), limitOf(game, 'second'), limitOf(game, 'table')]).toEqual([11, 10, 10]);
  });

  test('NLC 20.9, 15: losses at the limit that all know do not demoralize where it was raised, and that is told then', () => {
    const game = played('attack', false);
    expect(loses(game, 'u1').map(({ event }) => event.type)).toEqual(['StepLost', 'StepLost']);
    const last = loses(game, 'u2');
    expect(last.map(({ scope, event }) => `${scope} ${event.type}`)).toEqual([
      'table StepLost',
      'table StepLost',
      'table OperationRecorded',
      'held:first UntoldTold',
    ]);
    expect([limitOf(game, 'second'), game.state().corps.ledger.demoralized]).toEqual([11, []]);
  });

  test('NLC 20.9, 15: a limit that was lowered in secret demoralizes when it is reached, and is told with that', () => {
    const nine = { units: [unit('u1', 'f1'), unit('u2', 'f1', { front: 4, reverse: 2 }), unit('e1', 's1')] };
    const game = armed(3, nine, ['operationsMorale']);
    game.writes('f1', [step('fallBack', 'rear')]).thenFacts();
    game.receives().thenFacts();
    expect(limitOf(game, 'first')).toBe(9);
    loses(game, 'u1');
    expect(loses(game, 'u2').map(({ event }) => event)).toMatchObject([
      { type: 'StepLost' },
      { type: 'StepLost' },
      { type: 'OperationRecorded', formation: 'f1', what: 'retreatReceived' },
      { type: 'UntoldTold', formation: 'f1' },
      { type: 'DemoralizationTurned', now: 'demoralized', lost: 9, limit: 9 },
    ]);
  });

  test('NLC 20.9: a failed Attack lowers its limit and raises that of those it attacked; a failed Defend is the army’s too', () => {
    const game = armed(3, {}, ['operationsMorale']);
    game.startsWith('f1', [step('attack', 'Wavre')]);
    game.turn(6);
    success(game, { reached: false, attackedFormations: ['s1', 's1', 'f2'] }).thenFacts();
    expect(game.state().corps.ledger.operations).toMatchObject({ f1: { failure: 1 }, s1: { attackRepelled: 1 } });
    game.startsWith('f1', [step('defend', 'Wavre')]);
    game.when({ type: 'FailOrder', of: corps('f1'), why: 'drivenOut', attackedFormations: ['s1'] }).thenFacts();
    expect(game.state().corps.ledger.operations).toMatchObject({
      f1: { failure: 1, defenceFailure: 1 },
      s1: { attackRepelled: 1 },
    });
  });

  test('NLC 20.9: what a formation starts with it did not comply with', () => {
    const game = armed(3, {}, ['operationsMorale']);
    game.startsWith('f1', [step('attack', 'Wavre')]);
    expect(game.desk().untold).toEqual([]);
  });

  test('NLC 20.9: without that rule nothing of it is kept', () => {
    const game = armed();
    game.writes('f1', [step('attack', 'Ligny')]).thenFacts();
    game.receives().thenFacts();
    game.when(weighing('first-o1')).rolling(['NLC 12.7', 6, 6]).thenFacts();
    expect(game.order('first-o1').state).toBe('inForce');
    expect(game.desk().untold).toEqual([]);
  });
});

describe('NLC 20.8: fatigue', () => {
  const atDawn = (
    steps: readonly unknown[],
    marks: readonly string[] = [],
    midnight: (game: OrdersGame) => void = () => undefined,
  ) => {
    const game = armed(3, {}, ['fatigue']);
    game.startsWith('f1', steps);
    game.turn(7);
    midnight(game);
    game.turn(8);
    for (const id of marks) game.when({ type: 'SetFollowUp', id, of: 'f1', value: 1 }).thenFacts();
    return game.desk().fatigue;
  };
  const night = { by: 'night' } as const;
  const through = [step('forcedMarch', 'Wavre')];

  test('NLC 20.8: after a night of Forced March it is fatigued, and exhausted if it was fatigued already', () => {
    expect(atDawn(through)).toEqual([{ formation: 'f1', now: 'fatigued', ...night }]);
    expect(atDawn(through, ['fatigued'])).toEqual([{ formation: 'f1', now: 'exhausted', ...night }]);
  });

  test('NLC 20.8: a night without marching is a rest; from exhaustion it leads to fatigue', () => {
    expect(atDawn([step('march', 'Wavre')])).toEqual([]);
    expect(atDawn([step('march', 'Wavre')], ['fatigued'])).toEqual([{ formation: 'f1', now: 'rested', ...night }]);
    expect(atDawn([step('march', 'Wavre')], ['exhausted'])).toEqual([
      { formation: 'f1', now: 'fatiguedAgain', ...night },
    ]);
  });

  test('NLC 20.8: a Fall Back tires unless it turned into Reserve at some point of the night', () => {
    const back = [step('fallBack', 'rear')];
    expect(atDawn(back)).toEqual([{ formation: 'f1', now: 'fatigued', ...night }]);
    const turned = (game: OrdersGame): void => {
      game.when({ type: 'TurnToReserve', order: 'first-o1', enemyNear: false }).thenFacts();
    };
    expect(atDawn(back, [], turned)).toEqual([]);
  });

  test('NLC 20.8: only at dawn is anything said of it', () => {
    const game = armed(3, {}, ['fatigue']);
    game.startsWith('f1', through);
    game.turn(7);
    expect(game.desk().fatigue).toEqual([]);
    expect(atDawn(through)).not.toEqual([]);
  });

  test('NLC 20.8: without that rule nobody tires', () => {
    const game = armed();
    game.startsWith('f1', through);
    game.turn(8);
    expect(game.desk().fatigue).toEqual([]);
  });

  const marks = (game: OrdersGame): readonly string[] =>
    game.state().corps.followUps.map(({ id, of }) => `${id} ${of}`);
  const set = (game: OrdersGame, id: string): void => {
    game.when({ type: 'SetFollowUp', id, of: 'f1', value: 1 }).thenFacts();
  };

  test('NLC 20.8: its owner has the marks set; exhaustion takes the place of fatigue', () => {
    const game = armed(3, {}, ['fatigue']);
    game.startsWith('f1', through);
    game.turn(8);
    set(game, 'fatigued');
    game.when({ type: 'MarkFatigue', side: 'first', formations: ['f1'] }, 'second').thenRefused('NOT_YOUR_DESK');
    game.when({ type: 'MarkFatigue', side: 'first', formations: ['f1'] }).thenFacts();
    expect(marks(game)).toEqual(['exhausted f1']);
    game.when({ type: 'MarkFatigue', side: 'first', formations: ['f2'] }).thenRefused('NOTHING_TO_TELL');
  });

  test('NLC 20.8: three hours in Reserve are a rest, not two; exhausted, it is fatigued then', () => {
    const game = armed(3, {}, ['fatigue']);
    set(game, 'fatigued');
    game.turn(2);
    expect(game.desk().fatigue).toEqual([]);
    game.turn(3);
    expect(game.desk().fatigue).toEqual([{ formation: 'f1', now: 'rested', by: 'hours' }]);
    game.when({ type: 'MarkFatigue', side: 'first', formations: ['f1'] }).thenFacts();
    expect([marks(game), game.desk().fatigue]).toEqual([[], []]);
    const worn = armed(3, {}, ['fatigue']);
    set(worn, 'exhausted');
    worn.turn(3);
    worn.when({ type: 'MarkFatigue', side: 'first', formations: ['f1'] }).thenFacts();
    expect(marks(worn)).toEqual(['fatigued f1']);
    // Its next rest is counted from there.
    expect(worn.desk().fatigue).toEqual([]);
  });

  test('NLC 20.8: no rest while it has an order, nor in the hours in which it fought', () => {
    const marching = armed(3, {}, ['fatigue']);
    marching.startsWith('f1', [step('march', 'Wavre')]);
    set(marching, 'fatigued');
    marching.turn(3);
    expect(marching.desk().fatigue).toEqual([]);
    const fighting = armed(3, {}, ['fatigue']);
    set(fighting, 'fatigued');
    fighting.turn(2);
    set(fighting, 'attacked');
    fighting.turn(3);
    expect(fighting.desk().fatigue).toEqual([]);
  });
});
