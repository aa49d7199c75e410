import { oddsOf } from '../../../engine/odds';
import { lowestTerms } from '../../../engine/whole';
import { beginning, codeOf, outcomeOf, settled } from '../../../testkit/resolver-law';
import { cupSide } from './cup-side';

const chits = { first: 4, second: 6 };

test.each([
  [1, 'first'],
  [2, 'second'],
  [3, 'first'],
  [4, 'second'],
  [5, 'first'],
  [6, 'second'],
])('MOP 37.1 two cups: a %i draws for the %s side', (die, side) => {
  expect(outcomeOf(cupSide, { chits }, [['MOP 37.1', die]])).toEqual({ side });
});

test('MOP 37.1 once a cup is empty the other is drawn without a die', () => {
  expect(outcomeOf(cupSide, { chits: { first: 0, second: 2 } })).toEqual({ side: 'second' });
  expect(outcomeOf(cupSide, { chits: { first: 1, second: 0 }, cups: 'covers' })).toEqual({ side: 'first' });
  expect(codeOf(cupSide, { chits: { first: 0, second: 0 } })).toBe('CUP_IS_EMPTY');
});

test.each([
  ['two', 1, 2],
  ['covers', 2, 5],
  ['one', 2, 5],
])('Ruling 47 %s: the French chance is %i in %i', (cups, n, d) => {
  const walk = oddsOf(beginning(cupSide, { chits, cups }));
  const odds = walk.kind === 'odds' ? walk.odds : [];
  expect(odds.map((odd) => [odd.outcome, lowestTerms(odd)])).toContainEqual([{ side: 'first' }, { n, d }]);
});

test.each([
  ['covers', 'MOP 37.1'],
  ['one', 'NLC 4'],
] as const)('Ruling 47 %s: a marker is drawn, not thrown for', (cups, rule) => {
  expect(settled(cupSide, { chits, cups })).toMatchObject({ request: { rule, sides: 10, draw: true } });
  expect(outcomeOf(cupSide, { chits, cups }, [[rule, 4]])).toEqual({ side: 'first' });
  expect(outcomeOf(cupSide, { chits, cups }, [[rule, 5]])).toEqual({ side: 'second' });
});
