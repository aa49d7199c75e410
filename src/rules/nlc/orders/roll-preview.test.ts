import type { Seat } from '../../../engine/sides';
import { battle, formation, leader } from '../../../testkit/battle';
import type { OrdersCommand } from './commands';
import { previewRoll } from './roll-preview';
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
const foreseen = (game: OrdersGame, json: Tap, seat: Seat = 'first') =>
  previewRoll(game.state(), game.read(json) as OrdersCommand, seat);
const chances = (game: OrdersGame, json: Tap) =>
  Object.fromEntries(
    (foreseen(game, json)?.chances ?? []).map(({ result, chance: { n, d } }) => [result, `${String(n)}/${String(d)}`]),
  );
const keys = (game: OrdersGame, json: Tap) => foreseen(game, json)?.working.map(({ key }) => key);

describe('NLC 12.7: a roll before it is made', () => {
  const compliance = { type: 'CheckCompliance', order: 'first-o1' } as const;
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
    expect(chances(game, { ...compliance, outOfSupply: true })).toEqual({ '1T': '26/36', R4: '10/36' });
    const plain = arrived('march');
    expect(chances(plain, { ...compliance, outOfSupply: true })).toEqual({ '1T': '21/36', R4: '12/36', R5: '3/36' });
  });

  test('Ruling 7: another modifier, of columns or on the dice, with its reason', () => {
    const game = arrived('march');
    const reason = 'fog';
    expect(chances(game, { ...compliance, otherShift: { amount: -1, reason } })).toEqual({
      complied: '15/36',
      '1T': '18/36',
      R4: '3/36',
    });
    expect(chances(game, { ...compliance, other: { amount: 1, reason } })).toEqual({
      complied: '26/36',
      '1T': '9/36',
      R4: '1/36',
    });
  });

  test('NLC 12.7: what was foreseen is what the dice then give', () => {
    const game = arrived('attack');
    const { chances: all = [] } = foreseen(game, compliance) ?? {};
    expect(all.reduce((sum, { chance }) => sum + chance.n / chance.d, 0)).toBeCloseTo(1);
    const play = game.when(compliance).rolling(['NLC 12.7', 6, 6]);
    expect(play.working.slice(0, 4).map(({ key }) => key)).toEqual(keys(arrived('attack'), compliance)?.slice(0, 4));
  });

  test('NLC 12.7: an R4 is three in six', () => {
    const game = made(1);
    game.startsWith('f1', [step('defend', 'here')]);
    game.writes('f1', [step('attack', 'Wavre')]).thenFacts();
    game.receives().thenFacts();
    game.when({ type: 'CheckCompliance', order: 'first-o2' }).rolling(['NLC 12.7', 2, 3]).thenFacts();
    game.turn(1);
    expect(chances(game, { type: 'RollDelayed', order: 'first-o2' })).toEqual({ complied: '3/6', waits: '3/6' });
  });

  test('NLC 12.10: a 2 on an Attack fails on a 6; with the objective held, never', () => {
    const game = made(2);
    game.startsWith('f1', [step('attack', 'Wavre')]);
    game.when({ type: 'NoteLoss', order: 'first-o1' }).thenFacts();
    const check = { type: 'CheckConfidence', order: 'first-o1' } as const;
    expect(chances(game, check)).toEqual({ passed: '5/6', failed: '1/6' });
    expect(chances(game, { ...check, objectiveHeld: true })).toEqual({ passed: '6/6' });
    expect(keys(game, check)).toEqual(['commandRating', 'confidenceAttack']);
  });

  test('NLC 12.11: its example: a 3 in Reserve acts on a 7; card 15 makes a Bad Move no effect', () => {
    const game = made();
    game.when({ type: 'RecordLocalDecision', of: corps('f1'), steps: [step('march', 'Wavre')] }).thenFacts();
    const answer = { type: 'AnswerDecision', of: corps('f1') } as const;
    expect(chances(game, answer)).toEqual({ badMove: '1/36', noEffect: '14/36', actsLocally: '21/36' });
    const other = made();
    const both = [step('march', 'Ligny'), step('attack', 'Wavre')];
    other.when({ type: 'RecordLocalDecision', of: corps('f1'), steps: both }).thenFacts();
    expect(chances(other, { ...answer, card: 15 })).toEqual({ noEffect: '6/36', actsLocally: '30/36' });
  });

  test('secrecy: the enemy foresees nothing, whether there is anything or not', () => {
    const game = arrived('march');
    for (const seat of ['second', 'table'] as const) {
      expect(foreseen(game, compliance, seat)).toBeNull();
      expect(foreseen(game, { ...compliance, order: 'first-o9' }, seat)).toBeNull();
      expect(foreseen(game, { type: 'AnswerDecision', of: corps('f1') }, seat)).toBeNull();
    }
    expect(foreseen(game, { type: 'PhaseDone', side: 'first' })).toBeNull();
  });
});
