import { chancesOf, outcomeOf, when } from '../command/testing/resolving';
import { leaderLoss } from './leader-loss';

const at = (input: object, a: number, b: number): unknown => outcomeOf(leaderLoss, input, [['NLC 11.2', a, b]]);
const LOST = { kind: 'lost', replacement: { rating: 1, from: 'nextTurn' } };

test.each([
  [4, 6, { kind: 'unharmed' }],
  [5, 6, LOST],
  [6, 6, LOST],
])('NLC 11.2 rolling %i and %i', (a, b, outcome) => {
  expect(at({}, a, b)).toEqual(outcome);
});

test('NLC 11.2 three in 36', () => {
  expect(chancesOf(leaderLoss, {})).toEqual({ '{"kind":"unharmed"}': '11/12', [JSON.stringify(LOST)]: '1/12' });
});

test('Ruling 85 no hit rolled, no roll', () => {
  expect(outcomeOf(leaderLoss, { hits: 0 })).toEqual({ kind: 'noRoll' });
});

test('Ruling 85 once a leader and combat', () => {
  expect(when(leaderLoss, { rolledThisCombat: true })).toMatchObject({
    refusal: { code: 'LEADER_ROLLED_FOR', rule: 'Ruling 85' },
  });
});

test('NLC 11.2 a displaced leader rolls without any hit, and whatever happened before', () => {
  expect(at({ cause: 'displaced', hits: 0, rolledThisCombat: true }, 6, 6)).toEqual(LOST);
});

test('Ruling 7 another modifier', () => {
  expect(at({ other: { amount: 1, reason: 'Sharpshooters' } }, 4, 6)).toEqual(LOST);
});
