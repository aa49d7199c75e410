import { battle, formation, leader, unit } from '../../../testkit/battle';
import { corps, ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';

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
    game.when({ type: 'CheckCompliance', order: 'first-o2' }).rolling(['NLC 12.7', 6, 6]).thenFacts();
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

  test('NLC 20.9: with open limits the owner keeps it until he tells, since it would tell his orders', () => {
    const game = played('attack', false);
    expect(game.state().corps.ledger.operations).toEqual({});
    expect(game.desk().untold).toMatchObject([{ what: 'attackComplied', formation: 'f1' }]);
    game.when({ type: 'TellOperations', side: 'first' }, 'second').thenRefused('NOT_YOUR_DESK');
    game.when({ type: 'TellOperations', side: 'first' }).thenFacts();
    expect(game.state().corps.ledger.operations).toMatchObject({ f1: { attackComplied: 1 } });
    game.when({ type: 'TellOperations', side: 'first' }).thenRefused('NOTHING_TO_TELL');
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
    game.when({ type: 'CheckCompliance', order: 'first-o1' }).rolling(['NLC 12.7', 6, 6]).thenFacts();
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
    const game = armed();
    game.startsWith('f1', steps);
    game.turn(7);
    midnight(game);
    game.turn(8);
    for (const id of marks) game.when({ type: 'SetFollowUp', id, of: 'f1', value: 1 }).thenFacts();
    return game.desk().fatigue;
  };
  const through = [step('forcedMarch', 'Wavre')];

  test('NLC 20.8: after a night of Forced March it is fatigued, and exhausted if it was fatigued already', () => {
    expect(atDawn(through)).toEqual([{ formation: 'f1', now: 'fatigued' }]);
    expect(atDawn(through, ['fatigued'])).toEqual([{ formation: 'f1', now: 'exhausted' }]);
  });

  test('NLC 20.8: a night without marching is a rest; from exhaustion it leads to fatigue', () => {
    expect(atDawn([step('march', 'Wavre')])).toEqual([]);
    expect(atDawn([step('march', 'Wavre')], ['fatigued'])).toEqual([{ formation: 'f1', now: 'rested' }]);
    expect(atDawn([step('march', 'Wavre')], ['exhausted'])).toEqual([{ formation: 'f1', now: 'fatiguedAgain' }]);
  });

  test('NLC 20.8: a Fall Back tires unless it turned into Reserve at some point of the night', () => {
    const back = [step('fallBack', 'rear')];
    expect(atDawn(back)).toEqual([{ formation: 'f1', now: 'fatigued' }]);
    const turned = (game: OrdersGame): void => {
      game.when({ type: 'TurnToReserve', order: 'first-o1', enemyNear: false }).thenFacts();
    };
    expect(atDawn(back, [], turned)).toEqual([]);
  });

  test('NLC 20.8: only at dawn is anything said of it', () => {
    const game = armed();
    game.startsWith('f1', through);
    game.turn(7);
    expect(game.desk().fatigue).toEqual([]);
  });
});
