import { battle, formation, leader, unit } from '../../../testkit/battle';
import type { Switch } from '../../list';
import { NEAR, corps, ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';
import type { Working } from '../../../engine/step';
import { keyOf } from '../../../wording/lines';
import { deciding, rollingOn, weighing } from '../../../testkit/plays';

const to = (id: string, courier: object = NEAR) => [{ of: corps(id), courier }];
const rated = (
  sender: number,
  recipient: number,
  more: Parameters<typeof battle>[0] = {},
  book: 'nlc' | 'mop' = 'nlc',
) => {
  const formations = ['f1', 'f2', 'f3'].map((id) => formation(id, 'first', { rating: recipient }));
  const game = ordersTable(battle({ leaders: [leader('emperor', 'first', sender)], formations, ...more }), book);
  for (const id of ['f1', 'f2', 'f3']) game.startsWith(id, [step('fallBack', 'the rear')]);
  return game;
};
/** An order of this turn, with its courier there. */
const arrived = (game: OrdersGame, steps: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): string => {
  game.writes('f1', steps, more).thenFacts();
  game.receives().thenFacts();
  return game.desk().orders.at(-1)?.id ?? '';
};
const check = (game: OrdersGame, order: string, dice: readonly [number, number]) =>
  game.when(weighing(order)).rolling(['NLC 12.7', ...dice]);
/** A 1T, an R4 or a held order for f1, arrived in turn 0. */
const waiting = (until: '1T' | 'R4', game = rated(1, 1)): OrdersGame => {
  const id = arrived(game, [step('attack', 'Wavre')]);
  check(game, id, until === '1T' ? [4, 5] : [3, 3]);
  expect(game.order(id).wait?.until).toBe(until);
  return game;
};

const broken = {
  formations: [formation('f1', 'first', { rating: 1, limit: 3 }), formation('f2', 'first'), formation('f3', 'first')],
  units: [unit('u1', 'f1', { front: 5 }), unit('u2', 'f1')],
};
const demoralized = (sender = 1): OrdersGame => {
  const game = rated(sender, 1, broken);
  game.when({ type: 'PlaceUnit', unit: 'u1', place: 'uar' }).thenFacts();
  return game;
};

describe('NLC 15: a demoralized formation', () => {
  test.each([
    [[6, 6], '1T'],
    [[4, 5], 'R4'],
    [[3, 3], 'R5'],
    [[1, 1], null],
  ] as const)('NLC 15: C reads 1T, 1T reads R4, R4 reads R5, I stays I: %p', (dice, until) => {
    const game = demoralized();
    const id = arrived(game, [step('attack', 'Wavre')]);
    check(game, id, dice);
    expect(game.order(id).wait?.until ?? null).toBe(until);
  });

  test('NLC 15: an R5 is complied with on 5 and 6', () => {
    const game = demoralized();
    const id = arrived(game, [step('attack', 'Wavre')]);
    check(game, id, [3, 3]);
    game.turn(1);
    game.when(rollingOn(id)).rolling(['NLC 12.7', 4]).thenFacts();
    expect(game.order(id).state).toBe('waiting');
    game.turn(2);
    game.when(rollingOn(id)).rolling(['NLC 12.7', 5]).thenFacts();
    expect(game.order(id).state).toBe('inForce');
  });

  test('Ruling 13: the result is fixed at the check, whatever demoralization does later', () => {
    const game = waiting('R4', rated(1, 1, broken));
    game.when({ type: 'PlaceUnit', unit: 'u1', place: 'uar' }).thenFacts();
    game.turn(1);
    game.when(rollingOn('first-o4')).rolling(['NLC 12.7', 4]).thenFacts();
    expect(game.order('first-o4').state).toBe('inForce');
  });
});

describe('NLC 16: night and dawn', () => {
  const held = (game: OrdersGame): string => {
    game.turn(6);
    return arrived(game, [step('attack', 'Wavre')]);
  };

  test('NLC 16, Ruling 25: what arrives at night is held, and complied with at dawn without a roll', () => {
    const game = rated(1, 1);
    const id = held(game);
    expect(game.order(id)).toMatchObject({ state: 'waiting', wait: { until: 'dawn' } });
    game.turn(7);
    game.receives().thenFacts();
    expect(game.order(id).wait?.until).toBe('dawn');
    game.turn(8);
    game.receives().thenFacts();
    expect(game.order(id)).toMatchObject({ state: 'inForce', sleep: null });
    expect(game.order(id).log.at(-1)).toMatchObject({ reason: 'dawn', rule: 'NLC 16' });
  });

  test('NLC 16, Ruling 25: demoralized it is an R4 at dawn, not an R5, with its first die in the phase after', () => {
    const game = demoralized();
    const id = held(game);
    game.turn(8);
    game.receives().thenFacts();
    expect(game.order(id).wait?.until).toBe('R4');
    game.when(rollingOn(id)).thenRefused('NOT_BEFORE_NEXT_PHASE');
    game.turn(9);
    game.when(rollingOn(id)).rolling(['NLC 12.7', 4]).thenFacts();
    expect(game.order(id).state).toBe('inForce');
  });

  test('Ruling 25, NLC 20.8: fatigue is read as demoralization at dawn', () => {
    const game = rated(1, 1);
    const id = held(game);
    game.turn(8);
    game.when({ type: 'SetFollowUp', id: 'fatigued', of: 'f1', value: 1 }).thenFacts();
    game.receives().thenFacts();
    expect(game.order(id).wait?.until).toBe('R4');
  });

  test('Ruling 25: arriving in the first phase of the day it is an ordinary check', () => {
    const game = rated(1, 1);
    game.turn(7);
    game.writes('f1', [step('attack', 'Wavre')], { to: to('f1', { mp: 6 }) }).thenFacts();
    game.turn(8);
    game.receives().thenFacts();
    expect(game.order('first-o4').state).toBe('due');
  });

  test('NLC 20.8: a Forced March given at night is checked at once, and an Attack at its end begins in the morning', () => {
    const game = rated(3, 3);
    game.turn(6);
    const id = arrived(game, [step('forcedMarch', 'Ligny'), step('attack', 'Wavre')]);
    check(game, id, [6, 6]);
    expect(game.order(id)).toMatchObject({ state: 'inForce', at: 0, sleep: null });
    game.when({ type: 'MeetEnemy', order: id, whom: 'leader' }).thenFacts();
    expect(game.order(id)).toMatchObject({ at: 1, sleep: { until: 'dawn' } });
    game.turn(7);
    expect(game.desk().orders.at(-1)?.asleep).toBe(true);
    expect(game.desk().dues.filter(({ order }) => order === id)).toEqual([]);
    game.turn(8);
    expect(game.desk().orders.at(-1)?.asleep).toBe(false);
  });

  test('Ruling 91: 1T and R4 run on at night, and an attack that comes into force then begins at dawn', () => {
    const game = rated(1, 1);
    game.turn(5);
    const id = arrived(game, [step('attack', 'Wavre')]);
    check(game, id, [4, 5]);
    game.turn(6);
    game.receives().thenFacts();
    expect(game.order(id)).toMatchObject({ state: 'inForce', sleep: { until: 'dawn', since: 6 } });
  });

  test('NLC 12.6: a newer order that arrives in the night sets the one that is held aside', () => {
    const game = rated(2, 1);
    const id = held(game);
    game.turn(7);
    arrived(game, [step('march', 'Ligny')]);
    expect(game.order(id).state).toBe('ignored');
    game.turn(8);
    game.receives().thenFacts();
    expect(game.order('first-o5').state).toBe('inForce');
  });

  test('Ruling 25: what counts is arrival, also where nobody looked in that night', () => {
    const game = rated(2, 1);
    game.turn(5);
    game.writes('f1', [step('attack', 'Wavre')], { to: to('f1', { mp: 6 }) }).thenFacts();
    game
      .writes('f2', [step('generalRetreat', 'the edge')], { to: to('f2', { mp: 6 }), retreatAllowed: true })
      .thenFacts();
    game.turn(8);
    game.receives().thenFacts();
    expect(game.order('first-o4').state).toBe('inForce');
    // A General Retreat is never held: it has its check still.
    expect(game.order('first-o5').state).toBe('due');
  });

  test('Ruling 48: Night PM is a turn of the day: an ordinary check', () => {
    const turns = ['day', 'nightPM'].map((kind, i) => ({ label: `${String(17 + i)}:00`, kind: kind as 'day', day: 1 }));
    const game = rated(1, 1, { turns });
    game.turn(1);
    expect(game.order(arrived(game, [step('march', 'Wavre')])).state).toBe('due');
  });
});

describe('MOP 37.16: Ney', () => {
  test('MOP 37.16, Ruling 56: after he led an attack his orders due are checked a turn later', () => {
    const game = rated(2, 4, {}, 'mop');
    game.when({ type: 'SetFollowUp', id: 'ledAttack', of: 'f1', value: 1 }).thenFacts();
    game.turn(1);
    const id = arrived(game, [step('march', 'Wavre')]);
    expect(game.order(id)).toMatchObject({ state: 'due', notBefore: 2 });
    game.when(weighing(id)).thenRefused('NOT_DUE', 'NLC 12.7');
    expect(game.desk().dues).toEqual([]);
    game.turn(2);
    check(game, id, [6, 6]);
    expect(game.order(id).state).toBe('inForce');
  });
});

describe('NLC 20.5: Command Confusion', () => {
  const past = (more: object, switches: readonly Switch[] = ['commandConfusion']) => {
    const leaders = [leader('emperor', 'first', 4), leader('ney', 'first', 2, { role: 'WC', under: 'emperor' })];
    const game = ordersTable(battle({ leaders, formations: [formation('f1', 'first', { under: 'ney' })] }, switches));
    game.startsWith('f1', [step('defend', 'post')]);
    game.writes('f1', [step('march', 'Ligny')], { to: to('f1', { mp: 6 }), ...more }).thenFacts();
    return game;
  };
  const confused = (game: OrdersGame) => game.desk().commanders.find((one) => one.leader === 'ney')?.confused;

  test('NLC 20.5, Ruling 101: past a wing commander out of range: 1L for him in the two turns after that of the receipt', () => {
    const game = past({ wingOutOfRange: true });
    const seen: unknown[] = [confused(game)];
    game.turn(1);
    game.receives().thenFacts();
    seen.push(confused(game));
    for (const turn of [2, 3, 4]) {
      game.turn(turn);
      seen.push(confused(game));
    }
    expect(seen).toEqual([false, false, true, true, false]);
  });

  test('NLC 20.5: without that rule, nobody is confused', () => {
    const game = past({ wingOutOfRange: true }, []);
    game.turn(2);
    expect(confused(game)).toBe(false);
  });

  test('NLC 20.5: within range, nobody is confused', () => {
    const game = past({});
    game.turn(1);
    game.receives().thenFacts();
    expect(confused(game)).toBe(false);
  });

  test('NLC 20.5: it shifts his compliance and his local decision', () => {
    const game = past({ wingOutOfRange: true });
    const of = { kind: 'wing', id: 'ney' } as const;
    game.turn(1);
    game.receives().thenFacts();
    game.when(weighing('first-o2')).rolling(['NLC 12.7', 1, 1]).thenFacts();
    game.turn(2);
    game.when({ type: 'RecordLocalDecision', of, steps: [step('march', 'Ath')] }).thenFacts();
    game.writes('', [step('march', 'Wavre')], { to: [{ of, courier: NEAR }] }).thenFacts();
    game.receives().thenFacts();
    const keys = (play: Readonly<{ working: Working }>) => play.working.map(keyOf);
    expect(keys(game.when(weighing('first-o3')).rolling(['NLC 12.7', 6, 6]))).toContain('commandConfusion');
    game.when(rollingOn('first-o2')).rolling(['NLC 12.7', 1]).thenFacts();
    const answered = game.when(deciding(of)).rolling(['NLC 12.11', 4, 4]);
    answered.thenFacts();
    expect(keys(answered)).toContain('commandConfusion');
  });
});
