import { chancesOf, outcomeOf, workingOf } from '../command/testing/resolving';
import { hiddenMovement } from './hidden-movement';

const at = (die: number, input: object): unknown => outcomeOf(hiddenMovement, input, [['NLC 20.1.2', die]]);
const HIDDEN = { kind: 'hidden' };
const revealed = (by: string, mp = 0) => ({ kind: 'revealed', by, mp });

test.each([
  [1, 6, HIDDEN],
  [2, 4, HIDDEN],
  [2, 5, revealed('roll')],
  [3, 3, HIDDEN],
  [3, 4, revealed('roll')],
  [8, 4, revealed('roll')],
])('NLC 20.1.2 turn %i of hiding, a roll of %i', (turnOfHiding, die, outcome) => {
  expect(at(die, { turnOfHiding })).toEqual(outcome);
});

test.each([
  ['austrian', HIDDEN],
  ['russian', HIDDEN],
  ['other', revealed('roll')],
])('NLC 20.1.2 the nearest enemy HQ is %s', (nearestEnemyHq, outcome) => {
  expect(at(5, { turnOfHiding: 2, nearestEnemyHq })).toEqual(outcome);
  expect(at(1, { turnOfHiding: 2, nearestEnemyHq })).toEqual(HIDDEN);
});

test('NLC 20.1.3 superseded orders keep to the last line', () => {
  expect(at(4, { turnOfHiding: 1, superseded: true })).toEqual(revealed('roll'));
});

test('NLC 20.1.2 sight of its way, or its owner, reveals it without a roll', () => {
  expect(outcomeOf(hiddenMovement, { turnOfHiding: 1, enemySeesItsWay: true })).toEqual(revealed('sight'));
  expect(outcomeOf(hiddenMovement, { turnOfHiding: 1, shown: true })).toEqual(revealed('owner'));
});

test.each([
  ['4 MP a turn', { collected: 3 }, 12],
  ['6 if all cavalry', { collected: 3, allCavalry: true }, 18],
  ['NLC 20.1.6 half a turn less for each jam', { collected: 3, jams: 2 }, 8],
  ['NLC 20.1.6 cavalry likewise', { collected: 3, allCavalry: true, jams: 1 }, 15],
  ['never less than nothing', { collected: 1, jams: 5 }, 0],
])('NLC 20.1.1 it has collected %s', (_, more, mp) => {
  expect(outcomeOf(hiddenMovement, { turnOfHiding: 3, shown: true, ...more })).toEqual(revealed('owner', mp));
});

test('NLC 20.1.2 the odds by turn', () => {
  const hidden = (turnOfHiding: number) => chancesOf(hiddenMovement, { turnOfHiding })['{"kind":"hidden"}'];
  expect([hidden(1), hidden(2), hidden(3)]).toEqual(['1/1', '2/3', '1/2']);
});

test('Ruling 7 another modifier; the working shows each', () => {
  const input = { turnOfHiding: 2, nearestEnemyHq: 'russian', other: { amount: 1, reason: 'Spies' } };
  expect(workingOf(hiddenMovement, input, [['NLC 20.1.2', 4]])).toEqual([
    { rule: 'Ruling 7', key: 'commandOther', facts: { change: 1, reason: 'Spies' } },
    { rule: 'NLC 20.1.2', key: 'hiddenEastern', facts: { change: -1 } },
    { rule: 'NLC 20.1.2', key: 'hiddenStays', facts: { line: '2', total: 4 } },
  ]);
});
