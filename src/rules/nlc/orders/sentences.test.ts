import { inDanger, steadying } from '../../../testkit/plays';
import { battle, formation, leader, unit } from '../../../testkit/battle';
import { corps, ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';

/** Sentences of NLC 11 and 12 that no other test of orders takes by itself. */
const made = (more: Parameters<typeof battle>[0] = {}, game: 'nlc' | 'mop' = 'nlc') =>
  ordersTable(
    battle(
      {
        leaders: [leader('emperor', 'first', 3), leader('marshal', 'second', 3)],
        formations: [formation('f1', 'first', { limit: 5 }), formation('f2', 'first'), formation('s1', 'second')],
        units: [
          unit('u1', 'f1', { division: '1st' }),
          unit('u2', 'f1', { division: '2nd' }),
          unit('u3', 'f2', { division: '3rd' }),
        ],
        ...more,
      },
      [],
    ),
    game,
  );
const dues = (game: OrdersGame) => game.desk().dues.map(({ kind }) => kind);

describe('NLC 12.5: order sequences', () => {
  test('NLC 12.5: a Defend at the end may name the target of the Attack before it', () => {
    const game = made();
    game.startsWith('f1', [step('attack', 'Ligny'), step('defend', 'Ligny')]);
    game.turn(1);
    game.when({ type: 'CheckSuccess', order: 'first-o1', reached: true }).thenFacts();
    expect(game.order('first-o1')).toMatchObject({ state: 'inForce', at: 1 });
  });

  test('NLC 12.5: the 10 MP are measured from the target before it, for each order by itself', () => {
    const game = made();
    const far = step('attack', 'Wavre', { reachable: false });
    game.writes('f1', [step('march', 'Gembloux'), far]).thenRefused('TARGET_OUT_OF_REACH', 'NLC 12.2');
    game.writes('f1', [step('march', 'Gembloux'), step('attack', 'Wavre')]).thenFacts();
  });
});

describe('NLC 12.10: confidence', () => {
  const afterALoss = (type: string, eliminated: boolean) => {
    const game = made();
    game.startsWith('f1', [step(type, 'Ligny')]);
    game.when({ type: 'LoseStep', unit: 'u1' }).thenFacts();
    if (eliminated) game.when({ type: 'LoseStep', unit: 'u1' }).thenFacts();
    game.turn(1);
    return dues(game).filter((kind) => kind === 'confidence');
  };

  test.each(['defend', 'delay'])('NLC 12.10: undemoralized, a %s never checks; demoralized it does', (type) => {
    expect(afterALoss(type, false)).toEqual([]);
    expect(afterALoss(type, true)).toEqual(['confidence']);
  });

  test.each(['attack', 'probe'])('NLC 12.10: a %s checks from the first step lost', (type) => {
    expect(afterALoss(type, false)).toEqual(['confidence']);
  });

  test.each(['march', 'fallBack', 'generalRetreat'])('NLC 12.10, Ruling 15: a %s is never checked', (type) => {
    expect(afterALoss(type, true)).toEqual([]);
  });
});

describe('NLC 12.12: away from the HQ', () => {
  test('NLC 12.12: stacked with a standing HQ again, he gives all his orders, to whom he likes', () => {
    const game = made();
    game.writes('f1', [step('march', 'a')], { awayFromHq: true }).thenFacts();
    game.writes('f2', [step('march', 'a')], { awayFromHq: true }).thenRefused('NO_ORDER_LEFT', 'NLC 12.12');
    game.turn(1);
    game.writes('f2', [step('march', 'a')], { awayFromHq: true }).thenRefused('MUST_BE_FACE_TO_FACE', 'NLC 12.12');
    game.when({ type: 'SetAway', leader: 'emperor', away: false }).thenFacts();
    game.writes('f2', [step('march', 'a')]).thenFacts();
    game.writes('f1', [step('defend', 'a')]).thenFacts();
    expect(game.desk().commanders[0]).toMatchObject({ away: false, gaveOrders: true, capacity: { left: 1 } });
  });
});

describe('NLC 12.13: divisions that come on by themselves', () => {
  test('NLC 12.13: a divisional order that reinforcements came with ends when their owner likes', () => {
    const game = made({
      formations: [formation('f1', 'first', { arrives: 1 }), formation('f2', 'first'), formation('s1', 'second')],
    });
    const of = (id: string, division: string) => ({ kind: 'division', id, division });
    game.when({ type: 'SetOrder', of: of('f2', '3rd'), steps: [step('defend', 'a')] }).thenFacts();
    game.turn(1);
    game.when({ type: 'SetOrder', of: of('f1', '1st'), steps: [step('march', 'a')] }).thenFacts();
    game.when({ type: 'Reincorporate', of: of('f1', '1st'), inRange: false }).thenRefused('OUT_OF_COMMAND_RANGE');
    game.when({ type: 'Reincorporate', of: of('f1', '1st'), inRange: true }).thenFacts();
    // One it began the game with does not.
    game.when({ type: 'Reincorporate', of: of('f2', '3rd'), inRange: true }).thenRefused('MUST_BE_COUNTERMANDED');
  });
});

describe('NLC 11: leaders and HQs, as orders feel them', () => {
  const column = (game: OrdersGame) =>
    game.preview({
      type: 'WriteOrder',
      from: 'emperor',
      to: [{ of: corps('f1'), courier: { mp: 6 } }],
      steps: [step('march', 'Wavre')],
    })?.sheets[0]?.column;
  const isLost = (game: OrdersGame, id: string): void => {
    game
      .when(inDanger(id, { cause: 'displaced' }))
      .rolling(['NLC 11.2', 6, 6])
      .thenFacts();
  };

  test('NLC 11.2: whoever takes a lost leader’s place is rated 1, as recipient and as sender', () => {
    const game = made();
    // 3 and 3, and 1R for Reserve.
    expect(column(game)).toBe('7');
    isLost(game, 'f1');
    game.turn(1);
    expect(column(game)).toBe('5');
    isLost(game, 'emperor');
    game.turn(2);
    expect(column(game)).toBe('3');
    expect(game.desk().commanders[0]?.capacity).toMatchObject({ capacity: 1 });
  });

  test('NLC 11.4: a lost HQ: one off his rating for the day, no limit of distance; back after nightfall', () => {
    const game = made();
    game.when({ type: 'RecordHq', leader: 'emperor', what: 'destroyed' }).thenFacts();
    expect(column(game)).toBe('6');
    expect(game.desk().commanders[0]?.capacity).toMatchObject({ capacity: 2, next: 'free' });
    game.turn(6);
    expect(game.desk().commanders[0]?.capacity).toMatchObject({ capacity: 3 });
  });

  test('MOP 37.16: who lent infantry his strength gives no orders next turn', () => {
    const game = made({}, 'mop');
    game.when({ type: 'SetFollowUp', id: 'lentStrength', of: 'emperor', value: 1 }).thenFacts();
    game.turn(1);
    game.writes('f1', [step('march', 'a')]).thenRefused('NO_ORDER_LEFT', 'NLC 12.12');
    expect(game.desk().commanders[0]?.working.map(({ key }) => key)).toContain('capacityLedInfantry');
  });

  test('MOP 37.16: Blücher’s +1 counts for an Attack', () => {
    const game = made({ formations: [formation('f1', 'first', { rating: 1 })] }, 'mop');
    game.startsWith('f1', [step('attack', 'Ligny')]);
    game.when({ type: 'LoseStep', unit: 'u1' }).thenFacts();
    game.turn(1);
    // 1 and 3 and 1: a five stands.
    game
      .when(steadying('first-o1', { blucherInRange: true }))
      .rolling(['NLC 12.10', 5])
      .thenFacts();
    expect(game.order('first-o1').state).toBe('inForce');
    game.turn(2);
    game.when(steadying('first-o1')).rolling(['NLC 12.10', 5]).thenFacts();
    expect(game.desk().orders.at(-1)?.steps).toMatchObject([{ type: 'fallBack' }]);
  });
});
