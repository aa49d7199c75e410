import { outcomeOf } from '../command/testing/resolving';
import { victory } from './victory';

const place = (more: object) => ({ name: 'Ligny', points: 5, ...more });
const counted = (input: object): unknown => outcomeOf(victory, input);

test.each([
  [
    'by a unit in it, or the last to move through',
    { asks: 'occupied', lastEntered: 'first', lastInZone: 'second' },
    5,
    0,
  ],
  ['not by a zone of control', { asks: 'occupied', lastInZone: 'second' }, 0, 0],
])('NLC 18 occupied: %s', (_, more, first, second) => {
  expect(counted({ places: [place(more)] })).toMatchObject({ points: { first, second } });
});

test.each([
  ['by occupation', { lastEntered: 'first' }, 5, 0],
  ['or by who had it alone in his zone since', { lastEntered: 'first', lastInZone: 'second' }, 0, 5],
  ['by nobody', {}, 0, 0],
])('NLC 18 controlled: %s', (_, more, first, second) => {
  expect(counted({ places: [place(more)] })).toMatchObject({ points: { first, second } });
});

test('NLC 18 other awards of the scenario are added, and who is ahead is said', () => {
  const award = (side: string, points: number) => ({ side, points, reason: 'Scenario' });
  expect(counted({ awards: [award('first', 3), award('second', 4), award('second', -2)] })).toEqual({
    kind: 'points',
    points: { first: 3, second: 2 },
    ahead: 'first',
  });
  expect(counted({})).toMatchObject({ ahead: null });
});

test.each([
  ['the French are demoralized', { frenchDemoralized: true }, 'second'],
  ['another army disintegrates', { otherArmyDisintegrated: true }, 'first'],
  ['the French may be the second side', { french: 'second', frenchDemoralized: true }, 'first'],
  ['both: the players know who broke first', { frenchDemoralized: true, otherArmyDisintegrated: true }, null],
])('NLC 18 Napoleon’s Last Battles: %s', (_, lastBattles, winner) => {
  expect(counted({ lastBattles })).toMatchObject({ kind: 'decided', winner });
});

test('NLC 18 Napoleon’s Last Battles: while nobody breaks, points count', () => {
  expect(counted({ lastBattles: {} })).toMatchObject({ kind: 'points' });
});
