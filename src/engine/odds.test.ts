import { drive, thrown } from './drive';
import { seeded } from '../testkit/seeded';
import { oddsOf } from './odds';
import type { Chance, OddsWalk } from './odds';
import { accept, andThen, choose, mapOutcome, refuse, rollDice } from './step';
import type { Alike, Reading, RuleId, Step } from './step';
import { isThrowOf, readFaces } from './given';
import { throwerIn } from './throws';
import { BIG, PLAIN, lowestTerms } from './whole';
import { lines, refusals } from './vocabulary';

const { NO } = refusals({ NO: 'NLC 4' });

const branchesOf = throwerIn(PLAIN);

const throwing = (count: number, sides: number, reading: Reading, rule: RuleId = 'NLC 4'): Step<number> =>
  rollDice({ rule, purpose: 'p', count, sides, reading }, (faces) => accept(faces.reduce((a, b) => a + b, 0)));

const listed = <T>(walk: OddsWalk<T>): readonly (readonly [T, number, number])[] => {
  if (walk.kind !== 'odds') throw new Error(walk.kind);
  return walk.odds.map(({ outcome, n, d }) => [outcome, n, d] as const);
};

describe('the branches of a throw', () => {
  test.each<[number, number, Reading, number]>([
    [2, 6, 'sum', 11],
    [2, 6, 'sorted', 21],
    [2, 6, 'ordered', 36],
    [3, 6, 'sum', 16],
    [3, 6, 'sorted', 56],
    [3, 6, 'ordered', 216],
    [1, 10, 'sorted', 10],
  ])('%id%i read as %s has %i of them, of the full weight', (count, sides, reading, expected) => {
    const branches = branchesOf({ count, sides, reading });
    expect(branches).toHaveLength(expected);
    expect(branches.reduce((sum, { weight }) => sum + weight, 0)).toBe(sides ** count);
    expect(new Set(branches.map(({ faces }) => faces.join())).size).toBe(expected);
    const request = { rule: 'NLC 4', purpose: 'p', count, sides, reading } as const;
    for (const { faces } of branches) {
      expect(isThrowOf(request, faces)).toBe(true);
      expect(readFaces(request, faces)).toEqual(faces);
    }
  });

  test('the weights of 2d6 are the ones everybody knows', () => {
    expect(branchesOf({ count: 2, sides: 6, reading: 'sum' }).map(({ weight }) => weight)).toEqual([
      1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1,
    ]);
    const sorted = branchesOf({ count: 2, sides: 6, reading: 'sorted' });
    expect(sorted.every(({ faces: [a, b], weight }) => weight === (a === b ? 1 : 2))).toBe(true);
  });
});

describe('throws that are alike', () => {
  const six: Alike = { of: 'die', as: (face) => (face === 6 ? 'hit' : 'miss') };

  test('24 dice that each hit or miss are 25 throws, weighed as everybody would', () => {
    const branches = throwerIn(BIG)({ count: 24, sides: 6, reading: 'sorted' }, six);
    expect(branches).toHaveLength(25);
    expect(branches.reduce((sum, { weight }) => sum + weight, 0n)).toBe(6n ** 24n);
    expect(branches.map(({ faces }) => faces.filter((face) => face === 6).length)).toEqual(
      Array.from({ length: 25 }, (_, i) => i),
    );
    expect(branches[2]?.weight).toBe(276n * 5n ** 22n);
  });

  test.each<[Alike, number]>([
    [six, 3],
    [{ of: 'throw', as: (faces) => (faces.reduce((a, b) => a + b, 0) > 10 ? 1 : 0) }, 2],
  ])('%j: the faces that stand for a class are faces that can fall', (alike, expected) => {
    const request = { rule: 'NLC 4', purpose: 'p', count: 2, sides: 6, reading: 'sorted' } as const;
    const branches = branchesOf(request, alike);
    expect(branches).toHaveLength(expected);
    for (const { faces } of branches) {
      expect(isThrowOf(request, faces)).toBe(true);
      expect(readFaces(request, faces)).toEqual(faces);
    }
  });

  test('are told also through a procedure around the one that rolls', () => {
    const inner = rollDice({ rule: 'NLC 4', purpose: 'p', count: 1, sides: 6, reading: 'ordered' }, accept, six);
    const line = lines({ k: {} }).k('NLC 4');
    expect(andThen(accept(0, [line]), () => mapOutcome(inner, String))).toMatchObject({ alike: six });
  });
});

