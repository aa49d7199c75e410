import { chancesOf, outcomeOf, when } from '../command/testing/resolving';
import { pbemInitiative } from './pbem-initiative';

type Throw = readonly ['Ruling 99', number];
const dice = (...faces: readonly number[]): readonly Throw[] => faces.map((face) => ['Ruling 99', face] as const);
const EVEN = { first: { rating: 3 }, second: { rating: 3 } };
const opening = (turn: string) => [['Ruling 99', turn]] as const;

test('Ruling 99 a die, the rating and the combats won: the higher says whether he moves first', () => {
  const input = { first: { rating: 3, combatsWon: 2 }, second: { rating: 4 } };
  const choice = when(pbemInitiative, input, dice(3, 3));
  expect(choice).toMatchObject({ kind: 'needsChoice', request: { by: 'first', options: ['first', 'second'] } });
  expect(outcomeOf(pbemInitiative, input, dice(3, 3), opening('first'))).toEqual({
    kind: 'won',
    winner: 'first',
    opens: 'first',
  });
  expect(outcomeOf(pbemInitiative, input, dice(3, 3), opening('second'))).toEqual({
    kind: 'won',
    winner: 'first',
    opens: 'second',
  });
});

test('Ruling 99 each side rolls its own die', () => {
  expect(when(pbemInitiative, EVEN)).toMatchObject({ request: { by: 'first', count: 1, sides: 6 } });
  expect(when(pbemInitiative, EVEN, dice(2))).toMatchObject({ request: { by: 'second' } });
});

test('Ruling 99 ties are rolled again; after three in a row one asks anew', () => {
  expect(when(pbemInitiative, EVEN, dice(2, 2)).kind).toBe('needsDice');
  expect(outcomeOf(pbemInitiative, EVEN, dice(2, 2, 1, 4), opening('first'))).toEqual({
    kind: 'won',
    winner: 'second',
    opens: 'second',
  });
  expect(outcomeOf(pbemInitiative, EVEN, dice(2, 2, 5, 5, 1, 1))).toEqual({ kind: 'tied' });
});

test('Ruling 99 between equals the odds are even', () => {
  expect(chancesOf(pbemInitiative, EVEN)).toEqual({
    '{"kind":"won","winner":"first","opens":"first"}': '215/432',
    '{"kind":"won","winner":"second","opens":"second"}': '215/432',
    '{"kind":"tied"}': '1/216',
  });
});

test('Ruling 7 another modifier', () => {
  const input = { ...EVEN, second: { rating: 3, other: { amount: 1, reason: 'Handicap' } } };
  expect(when(pbemInitiative, input, dice(3, 3))).toMatchObject({ request: { by: 'second' } });
});
