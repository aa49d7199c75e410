import { drive, givenIn } from './drive';
import fc from 'fast-check';
import { resolve } from '../testkit/given';
import type { Roll } from './given';
import { oddsOf } from './odds';
import { accept, andThen, rollDice } from './step';
import type { Alike, Faces, Reading, Step } from './step';
import { throwerIn } from './throws';
import { BIG, PLAIN } from './whole';
import { lines } from './vocabulary';

const LINES = lines({ end: { depth: 'number' }, k: {} });

/** A made-up procedure as data: a throw and what follows on what it shows, down to an outcome. */
type Plan = number | Readonly<{ count: number; sides: number; reading: Reading; next: readonly Plan[] }>;

const READINGS: readonly Reading[] = ['sum', 'sorted', 'ordered'];

const plans = fc.letrec<{ plan: Plan }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.integer({ min: 0, max: 4 }),
    fc.record({
      count: fc.integer({ min: 1, max: 3 }),
      sides: fc.integer({ min: 1, max: 6 }),
      reading: fc.constantFrom(...READINGS),
      next: fc.array(tie('plan'), { minLength: 1, maxLength: 4 }),
    }),
  ),
})).plan;

const shown = (reading: Reading, faces: Faces): number =>
  reading === 'sum' ? faces.reduce((a, b) => a + b, 0) : faces.reduce((a, b) => a * 7 + b, 0);

const stepOf = (plan: Plan, depth = 0): Step<number> => {
  if (typeof plan === 'number') return accept(plan, [LINES.end('NLC 4', { depth })]);
  const { count, sides, reading, next } = plan;
  return rollDice({ rule: `NLC ${String(depth)}`, purpose: 'p', count, sides, reading }, (faces) =>
    stepOf(next[shown(reading, faces) % next.length] ?? 0, depth + 1),
  );
};

/** Counted without any merging, die by die in the order they fall. */
const countByHand = (step: Step<number>): ReadonlyMap<number, number> => {
  const chances = new Map<number, number>();
  const go = (at: Step<number>, p: number): void => {
    if (at.kind === 'accepted') chances.set(at.outcome, (chances.get(at.outcome) ?? 0) + p);
    if (at.kind !== 'needsDice') return;
    const { request } = at;
    for (const { faces } of throwerIn(PLAIN)({ ...request, reading: 'ordered' })) {
      const read = request.reading === 'ordered' ? faces : [...faces].sort((a, b) => a - b);
      go(at.then(read), p / request.sides ** request.count);
    }
  };
  go(step, 1);
  return chances;
};

const throwsFor = (step: Step<number>, seeds: readonly number[]): readonly Roll[] => {
  const { asked } = drive(step, {
    dice: ({ count, sides }, nth) =>
      Array.from({ length: count }, (_, i) => 1 + ((seeds[(nth * 3 + i) % seeds.length] ?? 0) % sides)),
    option: () => null,
  });
  return givenIn(asked).rolls;
};

const seeds = fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 });

test('every proper prefix of the dice answers needsDice, all of them the outcome, one more a refusal', () => {
  fc.assert(
    fc.property(plans, seeds, (plan, numbers) => {
      const step = stepOf(plan);
      const rolls = throwsFor(step, numbers);
      for (let few = 0; few < rolls.length; few++)
        expect(resolve(step, { rolls: rolls.slice(0, few), choices: [] }).kind).toBe('needsDice');
      expect(resolve(step, { rolls, choices: [] }).kind).toBe('accepted');
      const surplus = [...rolls, { rule: 'NLC 4', faces: [1] } as const];
      expect(resolve(step, { rolls: surplus, choices: [] })).toMatchObject({ refusal: { code: 'DIE_NOT_ASKED_FOR' } });
    }),
    { numRuns: 300 },
  );
});

test('odds add up to exactly one and are what counting every single throw gives', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const walk = oddsOf(stepOf(plan));
      if (walk.kind !== 'odds') throw new Error(walk.kind);
      const byHand = countByHand(stepOf(plan));
      expect(walk.odds.reduce((sum, { n }) => sum + n, 0)).toBe(walk.odds[0]?.d);
      expect(walk.odds.every(({ n, d }) => Number.isInteger(n) && n > 0 && d === walk.odds[0]?.d)).toBe(true);
      expect(walk.odds).toHaveLength(byHand.size);
      for (const { outcome, n, d } of walk.odds) expect(n / d).toBeCloseTo(byHand.get(outcome) ?? -1, 9);
    }),
    { numRuns: 60 },
  );
});

