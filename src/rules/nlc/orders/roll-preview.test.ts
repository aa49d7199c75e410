import { battle, formation, leader } from '../../../testkit/battle';
import { deciding, rollingOn, steadying, weighing } from '../../../testkit/plays';
import { corps, ordersTable, step } from './testing/orders-game';
import type { OrdersGame, Tap } from './testing/orders-game';

const made = (rating = 3) =>
  ordersTable(
    battle({
      leaders: [leader('emperor', 'first', 4), leader('marshal', 'second', 3)],
      formations: [formation('f1', 'first', { rating }), formation('s1', 'second')],
    }),
    'mop',
  );
/** A result in a word: when it comes into force, else what it is. */
const wordOf = ({ kind, until = kind }: Readonly<{ kind: string; until?: string }>): string => until;
const chances = (game: OrdersGame, json: Tap) =>
  Object.fromEntries(
    (game.foretold(json)?.odds ?? []).map(({ outcome, n, d }) => [
      wordOf(outcome as Parameters<typeof wordOf>[0]),
      `${String(n)}/${String(d)}`,
    ]),
  );
const keys = (game: OrdersGame, json: Tap) => game.foretold(json)?.working.map(({ key }) => key);

describe('NLC 12.7: a roll before it is made', () => {
  const compliance = weighing('first-o1');
  const arrived = (type: string, more: Readonly<Record<string, unknown>> = {}) => {
    const game = made();
    game.writes('f1', [step(type, 'Wavre')], more).thenFacts();
    game.receives().thenFacts();
    return game;
  };

  test('NLC 12.7: column 8 (4 and 3, and 1R for Reserve): 7 and more complies, 4 to 6 is a 1T, less an R4', () => {
    const game = arrived('march');
    expect(chances(game, compliance)).toEqual({ complied: '21/36', '1T': '12/36', R4: '3/36' });
    expect(keys(game, compliance)).toEqual(['commandRating', 'commandRating', 'complianceReserve', 'complianceColumn']);
  });

  test('NLC 12.7, MOP 37.12: a card’s 2R goes with the sheet and shows; out of supply reads as demoralized', () => {
    const game = arrived('march', { card: 28 });
    expect(chances(game, compliance)).toEqual({ complied: '26/36', '1T': '10/36' });
    expect(chances(game, weighing('first-o1', { outOfSupply: true }))).toEqual({ '1T': '26/36', R4: '10/36' });
    const plain = arrived('march');
    expect(chances(plain, weighing('first-o1', { outOfSupply: true }))).toEqual({
      '1T': '21/36',
      R4: '12/36',
      R5: '3/36',
    });
  });

  test('Ruling 7: another modifier, of columns or on the dice, with its reason', () => {
    const game = arrived('march');
    const reason = 'fog';
    expect(chances(game, weighing('first-o1', { otherShift: { amount: -1, reason } }))).toEqual({
      complied: '15/36',
      '1T': '18/36',
      R4: '3/36',
    });
    expect(chances(game, weighing('first-o1', { other: { amount: 1, reason } }))).toEqual({
      complied: '26/36',
      '1T': '9/36',
      R4: '1/36',
    });
  });

  test('NLC 12.7: what was foreseen is what the dice then give', () => {
    const game = arrived('attack');
    const odds = game.foretold(compliance)?.odds ?? [];
    expect(odds.reduce((sum, { n, d }) => sum + n / d, 0)).toBeCloseTo(1);
    const play = game.when(compliance).rolling(['NLC 12.7', 6, 6]);
    expect(play.working.slice(0, 4).map(({ key }) => key)).toEqual(keys(arrived('attack'), compliance)?.slice(0, 4));
  });

  test('NLC 12.7: an R4 is three in six', () => {
    const game = made(1);
    game.startsWith('f1', [step('defend', 'here')]);
    game.writes('f1', [step('attack', 'Wavre')]).thenFacts();
    game.receives().thenFacts();
    game.when(weighing('first-o2')).rolling(['NLC 12.7', 2, 3]).thenFacts();
    game.turn(1);
    expect(chances(game, rollingOn('first-o2'))).toEqual({ complied: '3/6', waits: '3/6' });
  });

  test('NLC 12.10: a 2 on an Attack fails on a 6; with the objective held, never', () => {
    const game = made(2);
    game.startsWith('f1', [step('attack', 'Wavre')]);
    game.when({ type: 'NoteLoss', order: 'first-o1' }).thenFacts();
    const check = steadying('first-o1');
    expect(chances(game, check)).toEqual({ passed: '5/6', failed: '1/6' });
    expect(chances(game, steadying('first-o1', { objectiveHeld: true }))).toEqual({ passed: '6/6' });
    expect(keys(game, check)).toEqual(['commandRating', 'confidenceAttack']);
  });

  test('NLC 12.11: its example: a 3 in Reserve acts on a 7; card 15 makes a Bad Move no effect', () => {
    const game = made();
    game.when({ type: 'RecordLocalDecision', of: corps('f1'), steps: [step('march', 'Wavre')] }).thenFacts();
    const answer = deciding(corps('f1'));
    expect(chances(game, answer)).toEqual({ badMoveCalled: '1/36', noEffect: '14/36', actsLocally: '21/36' });
    const other = made();
    const both = [step('march', 'Ligny'), step('attack', 'Wavre')];
    other.when({ type: 'RecordLocalDecision', of: corps('f1'), steps: both }).thenFacts();
    expect(chances(other, deciding(corps('f1'), { card: 15 }))).toEqual({ noEffect: '6/36', actsLocally: '30/36' });
  });

  test('what stands against a roll is said beside its chances, because the players may let it through', () => {
    const game = made();
    game.writes('f1', [step('march', 'Wavre')]).thenFacts();
    game.receives().thenFacts();
    game.when({ type: 'PhaseDone', side: 'first', houseRule: { reason: 'late' } }).thenFacts();
    expect(game.foretold(compliance)).toMatchObject({ refusal: { code: 'PHASE_IS_DONE' } });
    expect(chances(game, compliance)).toEqual({ complied: '21/36', '1T': '12/36', R4: '3/36' });
  });

  test('whom a roll is offered for has one; of what nobody is offered, there is none', () => {
    const game = arrived('march');
    expect(game.offered()).toEqual([{ play: 'nlc/compliance', about: { order: 'first-o1' } }]);
    expect(game.offered('second')).toEqual([]);
    expect(game.offered('table')).toEqual([]);
    game.when(compliance).rolling(['NLC 12.7', 1, 1]).thenFacts();
    expect(game.offered()).toEqual([]);
  });

  test('secrecy: the enemy foresees nothing, whether there is anything or not', () => {
    const game = arrived('march');
    for (const seat of ['second', 'table'] as const) {
      const told = game.foretold(compliance, seat);
      expect(told).toMatchObject({ refusal: { code: 'NO_SUCH_ORDER' }, odds: null, known: {} });
      expect(game.foretold(weighing('first-o9'), seat)).toEqual(told);
      expect(game.foretold(deciding(corps('f1')), seat)).toMatchObject({ refusal: { code: 'NOTHING_RECORDED' } });
    }
  });
});
