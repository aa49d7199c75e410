import { battle, formation, leader, unit } from '../../../testkit/battle';
import { corps, ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';
import { steadying, weighing } from '../../../testkit/plays';

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
const hit = (game: OrdersGame, id = 'u1') => game.when({ type: 'LoseStep', unit: id }).thenFacts();
const confidence = (game: OrdersGame, more: Readonly<Record<string, unknown>> = {}) =>
  game.when(steadying('first-o1', more));
const now = (game: OrdersGame) => game.desk().stage.find(({ of }) => of.id === 'f1');

describe('NLC 12.9: failure', () => {
  const fail = (game: OrdersGame, why: string, more: object = {}) =>
    game.when({ type: 'FailOrder', of: corps('f1'), why, ...more });

  test.each(['defend', 'delay'])(
    'NLC 12.2: a %s fails when its leader is driven out: three hexes back, Fall Back, for all to see',
    (type) => {
      const game = armed();
      game.startsWith('f1', [step(type, 'Wavre')]);
      const facts = fail(game, 'drivenOut').thenFacts();
      expect(facts.filter(({ scope }) => scope === 'table').map(({ event }) => event)).toEqual([
        { type: 'FailureRetreated', side: 'first', of: corps('f1'), hexes: 3 },
      ]);
      expect(game.order('first-o1').state).toBe('failed');
      expect(now(game)?.step).toMatchObject({ type: 'fallBack' });
      expect(game.view('second').retreats).toHaveLength(1);
    },
  );

  test.each(['displaced', 'stackRetreated'])('NLC 12.2: Reserve fails when its leader is %s', (why) => {
    const game = armed();
    fail(game, why).thenFacts();
    expect(game.desk().reserve).not.toContain('f1');
    expect(now(game)?.step).toMatchObject({ type: 'fallBack' });
  });

  test('NLC 12.2: an Attack does not fail by being driven back, nor a Defend by a displaced leader', () => {
    const game = armed();
    game.startsWith('f1', [step('attack', 'Wavre')]);
    fail(game, 'drivenOut').thenRefused('NOT_A_FAILURE', 'NLC 12.2');
    game.startsWith('f1', [step('defend', 'Wavre')]);
    fail(game, 'displaced').thenRefused('NOT_A_FAILURE', 'NLC 12.2');
  });

  test('NLC 12.9, Ruling 91: what waits with 1T or R4 is ignored, what is in transit or held to dawn is not', () => {
    const game = armed(1);
    const other = (name: string, mp: number) =>
      game
        .writes('f1', [step('attack', name)], {
          to: [{ of: corps('f1'), courier: { mp } }],
          houseRule: { reason: 'test' },
        })
        .thenFacts();
    game.startsWith('f1', [step('defend', 'Wavre')]);
    other('a', 0);
    game.receives().thenFacts();
    game.when(weighing('first-o2')).rolling(['NLC 12.7', 2, 4]).thenFacts();
    expect(game.order('first-o2').wait?.until).toBe('R4');
    other('b', 30);
    fail(game, 'drivenOut').thenFacts();
    expect(game.order('first-o2').log.at(-1)).toMatchObject({
      change: 'ignore',
      reason: 'orderFailed',
      rule: 'NLC 12.9',
    });
    expect(game.order('first-o3').state).toBe('inTransit');
    game.turn(6);
    game.startsWith('f1', [step('defend', 'Wavre')]);
    game.receives().thenFacts();
    expect(game.order('first-o3').wait?.until).toBe('dawn');
    fail(game, 'drivenOut').thenFacts();
    expect(game.order('first-o3')).toMatchObject({ state: 'waiting', wait: { until: 'dawn' } });
  });

  test.each([
    ['attack', {}, 'failed'],
    ['probe', {}, 'failed'],
    ['attack', { onTarget: true }, 'inForce'],
    ['march', {}, 'inForce'],
  ])('NLC 16, Ruling 91: in each night phase: %s %p is %s', (type, facts, state) => {
    const game = armed();
    game.startsWith('f1', [step(type, 'Wavre')]);
    game.turn(6);
    success(game, { reached: false, ...facts }).thenFacts();
    expect(game.order('first-o1').state).toBe(state);
  });

  test('NLC 16: the question must be answered before new orders are written', () => {
    const game = armed();
    game.startsWith('f1', [step('attack', 'Wavre')]);
    game.turn(6);
    expect(game.desk().dues).toMatchObject([{ kind: 'night', must: true }]);
    game.writes('f2', [step('march', 'a')]).thenRefused('CHECKS_COME_FIRST', 'NLC 12.3');
    success(game, { onTarget: true, inZoc: true }).thenFacts();
    game.writes('f2', [step('march', 'a')]).thenFacts();
    game.turn(7);
    expect(game.desk().dues[0]).toMatchObject({ kind: 'night', must: true });
  });

  test('NLC 12.2, Ruling 95: Fall Back turns into Reserve in a command phase with no enemy within two hexes', () => {
    const game = armed();
    game.startsWith('f1', [step('fallBack', 'rear')]);
    const reserve = (enemyNear: boolean) => game.when({ type: 'TurnToReserve', order: 'first-o1', enemyNear });
    reserve(true).thenRefused('ENEMY_IS_NEAR', 'Ruling 95');
    reserve(false).thenFacts();
    expect(game.desk().reserve).toContain('f1');
    game.startsWith('f2', [step('defend', 'rear')]);
    game
      .when({ type: 'TurnToReserve', order: 'first-o2', enemyNear: false })
      .thenRefused('NOT_FALLING_BACK', 'NLC 12.2');
  });
});

describe('NLC 12.10: confidence', () => {
  const attacking = (type = 'attack', rating = 1) => {
    const game = armed(rating);
    game.startsWith('f1', [step(type, 'Wavre')]);
    return game;
  };

  test('NLC 12.10: from the turn after the first step lost under this order, and then each turn', () => {
    const game = armed(1);
    hit(game);
    game.startsWith('f1', [step('attack', 'Wavre')]);
    game.turn(1);
    confidence(game).thenRefused('NO_CONFIDENCE_CHECK', 'NLC 12.10');
    hit(game, 'u3');
    confidence(game).thenRefused('NO_CONFIDENCE_CHECK');
    hit(game, 'u2');
    for (const turn of [2, 3]) {
      game.turn(turn);
      expect(game.desk().dues.filter(({ must }) => must)).toMatchObject([{ kind: 'confidence', order: 'first-o1' }]);
      confidence(game).rolling(['NLC 12.10', 4]).thenFacts();
      confidence(game).thenRefused('ASKED_THIS_TURN', 'NLC 12.10');
    }
  });

  test('NLC 12.10: under a new order it begins anew', () => {
    const game = attacking();
    hit(game);
    game.turn(1);
    game.startsWith('f1', [step('probe', 'Ligny')]);
    expect(game.desk().dues.filter(({ kind }) => kind === 'confidence')).toEqual([]);
  });

  test('NLC 12.10: a step that was regained was lost all the same', () => {
    const game = attacking();
    hit(game);
    game.when({ type: 'RegainStep', unit: 'u1' }).thenFacts();
    game.turn(1);
    confidence(game).thenNeedsDice('NLC 12.10', 1, 6);
  });

  test.each([
    ['attack', {}, 4],
    ['attack', { objectiveHeld: true }, 5],
    ['attack', { blucherInRange: true }, 5],
    ['probe', { objectiveHeld: true }, 4],
  ])('NLC 12.10: a leader rated 1 on %s, %p, passes on %i and fails above', (type, facts, most) => {
    for (const die of [most, most + 1]) {
      const game = attacking(type);
      hit(game);
      game.turn(1);
      confidence(game, facts).rolling(['NLC 12.10', die]).thenFacts();
      expect(game.order('first-o1').state).toBe(die > most ? 'failed' : 'inForce');
    }
  });

  test.each(['defend', 'delay'])(
    'NLC 12.10, Ruling 15: undemoralized on %s nobody checks; demoralized he adds 2',
    (type) => {
      const game = attacking(type);
      hit(game);
      game.turn(1);
      confidence(game).thenRefused('NO_CONFIDENCE_CHECK');
      for (const id of ['u1', 'u2']) game.when({ type: 'PlaceUnit', unit: id, place: 'uar' }).thenFacts();
      confidence(game).rolling(['NLC 12.10', 4]).thenFacts();
      expect(game.order('first-o1').state).toBe('failed');
    },
  );

  test.each(['march', 'fallBack', 'reserve'])('Ruling 15: on %s nobody ever checks', (type) => {
    const game = attacking(type);
    hit(game);
    game.turn(1);
    confidence(game).thenRefused('NO_CONFIDENCE_CHECK');
  });

  test('NLC 12.10, 12.5: an attack that has not begun has nothing to lose confidence in', () => {
    const game = armed(1);
    game.startsWith('f1', [step('march', 'Limal'), step('attack', 'Wavre', { nextDay: true })]);
    game.when({ type: 'MeetEnemy', order: 'first-o1', whom: 'leader' }).thenFacts();
    hit(game);
    game.turn(1);
    confidence(game).thenRefused('NO_CONFIDENCE_CHECK', 'NLC 12.10');
    expect(game.desk().dues).toEqual([]);
    game.turn(8);
    confidence(game).thenNeedsDice('NLC 12.10', 1, 6);
  });

  test('NLC 12.10: in a game without a list of units the owner says that a step was lost', () => {
    const game = armed(1, { units: [] });
    game.startsWith('f1', [step('attack', 'Wavre')]);
    game.when({ type: 'NoteLoss', order: 'first-o1' }).thenFacts();
    game.turn(1);
    confidence(game).thenNeedsDice('NLC 12.10', 1, 6);
  });

  test('NLC 12.10: the failure is at once: the retreat shows, the reason does not', () => {
    const game = attacking();
    hit(game);
    game.turn(1);
    const play = confidence(game).rolling(['NLC 12.10', 6]);
    expect(play.barrier).toBe(true);
    expect(play.thenFacts().filter(({ scope }) => scope === 'table')).toHaveLength(1);
    expect(play.thenFacts()[0]?.scope).toBe('desk:first');
    expect(JSON.stringify(game.view('second'))).not.toContain('Wavre');
  });
});
