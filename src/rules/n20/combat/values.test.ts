import { keysOf, outcomeOf } from '../../../testkit/resolver-law';
import { recovery } from './recovery';
import { unitValues } from './values';

const both = { disordered: true, routed: true };

test.each([
  ['1-3', '0-2'],
  ['2-3', '1-2'],
  ['2-2', '1-1'],
  ['3-2', '1-1'],
  ['4-2', '2-1'],
  ['5-2', '2-1'],
])('N20 9.6.9 the kit’s own: a %s that is disordered and routed becomes %s', (printed, becomes) => {
  const [strength = 0, movement = 0] = printed.split('-').map(Number);
  const [left = 0, moves = 0] = becomes.split('-').map(Number);
  expect(outcomeOf(unitValues, { strength, movement, ...both })).toEqual({
    strength: left,
    movement: moves,
    markers: both,
  });
});

test.each([
  [3, 4, 2, 3],
  [1, 2, 0, 1],
  [0, 1, 0, 1],
])('N20 9.6.9 disorder alone makes a %i-%i a %i-%i', (strength, movement, left, moves) => {
  expect(outcomeOf(unitValues, { strength, movement, disordered: true })).toMatchObject({
    strength: left,
    movement: moves,
  });
});

test.each([
  [5, 3],
  [4, 2],
  [1, 1],
  [0, 0],
])('Ruling 60 a rout alone makes strength %i a %i and leaves movement', (strength, left) => {
  expect(outcomeOf(unitValues, { strength, movement: 3, routed: true })).toMatchObject({
    strength: left,
    movement: 3,
  });
});

test('N20 9.6.9 a second marker of the same kind does nothing', () => {
  const once = { strength: 5, movement: 3, results: ['disordered'] };
  const again = { strength: 5, movement: 3, disordered: true, results: ['disordered', 'routed', 'routed'] };
  expect(outcomeOf(unitValues, once)).toMatchObject({ strength: 4, markers: { disordered: true, routed: false } });
  expect(outcomeOf(unitValues, again)).toEqual({ strength: 2, movement: 2, markers: both });
  expect(keysOf(unitValues, again).filter((key) => key === 'n20MarkerAgain')).toHaveLength(2);
  expect(keysOf(unitValues, once)).not.toContain('n20MarkerAgain');
});

test('Ruling 7 another change of strength comes last and stops at 0', () => {
  const fort = { amount: 1, reason: 'house rule' };
  const starved = { amount: -9, reason: 'house rule' };
  expect(outcomeOf(unitValues, { strength: 4, movement: 2, ...both, other: fort })).toMatchObject({ strength: 3 });
  expect(outcomeOf(unitValues, { strength: 4, movement: 2, other: starved })).toMatchObject({ strength: 0 });
});

test('N20 9.6.9 disorder goes by itself, unless an enemy zone of control holds the unit', () => {
  const units = [
    { name: 'alone' },
    { name: 'at night', nextTo: 'enemyWithoutZone' },
    { name: 'held', nextTo: 'enemyWithZone' },
  ];
  expect(outcomeOf(recovery, { units })).toEqual({
    recovered: ['alone', 'at night'],
    stayDisordered: ['held'],
  });
});
