import { battle, formation, unit } from '../../../testkit/battle';
import { corps, ordersTable, step } from './testing/orders-game';
import type { OrdersGame } from './testing/orders-game';
import { deciding, rollingOn, weighing } from '../../../testkit/plays';

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
const decided = (rating: number, dice: readonly [number, number], inReserve = false): OrdersGame => {
  const game = led(rating);
  if (!inReserve) game.startsWith('f1', [step('fallBack', 'rear')]);
  record(game).thenFacts();
  answer(game, dice).thenFacts();
  return game;
};
const result = (game: OrdersGame) => game.desk().decisions[0]?.result;
const now = (game: OrdersGame) => game.desk().stage.find(({ of }) => of.id === 'f1')?.step;

describe('NLC 12.11: local decision', () => {
  test.each([
    [true, [3, 4], 'actsLocally'],
    [false, [3, 4], 'noEffect'],
    [false, [4, 4], 'actsLocally'],
    [true, [3, 3], 'noEffect'],
  ] as const)('NLC 12.11: the book’s example, a 3 in Reserve (%s) rolls %p: %s', (inReserve, dice, outcome) => {
    expect(result(decided(3, dice, inReserve))).toBe(outcome);
  });

  test('NLC 12.11: no effect: he keeps his status; acts locally: he complies with the new order from here on', () => {
    expect(now(decided(3, [3, 4]))).toMatchObject({ type: 'fallBack' });
    const acts = decided(3, [4, 4]);
    expect(now(acts)).toMatchObject({ type: 'attack', target: { name: 'Ligny' } });
    expect(acts.states()).toEqual(['first-o1 superseded', 'first-o2 inForce']);
  });

  test('NLC 15, Ruling 14: demoralized, "acts locally" is an R4, never an R5', () => {
    const game = led(3);
    game.startsWith('f1', [step('fallBack', 'rear')]);
    game.when({ type: 'PlaceUnit', unit: 'u1', place: 'uar' }).thenFacts();
    record(game).thenFacts();
    answer(game, [4, 4]).thenFacts();
    expect(game.order('first-o2').wait?.until).toBe('R4');
    game.turn(1);
    game.when(rollingOn('first-o2')).rolling(['NLC 12.7', 4]).thenFacts();
    expect(now(game)).toMatchObject({ type: 'attack' });
  });

  test('NLC 12.3, 12.11: written down before success, orders and receiving; rolled for after all of it', () => {
    const game = led(3);
    game.startsWith('f2', [step('march', 'a')]);
    record(game).thenFacts();
    answer(game, [4, 4], { houseRule: null }).thenFacts();
    game
      .when({ type: 'RecordLocalDecision', of: corps('f2'), steps: [step('attack', 'b')] })
      .thenRefused('STEP_IS_PAST', 'NLC 12.3');
    const late = led(3);
    record(late).thenFacts();
    late.writes('f2', [step('attack', 'b')]).thenFacts();
    late.when(deciding(corps('f1'))).thenRefused('ORDERS_COME_FIRST', 'NLC 12.3');
    late.receives().thenFacts();
    late.when(deciding(corps('f1'))).thenRefused('ORDERS_COME_FIRST');
    late.when(weighing('first-o1')).rolling(['NLC 12.7', 1, 1]).thenFacts();
    answer(late, [6, 6]).thenFacts();
  });

  test('Ruling 94: one for each leader and phase, and what is recorded is rolled', () => {
    const game = led(3);
    record(game).thenFacts();
    record(game, { steps: [step('march', 'Ath')] }).thenRefused('ONE_DECISION_A_LEADER', 'Ruling 94');
    game.when({ type: 'PhaseDone', side: 'first' }).thenRefused('STILL_TO_ANSWER', 'NLC 12.3');
    answer(game, [4, 4]).thenFacts();
    answer(game, [4, 4]).thenRefused('ANSWERED_ALREADY', 'Ruling 94');
    game.turn(1);
    game.when(deciding(corps('f1'))).thenRefused('NOTHING_RECORDED', 'NLC 12.11');
    record(game, { steps: [step('march', 'Ath')] }).thenFacts();
  });

  test('NLC 12.11, 12.4: the same order as stands is not decided again either', () => {
    const game = led(3);
    game.startsWith('f1', [step('attack', 'Ligny')]);
    record(game).thenRefused('SAME_ORDER_AGAIN', 'NLC 12.4');
  });

  test('MOP 37.17: Ney’s local decisions aim within 8 hexes of Napoleon', () => {
    const ney = { ...formation('f1', 'first', { rating: 4 }), decisionHexes: 8 };
    const game = led(4, { formations: [ney], units: [] }, 'mop');
    record(game, { hexesFromCommander: 9 }).thenRefused('TOO_FAR_FROM_COMMANDER', 'MOP 37.17');
    record(game, { hexesFromCommander: 8 }).thenFacts();
  });
});

