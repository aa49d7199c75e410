import { battle, formation, leader } from '../../../testkit/battle';
import type { Switch } from '../../list';
import { NEAR, corps, ordersTable, place, step } from './testing/orders-game';
import { isLine } from '../../../testkit/lines';
import { deciding, weighing } from '../../../testkit/plays';

const hosts = {
  leaders: [leader('emperor', 'first', 4), leader('marshal', 'second', 3)],
  formations: [formation('f1', 'first'), formation('f2', 'first'), formation('s1', 'second')],
};
const made = (...switches: readonly Switch[]) => ordersTable(battle(hosts, switches));

describe('Ruling 8: open orders', () => {
  const shown = (game: ReturnType<typeof made>) => game.view('table').shown.first;

  test('Ruling 8: type and target of an order lie open when it is written, and that it is in force when it is', () => {
    const game = made('openOrders');
    const wrote = game.writes('f1', [step('march', 'Wavre')]).thenFacts();
    expect(wrote.map(({ scope, event }) => `${scope} ${event.type}`)).toContain('table OrdersShown');
    expect(shown(game)).toMatchObject([
      { of: corps('f1'), steps: [{ type: 'march', target: place('Wavre') }], inForce: false },
    ]);
    game.receives().thenFacts();
    game.when(weighing('first-o1')).rolling(['NLC 12.7', 6, 6]).thenFacts();
    expect(shown(game)).toMatchObject([{ inForce: true }]);
    game.when({ type: 'CheckSuccess', order: 'first-o1', reached: true }).thenRefused('STEP_IS_PAST');
    game.turn(1);
    game.when({ type: 'CheckSuccess', order: 'first-o1', reached: true }).thenFacts();
    expect(shown(game)).toMatchObject([{ steps: [{ type: 'defend', target: place('Wavre') }], inForce: true }]);
  });

  test('Ruling 8: the rest of 12 stays: the courier rides, and whoever gets it checks', () => {
    const game = made('openOrders');
    game.writes('f1', [step('march', 'Wavre')], { to: [{ of: corps('f1'), courier: { mp: 12 } }] }).thenFacts();
    game.receives().thenFacts();
    expect(game.states()).toEqual(['first-o1 inTransit']);
    game.turn(2);
    game.receives().thenFacts();
    game.when(weighing('first-o1')).thenNeedsDice('NLC 12.7', 2, 6);
  });

  test('Ruling 8: a play that changes no order shows nothing, and without the rule nothing is ever shown', () => {
    const game = made('openOrders');
    const facts = game.when({ type: 'SetAway', leader: 'emperor', away: true }).thenFacts();
    expect(facts.map(({ event }) => event.type)).toEqual(['AwaySet']);
    const secret = made();
    secret.writes('f1', [step('march', 'Wavre')]).thenFacts();
    expect(shown(secret)).toEqual([]);
  });
});

describe('NLC 20.7: direct command', () => {
  const directs = (game: ReturnType<typeof made>, more: object = {}, leaderId = 'emperor') =>
    game.when(
      { type: 'DirectUnits', leader: leaderId, formations: ['f1'], units: 2, ...more },
      leaderId === 'emperor' ? 'first' : 'second',
    );

  test('NLC 20.7: he directs his rating less the orders he gave', () => {
    const game = made('directCommand');
    game.writes('f1', [step('march', 'Wavre')]).thenFacts();
    game.writes('f2', [step('march', 'Wavre')]).thenFacts();
    directs(game, { units: 3 }).thenRefused('TOO_MANY_DIRECTED', 'NLC 20.7');
    directs(game).thenFacts();
    directs(game, { units: 1 }).thenRefused('TOO_MANY_DIRECTED');
  });

  test('NLC 20.7: whom he directs leaves him that many orders fewer', () => {
    const game = made('directCommand');
    directs(game, { units: 3 }).thenFacts();
    game.writes('f1', [step('march', 'Wavre')]).thenFacts();
    game.writes('f2', [step('march', 'Wavre')]).thenRefused('NO_ORDER_LEFT', 'NLC 12.12');
  });

  test('NLC 20.7: no orders at all next turn, and all of them again in the one after it', () => {
    const game = made('directCommand');
    directs(game).thenFacts();
    game.turn(1);
    game.writes('f1', [step('march', 'Wavre')]).thenRefused('NO_ORDER_LEFT');
    expect(game.desk().commanders[0]?.capacity).toMatchObject({ capacity: 0 });
    game.turn(2);
    game.writes('f1', [step('march', 'Wavre')]).thenFacts();
  });

  test('NLC 20.7: the leader of those units has 1L on compliance and local decisions next turn', () => {
    const game = made('directCommand');
    directs(game).thenFacts();
    game.turn(1);
    game.when({ type: 'RecordLocalDecision', of: corps('f1'), steps: [step('march', 'Wavre')] }).thenFacts();
    const keys = game
      .when(deciding(corps('f1')))
      .rolling(['NLC 12.11', 4, 4])
      .working.map(({ key }) => key);
    expect(keys).toContain('commandDirect');
  });

  test('NLC 20.7: he is French, or rated 4', () => {
    const game = made('directCommand');
    directs(game, { formations: ['s1'], units: 1 }, 'marshal').thenRefused('FIRST_SIDE_COMMANDS');
    game.when({ type: 'PhaseDone', side: 'first' }).thenFacts();
    directs(game, { formations: ['s1'], units: 1 }, 'marshal').thenRefused('MAY_NOT_DIRECT', 'NLC 20.7');
    directs(game, { formations: ['s1'], units: 1, french: true }, 'marshal').thenFacts();
  });

  test('NLC 20.7: not where it is not played, nor other people’s units', () => {
    directs(made()).thenRefused('NOT_PLAYED_HERE', 'NLC 20.7');
    directs(made('directCommand'), { formations: ['s1'] }).thenRefused('NO_SUCH_FORMATION');
  });
});

