import { resolve } from '../engine/given';
import type { Choice, Roll } from '../engine/given';
import { oddsOf } from '../engine/odds';
import type { AnyResolver } from '../engine/resolver';
import type { RuleId, Step, WorkingLine } from '../engine/step';
import { rolls } from './given';

type Keyed = readonly [RuleId, ...number[]];

/** The step a resolver begins with; an input that cannot be read fails the test. */
export const beginning = (resolver: AnyResolver, input: unknown): Step<unknown> => {
  const started = resolver.start(input);
  if (started.kind !== 'step')
    throw new Error(`${resolver.id}: ${JSON.stringify(started)} of ${JSON.stringify(input)}`);
  return started.step;
};

/** A resolver with its input, keyed dice and choices. */
export const settled = (
  resolver: AnyResolver,
  input: unknown,
  dice: readonly Keyed[] = [],
  choices: readonly Choice[] = [],
): Step<unknown> => resolve(beginning(resolver, input), { rolls: rolls(...dice), choices });

/** What a resolver comes to; anything but an acceptance fails the test. */
export const outcomeOf = (...given: Parameters<typeof settled>): unknown => {
  const step = settled(...given);
  if (step.kind !== 'accepted') throw new Error(JSON.stringify(step));
  return step.outcome;
};

/** The keys of the working, in order. */
export const keysOf = (...given: Parameters<typeof settled>): readonly string[] => {
  const step = settled(...given);
  return step.kind === 'accepted' ? step.working.map(({ key }) => key) : [];
};

/** The code a resolver refuses with, if it does. */
export const codeOf = (...given: Parameters<typeof settled>): string | null => {
  const step = settled(...given);
  return step.kind === 'refused' ? step.refusal.code : null;
};

/** The step of a resolver's own example, with the dice and choices that stand beside it. */
export const exampleOf = (resolver: AnyResolver): Step<unknown> => {
  const { input, dice = [], choices = [] } = resolver.example;
  const faces = dice.values();
  const options = choices.values();
  let step = beginning(resolver, input);
  for (;;) {
    if (step.kind === 'needsDice') step = step.then(faces.next().value ?? []);
    else if (step.kind === 'needsChoice') step = step.then(options.next().value ?? '');
    else return faces.next().done === true && options.next().done === true ? step : fail(resolver.id);
  }
};

const fail = (id: string): never => {
  throw new Error(`${id}: the example has more dice or choices than it needs`);
};

/**
 * Plays a resolver to its end with chance from outside, and holds it to the law on the way: whatever prefix of the dice
 * and choices it is given, it asks for the very next thing; what it comes to survives JSON. Gives the working.
 */
export const playOut = (
  resolver: AnyResolver,
  input: unknown,
  chance: (sides: number) => number,
): readonly WorkingLine[] => {
  const start = beginning(resolver, input);
  const thrown: Roll[] = [];
  const chosen: Choice[] = [];
  for (;;) {
    const step = resolve(start, { rolls: thrown, choices: chosen });
    if (step.kind === 'refused') {
      expect([thrown, chosen]).toEqual([[], []]);
      return [];
    }
    if (step.kind === 'accepted') {
      expect(JSON.parse(JSON.stringify(step.outcome))).toEqual(step.outcome);
      return step.working;
    }
    const { request } = step;
    if ('options' in request) {
      const option = request.options[chance(request.options.length) - 1]!;
      chosen.push({ rule: request.rule, option });
    } else {
      const faces = Array.from({ length: request.count }, () => chance(request.sides));
      thrown.push({ rule: request.rule, faces });
    }
  }
};

/** Walks the odds by the resolver's own policy: every throw counted, and all of them together exactly one. */
export const expectWholeOdds = (resolver: AnyResolver, input: unknown): void => {
  const walk = oddsOf(beginning(resolver, input), resolver.policy?.choose);
  if (walk.kind === 'refused') return;
  if (walk.kind !== 'odds') throw new Error(`${resolver.id}: ${walk.kind}`);
  expect(walk.odds.reduce((sum, { n }) => sum + n, 0)).toBe(walk.odds[0]?.d);
};