describe('NLC 12.11: a Bad Move', () => {
  const badMove = (): OrdersGame => decided(3, [1, 2]);
  const name = (game: OrdersGame, given: unknown, seat: 'table' | 'first' | 'second' | 'solo' = 'second') =>
    game.when({ type: 'AssignBadMove', of: corps('f1'), step: given }, seat);

  test('NLC 12.11: the table learns the formation’s name and nothing else', () => {
    const game = led(3);
    record(game).thenFacts();
    const facts = answer(game, [1, 1]).thenFacts();
    expect(facts.filter(({ scope }) => scope === 'table').map(({ event }) => event)).toEqual([
      { type: 'BadMoveCalled', side: 'first', of: corps('f1'), turn: 0, revealed: false },
    ]);
    expect(JSON.stringify(game.view('second'))).not.toContain('Ligny');
    expect(game.view('second').mayName).toEqual([corps('f1')]);
    expect([game.view('first').mayName, game.view('table').mayName]).toEqual([[], []]);
  });

  test('NLC 12.11: the other side assigns an order, and it is complied with by itself', () => {
    const game = badMove();
    name(game, step('attack', 'the hill')).thenFacts();
    expect(now(game)).toMatchObject({ type: 'attack', target: { name: 'the hill' } });
    expect(game.order('first-o1').state).toBe('superseded');
    expect(game.view('second').badMoves).toEqual([]);
    expect(game.view('second').desks[0]?.named).toMatchObject([{ of: corps('f1'), step: { type: 'attack' } }]);
  });

  test('Ruling 94: or declines, and the leader goes on as he was', () => {
    const game = badMove();
    name(game, null).thenFacts();
    expect(now(game)).toMatchObject({ type: 'fallBack' });
    name(game, null).thenRefused('NO_BAD_MOVE', 'Ruling 94');
  });

  test.each(['assign', 'generalRetreat', 'forcedMarch'])('Ruling 94: never %s', (type) => {
    name(badMove(), step(type, 'x')).thenRefused('NOT_FOR_A_BAD_MOVE', 'Ruling 94');
  });

  test('Ruling 94: 12.4 is not applied: its refusal would tell what he has', () => {
    const game = badMove();
    name(game, step('fallBack', 'rear')).thenFacts();
    expect(game.states()).toEqual(['first-o1 superseded', 'first-o2 inForce']);
  });

  test('NLC 12.11: only the other side names it; not the owner, not the open table', () => {
    const game = badMove();
    name(game, step('reserve'), 'first').thenRefused('NO_BAD_MOVE');
    name(game, step('reserve'), 'table').thenRefused('NO_BAD_MOVE');
    name(game, step('reserve'), 'solo').thenFacts();
  });

  test('NLC 12.3: the phase is not done before the enemy has answered', () => {
    const game = badMove();
    game.when({ type: 'PhaseDone', side: 'first' }).thenRefused('BAD_MOVE_IS_OPEN', 'Ruling 94');
    name(game, null).thenFacts();
    game.when({ type: 'PhaseDone', side: 'first' }).thenFacts();
  });

  test('NLC 20.1.3: a hidden march comes to light with it', () => {
    const game = led(3);
    record(game).thenFacts();
    answer(game, [1, 1], { hidden: true }).thenFacts();
    expect(game.view('second').badMoves).toMatchObject([{ revealed: true }]);
  });

  test('Ruling 14: under MOP card 15 a Bad Move has no effect', () => {
    const game = led(3, {}, 'mop');
    record(game, { steps: [step('march', 'a'), step('attack', 'b')] }).thenFacts();
    answer(game, [1, 1], { card: 15 }).thenFacts();
    expect(result(game)).toBe('noEffect');
    expect(game.view('second').badMoves).toEqual([]);
  });

  test('Ruling 91: an Attack that is named at night begins at dawn', () => {
    const game = led(3);
    game.turn(6);
    record(game).thenFacts();
    answer(game, [1, 1]).thenFacts();
    name(game, step('attack', 'the hill')).thenFacts();
    expect(game.order('first-o1').sleep).toEqual({ until: 'dawn', since: 6 });
  });
});
