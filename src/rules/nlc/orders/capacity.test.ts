import { battle, leader, unit } from '../../../testkit/battle';
import { NEAR, STACKED, corps, ordersTable, step } from './testing/orders-game';
import { weighing } from '../../../testkit/plays';

const one = { leaders: [leader('emperor', 'first', 1), leader('marshal', 'second', 3)] };
const table = (more: Parameters<typeof battle>[0] = {}) => {
  const game = ordersTable(battle(more));
  for (const id of ['f1', 'f2', 'f3']) game.startsWith(id, [step('defend', `post of ${id}`)]);
  return game;
};
const to = (id: string, courier: object = NEAR) => [{ of: corps(id), courier }];

describe('NLC 12.12: order capacity', () => {
  test('NLC 12.12: as many orders a turn as his rating; then moves at half (11.1)', () => {
    const game = ordersTable(battle(one));
    expect(game.desk().commanders[0]).toMatchObject({ capacity: { left: 1, next: 'free' }, gaveOrders: false });
    game.writes('f1', [step('march', 'a')]).thenFacts();
    expect(game.desk().commanders[0]).toMatchObject({ capacity: { left: 0 }, gaveOrders: true });
    game.writes('f2', [step('march', 'a')]).thenRefused('NO_ORDER_LEFT', 'NLC 12.12');
    game.turn(1);
    game.writes('f2', [step('march', 'a')]).thenFacts();
  });

  test('NLC 12.12, Ruling 89: away from his HQ one order a turn; the first is free, then face to face and in his sight', () => {
    const game = table();
    const away = { awayFromHq: true };
    game.writes('f1', [step('march', 'a')], away).thenFacts();
    game.writes('f2', [step('march', 'a')], away).thenRefused('NO_ORDER_LEFT', 'NLC 12.12');
    game.turn(1);
    const near = { ...away, to: to('f2', NEAR), targetInSight: true };
    const face = { ...away, to: to('f2', STACKED) };
    game.writes('f2', [step('march', 'a')], near).thenRefused('MUST_BE_FACE_TO_FACE', 'NLC 12.12');
    game.writes('f2', [step('march', 'a')], face).thenRefused('TARGET_OUT_OF_SIGHT', 'NLC 12.12');
    game.writes('f2', [step('march', 'a')], { ...face, targetInSight: true }).thenFacts();
    game.turn(2);
    game.when({ type: 'SetAway', leader: 'emperor', away: false }).thenFacts();
    game.writes('f3', [step('march', 'a')]).thenFacts();
    game.writes('f1', [step('probe', 'a')]).thenFacts();
    game.turn(3);
    game.writes('f2', [step('probe', 'b')], away).thenFacts();
  });

  test('NLC 12.12, 11.5: with the HQ under orders last turn he gives one order, wherever he stands', () => {
    const game = table();
    game.when({ type: 'SetOrder', of: { kind: 'hq', id: 'emperor' }, steps: [step('march', 'Ath')] }).thenFacts();
    game.turn(1);
    expect(game.desk().commanders[0]).toMatchObject({ hqMoved: true });
    game.writes('f1', [step('march', 'a')]).thenFacts();
    game.writes('f2', [step('march', 'a')]).thenRefused('NO_ORDER_LEFT', 'NLC 12.12');
  });

  test('NLC 11.5: an HQ marches or falls back, accepts at once even at night, and counts as an order (Ruling 87)', () => {
    const game = ordersTable(battle(one));
    const hq = (steps: readonly unknown[]) => ({
      to: [{ of: { kind: 'hq', id: 'emperor' }, courier: STACKED }],
      steps,
    });
    game.turn(6);
    game.writes('f1', [], hq([step('attack', 'Ath')])).thenRefused('NOT_FOR_AN_HQ', 'NLC 11.5');
    game.writes('f1', [], hq([step('march', 'Ath')])).thenFacts();
    game.writes('f1', [step('march', 'Ath')]).thenRefused('NO_ORDER_LEFT');
    game.receives().thenFacts();
    expect(game.order('first-o1').state).toBe('inForce');
  });

  test('NLC 11.4, Ruling 89: a destroyed HQ costs one order and sets no limit of distance', () => {
    const game = table();
    game.when({ type: 'RecordHq', leader: 'emperor', what: 'destroyed' }).thenFacts();
    game.writes('f1', [step('march', 'a')], { awayFromHq: true }).thenFacts();
    expect(game.desk().commanders[0]?.capacity).toMatchObject({ capacity: 4, left: 3 });
  });

  test('NLC 20.7, Ruling 56: who commanded units himself, or lent infantry his strength, gives no orders next turn', () => {
    for (const id of ['directCommand', 'lentStrength']) {
      const game = ordersTable(battle(), 'mop');
      game.when({ type: 'SetFollowUp', id, of: 'emperor', value: 1 }).thenFacts();
      game.writes('f1', [step('march', 'a')]).thenFacts();
      game.turn(1);
      game.writes('f2', [step('march', 'a')]).thenRefused('NO_ORDER_LEFT');
      game.turn(2);
      game.writes('f2', [step('march', 'a')]).thenFacts();
    }
  });
});

