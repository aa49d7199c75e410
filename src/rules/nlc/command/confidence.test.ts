import { confidence } from './confidence';
import { ORDER_TYPES } from './orders';
import { chancesOf, outcomeOf, workingOf } from './testing/resolving';

const at = (die: number, input: object): unknown => outcomeOf(confidence, input, [['NLC 12.10', die]]);
const leader = (rating: number, more: object = {}) => ({ rating, ...more });
const demoralized = (rating: number) => leader(rating, { demoralized: true });

/** The highest die that passes. */
const needed = (input: object): unknown => workingOf(confidence, input, [['NLC 12.10', 1]]).at(-1)?.facts['needed'];

test.each([
  ['undemoralized on Attack 3', { leader: leader(2), order: 'attack' }, 5],
  ['undemoralized on Probe 3', { leader: leader(2), order: 'probe' }, 5],
  ['demoralized on Attack 0', { leader: demoralized(2), order: 'attack' }, 2],
  ['demoralized on Probe 0', { leader: demoralized(2), order: 'probe' }, 2],
  ['the objective held on Attack 1', { leader: demoralized(2), order: 'attack', objectiveHeld: true }, 3],
  ['and not on Probe', { leader: demoralized(2), order: 'probe', objectiveHeld: true }, 2],
  ['both on Attack', { leader: leader(2), order: 'attack', objectiveHeld: true }, 6],
  ['demoralized on Defend 2', { leader: demoralized(2), order: 'defend' }, 4],
  ['demoralized on Delay 2', { leader: demoralized(2), order: 'delay' }, 4],
  ['fatigue counts the same', { leader: leader(2, { fatigued: true }), order: 'attack' }, 2],
])('NLC 12.10 %s', (_, input, highest) => {
  expect(needed(input)).toBe(highest);
});

test.each([
  ['Attack', { leader: leader(1), order: 'attack', blucherInRange: true }, 5],
  ['but not Probe', { leader: leader(1), order: 'probe', blucherInRange: true }, 4],
  ['nor Defend', { leader: demoralized(1), order: 'defend', blucherInRange: true }, 3],
])('MOP 37.16 Blücher adds 1 on %s', (_, input, highest) => {
  expect(needed(input)).toBe(highest);
});

test('NLC 12.10 a die above the value fails, one that equals it does not', () => {
  const input = { leader: leader(1), order: 'attack' };
  expect(at(4, input)).toEqual({ kind: 'passed' });
  expect(at(5, input)).toEqual({ kind: 'failed' });
  expect(chancesOf(confidence, input)).toEqual({ '{"kind":"passed"}': '2/3', '{"kind":"failed"}': '1/3' });
});

test('NLC 12.10 undemoralized on Defend or Delay nobody checks', () => {
  for (const order of ['defend', 'delay'])
    expect(outcomeOf(confidence, { leader: leader(1), order })).toEqual({ kind: 'noCheck' });
});

test.each(ORDER_TYPES.filter((type) => !['attack', 'probe', 'defend', 'delay'].includes(type)))(
  'Ruling 15 with %s nobody ever checks',
  (order) => {
    expect(outcomeOf(confidence, { leader: demoralized(1), order })).toEqual({ kind: 'noCheck' });
  },
);

test('NLC 12.10 not before a step is lost under the order', () => {
  expect(outcomeOf(confidence, { leader: leader(1), order: 'attack', lostStepUnderOrder: false })).toEqual({
    kind: 'noCheck',
  });
});

test('Ruling 7 another modifier of the die', () => {
  const input = { leader: leader(1), order: 'attack', other: { amount: 1, reason: 'Rain' } };
  expect(at(4, input)).toEqual({ kind: 'failed' });
});
