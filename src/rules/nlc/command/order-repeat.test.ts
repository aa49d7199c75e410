import { orderRepeat } from './order-repeat';
import { outcomeOf, when } from './testing/resolving';

const standing = (where: string, steps: readonly string[], hexesBetweenTargets = 0) => ({
  where,
  steps,
  hexesBetweenTargets,
});
const given = (steps: readonly string[], ...orders: readonly object[]) => ({ steps, standing: orders });
const ANOTHER = { kind: 'anotherOrder' };

test.each(['inForce', 'waiting', 'inTransit'])('Ruling 16c the same order again, %s, is refused', (where) => {
  expect(when(orderRepeat, given(['attack'], standing(where, ['attack'], 9)))).toEqual({
    kind: 'refused',
    refusal: { code: 'SAME_ORDER_AGAIN', rule: 'NLC 12.4', facts: { where } },
  });
});

test.each([
  ['another type', given(['probe'], standing('inForce', ['attack']))],
  ['a target ten hexes away', given(['attack'], standing('inForce', ['attack'], 10))],
  ['a longer sequence', given(['march', 'attack'], standing('inForce', ['march']))],
  ['another sequence', given(['march', 'attack'], standing('waiting', ['march', 'defend']))],
  ['nothing that stands', given(['attack'])],
])('NLC 12.4 another order: %s', (_, input) => {
  expect(outcomeOf(orderRepeat, input)).toEqual(ANOTHER);
});

test('NLC 12.4 every one that stands is tested', () => {
  const input = given(['march'], standing('inForce', ['defend']), standing('inTransit', ['march'], 3));
  expect(when(orderRepeat, input)).toMatchObject({ refusal: { facts: { where: 'inTransit' } } });
});

test('Ruling 94 what the enemy names after a Bad Move is not tested', () => {
  expect(outcomeOf(orderRepeat, { ...given(['attack'], standing('inForce', ['attack'])), badMove: true })).toEqual({
    kind: 'notTested',
  });
});
