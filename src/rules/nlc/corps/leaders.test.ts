import { inDanger } from '../../../testkit/plays';
import { battle, formation, leader, unit } from '../../../testkit/battle';
import type { RuleId } from '../../../engine/step';
import { setupInForce } from './leaders';
import { corpsTable } from './testing/corps-game';
import type { CorpsGame } from './testing/corps-game';

/** The track of the battle: turns 6 and 7 are night, 8 and 9 the next morning. */
const NIGHTFALL = 6;
const made = (): CorpsGame =>
  corpsTable(
    battle({
      leaders: [leader('emperor', 'first', 5), leader('wing', 'first', 3, { role: 'WC' }), leader('dull', 'second', 0)],
      formations: [formation('f1', 'first', { rating: 4 }), formation('s1', 'second')],
      units: [unit('a', 'f1')],
    }),
  );
const inForce = (table: CorpsGame) => {
  const { setup, corps, turn } = table.state();
  return setupInForce(setup, corps, turn);
};
const ratingOf = (table: CorpsGame, id: string) => {
  const { leaders, formations } = inForce(table);
  return [...leaders, ...formations].find((one) => one.id === id)?.rating;
};
const hq = (what: string, id = 'emperor') => ({ type: 'RecordHq', leader: id, what });
const lost: readonly [RuleId, number, number] = ['NLC 11.2', 5, 6];

describe('NLC 11.2 leader loss', () => {
  test.each([
    [5, 5, null],
    [5, 6, 1],
    [6, 6, 1],
  ])('NLC 11.2 a roll of %i and %i', (a, b, successor) => {
    const play = made().when(inDanger('f1')).rolling(['NLC 11.2', a, b]);
    play.thenHappened({ type: 'LeaderRolled', leader: 'f1', cause: 'combat', successor });
    expect(play.barrier).toBe(true);
  });

  test('Ruling 85 leaderless for the rest of the turn, then rated 1 for good', () => {
    const table = made();
    table.when(inDanger('f1')).rolling(lost).thenFacts();
    expect(table.view().leaders).toContainEqual({
      id: 'f1',
      side: 'first',
      printed: 4,
      rating: 0,
      leaderless: true,
      lost: true,
    });
    table.turnsPass(1);
    expect(ratingOf(table, 'f1')).toBe(1);
    table.turnsPass(3);
    expect(ratingOf(table, 'f1')).toBe(1);
  });

  test('MOP 37.15.1 a commander lost this turn is not there to roll; his successor is', () => {
    const table = made();
    table.when(inDanger('emperor')).rolling(lost).thenFacts();
    expect(inForce(table).leaders[0]).toMatchObject({ rating: 0, onMap: false });
    table.turnsPass(1);
    expect(inForce(table).leaders[0]).toMatchObject({ rating: 1, onMap: true });
  });

  test('Ruling 85 one roll a leader and combat; none without a hit, one when he is displaced', () => {
    const table = made();
    table.when(inDanger('f1', { rolledThisCombat: true })).thenRefused('LEADER_ROLLED_FOR', 'Ruling 85');
    table.when(inDanger('f1', { hits: 0 })).thenRefused('NO_HIT_NO_ROLL', 'NLC 11.2');
    table.when(inDanger('f1', { hits: 0, cause: 'displaced' })).thenNeedsDice('NLC 11.2', 2, 6);
    table.when(inDanger('nobody')).thenRefused('NO_SUCH_LEADER', 'NLC 11.2');
    table.when(inDanger('f1')).rolling(lost).thenFacts();
    table.when(inDanger('f1')).thenRefused('LEADER_IS_LOST', 'NLC 11.2');
    table.turnsPass(1);
    table.when(inDanger('f1')).rolling(lost).thenFacts();
  });

  test('NLC 11.2 with everybody in his place the printed set-up is in force', () => {
    const table = made();
    expect(inForce(table)).toBe(table.state().setup);
  });
});

describe('NLC 11.4 HQs', () => {
  test('Ruling 89 destroyed: 1 less until the first night turn, then it is due back, and placed', () => {
    const table = made();
    table.when(hq('destroyed')).thenFacts();
    expect(ratingOf(table, 'emperor')).toBe(4);
    table.when(hq('back')).thenRefused('HQ_NOT_BEFORE_NIGHT', 'NLC 11.4');
    table.turnsPass(NIGHTFALL - 1);
    expect(table.view().hqs[0]).toMatchObject({ leader: 'emperor', state: 'destroyed' });
    table.turnsPass(1);
    expect([ratingOf(table, 'emperor'), table.view().hqs[0]?.state]).toEqual([5, 'dueBack']);
    table.when(hq('back')).thenFacts();
    expect(table.view().hqs[0]).toMatchObject({ state: 'standing', timesLost: 1 });
  });

  test('NLC 11.4 what stands is not back, what is gone is not destroyed, and only an OC has one', () => {
    const table = made();
    table.when(hq('back')).thenRefused('HQ_STANDS', 'NLC 11.4');
    table.when(hq('destroyed')).thenFacts();
    table.when(hq('destroyed')).thenRefused('HQ_IS_GONE', 'NLC 11.4');
    table.when(hq('destroyed', 'wing')).thenRefused('NO_SUCH_LEADER', 'NLC 11.4');
  });

  test('Ruling 23 a rating never falls below 0', () => {
    const table = made();
    table.when(hq('destroyed', 'dull')).thenFacts();
    expect(ratingOf(table, 'dull')).toBe(0);
  });
});
