import { inDanger, weighing } from '../../../testkit/plays';
import { battle, formation, unit } from '../../../testkit/battle';
import { NEAR, ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';

const game = (): OrdersGame =>
  ordersTable(
    battle(
      {
        formations: [formation('f1', 'first'), formation('f2', 'first'), formation('s1', 'second')],
        units: [unit('u1', 'f1', { name: 'Duhesme' }), unit('u2', 'f1', { name: 'Barrois' }), unit('u3', 's1')],
      },
      ['fatigue'],
    ),
  );

const displaced = (table: OrdersGame, leader: string): void => {
  table
    .when(inDanger(leader, { cause: 'displaced' }))
    .rolling(['NLC 11.2', 1, 1])
    .thenFacts();
};

describe('NLC 12.2, 11.1: a leader in Reserve who is displaced', () => {
  test('given a formation in Reserve, when its leader is displaced, then its owner is told that it fails, and it does', () => {
    const table = game();
    displaced(table, 'f1');
    expect(table.desk().displaced).toEqual(['f1']);
    const of = { kind: 'formation', id: 'f1' };
    table.when({ type: 'FailOrder', of, why: 'displaced' }).thenFacts();
    expect(table.desk().displaced).toEqual([]);
    expect(table.desk().stage.find((one) => one.of.id === 'f1')?.step?.type).toBe('fallBack');
  });

  test('given a formation under an order, when its leader is displaced, then nothing fails', () => {
    const table = game();
    table.startsWith('f1', [step('march', 'Wavre')]);
    displaced(table, 'f1');
    expect(table.desk().displaced).toEqual([]);
  });

  test('given nobody told it by the second turn, then it is asked no more; the enemy is told nothing of it', () => {
    const table = game();
    displaced(table, 'f1');
    expect(table.desk('second').displaced).toEqual([]);
    table.turn(1);
    expect(table.desk().displaced).toEqual(['f1']);
    table.turn(2);
    expect(table.desk().displaced).toEqual([]);
  });
});

describe('NLC 20.8: a division that rejoins its corps', () => {
  const division = { kind: 'division', id: 'f1', division: 'Duhesme' } as const;

  /** A division on its own orders; the marks on its unit are what is told of it. */
  const onItsOwn = (mark: string | null): OrdersGame => {
    const table = game();
    table.writes('', [step('defend', 'bridge')], { to: [{ of: division, courier: NEAR }] }).thenFacts();
    table.receives().thenFacts();
    table.when(weighing('first-o1')).rolling(['NLC 12.7', 6, 6]).thenFacts();
    if (mark !== null) table.when({ type: 'PutMark', units: ['u1'], mark }).thenFacts();
    table.turn(1);
    table.writes('', [{ type: 'assign', to: 'f1' }], { to: [{ of: division, courier: NEAR }] }).thenFacts();
    table.receives().thenFacts();
    return table;
  };

  test.each(['fatigued', 'exhausted'])(
    'given it is %s, when it is back, then its corps is to be marked fatigued',
    (mark) => {
      const table = onItsOwn(mark);
      expect(table.desk().fatigue).toEqual([{ formation: 'f1', now: 'fatigued', by: 'division' }]);
      table.when({ type: 'MarkFatigue', side: 'first', formations: ['f1'] }).thenFacts();
      expect(table.desk().fatigue).toEqual([]);
    },
  );

  test('given it is fresh, then the corps stays as it was', () => {
    expect(onItsOwn(null).desk().fatigue).toEqual([]);
  });
});
