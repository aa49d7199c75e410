import { drive, thrown } from '../../../engine/drive';
import { lowestTerms } from '../../../engine/whole';
import { bothSides } from '../../../engine/sides';
import { seeded } from '../../../testkit/seeded';
import { coordinatedOdds, initialContest, initialOdds } from './rolls';

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [5, 3],
  [8, 6],
  [9, 6],
])('NLC 4.1 the odds of a Coordinated Action chit with rating %i are %i in 6', (rating, n) => {
  expect(lowestTerms(coordinatedOdds(rating))).toEqual(lowestTerms({ n, d: 6 }));
});

test.each([
  // Counted out by hand: pairs of dice whose difference, with the ratings, is 3 or more.
  [3, 3, 6, 6],
  [5, 3, 15, 1],
  [5, 0, 30, 0],
  [0, 5, 0, 30],
])('NLC 4.2 the odds with %i against %i are %i and %i in 36', (first, second, n, m) => {
  const stakes = { first: { rating: first, bonus: 0 }, second: { rating: second, bonus: 0 } };
  expect(initialOdds(stakes)).toEqual({ first: lowestTerms({ n, d: 36 }), second: lowestTerms({ n: m, d: 36 }) });
});

test('NLC 20.11 a bonus counts like a point of rating', () => {
  const withBonus = initialOdds({ first: { rating: 3, bonus: 2 }, second: { rating: 3, bonus: 0 } });
  expect(withBonus).toEqual(initialOdds({ first: { rating: 5, bonus: 0 }, second: { rating: 3, bonus: 0 } }));
  expect(withBonus).not.toEqual(initialOdds(bothSides(() => ({ rating: 3, bonus: 0 }))));
});

test('NLC 4.2 the odds are what 200,000 contests show, within five sigma', () => {
  const { roll } = seeded(1806);
  const stakes = { first: { rating: 4, bonus: 1 }, second: { rating: 3, bonus: 0 } };
  const contest = initialContest(stakes);
  const runs = 200_000;
  const won = { first: 0, second: 0 };
  for (let i = 0; i < runs; i++) {
    const { at } = drive(contest, thrown(roll));
    const winner = at.kind === 'accepted' ? at.outcome.winner : null;
    if (winner !== null) won[winner] += 1;
  }
  const odds = initialOdds(stakes);
  for (const side of ['first', 'second'] as const) {
    const p = odds[side].n / odds[side].d;
    expect(Math.abs(won[side] - runs * p)).toBeLessThan(5 * Math.sqrt(runs * p * (1 - p)));
  }
});