test('where the order does not matter to the reading, it does not matter to the outcome', () => {
  fc.assert(
    fc.property(plans, seeds, (plan, numbers) => {
      const step = stepOf(plan);
      const rolls = throwsFor(step, numbers);
      const turned = rolls.map((roll, i) => {
        const at = resolve(step, { rolls: rolls.slice(0, i), choices: [] });
        const ordered = at.kind === 'needsDice' && at.request.reading === 'ordered';
        return ordered ? roll : { ...roll, faces: [...roll.faces].reverse() };
      });
      expect(resolve(step, { rolls: turned, choices: [] })).toEqual(resolve(step, { rolls, choices: [] }));
    }),
    { numRuns: 300 },
  );
});

test('one procedure inside another comes to what both come to after each other', () => {
  fc.assert(
    fc.property(plans, plans, seeds, (a, b, numbers) => {
      const nested = andThen(stepOf(a), (first) => andThen(stepOf(b), (second) => accept(first * 10 + second)));
      const [one, two] = [throwsFor(stepOf(a), numbers), throwsFor(stepOf(b), numbers)];
      const alone = [
        resolve(stepOf(a), { rolls: one, choices: [] }),
        resolve(stepOf(b), { rolls: two, choices: [] }),
      ] as const;
      const together = resolve(nested, { rolls: [...one, ...two], choices: [] });
      if (alone[0].kind !== 'accepted' || alone[1].kind !== 'accepted') throw new Error('dice left open');
      expect(together).toEqual(
        accept(alone[0].outcome * 10 + alone[1].outcome, [...alone[0].working, ...alone[1].working]),
      );
    }),
    { numRuns: 200 },
  );
});

/** A made-up procedure that tells throws apart by less than their faces. */
type Classed =
  number | Readonly<{ count: number; sides: number; reading: Reading; of: Alike['of']; next: readonly Classed[] }>;

const classedPlans = fc.letrec<{ plan: Classed }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.integer({ min: 0, max: 4 }),
    fc.record({
      count: fc.integer({ min: 1, max: 4 }),
      sides: fc.integer({ min: 1, max: 6 }),
      reading: fc.constantFrom(...READINGS),
      of: fc.constantFrom('throw', 'die'),
      next: fc.array(tie('plan'), { minLength: 1, maxLength: 4 }),
    }),
  ),
})).plan;

const classedStep = (plan: Classed, told: boolean): Step<number> => {
  if (typeof plan === 'number') return accept(plan);
  const { count, sides, reading, of, next } = plan;
  const low = (face: number) => (face % 3 === 0 ? 'low' : 'high');
  const lows = (faces: Faces) => faces.filter((face) => low(face) === 'low').length;
  const sum = (faces: Faces) => faces.reduce((a, b) => a + b, 0) % next.length;
  const perDie = of === 'die' && reading !== 'sum';
  const alike: Alike = perDie ? { of: 'die', as: low } : { of: 'throw', as: sum };
  const which = (faces: Faces) => (perDie ? lows(faces) : sum(faces)) % next.length;
  const request = { rule: 'NLC 4', purpose: 'p', count, sides, reading } as const;
  return rollDice(request, (faces) => classedStep(next[which(faces)] ?? 0, told), told ? alike : undefined);
};

const byOutcome = (step: Step<number>): readonly unknown[] => {
  const found = oddsOf(step);
  if (found.kind !== 'odds') throw new Error(found.kind);
  return found.odds.toSorted((a, b) => a.outcome - b.outcome);
};

test('odds are the same whether or not a procedure says which throws are alike', () => {
  fc.assert(
    fc.property(classedPlans, (plan) => {
      const nested = (told: boolean) =>
        andThen(accept(0, [LINES.k('NLC 4')]), () => andThen(classedStep(plan, told), (n) => accept(n * 2)));
      expect(byOutcome(nested(true))).toEqual(byOutcome(nested(false)));
    }),
    { numRuns: 200 },
  );
});

test('big numbers count throws exactly as plain ones do', () => {
  const shapes = fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    sides: fc.integer({ min: 1, max: 6 }),
    reading: fc.constantFrom(...READINGS),
  });
  const odd: Alike = { of: 'die', as: (face) => face % 2 };
  fc.assert(
    fc.property(shapes, fc.constantFrom(undefined, odd), (shape, alike) => {
      const big = throwerIn(BIG)(shape, alike).map(({ faces, weight }) => ({ faces, weight: Number(weight) }));
      const plain = throwerIn(PLAIN)(shape, alike);
      expect(big).toEqual(plain);
      expect(plain.reduce((sum, { weight }) => sum + weight, 0)).toBe(shape.sides ** shape.count);
    }),
  );
});