describe('NLC 12.2: General Retreat', () => {
  const level = {
    leaders: [leader('emperor', 'first', 3, { level: 10 }), leader('marshal', 'second', 3)],
    units: [unit('u1', 'f1', { front: 5 }), unit('u2', 'f2', { front: 3 })],
  };
  const all = ['f1', 'f2', 'f3'].map((id, i) => ({ of: corps(id), courier: { mp: 6 * (i + 1) } }));
  const steps = [step('generalRetreat', 'the southern edge', { reachable: false })];

  test('NLC 12.2, Ruling 90: only when the losses are 80 % of the level', () => {
    const game = ordersTable(battle(level));
    game.writes('', steps, { to: all }).thenRefused('NO_GENERAL_RETREAT_YET', 'Ruling 90');
    for (const id of ['u1', 'u2']) game.when({ type: 'PlaceUnit', unit: id, place: 'uar' }).thenFacts();
    game.writes('', steps, { to: all }).thenFacts();
  });

  test('Ruling 49: in the card games the card opens it, whatever was lost', () => {
    const game = ordersTable(battle(level), 'mop');
    game.writes('', steps, { to: all, retreatAllowed: true }).thenFacts();
  });

  test('NLC 12.2, Ruling 87: one order for all, each with a courier of its own; nothing else goes to several', () => {
    const game = ordersTable(battle({ leaders: [leader('emperor', 'first', 3)] }));
    game.writes('', [step('march', 'a')], { to: all }).thenRefused('ONE_RECIPIENT', 'NLC 12.4');
    game.writes('', steps, { to: all, retreatAllowed: true }).thenFacts();
    expect(game.desk().orders.map(({ arrivesOn }) => arrivesOn)).toEqual([1, 2, 3]);
    expect(game.desk().commanders[0]?.capacity).toMatchObject({ capacity: 3, left: 2 });
  });

  test('NLC 12.2, 16: checked at once, also at night, with 1R; the target may be any distance away', () => {
    const game = ordersTable(battle());
    game.turn(6);
    game.writes('', steps, { to: to('f1'), retreatAllowed: true }).thenFacts();
    game.receives().thenFacts();
    const { working } = game.when(weighing('first-o1')).rolling(['NLC 12.7', 6, 6]);
    expect(working.map(({ key }) => key)).toContain('complianceRetreat');
    expect(game.order('first-o1').state).toBe('inForce');
  });

  test('NLC 12.2: not Reserve before the first night turn of the night after it was sent', () => {
    const game = ordersTable(battle());
    game.startsWith('f1', steps);
    const toReserve = (enemyNear = false) => game.when({ type: 'TurnToReserve', order: 'first-o1', enemyNear });
    game.turn(5);
    toReserve().thenRefused('RETREATS_TILL_NIGHT', 'NLC 12.2');
    game.turn(6);
    toReserve(true).thenRefused('ENEMY_IS_NEAR', 'Ruling 95');
    toReserve().thenFacts();
    expect(game.desk().reserve).toContain('f1');
  });

  test('NLC 12.2: sent in the night, it lasts to the night after that', () => {
    const game = ordersTable(battle());
    game.turn(7);
    game.startsWith('f1', steps);
    game.turn(9);
    game.when({ type: 'TurnToReserve', order: 'first-o1', enemyNear: false }).thenRefused('RETREATS_TILL_NIGHT');
  });
});
