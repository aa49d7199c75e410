import { battle, formation, unit } from '../../../testkit/battle';
import { NEAR, STACKED, corps, ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';
import { rulingHelps } from './ruling';
import { deciding, weighing } from '../../../testkit/plays';

const led = (rating: number, more: Parameters<typeof battle>[0] = {}, book: 'nlc' | 'mop' = 'nlc') =>
  ordersTable(
    battle({
      formations: [formation('f1', 'first', { rating, limit: 3 }), formation('f2', 'first'), formation('s1', 'second')],
      units: [unit('u1', 'f1', { division: '1st' }), unit('u2', 'f1', { division: '2nd' }), unit('u3', 'f2')],
      ...more,
    }),
    book,
  );
const record = (game: OrdersGame, more: Readonly<Record<string, unknown>> = {}) =>
  game.when({ type: 'RecordLocalDecision', of: corps('f1'), steps: [step('attack', 'Ligny')], ...more });
const answer = (game: OrdersGame, dice: readonly [number, number], more: Readonly<Record<string, unknown>> = {}) =>
  game.when(deciding(corps('f1'), more)).rolling(['NLC 12.11', ...dice]);

describe('NLC 12.13: divisional orders', () => {
  const division = { kind: 'division', id: 'f1', division: '1st' } as const;
  const write = (game: OrdersGame, steps: readonly unknown[], courier: object = NEAR) =>
    game.writes('', steps, { to: [{ of: division, courier }] });
  const onItsOwn = (): OrdersGame => {
    const game = led(3);
    game.startsWith('f1', [step('march', 'Wavre')]);
    write(game, [step('defend', 'bridge')]).thenFacts();
    game.receives().thenFacts();
    game.when(weighing('first-o2')).rolling(['NLC 12.7', 6, 6]).thenFacts();
    return game;
  };

  test('NLC 12.13: without a leader counter it is rated 1, and has 1R', () => {
    const game = led(3);
    write(game, [step('defend', 'bridge')]).thenFacts();
    game.receives().thenFacts();
    const { working } = game.when(weighing('first-o1')).rolling(['NLC 12.7', 6, 6]);
    expect(working.map(({ key }) => key)).toEqual(expect.arrayContaining(['commandLeaderless', 'complianceDivision']));
  });

  test('NLC 12.13: division and corps are separate formations: each its own order, and neither sets the other aside', () => {
    const game = onItsOwn();
    expect(game.states()).toEqual(['first-o1 inForce', 'first-o2 inForce']);
    expect(game.desk().stage.map(({ of, step: its, notes }) => [of.kind, its?.type, notes])).toEqual([
      ['formation', 'march', []],
      ['division', 'defend', ['threeHexes']],
      ['formation', undefined, []],
    ]);
  });

  test('NLC 12.13, 12.10: its losses are its own', () => {
    const game = onItsOwn();
    game.startsWith('f1', [step('attack', 'Wavre')]);
    game.when({ type: 'LoseStep', unit: 'u1' }).thenFacts();
    game.turn(1);
    expect(game.desk().dues.filter(({ kind }) => kind === 'confidence')).toEqual([]);
    game.when({ type: 'LoseStep', unit: 'u2' }).thenFacts();
    expect(game.desk().dues.filter(({ kind }) => kind === 'confidence')).toHaveLength(1);
  });

  test('Ruling 94: by his corps leader’s local decision the order travels from him and is checked', () => {
    const game = led(3);
    const forDivision = { division: '1st', courier: { mp: 6 } };
    record(game, { forDivision, steps: [step('defend', 'bridge')] }).thenFacts();
    answer(game, [4, 4]).thenFacts();
    expect(game.order('first-o1')).toMatchObject({
      of: division,
      from: 'f1',
      arrivesOn: 1,
      state: 'inTransit',
      sender: { rating: 3 },
    });
    game.turn(1);
    game.receives().thenFacts();
    game.when(weighing('first-o1')).rolling(['NLC 12.7', 6, 6]).thenFacts();
    expect(game.order('first-o1').state).toBe('inForce');
    expect(game.desk().commanders[0]?.gaveOrders).toBe(false);
  });

  test('NLC 12.13, Ruling 95: what its corps leader ordered ends when its owner likes, within range; the OC’s order does not', () => {
    const game = led(3);
    record(game, { forDivision: { division: '1st', courier: STACKED }, steps: [step('defend', 'bridge')] }).thenFacts();
    answer(game, [4, 4]).thenFacts();
    game.receives().thenFacts();
    game.when(weighing('first-o1')).rolling(['NLC 12.7', 6, 6]).thenFacts();
    const back = (one: OrdersGame, inRange: boolean) => one.when({ type: 'Reincorporate', of: division, inRange });
    back(game, false).thenRefused('OUT_OF_COMMAND_RANGE', 'NLC 12.13');
    back(game, true).thenFacts();
    expect(game.order('first-o1').state).toBe('cancelled');
    back(game, true).thenRefused('NOT_BY_ITSELF', 'NLC 12.13');
    back(onItsOwn(), true).thenRefused('MUST_BE_COUNTERMANDED', 'NLC 12.13');
  });

  test('NLC 12.13: awaiting further orders it is in Reserve by itself, and does not fall to its corps’ March', () => {
    const game = led(3);
    game.startsWith('f1', [step('march', 'Wavre')]);
    const tap = { type: 'SetOrder', of: division, steps: [step('march', 'bridge')], awaitFurther: true };
    game.when(tap).thenFacts();
    game.when({ type: 'CheckSuccess', order: 'first-o2', reached: true }).thenFacts();
    expect(game.desk().stage[1]).toMatchObject({ of: division, step: { type: 'reserve' }, inReserve: true });
    expect(game.desk().stage[0]).toMatchObject({ step: { type: 'march' }, inReserve: false });
  });

  test('NLC 12.13: an Assign to its own corps countermands it', () => {
    const game = onItsOwn();
    game.turn(1);
    write(game, [{ type: 'assign', to: 'f1' }]).thenFacts();
    game.receives().thenFacts();
    expect(game.states()).toEqual(['first-o1 inForce', 'first-o2 cancelled', 'first-o3 succeeded']);
  });

  test('NLC 12.13: every division after the first that is added to a corps takes 1 off its leader’s rating', () => {
    const game = led(3);
    const column = () =>
      game.preview({
        type: 'WriteOrder',
        from: 'emperor',
        to: [{ of: corps('f2'), courier: NEAR }],
        steps: [step('march', 'a')],
      })?.sheets[0]?.column;
    const seen = [column()];
    for (const name of ['1st', '2nd']) {
      game
        .writes('', [{ type: 'assign', to: 'f2' }], { to: [{ of: { ...division, division: name }, courier: NEAR }] })
        .thenFacts();
      game.receives().thenFacts();
      seen.push(column());
      game.turnsPass(1);
    }
    // 5 + 3, and 1R for Reserve.
    expect(seen).toEqual(['9', '9', '8']);
  });

  test('NLC 12.13: once under another corps it goes by that corps’ orders', () => {
    const game = onItsOwn();
    game.turn(1);
    write(game, [{ type: 'assign', to: 'f2' }]).thenFacts();
    game.receives().thenFacts();
    expect(game.order('first-o2')).toMatchObject({ state: 'superseded' });
    expect(game.desk().placed).toEqual({ 'f1/1st': 'f2' });
  });

  test('NLC 12.2: a corps is not put under a corps, nor anybody under nobody', () => {
    const game = led(3);
    game.writes('f1', [{ type: 'assign', to: 'f2' }]).thenRefused('ASSIGNED_TO_WHOM', 'NLC 12.2');
    game.writes('f1', [{ type: 'assign' }]).thenRefused('ASSIGNED_TO_WHOM');
  });
});

describe('NLC 12.13: where no counter names a division, as in NLB', () => {
  const bare = (): OrdersGame =>
    ordersTable(
      battle({
        formations: [formation('f1', 'first'), formation('f2', 'first'), formation('s1', 'second')],
        units: [
          unit('u1', 'f1', { name: 'Duhesme' }),
          unit('u2', 'f1', { name: 'Barrois' }),
          unit('u3', 'f2', { name: 'Reserve guns', division: null }),
          unit('u4', 'f2', { name: 'Bachelu', division: '5th' }),
        ],
      }),
    );
  const to = (division: string, id = 'f1') => ({ to: [{ of: { kind: 'division', id, division }, courier: NEAR }] });

  test('given such a formation, when one of its counters is ordered, then it is a division by itself', () => {
    const game = bare();
    game.writes('', [step('attack', 'Plancenoit')], to('Duhesme')).thenFacts();
    game.receives().thenFacts();
    game.when(weighing('first-o1')).rolling(['NLC 12.7', 6, 6]).thenFacts();
    expect(game.order('first-o1')).toMatchObject({ state: 'inForce', of: { division: 'Duhesme' } });
    game.when({ type: 'LoseStep', unit: 'u2' }).thenFacts();
    game.turn(1);
    expect(game.desk().dues.filter(({ kind }) => kind === 'confidence')).toEqual([]);
    game.when({ type: 'LoseStep', unit: 'u1' }).thenFacts();
    expect(game.desk().dues.filter(({ kind }) => kind === 'confidence')).toHaveLength(1);
  });

  test('given a name no counter bears, when it is ordered, then it is refused, and no house ruling would help', () => {
    const game = bare();
    const refused = game.writes('', [step('defend', 'Plancenoit')], to('Nobody'));
    refused.thenRefused('NO_SUCH_FORMATION', 'NLC 12.4');
    expect(rulingHelps({ code: 'NO_SUCH_FORMATION' }, null)).toBe(false);
    expect(rulingHelps({ code: 'NOT_CONSISTENT' }, null)).toBe(true);
    expect(rulingHelps({ code: 'NOT_CONSISTENT' }, { reason: 'agreed' })).toBe(false);
  });

  test('given a formation some of whose counters name theirs, then the others are none', () => {
    const game = bare();
    game.writes('', [step('defend', 'Plancenoit')], to('Reserve guns', 'f2')).thenRefused('NO_SUCH_FORMATION');
    game.writes('', [step('defend', 'Plancenoit')], to('5th', 'f2')).thenFacts();
  });
});
