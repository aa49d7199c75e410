import { deciding, inDanger, rollingOn, weighing } from '../../../testkit/plays';
import { battle, formation, leader } from '../../../testkit/battle';
import { NEAR, STACKED, corps, ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';
import { isLine } from '../../../testkit/lines';

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
const columnOf = (game: OrdersGame, order: string): unknown =>
  check(game, order, [6, 6]).working.find(isLine('complianceColumn'))?.facts['column'];

describe('NLC 12.7: order compliance', () => {
  test.each([
    [[1, 1], 'ignored', null],
    [[2, 3], 'ignored', null],
    [[3, 3], 'waiting', 'R4'],
    [[4, 4], 'waiting', 'R4'],
    [[4, 5], 'waiting', '1T'],
    [[4, 6], 'waiting', '1T'],
    [[5, 6], 'inForce', null],
    [[6, 6], 'inForce', null],
  ] as const)('NLC 12.7: the book’s example, a 1 sends a 1 an Attack: %p', (dice, state, until) => {
    const game = rated(1, 1);
    const id = arrived(game, [step('attack', 'Wavre')]);
    check(game, id, dice);
    expect([game.order(id).state, game.order(id).wait?.until ?? null]).toEqual([state, until]);
    expect(game.order('first-o1').state).toBe(state === 'inForce' ? 'superseded' : 'inForce');
  });

  test('NLC 12.7: the check is a roll that undo stops at, and stands on the desk', () => {
    const game = rated(1, 1);
    const id = arrived(game, [step('attack', 'Wavre')]);
    const play = check(game, id, [6, 6]);
    expect(play.barrier).toBe(true);
    expect(play.thenFacts().every(({ scope }) => ['desk:first', 'held:first'].includes(scope))).toBe(true);
  });

  test('NLC 12.7: sender, recipient and shifts: Attack 2L, face to face 1R, Reserve 1R, cavalry corps 1R, divisional order 1R', () => {
    const attack = [step('attack', 'Wavre')];
    const march = [step('march', 'Wavre')];
    const game = (kind: 'corps' | 'cavalryCorps' = 'corps') =>
      rated(2, 2, {
        formations: [formation('f1', 'first', { rating: 2, kind }), formation('f2', 'first'), formation('f3', 'first')],
      });
    const column = (one: OrdersGame, steps: readonly unknown[], more: Readonly<Record<string, unknown>> = {}) =>
      columnOf(one, arrived(one, steps, more));
    expect(column(game(), march)).toBe('4');
    expect(column(game(), attack)).toBe('2');
    expect(column(game(), march, { to: to('f1', STACKED) })).toBe('5');
    expect(column(game('cavalryCorps'), march)).toBe('5');
    const reserve = game();
    reserve.when({ type: 'DropOrder', order: 'first-o1', houseRule: { reason: 'test' } }).thenFacts();
    expect(column(reserve, march)).toBe('5');
    const division = game();
    expect(
      column(division, march, { to: [{ of: { kind: 'division', id: 'f1', division: '1st' }, courier: NEAR }] }),
    ).toBe('4');
  });

  test('NLC 12.7, 12.5: of a sequence the leftmost column counts', () => {
    const game = rated(2, 2);
    expect(columnOf(game, arrived(game, [step('march', 'Wavre'), step('attack', 'Wavre')]))).toBe('2');
  });

  test('Ruling 10: the recipient is rated as he is at the check', () => {
    const game = rated(1, 3);
    game.writes('f1', [step('march', 'Wavre')], { to: to('f1', { mp: 6 }) }).thenFacts();
    game
      .when(inDanger('f1', { cause: 'displaced' }))
      .rolling(['NLC 11.2', 6, 6])
      .thenFacts();
    game.turn(1);
    game.receives().thenFacts();
    expect(columnOf(game, 'first-o4')).toBe('2');
  });

  test('MOP 37.12, Ruling 10: cards 15, 21 and 28 shift 2R, fixed with the sheet', () => {
    const game = rated(2, 2);
    expect(columnOf(game, arrived(game, [step('march', 'Wavre')], { card: 28 }))).toBe('6');
    rated(2, 2)
      .writes('f1', [step('attack', 'a')], { card: 28 })
      .thenRefused('NOT_FOR_THIS_CARD', 'MOP 37.12');
  });

  test('NLC 12.14: a wing commander may lead the formation, and is rated for it', () => {
    const game = rated(1, 1, { leaders: [leader('emperor', 'first', 1), leader('ney', 'first', 4, { role: 'WC' })] });
    const id = arrived(game, [step('march', 'Wavre')]);
    const { working } = game.when(weighing(id, { ledBy: 'ney' })).rolling(['NLC 12.7', 6, 6]);
    expect(working.find(isLine('complianceColumn'))?.facts['column']).toBe('5');
  });
});

/** A 1T, an R4 or a held order for f1, arrived in turn 0. */
const waiting = (until: '1T' | 'R4', game = rated(1, 1)): OrdersGame => {
  const id = arrived(game, [step('attack', 'Wavre')]);
  check(game, id, until === '1T' ? [4, 5] : [3, 3]);
  expect(game.order(id).wait?.until).toBe(until);
  return game;
};

describe('NLC 12.7: orders that wait', () => {
  test('NLC 12.7, Ruling 13: a 1T is complied with in the next command phase, without a roll', () => {
    const game = waiting('1T');
    game.receives().thenRefused('NOTHING_TO_RECEIVE');
    game.turn(1);
    expect(game.desk().dues).toMatchObject([{ kind: 'receive', order: 'first-o4', must: true }]);
    game.receives().thenFacts();
    expect(game.order('first-o4')).toMatchObject({ state: 'inForce', since: 1 });
  });

  test('NLC 12.7, Ruling 13: an R4 has its first die in the next phase and then one in each, 4 to 6', () => {
    const game = waiting('R4');
    const roll = () => game.when(rollingOn('first-o4'));
    roll().thenRefused('NOT_BEFORE_NEXT_PHASE', 'Ruling 13');
    game.turn(1);
    expect(game.desk().dues).toMatchObject([{ kind: 'delayed', must: true }]);
    roll().rolling(['NLC 12.7', 3]).thenFacts();
    expect(game.order('first-o4').state).toBe('waiting');
    roll().thenRefused('NOT_BEFORE_NEXT_PHASE');
    game.turn(2);
    roll().rolling(['NLC 12.7', 4]).thenFacts();
    expect(game.order('first-o4').state).toBe('inForce');
  });

  test('NLC 12.6, Ruling 13: a newer order that arrives in the phase goes first, and the one that waits is ignored', () => {
    for (const until of ['1T', 'R4'] as const) {
      const game = waiting(until);
      game.turn(1);
      game.writes('f1', [step('march', 'Ligny')]).thenFacts();
      if (until === 'R4') game.when(rollingOn('first-o4')).thenRefused('RECEIVE_FIRST', 'Ruling 13');
      game.receives().thenFacts();
      expect([game.order('first-o4').state, game.order('first-o5').state]).toEqual(['ignored', 'due']);
      expect(game.order('first-o4').log.at(-1)).toMatchObject({ reason: 'newerArrived', rule: 'NLC 12.6', turn: 1 });
    }
  });

  test('NLC 12.6, Ruling 12: of two that arrive together the one issued earlier is ignored', () => {
    const game = rated(2, 1);
    game.writes('f1', [step('march', 'Wavre')], { to: to('f1', { mp: 12 }) }).thenFacts();
    game.turn(1);
    game.writes('f1', [step('attack', 'Wavre')], { to: to('f1', { mp: 6 }) }).thenFacts();
    game.turn(2);
    game.receives().thenFacts();
    expect([game.order('first-o4').state, game.order('first-o5').state]).toEqual(['ignored', 'due']);
  });

  test('Ruling 12: orders in transit do not touch each other, and an order that was overtaken sets the newer one aside no more', () => {
    const game = rated(2, 2);
    game.writes('f1', [step('march', 'Wavre')], { to: to('f1', { mp: 12 }) }).thenFacts();
    game.writes('f1', [step('attack', 'Wavre')], { to: to('f1', { mp: 6 }) }).thenFacts();
    game.turn(1);
    game.receives().thenFacts();
    expect([game.order('first-o4').state, game.order('first-o5').state]).toEqual(['inTransit', 'due']);
    check(game, 'first-o5', [1, 6]);
    expect(game.order('first-o5').wait?.until).toBe('R4');
    game.turn(2);
    game.receives().thenFacts();
    // Other orders that have arrived and wait are ignored when a new one arrives, whichever was written first.
    expect([game.order('first-o4').state, game.order('first-o5').state]).toEqual(['due', 'ignored']);
  });

  test('Ruling 12: an Assign and a divisional order set nothing of the corps aside', () => {
    const game = waiting(
      'R4',
      rated(2, 0, { leaders: [leader('emperor', 'first', 2), leader('ney', 'first', 2, { role: 'WC' })] }),
    );
    game.turn(1);
    game.writes('f1', [{ type: 'assign', to: 'ney' }]).thenFacts();
    game
      .writes('f1', [step('march', 'Ligny')], {
        to: [{ of: { kind: 'division', id: 'f1', division: '1st' }, courier: NEAR }],
      })
      .thenFacts();
    game.receives().thenFacts();
    expect(game.order('first-o4').state).toBe('waiting');
    expect(game.order('first-o5').state).toBe('succeeded');
    expect(game.desk().placed).toEqual({ f1: 'ney' });
    expect(game.order('first-o1').state).toBe('inForce');
  });

  test('Ruling 12: a local decision that acts kills no waiting order', () => {
    const game = rated(1, 3);
    const id = arrived(game, [step('attack', 'Wavre')]);
    check(game, id, [2, 4]);
    game.turn(1);
    game.when({ type: 'RecordLocalDecision', of: corps('f1'), steps: [step('march', 'Ligny')] }).thenFacts();
    game.when(rollingOn(id)).rolling(['NLC 12.7', 1]).thenFacts();
    game
      .when(deciding(corps('f1')))
      .rolling(['NLC 12.11', 6, 6])
      .thenFacts();
    expect(game.order(id).state).toBe('waiting');
  });
});
