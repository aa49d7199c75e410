import { delayedOrder } from './delayed-order';
import { chancesOf, outcomeOf, when } from './testing/resolving';

const NOW = { kind: 'complied', starts: 'now' };
const AT_DAWN = { kind: 'complied', starts: 'atDawn' };
const WAITS = { kind: 'waits' };

test.each([
  ['R4', 3, WAITS],
  ['R4', 4, NOW],
  ['R4', 6, NOW],
  ['R5', 4, WAITS],
  ['R5', 5, NOW],
])('NLC 12.7, 15 %s and a roll of %i', (delay, die, outcome) => {
  expect(outcomeOf(delayedOrder, { delay }, [['NLC 12.7', die]])).toEqual(outcome);
});

test('NLC 12.7, 15 the odds are a half and a third', () => {
  expect(chancesOf(delayedOrder, { delay: 'R4' })['{"kind":"waits"}']).toBe('1/2');
  expect(chancesOf(delayedOrder, { delay: 'R5' })['{"kind":"waits"}']).toBe('2/3');
});

test('Ruling 13 1T is complied with in the next command phase, without a roll', () => {
  expect(outcomeOf(delayedOrder, { delay: '1T' })).toEqual(NOW);
});

test('Ruling 13 not in the phase of the check itself', () => {
  expect(when(delayedOrder, { delay: 'R4', checkedThisPhase: true })).toMatchObject({
    refusal: { code: 'NOT_BEFORE_NEXT_PHASE', rule: 'Ruling 13' },
  });
});

test.each(['1T', 'R4', 'R5'])('Ruling 13 an arrival in this phase goes first: %s is ignored', (delay) => {
  expect(outcomeOf(delayedOrder, { delay, arrival: 'order' })).toEqual({
    kind: 'ignored',
    because: 'superseded',
  });
});

test.each(['assign', 'divisional'])('Ruling 12 an arriving %s supersedes nothing', (arrival) => {
  expect(outcomeOf(delayedOrder, { delay: '1T', arrival })).toEqual(NOW);
});

test.each(['1T', 'R4', 'R5'])('NLC 12.9 an order failure kills what waits: %s', (delay) => {
  expect(outcomeOf(delayedOrder, { delay, orderFailed: true })).toEqual({
    kind: 'ignored',
    because: 'orderFailed',
  });
});

test.each([
  ['attack', AT_DAWN],
  ['probe', AT_DAWN],
  ['march', NOW],
  ['defend', NOW],
])('Ruling 91 the wait runs on by night; %s', (order, outcome) => {
  expect(outcomeOf(delayedOrder, { delay: '1T', order, night: true })).toEqual(outcome);
  expect(outcomeOf(delayedOrder, { delay: 'R4', order, night: true }, [['NLC 12.7', 4]])).toEqual(outcome);
  expect(outcomeOf(delayedOrder, { delay: '1T', order })).toEqual(NOW);
});

test('Ruling 7 another modifier', () => {
  const input = { delay: 'R5', other: { amount: 1, reason: 'Aide-de-camp' } };
  expect(outcomeOf(delayedOrder, input, [['NLC 12.7', 4]])).toEqual(NOW);
});