describe('NLC 12, multiplayer suggestions: simplified command', () => {
  test('NLC 12, multiplayer: an order is carried as ever and followed when it is there, without a die', () => {
    const game = made('simplifiedCommand');
    game.writes('f1', [step('attack', 'Wavre')], { to: [{ of: corps('f1'), courier: { mp: 6 } }] }).thenFacts();
    game.receives().thenFacts();
    expect(game.states()).toEqual(['first-o1 inTransit']);
    game.turn(1);
    game.receives().thenFacts();
    expect(game.order('first-o1').state).toBe('inForce');
    expect(game.desk().dues.filter(({ step: at }) => at === 'receiving')).toEqual([]);
  });

  test('NLC 12, multiplayer: no local decisions, no confidence checks', () => {
    const game = made('simplifiedCommand');
    const of = corps('f1');
    game.when({ type: 'RecordLocalDecision', of, steps: [step('march', 'a')] }).thenRefused('NOT_PLAYED_HERE');
    game.startsWith('f1', [step('attack', 'Wavre')]);
    game.when({ type: 'NoteLoss', order: 'first-o1' }).thenFacts();
    game.turn(1);
    expect(game.desk().dues.map(({ kind }) => kind)).toEqual(['success']);
  });

  const chooses = (game: ReturnType<typeof made>, ...steps: readonly unknown[]) =>
    game.when({ type: 'ChooseOrder', of: corps('f1'), steps });

  test('NLC 12, multiplayer: a player chooses his order; to change it at his own whim is a failure', () => {
    const game = made('simplifiedCommand');
    expect(
      chooses(game, step('march', 'Wavre'))
        .thenFacts()
        .map(({ event }) => event.type),
    ).not.toContain('FailureRetreated');
    const changes = chooses(game, step('defend', 'Ligny')).thenFacts();
    expect(changes.map(({ event }) => event)).toContainEqual({
      type: 'FailureRetreated',
      side: 'first',
      of: corps('f1'),
      hexes: 3,
    });
    expect(game.states()).toEqual(['first-o1 failed', 'first-o2 superseded', 'first-o3 inForce']);
    expect(game.order('first-o3').steps).toMatchObject([{ type: 'defend', target: place('Ligny') }]);
  });

  test('NLC 12, multiplayer: an attack that nobody carries on fails; a Fall Back does not fail', () => {
    const game = made('simplifiedCommand');
    chooses(game, step('probe', 'Wavre')).thenFacts();
    game.when({ type: 'FailOrder', of: corps('f1'), why: 'noLongerAttacks' }).thenFacts();
    expect(game.states()).toEqual(['first-o1 failed', 'first-o2 inForce']);
    game.when({ type: 'FailOrder', of: corps('f1'), why: 'noLongerAttacks' }).thenRefused('NOT_A_FAILURE');
  });

  test('NLC 12, multiplayer: nothing of it in another game', () => {
    const game = made();
    chooses(game, step('march', 'Wavre')).thenRefused('NOT_PLAYED_HERE');
    game.startsWith('f1', [step('attack', 'Wavre')]);
    game.when({ type: 'FailOrder', of: corps('f1'), why: 'noLongerAttacks' }).thenRefused('NOT_PLAYED_HERE');
  });
});

describe('MOP 37.17: what is printed of few leaders', () => {
  test('MOP 37.17: Ney’s own decisions aim within 8 hexes of his commander, and that is asked (Ruling 27)', () => {
    const game = ordersTable(
      battle({ ...hosts, formations: [formation('f1', 'first', { decisionHexes: 8 }), formation('f2', 'first')] }),
      'mop',
    );
    const decides = (id: string, more: object = {}) =>
      game.when({ type: 'RecordLocalDecision', of: corps(id), steps: [step('march', 'Wavre')], ...more });
    decides('f1').thenRefused('HOW_FAR_FROM_COMMANDER', 'MOP 37.17');
    decides('f1', { hexesFromCommander: 9 }).thenRefused('TOO_FAR_FROM_COMMANDER', 'MOP 37.17');
    decides('f1', { hexesFromCommander: 8 }).thenFacts();
    decides('f2').thenFacts();
  });

  test('MOP 37.17: two ratings: as sender of a Defend, the second; as sender of an Attack, the first', () => {
    const game = ordersTable(
      battle({
        ...hosts,
        leaders: [leader('emperor', 'first', 3, { ratingOtherwise: 1 }), leader('marshal', 'second', 3)],
      }),
      'mop',
    );
    const sum = (type: string) =>
      game
        .preview({
          type: 'WriteOrder',
          from: 'emperor',
          to: [{ of: corps('f1'), courier: NEAR }],
          steps: [step(type, 'a')],
        })
        ?.sheets[0]?.working.find(isLine('complianceColumn'))?.facts['sum'];
    // 3 + 3 − 2 + 1R for Reserve; 1 + 3 + 1R.
    expect([sum('attack'), sum('defend')]).toEqual([5, 5]);
  });
});
