import { battle, formation, leader, unit } from '../../../testkit/battle';
import { ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';
import { steadying } from '../../../testkit/plays';

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

describe('NLC 12.8: success', () => {
  test.each(['march', 'attack', 'probe'])(
    'NLC 12.8, Ruling 46: a %s that is at its target becomes a Defend of it',
    (type) => {
      const game = armed();
      game.startsWith('f1', [step(type, 'Wavre')]);
      success(game).thenFacts();
      expect(game.order('first-o1').state).toBe('succeeded');
      expect(now(game)?.step).toMatchObject({ type: 'defend', target: { name: 'Wavre' } });
    },
  );

  test.each([
    ['the position is not reached', { reached: false }],
    ['a unit is in an enemy zone', { inZoc: true }],
    ['a unit was attacked last turn', { attacked: true }],
  ])('NLC 12.8: not while %s', (_, facts) => {
    const game = armed();
    game.startsWith('f1', [step('attack', 'Wavre')]);
    success(game, facts).thenFacts();
    expect(game.order('first-o1').state).toBe('inForce');
    success(game).thenRefused('ASKED_THIS_TURN', 'NLC 12.8');
    game.turn(1);
    success(game).thenFacts();
    expect(game.order('first-o1').state).toBe('succeeded');
  });

  test('Ruling 92: whether it was attacked, the mark of last turn says; the player may know better', () => {
    for (const [said, state] of [
      [null, 'inForce'],
      [false, 'succeeded'],
    ] as const) {
      const game = armed();
      game.startsWith('f1', [step('march', 'Wavre')]);
      game.when({ type: 'SetFollowUp', id: 'attacked', of: 'f1', value: 1 }).thenFacts();
      game.turn(1);
      success(game, { attacked: said }).thenFacts();
      expect(game.order('first-o1').state).toBe(state);
    }
  });

  test('NLC 12.8: units still out of command range march on: said in the turn of the success', () => {
    const game = armed();
    game.startsWith('f1', [step('march', 'Wavre')]);
    success(game).thenFacts();
    expect(now(game)?.notes).toEqual(['stragglers']);
    game.turn(1);
    expect(now(game)?.notes).toEqual([]);
  });

  test('NLC 12.8: awaiting further orders it is in Reserve instead', () => {
    const game = armed();
    game.startsWith('f1', [step('march', 'Wavre')], { awaitFurther: true });
    expect(game.desk().reserve).not.toContain('f1');
    success(game).thenFacts();
    expect(game.desk().reserve).toContain('f1');
  });

  test.each(['defend', 'delay', 'fallBack'])('NLC 12.8: a %s does not succeed', (type) => {
    const game = armed();
    game.startsWith('f1', [step(type, 'Wavre')]);
    success(game).thenRefused('CANNOT_SUCCEED', 'NLC 12.8');
  });
});

describe('NLC 12.5: sequences', () => {
  const march = (rating: number, next: unknown, more: readonly unknown[] = []) => {
    const game = armed(rating);
    game.startsWith('f1', [step('march', 'Limal'), next, ...more]);
    return game;
  };
  const meet = (game: OrdersGame) => game.when({ type: 'MeetEnemy', order: 'first-o1', whom: 'leader' }).thenFacts();

  test('NLC 12.5: a March that succeeds, an Attack that succeeds: the next order is complied with by itself', () => {
    const game = march(3, step('attack', 'Wavre'), [step('defend', 'Wavre')]);
    success(game).thenFacts();
    expect(now(game)?.step).toMatchObject({ type: 'attack' });
    game.turn(1);
    success(game).thenFacts();
    expect(now(game)?.step).toMatchObject({ type: 'defend', target: { name: 'Wavre' } });
    expect(game.order('first-o1').state).toBe('inForce');
  });

  test.each([
    [3, null, false],
    [4, null, false],
    [2, { until: 'turn', since: 0 }, true],
  ])(
    'NLC 12.5: a March meets a zone: a %i goes over to the Attack in the instant, below 3 it waits for the next turn',
    (rating, sleep, asleep) => {
      const game = march(rating, step('attack', 'Wavre'));
      meet(game);
      expect(game.order('first-o1')).toMatchObject({ at: 1, sleep });
      expect(game.desk().orders[0]?.asleep).toBe(asleep);
      expect(now(game)?.notes.includes('notBegun')).toBe(asleep);
      game.turn(1);
      expect(game.desk().orders[0]?.asleep).toBe(false);
    },
  );

  test('NLC 12.5: an Attack that starts the next day sleeps through the night and does not fail in it', () => {
    const game = march(4, step('attack', 'Wavre', { nextDay: true }));
    meet(game);
    for (const turn of [1, 6, 7]) {
      game.turn(turn);
      expect(game.desk().orders[0]?.asleep).toBe(true);
      expect(game.desk().dues).toEqual([]);
    }
    game.turn(8);
    expect(game.desk().orders[0]?.asleep).toBe(false);
  });

  test('NLC 12.5: failure of one order is the failure of the whole sequence', () => {
    const game = march(3, step('attack', 'Wavre'), [step('defend', 'Wavre')]);
    meet(game);
    hit(game);
    game.turn(1);
    confidence(game, {}).rolling(['NLC 12.10', 6]).thenFacts();
    expect(game.order('first-o1').state).toBe('inForce');
    game.turn(2);
    game.when({ type: 'PlaceUnit', unit: 'u1', place: 'uar' }).thenFacts();
    game.when({ type: 'PlaceUnit', unit: 'u2', place: 'uar' }).thenFacts();
    confidence(game).rolling(['NLC 12.10', 4]).thenFacts();
    expect(game.order('first-o1').state).toBe('failed');
    expect(now(game)).toMatchObject({ step: { type: 'fallBack' }, next: null });
  });

  test('NLC 12.2, 12.5: March to Eylau and place yourself under II Corps', () => {
    const game = armed(3, { leaders: [leader('emperor', 'first', 3), leader('ney', 'first', 2, { role: 'WC' })] });
    game.startsWith('f1', [step('march', 'Eylau'), { type: 'assign', to: 'ney' }]);
    success(game).thenFacts();
    expect(game.desk().placed).toEqual({ f1: 'ney' });
    expect(game.order('first-o1').state).toBe('succeeded');
    expect(now(game)?.step).toMatchObject({ type: 'defend', target: { name: 'Eylau' } });
  });

  test('Ruling 46: a printed "Delay, then Fall Back" goes on when its owner likes, in step 2; no other sequence does', () => {
    const game = armed();
    game.startsWith('f1', [step('delay', 'Brienne'), step('fallBack', 'crossroad')]);
    game.startsWith('f2', [step('march', 'a'), step('attack', 'b')]);
    const next = (order: string) => game.when({ type: 'NextStep', order });
    next('first-o2').thenRefused('NOT_BY_CHOICE', 'NLC 12.5');
    next('first-o1').thenFacts();
    expect(now(game)?.step).toMatchObject({ type: 'fallBack' });
    next('first-o1').thenRefused('NO_NEXT_STEP', 'NLC 12.5');
  });

  test('MOP 37.17: March and act as Reserve', () => {
    const game = armed();
    game.startsWith('f1', [step('march', '0403'), step('reserve')]);
    success(game).thenFacts();
    expect(game.desk().reserve).toContain('f1');
  });
});

describe('NLC 12.9: cancellation', () => {
  test('NLC 12.2, 12.9: a March whose leader is blocked is canceled: Defend where it stands, and nobody retreats', () => {
    const game = armed();
    game.startsWith('f1', [step('march', 'Wavre')]);
    game.when({ type: 'MeetEnemy', order: 'first-o1', whom: 'leader' }).thenFacts();
    expect(game.order('first-o1').state).toBe('cancelled');
    expect(now(game)?.step).toMatchObject({ type: 'defend', target: { kind: 'here' } });
    expect(game.view('second').retreats).toEqual([]);
  });

  test('NLC 12.9: if only some units are blocked, only those go over; the head of the column marches on', () => {
    const game = armed();
    game.startsWith('f1', [step('march', 'Wavre'), step('attack', 'Wavre')]);
    const meet = (units: readonly string[]) =>
      game.when({ type: 'MeetEnemy', order: 'first-o1', whom: 'units', units });
    meet([]).thenRefused('WHICH_UNITS', 'NLC 12.9');
    meet(['u3']).thenRefused('WHICH_UNITS');
    meet(['u1']).thenFacts();
    expect(game.order('first-o1')).toMatchObject({ state: 'inForce', at: 0, blocked: ['u1'] });
    expect(now(game)).toMatchObject({ step: { type: 'march' }, next: { type: 'attack' }, notes: ['unitsBlocked'] });
    game.when({ type: 'MeetEnemy', order: 'first-o1', whom: 'leader' }).thenFacts();
    expect(game.order('first-o1')).toMatchObject({ at: 1, blocked: [] });
  });

  test('NLC 11.5: an HQ that is blocked, or has come to its place, simply stands', () => {
    for (const tap of [
      { type: 'MeetEnemy', order: 'first-o1', whom: 'leader' },
      { type: 'CheckSuccess', order: 'first-o1', reached: true },
    ]) {
      const game = armed();
      game.when({ type: 'SetOrder', of: { kind: 'hq', id: 'emperor' }, steps: [step('march', 'Ath')] }).thenFacts();
      game.when(tap).thenFacts();
      expect(game.desk().orders.filter(({ isLive }) => isLive)).toEqual([]);
    }
  });

  test('NLC 12.9: orders that are no March are not blocked', () => {
    const game = armed();
    game.startsWith('f1', [step('attack', 'Wavre')]);
    game.when({ type: 'MeetEnemy', order: 'first-o1', whom: 'leader' }).thenRefused('NOT_ON_THE_MARCH', 'NLC 12.9');
  });
});

describe('NLC 12.10: what the question of success has told the check after it', () => {
  const attacking = (): OrdersGame => {
    const game = ordersTable(battle({ units: [unit('u1', 'f1')] }));
    game.startsWith('f1', [step('attack', 'Hougoumont')]);
    game.when({ type: 'LoseStep', unit: 'u1' }).thenFacts();
    game.turn(1);
    return game;
  };
  const saidHeld = (game: OrdersGame): boolean | undefined => game.desk().orders[0]?.saidHeld;

  test('given a target just said to be controlled, with a unit in a zone, then the check knows that it is held; next turn no more', () => {
    const game = attacking();
    expect(saidHeld(game)).toBe(false);
    game.when({ type: 'CheckSuccess', order: 'first-o1', reached: true, inZoc: true }).thenFacts();
    expect(saidHeld(game)).toBe(true);
    game.turn(2);
    expect(saidHeld(game)).toBe(false);
  });

  test('given a target that is not reached, then it is not held', () => {
    const game = attacking();
    game.when({ type: 'CheckSuccess', order: 'first-o1', reached: false }).thenFacts();
    expect(saidHeld(game)).toBe(false);
  });
});
