import { chancesOf, keysOf, outcomeOf } from '../command/testing/resolving';
import { coordinatedAction } from './coordinated-action';
import { initialAction } from './initial-action';

const led = (rating: number, more: object = {}) => ({ commander: { rating }, ...more });
const rolling = (input: object, first: number, second: number): unknown =>
  outcomeOf(initialAction, input, [
    ['NLC 4.2', first],
    ['NLC 4.2', second],
  ]);

describe('NLC 4.1 Coordinated Action', () => {
  test.each([
    [5, 3, true],
    [5, 4, false],
    [2, 1, false],
  ])('NLC 4.1 rating %i, a roll of %i', (rating, die, won) => {
    expect(outcomeOf(coordinatedAction, led(rating), [['NLC 4.1', die]])).toEqual({ won });
  });

  test('NLC 11.4 while his HQ is lost he has one less', () => {
    const input = { commander: { rating: 5, hqLost: true } };
    expect(outcomeOf(coordinatedAction, input, [['NLC 4.1', 3]])).toEqual({ won: false });
    expect(keysOf(coordinatedAction, input, [['NLC 4.1', 3]])).toContain('commandHqLost');
  });

  test('Ruling 28 nobody on the map: no die is low enough', () => {
    expect(chancesOf(coordinatedAction, led(0))).toEqual({ '{"won":false}': '1/1' });
  });

  test('Ruling 7 another modifier', () => {
    const input = led(4, { other: { amount: 1, reason: 'Berthier' } });
    expect(outcomeOf(coordinatedAction, input, [['NLC 4.1', 3]])).toEqual({ won: true });
  });
});

describe('NLC 4.2 Initial Action', () => {
  test.each([
    [5, 3, 3, 2, 'first'],
    [5, 3, 3, 3, null],
    [3, 5, 2, 3, 'second'],
    [0, 0, 6, 3, 'first'],
  ])('NLC 4.2 ratings %i and %i, rolls of %i and %i', (a, b, first, second, winner) => {
    expect(rolling({ first: led(a), second: led(b) }, first, second)).toEqual({ winner });
  });

  test('NLC 11.4 a lost HQ costs a point', () => {
    const input = { first: { commander: { rating: 5, hqLost: true } }, second: led(3) };
    expect(rolling(input, 3, 2)).toEqual({ winner: null });
  });

  test.each([
    ['fewer units', { units: 1, combats: 1 }, { units: 1, combats: 1 }, null],
    ['one less', { units: 0 }, { units: 1, combats: 1 }, null],
    ['twice as many in two combats', { units: 1 }, { units: 2, combats: 2 }, 'first'],
  ])('NLC 20.11 retreats of last turn, if played: %s', (_, own, their, winner) => {
    const input = { first: led(3, { retreats: own }), second: led(3, { retreats: their }), takingTheInitiative: true };
    expect(rolling(input, 4, 3)).toEqual({ winner });
    expect(rolling({ ...input, takingTheInitiative: false }, 4, 3)).toEqual({ winner: null });
  });

  test('NLC 20.11 one point for the fewer', () => {
    const input = {
      first: led(3),
      second: led(3, { retreats: { units: 1, combats: 1 } }),
      takingTheInitiative: true,
    };
    expect(rolling(input, 5, 3)).toEqual({ winner: 'first' });
  });

  test('Ruling 7 another modifier', () => {
    const input = { first: led(3, { other: { amount: 1, reason: 'Dawn' } }), second: led(3) };
    expect(rolling(input, 5, 3)).toEqual({ winner: 'first' });
  });

  test('NLC 4.2 the odds between equals', () => {
    expect(chancesOf(initialAction, { first: led(3), second: led(3) })).toEqual({
      '{"winner":null}': '2/3',
      '{"winner":"second"}': '1/6',
      '{"winner":"first"}': '1/6',
    });
  });
});
