import { battle, leader } from '../../../testkit/battle';
import { NEAR, STACKED, corps, ordersTable, step } from './testing/orders-game';
import { isLine } from '../../../testkit/lines';
import { weighing } from '../../../testkit/plays';

const one = { leaders: [leader('emperor', 'first', 1), leader('marshal', 'second', 3)] };
const table = (more: Parameters<typeof battle>[0] = {}) => {
  const game = ordersTable(battle(more));
  for (const id of ['f1', 'f2', 'f3']) game.startsWith(id, [step('defend', `post of ${id}`)]);
  return game;
};
const to = (id: string, courier: object = NEAR) => [{ of: corps(id), courier }];

describe('NLC 12.6: order transmission', () => {
  test.each([
    ['8 MP away: one turn later', { mp: 8 }, 1],
    ['9 MP away: two turns later', { mp: 9 }, 2],
    ['8 MP in sight: one turn later', { mp: 8, inSight: true }, 1],
    ['9 MP in sight: one turn later', { mp: 9, inSight: true }, 1],
    ['3 MP: at once', { mp: 3 }, 0],
    ['3¼ MP: not at once', { mp: 3, quarters: 1 }, 1],
    ['6 MP in sight, so 3: at once', { mp: 6, inSight: true }, 0],
    ['stacked with the sender: at once', STACKED, 0],
    ['4 MP to where it shows and 5 of a hidden march (20.1.3)', { mp: 4, hiddenMarch: { mp: 5 } }, 2],
  ])('NLC 12.6: the book’s example, and around it: %s', (_, courier, turns) => {
    const game = table();
    game.writes('f1', [step('attack', 'Wavre')], { to: to('f1', courier) }).thenFacts();
    expect(game.order('first-o4')).toMatchObject({ state: 'inTransit', issuedOn: 0, arrivesOn: turns });
    expect(game.desk().orders.at(-1)?.state).toBe(turns === 0 ? 'due' : 'inTransit');
  });

  test('NLC 12.6: received in the command phase that many turns later, and until it is complied with the old order holds', () => {
    const game = table();
    game.writes('f1', [step('march', 'Wavre')], { to: to('f1', { mp: 9 }) }).thenFacts();
    game.turn(1);
    game.receives().thenFacts();
    expect(game.order('first-o4').state).toBe('inTransit');
    game.turn(2);
    game.receives().thenFacts();
    expect(game.states()).toEqual(['first-o1 inForce', 'first-o2 inForce', 'first-o3 inForce', 'first-o4 due']);
    game.when(weighing('first-o4')).rolling(['NLC 12.7', 2, 5]).thenFacts();
    expect(game.order('first-o1').state).toBe('superseded');
    expect(game.order('first-o4').state).toBe('inForce');
  });

  test('NLC 12.6: only an order to a leader in the same hex is face to face', () => {
    const game = table();
    game.writes('f1', [step('march', 'Wavre')], { to: to('f1', STACKED) }).thenFacts();
    game.writes('f2', [step('march', 'Wavre')], { to: to('f2', { mp: 0 }) }).thenFacts();
    expect([game.order('first-o4').faceToFace, game.order('first-o5').faceToFace]).toEqual([true, false]);
  });
});

