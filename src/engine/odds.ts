import type { ChoiceRequest, DiceRequest, Faces, Refusal, Step } from './step';

/** An exact probability. `n / d` in lowest terms only when a caller asks for it; within one list all share one `d`. */
export type Chance = Readonly<{ n: number; d: number }>;

export type Odd<T> = Chance & Readonly<{ outcome: T }>;

/** What a player would choose, given the request; the walk needs to know to go past a decision. */
export type Policy = (request: ChoiceRequest) => string;

export type OddsWalk<T> =
  | Readonly<{ kind: 'odds'; odds: readonly Odd<T>[] }>
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | Readonly<{ kind: 'needsPolicy'; request: ChoiceRequest }>;

type Branch = Readonly<{ faces: Faces; weight: number }>;

/**
 * Walks every throw a procedure can ask for, weighs the ends and merges those that are the same outcome.
 * Exact: numerators are whole numbers over one common denominator.
 */
export const oddsOf = <T>(
  start: Step<T>,
  policy?: Policy,
  keyOf: (outcome: T) => string = (outcome) => JSON.stringify(outcome),
): OddsWalk<T> => {
  const leaves = new Map<string, { outcome: T; byDepth: Map<number, number> }>();
  const stop = walk(start, 1, 1, policy, (outcome, n, d) => {
    const key = keyOf(outcome);
    const leaf = leaves.get(key) ?? { outcome, byDepth: new Map<number, number>() };
    leaf.byDepth.set(d, (leaf.byDepth.get(d) ?? 0) + n);
    leaves.set(key, leaf);
  });
  if (stop !== undefined) return stop;
  const common = [...leaves.values()].flatMap((leaf) => [...leaf.byDepth.keys()]).reduce(leastCommonMultiple, 1);
  const odds = [...leaves.values()].map(({ outcome, byDepth }) => ({
    outcome,
    n: [...byDepth].reduce((sum, [d, n]) => sum + n * (common / d), 0),
    d: common,
  }));
  return { kind: 'odds', odds };
};

type Stop = Exclude<OddsWalk<never>, { kind: 'odds' }>;

const walk = <T>(
  step: Step<T>,
  n: number,
  d: number,
  policy: Policy | undefined,
  leaf: (outcome: T, n: number, d: number) => void,
): Stop | undefined => {
  switch (step.kind) {
    case 'accepted':
      leaf(step.outcome, n, d);
      return undefined;
    case 'refused':
      return step;
    case 'needsChoice':
      if (policy === undefined) return { kind: 'needsPolicy', request: step.request };
      return walk(step.then(policy(step.request)), n, d, policy, leaf);
    case 'needsDice': {
      const below = safe(d * step.request.sides ** step.request.count);
      for (const { faces, weight } of branchesOf(step.request)) {
        const stop = walk(step.then(faces), n * weight, below, policy, leaf);
        if (stop !== undefined) return stop;
      }
      return undefined;
    }
  }
};

const branchCache = new Map<string, readonly Branch[]>();

/** The throws that differ as far as the request reads them, each with the number of ways it can fall. */
export const branchesOf = (request: Pick<DiceRequest, 'count' | 'sides' | 'reading'>): readonly Branch[] => {
  const key = `${request.count}d${request.sides}${request.reading}`;
  const cached = branchCache.get(key);
  if (cached !== undefined) return cached;
  const merged = new Map<string, { faces: Faces; weight: number }>();
  for (const { faces, weight } of sortedThrows(request.count, request.sides)) {
    const name = request.reading === 'sum' ? String(faces.reduce((a, b) => a + b, 0)) : faces.join();
    const seen = merged.get(name);
    if (seen === undefined) merged.set(name, { faces, weight });
    else seen.weight += weight;
  }
  const branches = request.reading === 'ordered' ? orderedThrows(request.count, request.sides) : [...merged.values()];
  branchCache.set(key, branches);
  return branches;
};

/** Every multiset of faces once, weighed by its number of orders (a multinomial coefficient). */
const sortedThrows = (count: number, sides: number): readonly Branch[] => {
  const throws: Branch[] = [];
  const extend = (faces: number[], lowest: number): void => {
    if (faces.length === count) {
      throws.push({ faces, weight: ordersOf(faces) });
      return;
    }
    for (let face = lowest; face <= sides; face++) extend([...faces, face], face);
  };
  extend([], 1);
  return throws;
};

const orderedThrows = (count: number, sides: number): readonly Branch[] => {
  const faces = Array.from({ length: sides }, (_, i) => i + 1);
  const extend = (rows: readonly Faces[]): readonly Faces[] =>
    rows.flatMap((row) => faces.map((face) => [...row, face]));
  let rows: readonly Faces[] = [[]];
  for (let die = 0; die < count; die++) rows = extend(rows);
  return rows.map((row) => ({ faces: row, weight: 1 }));
};

const ordersOf = (faces: Faces): number => {
  let orders = 1;
  let run = 0;
  faces.forEach((face, i) => {
    run = face === faces[i - 1] ? run + 1 : 1;
    orders = (orders * (i + 1)) / run;
  });
  return orders;
};

const safe = (n: number): number => {
  if (n > Number.MAX_SAFE_INTEGER)
    throw new Error('odds: this procedure asks for more dice than can be counted exactly');
  return n;
};

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));
const leastCommonMultiple = (a: number, b: number): number => safe((a / greatestCommonDivisor(a, b)) * b);

/** `15/36` as `5/12`. */
export const lowestTerms = ({ n, d }: Chance): Chance => {
  const divisor = greatestCommonDivisor(n, d);
  return divisor === 0 ? { n, d } : { n: n / divisor, d: d / divisor };
};
