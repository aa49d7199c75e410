import fc from 'fast-check';
import { codeOf, outcomeOf } from '../../../testkit/resolver-law';
import { mopVictory } from './victory';

const end = (first: object, second: object = {}, more: object = {}) =>
  outcomeOf(mopVictory, { first, second, ...more });
const points = (first: number, second: number) => ({ points: { first, second } });

describe('MOP 37.13', () => {
  test.each([
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [14, 2],
    [15, 3],
  ])('the book’s own: losses %i apart are %i VP for the side that lost less', (difference, gained) => {
    expect(end({ losses: 20 }, { losses: 20 + difference })).toMatchObject(points(gained, 0));
    expect(end({ losses: 20 + difference }, { losses: 20 })).toMatchObject(points(0, gained));
  });

  test('4 for each enemy corps demoralized, 2 for each baggage train, 4 for each supply source, cards as they are', () => {
    const french = { supplySources: 2, cardPoints: -3 };
    const coalition = { corps: 9, corpsDemoralized: 2, baggageTrainsLost: 1, cardPoints: 5 };
    expect(end(french, coalition)).toEqual({ kind: 'victory', winner: 'first', by: 'points', ...points(15, 5) });
  });

  test('an overall commander taken counts his rating', () => {
    expect(end({}, { capturedRatings: [3, 2] })).toMatchObject(points(5, 0));
  });

  test('Napoleon taken decides it for the other side', () => {
    expect(end({ supplySources: 5 }, {}, { napoleonCaptured: true })).toEqual({
      kind: 'victory',
      winner: 'second',
      by: 'napoleon',
      ...points(20, 0),
    });
  });

  test('so does an enemy with every corps demoralized; some of them, or none counted, does not', () => {
    const rich = { cardPoints: 90 };
    expect(end({}, { ...rich, corps: 3, corpsDemoralized: 3 })).toMatchObject({
      winner: 'first',
      by: 'demoralization',
    });
    expect(end({}, { ...rich, corps: 3, corpsDemoralized: 2 })).toMatchObject({ winner: 'second', by: 'points' });
    expect(end({}, { ...rich, corpsDemoralized: 2 })).toMatchObject({ winner: 'second', by: 'points' });
  });

  test('where both are overrun the points decide', () => {
    const overrun = { corps: 2, corpsDemoralized: 2 };
    expect(end({ ...overrun, cardPoints: 5 }, overrun)).toMatchObject({ winner: 'first', by: 'points' });
  });

  test('no side has more corps demoralized than it has', () => {
    expect(codeOf(mopVictory, { second: { corps: 2, corpsDemoralized: 3 } })).toBe('MORE_DEMORALIZED_THAN_THERE_ARE');
  });

  test('the conditions of the scenario', () => {
    expect(end({ scenarioPoints: 7 }, { scenarioPoints: -2 })).toMatchObject(points(7, -2));
  });
});

describe('Ruling 55 the exit of whoever played General Retreat', () => {
  const exit = { playedGeneralRetreat: true, exitedBaggageTrain: true, exitedUnits: 14 };

  test('4 for the train, 1 for every five units, these no more than for losses', () => {
    expect(end(exit, { losses: 40 })).toMatchObject(points(8 + 4 + 2, 0));
    expect(end(exit, { losses: 5 })).toMatchObject(points(1 + 4 + 1, 0));
    expect(end({ ...exit, losses: 40 })).toMatchObject(points(4, 8));
    expect(end({ ...exit, exitedUnits: 4 }, { losses: 40 })).toMatchObject(points(12, 0));
  });

  test('nothing without the card', () => {
    expect(end({ ...exit, playedGeneralRetreat: false }, { losses: 40 })).toMatchObject(points(8, 0));
  });
});

test('Ruling 44 reinforcements canceled or brought, a quarter of each formation’s strength', () => {
  const sides = { canceledReinforcements: [10, 9], alternateReinforcements: [6] };
  expect(end(sides)).toMatchObject(points(3 + 2 - 2, 0));
});

describe('Ruling 40 a draw', () => {
  const scored = (first: number, second: number) => end({ scenarioPoints: first }, { scenarioPoints: second });

  test.each([
    [20, 18, 'draw'],
    [18, 20, 'draw'],
    [20, 17, 'victory'],
    [10, 9, 'draw'],
    [9, 8, 'victory'],
    [0, 0, 'draw'],
    [1, 0, 'victory'],
    [-5, -5, 'draw'],
    [-40, -41, 'victory'],
  ])('%i against %i: %s', (first, second, kind) => {
    expect(scored(first, second)).toMatchObject({ kind });
  });

  test('sides that change places change the victory with them', () => {
    const total = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(total, total, (first, second) => {
        const one = scored(first, second) as { kind: string; winner?: string };
        const two = scored(second, first) as { kind: string; winner?: string };
        expect(two.kind).toBe(one.kind);
        if (one.kind === 'victory') expect(one.winner).toBe(first > second ? 'first' : 'second');
        if (one.kind === 'victory') expect(two.winner).not.toBe(one.winner);
      }),
    );
  });
});