describe('NLC 12.4: giving orders', () => {
  test('NLC 12.4: formation, type, target, when it was written, when it comes, the sender as he was (Ruling 10)', () => {
    const game = table();
    game.writes('f1', [step('attack', 'Wavre')], { to: to('f1', { mp: 9 }) }).thenFacts();
    expect(game.order('first-o4')).toMatchObject({
      of: corps('f1'),
      from: 'emperor',
      issuedOn: 0,
      arrivesOn: 2,
      sender: { rating: 5, hqLost: false },
      steps: [{ type: 'attack', target: { kind: 'place', name: 'Wavre' } }],
    });
  });

  test('Ruling 10: what becomes of the sender later does not change an order that is on its way', () => {
    const game = table();
    game.writes('f1', [step('march', 'Wavre')], { to: to('f1', { mp: 6 }) }).thenFacts();
    game.when({ type: 'RecordHq', leader: 'emperor', what: 'destroyed' }).thenFacts();
    game.turn(1);
    game.receives().thenFacts();
    const { working } = game.when(weighing('first-o4')).rolling(['NLC 12.7', 6, 6]);
    expect(working.find(isLine('complianceColumn'))?.facts).toEqual({ sum: 8, column: '8' });
  });

  test.each([
    ['in force', [], 0],
    ['on its way', ['transit'], 0],
    ['waiting', ['waiting'], 0],
  ])('NLC 12.4, Ruling 16c: the same order again is refused while one is %s', (_, how) => {
    const game = ordersTable(battle());
    if (how.length === 0) game.startsWith('f1', [step('attack', 'Wavre')]);
    else
      game
        .writes('f1', [step('attack', 'Wavre')], { to: to('f1', how[0] === 'transit' ? { mp: 12 } : NEAR) })
        .thenFacts();
    if (how[0] === 'waiting') {
      game.receives().thenFacts();
      game.when(weighing('first-o1')).rolling(['NLC 12.7', 1, 2]).thenFacts();
      expect(game.order('first-o1').state).toBe('waiting');
      game.turn(1);
    }
    const again = (more: object) => game.writes('f1', [step('attack', 'Ligny')], { ...more });
    game.writes('f1', [step('attack', 'Wavre')]).thenRefused('SAME_ORDER_AGAIN', 'NLC 12.4');
    const ten = [{ order: 'first-o1', hexes: 10 }];
    game.writes('f1', [step('attack', ' wavre')], { apart: ten }).thenRefused('SAME_ORDER_AGAIN');
    again({}).thenRefused('SAME_ORDER_AGAIN');
    again({ apart: [{ order: 'first-o1', hexes: 9 }] }).thenRefused('SAME_ORDER_AGAIN');
    again({ apart: [{ order: 'first-o1', hexes: 10 }] }).thenFacts();
  });

  test('NLC 12.4: another type may follow at once, and the same order once the first is over', () => {
    const game = table(one);
    game.writes('f1', [step('attack', 'post of f1')]).thenFacts();
    game.receives().thenFacts();
    game.when(weighing('first-o4')).rolling(['NLC 12.7', 1, 1]).thenFacts();
    expect(game.order('first-o4').state).toBe('ignored');
    game.turn(1);
    game.writes('f1', [step('attack', 'post of f1')]).thenFacts();
  });

  test('NLC 12.2: a target is named by all orders but Reserve, and lies within 10 MP or on a road from there', () => {
    const game = table();
    game.writes('f1', [step('attack')]).thenRefused('TARGET_IS_MISSING', 'NLC 12.2');
    game
      .writes('f1', [step('attack', 'far away', { reachable: false })])
      .thenRefused('TARGET_OUT_OF_REACH', 'NLC 12.2');
    game.writes('f1', [{ type: 'attack', target: { kind: 'here' } }]).thenRefused('HERE_IS_FOR_DEFEND', 'NLC 12.2');
    game.writes('f1', [{ type: 'delay', target: { kind: 'here' } }]).thenRefused('HERE_IS_FOR_DEFEND');
    const apart = [{ order: 'first-o1', hexes: 10 }];
    game.writes('f1', [{ type: 'defend', target: { kind: 'here' } }], { apart }).thenFacts();
    game.writes('f2', [step('reserve')]).thenFacts();
  });

  test('NLC 12.5: a sequence is of Marches and Attacks, its last order of any type; MOP prints others (Ruling 46)', () => {
    const game = table();
    const probeFirst = [step('probe', 'Bannay'), step('march', 'Champaubert')];
    game.writes('f1', probeFirst).thenRefused('NOT_A_SEQUENCE', 'NLC 12.5');
    game.when({ type: 'SetOrder', of: corps('f1'), steps: probeFirst }).thenFacts();
    game.writes('f2', [step('march', 'a'), step('attack', 'b'), step('defend', 'b')]).thenFacts();
    game.writes('f3', [step('march', 'a', { nextDay: true })]).thenRefused('NEXT_DAY_IS_FOR_ATTACKS');
  });

  test('NLC 12.4, MOP 37.15: nobody writes for the enemy, for who is not there, or to who is not there', () => {
    const game = table({ leaders: [leader('emperor', 'first', 3, { onMap: false }), leader('marshal', 'second', 3)] });
    game.writes('f1', [step('march', 'a')]).thenRefused('SENDER_NOT_THERE', 'MOP 37.15');
    game.writes('s1', [step('march', 'a')]).thenRefused('NO_SUCH_FORMATION');
    const write = (seat: 'table' | 'first' | 'second', from: string, id: string) =>
      game.when({ type: 'WriteOrder', from, to: to(id), steps: [step('march', 'a')] }, seat);
    write('table', 'emperor', 'f1').thenRefused('NO_SUCH_FORMATION');
    write('second', 'emperor', 'f1').thenRefused('NO_SUCH_FORMATION');
    game.when({ type: 'PhaseDone', side: 'first' }).thenFacts();
    write('second', 'marshal', 's3').thenRefused('RECIPIENT_NOT_THERE', 'NLC 12.4');
  });
});