describe('odds', () => {
  test.each<Reading>(['sum', 'sorted', 'ordered'])('2d6 read as %s: the known distribution over 36', (reading) => {
    expect(listed(oddsOf(throwing(2, 6, reading)))).toEqual(
      [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((n, i) => [i + 2, n, 36]),
    );
  });

  test('merges equal outcomes of different throws, by the key given', () => {
    const even = oddsOf(throwing(1, 6, 'ordered'), undefined, (face) => (face % 2 === 0 ? 'even' : 'odd'));
    expect(listed(even)).toEqual([
      [1, 3, 6],
      [2, 3, 6],
    ]);
  });

  test('ends at different depths share one denominator', () => {
    const step = andThen(throwing(1, 6, 'ordered'), (face): Step<string> =>
      face === 6
        ? andThen(throwing(1, 4, 'ordered'), (second) => accept(second === 1 ? 'both' : 'one'))
        : accept('none'),
    );
    expect(listed(oddsOf(step))).toEqual([
      ['none', 20, 24],
      ['both', 1, 24],
      ['one', 3, 24],
    ]);
  });

  test('something certain is one in one', () => {
    expect(listed(oddsOf(accept('so')))).toEqual([['so', 1, 1]]);
    expect(listed(oddsOf(throwing(1, 1, 'ordered')))).toEqual([[1, 1, 1]]);
  });

  test('a choice goes by the policy, and without one says whose it is', () => {
    const step = andThen(throwing(1, 2, 'ordered'), (face) =>
      choose({ rule: 'NLC 4.2', purpose: 'p', by: 'second', options: ['x', 'y'] }, (option) =>
        accept(`${option}${face}`),
      ),
    );
    expect(oddsOf(step)).toMatchObject({ kind: 'needsPolicy', request: { rule: 'NLC 4.2', by: 'second' } });
    expect(listed(oddsOf(step, ({ options }) => options[1] ?? ''))).toEqual([
      ['y1', 1, 2],
      ['y2', 1, 2],
    ]);
  });

  test('a refusal anywhere in the tree is the answer', () => {
    const step = andThen(throwing(1, 6, 'ordered'), (face) => (face === 4 ? refuse(NO) : accept(face)));
    expect(oddsOf(step)).toEqual(refuse(NO));
  });

  test('what plain numbers cannot count exactly is counted in big ones', () => {
    const deep = (depth: number): Step<number> =>
      depth === 0
        ? accept(0)
        : rollDice(
            { rule: 'NLC 4', purpose: 'p', count: 1, sides: 60_000, reading: 'ordered' },
            ([face]) => (face === 1 ? deep(depth - 1) : accept(1)),
            { of: 'die', as: (face) => (face === 1 ? 'on' : 'off') },
          );
    const d = 60_000n ** 5n;
    expect(oddsOf(deep(5))).toEqual({
      kind: 'bigOdds',
      odds: [
        { outcome: 0, n: 1n, d },
        { outcome: 1, n: d - 1n, d },
      ],
    });
    expect(oddsOf(deep(3)).kind).toBe('odds');
  });

  test('equal outcomes are merged whatever order their fields stand in', () => {
    const step = rollDice({ rule: 'NLC 4', purpose: 'p', count: 1, sides: 6, reading: 'ordered' }, ([face = 0]) =>
      accept(face < 3 ? { hits: 1, by: { a: 1, b: [2] } } : { by: { b: [2], a: 1 }, hits: 1 }),
    );
    expect(listed(oddsOf<unknown>(step))).toEqual([[{ hits: 1, by: { a: 1, b: [2] } }, 6, 6]]);
  });

  test('texts of the same letters are not yet equal outcomes', () => {
    const step = rollDice({ rule: 'NLC 4', purpose: 'p', count: 1, sides: 6, reading: 'ordered' }, ([face = 0]) =>
      accept(
        [
          { a: 1, b: 2 },
          { a: 2, b: 1 },
          { b: 2, a: 1 },
        ][face % 3],
      ),
    );
    expect(listed(oddsOf<unknown>(step))).toEqual([
      [{ a: 2, b: 1 }, 2, 6],
      [{ a: 1, b: 2 }, 4, 6],
    ]);
  });

  test('a refusal and a missing policy are found also among more dice than plain numbers count', () => {
    const many = (then: Step<number>): Step<number> =>
      rollDice({ rule: 'NLC 4', purpose: 'p', count: 48, sides: 6, reading: 'sum' }, () => then);
    expect(oddsOf(many(refuse(NO)))).toEqual(refuse(NO));
    const choice = choose({ rule: 'NLC 4.2', purpose: 'p', by: 'first', options: ['x'] }, () => accept(1));
    expect(oddsOf(many(choice))).toMatchObject({ kind: 'needsPolicy' });
  });
});

test.each<[Chance, Chance]>([
  [
    { n: 15, d: 36 },
    { n: 5, d: 12 },
  ],
  [
    { n: 0, d: 36 },
    { n: 0, d: 1 },
  ],
  [
    { n: 36, d: 36 },
    { n: 1, d: 1 },
  ],
  [
    { n: 7, d: 36 },
    { n: 7, d: 36 },
  ],
  [
    { n: 0, d: 0 },
    { n: 0, d: 0 },
  ],
])('%j in lowest terms is %j', (chance, lowest) => {
  expect(lowestTerms(chance)).toEqual(lowest);
});

test('the odds of a procedure are what a long run of it shows', () => {
  // Two dice, a third on a double: outcomes of unlike depth and weight.
  const step = rollDice(
    { rule: 'NLC 4', purpose: 'p', count: 2, sides: 6, reading: 'sorted' },
    ([a = 0, b = 0]): Step<string> =>
      a === b
        ? andThen(throwing(1, 6, 'ordered'), (c) => accept(`double ${c > 4 ? 'high' : 'low'}`))
        : accept(b - a > 2 ? 'far' : 'near'),
  );
  const { roll } = seeded(1815);
  const seen = new Map<string, number>();
  const runs = 200_000;
  for (let i = 0; i < runs; i++) {
    const { at } = drive(step, thrown(roll));
    if (at.kind === 'accepted') seen.set(at.outcome, (seen.get(at.outcome) ?? 0) + 1);
  }
  for (const [outcome, n, d] of listed(oddsOf(step))) {
    const p = n / d;
    const sigma = Math.sqrt(runs * p * (1 - p));
    expect(Math.abs((seen.get(outcome) ?? 0) - runs * p)).toBeLessThan(5 * sigma);
  }
});
