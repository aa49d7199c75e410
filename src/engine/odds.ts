import type { ChoiceRequest, Refusal, Step } from './step';
import { throwerIn } from './throws';
import type { Thrower } from './throws';
import { BIG, PLAIN, leastCommonMultiple, powerOf } from './whole';
import type { Whole } from './whole';

/** An exact probability. `n / d` in lowest terms only when a caller asks for it; within one list all share one `d`. */
export type Chance = Readonly<{ n: number; d: number }>;

export type Odd<T> = Chance & Readonly<{ outcome: T }>;

/** The same where there are more dice than plain numbers can count: past twenty d6. */
export type BigOdd<T> = Readonly<{ outcome: T; n: bigint; d: bigint }>;

/** What a player would choose, given the request; the walk stops and asks where the policy has nothing to say. */
export type Policy = (request: ChoiceRequest) => string | undefined;

export type OddsWalk<T> =
  | Readonly<{ kind: 'odds'; odds: readonly Odd<T>[] }>
  | Readonly<{ kind: 'bigOdds'; odds: readonly BigOdd<T>[] }>
  | Stop;

type Stop = Readonly<{ kind: 'refused'; refusal: Refusal }> | Readonly<{ kind: 'needsPolicy'; request: ChoiceRequest }>;

/** What tells outcomes apart. */
export type KeyOf<T> = (outcome: T) => unknown;

/**
 * Walks every throw a procedure can ask for, weighs the ends and merges those that are the same outcome.
 * Exact: numerators are whole numbers over one common denominator, big ones where plain ones would not be exact.
 */
export const oddsOf = <T>(start: Step<T>, policy?: Policy, keyOf?: KeyOf<T>): OddsWalk<T> => {
  const plain = count(PLAIN, plainThrows, { start, policy, keyOf });
  if (plain.kind === 'counted') return { kind: 'odds', odds: plain.odds };
  if (plain.kind !== 'tooMany') return plain;
  const big = count(BIG, bigThrows, { start, policy, keyOf });
  if (big.kind === 'counted') return { kind: 'bigOdds', odds: big.odds };
  if (big.kind === 'tooMany') throw new Error('odds: big numbers have no end');
  return big;
};

const plainThrows = throwerIn(PLAIN);
const bigThrows = throwerIn(BIG);

type Question<T> = Readonly<{ start: Step<T>; policy: Policy | undefined; keyOf: KeyOf<T> | undefined }>;
type TooMany = Readonly<{ kind: 'tooMany' }>;
type Counted<T, N> = Readonly<{ kind: 'counted'; odds: readonly Readonly<{ outcome: T; n: N; d: N }>[] }>;

const TOO_MANY: TooMany = { kind: 'tooMany' };

const count = <T, N>(
  whole: Whole<N>,
  throws: Thrower<N>,
  { start, policy, keyOf }: Question<T>,
): Counted<T, N> | Stop | TooMany => {
  const ends = endsIn<T, N>(whole, keyOf ?? quickKey);
  const stop = walk({ whole, throws, policy, end: ends.add }, start, whole.of(1), whole.of(1));
  if (stop !== undefined) return stop;
  const leaves = keyOf === undefined ? mergeEqual(whole, ends.leaves()) : ends.leaves();
  const d = leaves
    .flatMap(({ parts }) => parts)
    .reduce((common, part) => leastCommonMultiple(whole, common, part.d), whole.of(1));
  if (!whole.fits(d)) return TOO_MANY;
  const odds = leaves.map(({ outcome, parts }) => ({ outcome, n: overCommon(whole, parts, d), d }));
  return { kind: 'counted', odds };
};

type Part<N> = { n: N; readonly d: N };
type Leaf<T, N> = Readonly<{ key: unknown; outcome: T; parts: Part<N>[] }>;

const overCommon = <N>(whole: Whole<N>, parts: readonly Part<N>[], d: N): N =>
  parts.reduce((sum, part) => whole.plus(sum, whole.times(part.n, whole.over(d, part.d))), whole.of(0));

/** The ends of the walk by outcome; those over the same denominator are added up at once. */
const endsIn = <T, N>(whole: Whole<N>, keyOf: KeyOf<T>) => {
  const found = new Map<unknown, Leaf<T, N>>();
  const add = (outcome: T, n: N, d: N): void => {
    const key = keyOf(outcome);
    const leaf = found.get(key);
    if (leaf === undefined) found.set(key, { key, outcome, parts: [{ n, d }] });
    else addPart(whole, leaf.parts, n, d);
  };
  return { add, leaves: (): readonly Leaf<T, N>[] => [...found.values()] };
};

const addPart = <N>(whole: Whole<N>, parts: Part<N>[], n: N, d: N): void => {
  for (const part of parts)
    if (part.d === d) {
      part.n = whole.plus(part.n, n);
      return;
    }
  parts.push({ n, d });
};

/** Tells most outcomes apart, and fast; two that list their fields in another order are left to `mergeEqual`. */
const quickKey = (outcome: unknown): unknown =>
  typeof outcome === 'number' || typeof outcome === 'boolean' ? outcome : JSON.stringify(outcome);

/**
 * Merges what is equal as JSON though its fields stand in another order. Only texts of the same letters can be that, so
 * hardly any need to be looked at closely.
 */
const mergeEqual = <T, N>(whole: Whole<N>, leaves: readonly Leaf<T, N>[]): readonly Leaf<T, N>[] => {
  if (leaves.length < 2 || typeof leaves[0]?.outcome !== 'object') return leaves;
  const letters = leaves.map(({ key }) => lettersOf(String(key)));
  const met = new Map<number, number>();
  for (const sum of letters) met.set(sum, (met.get(sum) ?? 0) + 1);
  if (met.size === leaves.length) return leaves;
  const merged = new Map<unknown, Leaf<T, N>>();
  leaves.forEach((leaf, i) => {
    const alone = met.get(letters[i] ?? 0) === 1;
    const key = alone ? leaf : JSON.stringify(leaf.outcome, byName);
    const same = merged.get(key);
    if (same === undefined) merged.set(key, leaf);
    else for (const { n, d } of leaf.parts) addPart(whole, same.parts, n, d);
  });
  return [...merged.values()];
};

/** The same for any order of the same letters. */
const lettersOf = (text: string): number => {
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    sum += code * code * code;
  }
  return sum;
};

const byName = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

type Walk<T, N> = Readonly<{
  whole: Whole<N>;
  throws: Thrower<N>;
  policy: Policy | undefined;
  end: (outcome: T, n: N, d: N) => void;
}>;

const walk = <T, N>(by: Walk<T, N>, step: Step<T>, n: N, d: N): Stop | TooMany | undefined => {
  switch (step.kind) {
    case 'accepted':
      by.end(step.outcome, n, d);
      return undefined;
    case 'refused':
      return step;
    case 'needsChoice': {
      const option = by.policy?.(step.request);
      if (option === undefined) return { kind: 'needsPolicy', request: step.request };
      return walk(by, step.then(option), n, d);
    }
    case 'needsDice': {
      const { request } = step;
      const below = by.whole.times(d, powerOf(by.whole, request.sides, request.count));
      if (!by.whole.fits(below)) return TOO_MANY;
      for (const { faces, weight } of by.throws(request, step.alike)) {
        const stop = walk(by, step.then(faces), by.whole.times(n, weight), below);
        if (stop !== undefined) return stop;
      }
      return undefined;
    }
  }
};
