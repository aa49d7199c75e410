import fc from 'fast-check';
import { oddsOf } from '../../../engine/odds';
import { beginning, codeOf, keysOf, outcomeOf } from '../../../testkit/resolver-law';
import { arrival } from './arrival';
import { arrivalOrders } from './arrival-orders';

const arrive = (die: number, more: object = {}) => outcomeOf(arrival, { dueTurn: 8, ...more }, [['MOP 37.12.2', die]]);

test.each([
  [1, 6, 'advanced'],
  [2, 7, 'advanced'],
  [3, 8, 'onTime'],
  [4, 8, 'onTime'],
  [5, 9, 'delayed'],
  [6, 10, 'delayed'],
])('MOP 37.12.2 a %i brings a group due on turn 8 on turn %i', (die, turn, result) => {
  expect(arrive(die)).toMatchObject({ turn, result });
});

describe('MOP 37.12.2 the running modifier', () => {
  test.each([
    [2, 1, 3, 7],
    [5, 1, 5, 8],
    [1, 2, 4, 9],
    [1, 1, 5, 9],
    [0, 0, 2, 7],
  ])('%i delayed and %i advanced: a %i comes on turn %i', (delayed, advanced, die, turn) => {
    expect(arrive(die, { delayed, advanced })).toMatchObject({ turn });
  });

  test('Ruling 41 a modified die stops at 1 and 6', () => {
    expect(arrive(1, { delayed: 1 })).toMatchObject({ turn: 6 });
    expect(arrive(6, { advanced: 1 })).toMatchObject({ turn: 10 });
  });

  test('counts formations, not groups or turns', () => {
    expect(arrive(1, { formations: 3, advanced: 1 })).toMatchObject({ advanced: 4, delayed: 0 });
    expect(arrive(6, { formations: 2, delayed: 1 })).toMatchObject({ advanced: 0, delayed: 3 });
    expect(arrive(3, { formations: 2 })).toMatchObject({ advanced: 0, delayed: 0 });
  });
});

describe('Ruling 41 congestion off the map', () => {
  test.each([
    [1, 7, 7, 'advanced'],
    [1, 6, 6, 'advanced'],
    [1, 3, 6, 'advanced'],
    [2, 8, 8, 'onTime'],
    [1, 10, 8, 'onTime'],
    [3, 10, 8, 'onTime'],
    [5, 10, 9, 'delayed'],
  ])('a %i behind a group that comes on turn %i: turn %i, %s', (die, earlierGroupArrives, turn, result) => {
    expect(arrive(die, { earlierGroupArrives })).toMatchObject({ turn, result });
  });

  test('an advance cut to nothing is on time and does not count', () => {
    expect(arrive(1, { earlierGroupArrives: 9 })).toMatchObject({ advanced: 0, delayed: 0 });
    const input = { dueTurn: 8, earlierGroupArrives: 9 };
    expect(keysOf(arrival, input, [['MOP 37.12.2', 1]])).toContain('mopArrivalCut');
  });
});

test.each([1, 2])('Ruling 41 what is due on turn %i comes without a roll', (dueTurn) => {
  expect(outcomeOf(arrival, { dueTurn, delayed: 4 })).toMatchObject({ turn: dueTurn, result: 'onTime' });
});

test('MOP 37.12.2 a group due on turn 3 may come on turn 1', () => {
  expect(arrive(1, { dueTurn: 3 })).toMatchObject({ turn: 1 });
});

test('Ruling 7 another modifier of the die', () => {
  expect(arrive(4, { other: { amount: 1, reason: 'thaw' } })).toMatchObject({ turn: 9 });
});

test('MOP 37.12.2 the odds are a third on time, and each lateness as likely as its earliness', () => {
  const walk = oddsOf(beginning(arrival, { dueTurn: 8 }));
  const odds = walk.kind === 'odds' ? walk.odds : [];
  expect(odds.map(({ n, d }) => `${n}/${d}`)).toEqual(['1/6', '1/6', '2/6', '1/6', '1/6']);
});

test('Ruling 41 nobody overtakes, is more than two turns off, or comes late by another’s delay', () => {
  const group = fc.record({
    dueTurn: fc.integer({ min: 3, max: 40 }),
    delayed: fc.nat(5),
    advanced: fc.nat(5),
    earlierGroupArrives: fc.integer({ min: 1, max: 42 }),
  });
  fc.assert(
    fc.property(group, fc.integer({ min: 1, max: 6 }), (input, die) => {
      const { turn } = outcomeOf(arrival, input, [['MOP 37.12.2', die]]) as { turn: number };
      expect(Math.abs(turn - input.dueTurn)).toBeLessThanOrEqual(2);
      if (turn < input.dueTurn) expect(turn).toBeGreaterThanOrEqual(input.earlierGroupArrives);
      const { earlierGroupArrives: _, ...alone } = input;
      const free = outcomeOf(arrival, alone, [['MOP 37.12.2', die]]) as { turn: number };
      expect(turn > input.dueTurn ? turn : input.dueTurn).toBe(Math.max(free.turn, input.dueTurn));
    }),
  );
});

test('MOP 37.12.2 orders change before the first daylight turn of the day and four hours ahead', () => {
  const send = { beforeFirstDaylight: true, minutesToArrival: 240 };
  expect(outcomeOf(arrivalOrders, send)).toEqual({ kind: 'mayBeSent' });
  expect(codeOf(arrivalOrders, { ...send, minutesToArrival: 239 })).toBe('FOUR_HOURS_AHEAD');
  expect(codeOf(arrivalOrders, { ...send, beforeFirstDaylight: false })).toBe('SENT_AFTER_DAYBREAK');
});
