import { battle, formation, leader } from '../../../testkit/battle';
import { NEAR, corps, ordersTable, step } from './testing/orders-game';
import { isLine } from '../../../testkit/lines';
import { deciding, weighing } from '../../../testkit/plays';

const to = (id: string, courier: object = NEAR) => [{ of: corps(id), courier }];

describe('NLC 12.14: wing commanders', () => {
  const wings = {
    leaders: [
      leader('emperor', 'first', 3),
      leader('ney', 'first', 2, { role: 'WC', under: 'emperor' }),
      leader('marshal', 'second', 3),
    ],
    formations: [
      formation('f1', 'first', { under: 'ney' }),
      formation('f2', 'first', { under: 'ney' }),
      formation('f3', 'first', { under: 'emperor' }),
      formation('f4', 'first', { under: 'ney', kind: 'cavalryCorps' }),
    ],
  };
  const wing = { kind: 'wing', id: 'ney' } as const;
  const under = (type: string, name: string) => {
    const game = ordersTable(battle(wings));
    game.when({ type: 'SetOrder', of: wing, steps: [step(type, name)] }).thenFacts();
    return game;
  };
  const ney = (game: ReturnType<typeof under>, id: string, steps: readonly unknown[], more: object = {}) =>
    game.writes(id, steps, { from: 'ney', ...more });

  test('NLC 12.14: he receives orders like anybody and checks for compliance', () => {
    const game = ordersTable(battle(wings));
    game.writes('', [step('attack', 'Wavre')], { to: [{ of: wing, courier: NEAR }] }).thenFacts();
    game.receives().thenFacts();
    const check = game.when(weighing('first-o1'));
    check.thenNeedsDice('NLC 12.7', 2, 6);
    // 3 + 2 − 2 for the Attack, and 1R for a wing without orders.
    expect(check.rolling(['NLC 12.7', 6, 6]).working.find(isLine('complianceColumn'))?.facts['sum']).toBe(4);
  });

  test('NLC 12.14, Ruling 88: his orders are of the same type and target, or March towards it', () => {
    const game = under('probe', 'Wavre');
    ney(game, 'f1', [step('attack', 'Wavre')]).thenRefused('NOT_CONSISTENT', 'Ruling 88');
    ney(game, 'f1', [step('probe', 'Ligny')]).thenRefused('NOT_CONSISTENT', 'Ruling 88');
    ney(game, 'f1', [step('march', 'Limal')]).thenRefused('NOT_CONSISTENT');
    ney(game, 'f1', [step('march', 'Limal')], { towardsTarget: true }).thenFacts();
    ney(game, 'f2', [step('probe', 'wavre ')]).thenFacts();
  });

  test('NLC 12.14: his example: Reserve fits a Probe while another formation of his has the Probe', () => {
    const game = under('probe', 'Wavre');
    game.startsWith('f1', [step('defend', 'Ligny')]);
    ney(game, 'f1', [step('reserve')]).thenRefused('NOT_CONSISTENT', 'Ruling 88');
    game.startsWith('f2', [step('probe', 'Wavre')]);
    ney(game, 'f1', [step('reserve')]).thenFacts();
    ney(game, 'f2', [step('reserve')]).thenRefused('NOT_CONSISTENT');
  });

  test('Ruling 88: idle in range and sight of an OC; others’ formations are not his', () => {
    const game = under('march', 'Wavre');
    ney(game, 'f1', [step('march', 'Wavre')], { idle: true }).thenRefused('WING_IS_IDLE', 'Ruling 88');
    ney(game, 'f3', [step('march', 'Wavre')]).thenRefused('NOT_UNDER_HIM', 'NLC 12.14');
  });

  test('Ruling 87: he gives as many orders as his rating, and no HQ binds him', () => {
    const game = under('march', 'Wavre');
    ney(game, 'f1', [step('march', 'Wavre')], { awayFromHq: true }).thenFacts();
    ney(game, 'f2', [step('march', 'Wavre')], { awayFromHq: true }).thenFacts();
    ney(game, 'f4', [step('march', 'Wavre')]).thenRefused('NO_ORDER_LEFT', 'NLC 12.12');
  });

  test('NLC 12.14: the OC may still order a wing’s formations directly', () => {
    under('march', 'Wavre')
      .writes('f1', [step('attack', 'Ligny')])
      .thenFacts();
  });

  test('NLC 12.14: by local decision he takes another order than the one he was given', () => {
    const game = under('probe', 'Wavre');
    game.when({ type: 'RecordLocalDecision', of: wing, steps: [step('attack', 'Ligny')] }).thenFacts();
    game.when(deciding(wing)).rolling(['NLC 12.11', 6, 6]).thenFacts();
    expect(game.desk().orders.map(({ state }) => state)).toEqual(['superseded', 'inForce']);
  });

  test('Ruling 46: Barclay’s orders never change, and his formations need not be consistent with them', () => {
    const barclay = { ...leader('barclay', 'first', 1, { role: 'WC', under: 'emperor' }), fixedOrders: true };
    const game = ordersTable(
      battle({
        leaders: [leader('emperor', 'first', 3), barclay],
        formations: [formation('f1', 'first', { under: 'barclay' })],
      }),
      'mop',
    );
    const of = { kind: 'wing', id: 'barclay' } as const;
    game.when({ type: 'SetOrder', of, steps: [step('attack', 'La Rothière')] }).thenFacts();
    game
      .writes('', [step('march', 'a')], { to: [{ of, courier: NEAR }] })
      .thenRefused('ORDERS_NEVER_CHANGE', 'Ruling 46');
    game.when({ type: 'RecordLocalDecision', of, steps: [step('march', 'a')] }).thenRefused('ORDERS_NEVER_CHANGE');
    game.writes('f1', [step('defend', 'elsewhere')], { from: 'barclay' }).thenFacts();
  });

  test('MOP 37.17: Grouchy takes cavalry corps only', () => {
    const grouchy = { ...leader('grouchy', 'first', 3, { role: 'WC' }), cavalryOnly: true, ratingOtherwise: 1 };
    const game = ordersTable(battle({ ...wings, leaders: [...wings.leaders, grouchy] }), 'mop');
    const assign = [{ type: 'assign', to: 'grouchy' }];
    game.writes('f3', assign).thenRefused('CAVALRY_WING', 'MOP 37.17');
    game.writes('f4', assign).thenFacts();
    game.receives().thenFacts();
    expect(game.desk().placed).toEqual({ f4: 'grouchy' });
  });

  test('MOP 37.17: Grouchy sends an Attack with 3 and a Defend with 1', () => {
    const grouchy = { ...leader('grouchy', 'first', 3, { role: 'WC' }), ratingOtherwise: 1, fixedOrders: true };
    const game = ordersTable(
      battle({
        leaders: [leader('emperor', 'first', 3), grouchy],
        formations: [formation('f1', 'first', { under: 'grouchy' })],
      }),
      'mop',
    );
    game.startsWith('f1', [step('march', 'here')]);
    const column = (type: string) =>
      game.preview({ type: 'WriteOrder', from: 'grouchy', to: to('f1'), steps: [step(type, 'there')] })?.sheets[0]
        ?.column;
    expect([column('attack'), column('defend')]).toEqual(['4', '4']);
  });
});
