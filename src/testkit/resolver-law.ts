import { drive, given, inTurn, thrown } from '../engine/drive';
import type { Choice } from '../engine/given';
import { oddsOf } from '../engine/odds';
import type { AnyProcedure } from '../engine/procedure';
import type { RuleId, Step, WorkingLine } from '../engine/step';
import { keyOf } from '../wording/lines';
import { resolve, rolls } from './given';

type Keyed = readonly [RuleId, ...number[]];

/** The step a resolver begins with; an input that cannot be read fails the test. */
export const beginning = (resolver: AnyProcedure, input: unknown): Step<unknown> => {
  const started = resolver.start(input);
  if (started.kind !== 'step')
    throw new Error(`${resolver.id}: ${JSON.stringify(started)} of ${JSON.stringify(input)}`);
  return started.step;
};

/** A resolver with its input, keyed dice and choices. */
export const settled = (
  resolver: AnyProcedure,
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
  return step.kind === 'accepted' ? step.working.map(keyOf) : [];
};

/** The code a resolver refuses with, if it does. */
export const codeOf = (...given: Parameters<typeof settled>): string | null => {
  const step = settled(...given);
  return step.kind === 'refused' ? step.refusal.code : null;
};

/** The step of a resolver's own example, with the dice and choices that stand beside it. */
export const exampleOf = (resolver: AnyProcedure): Step<unknown> => {
  const { input, dice = [], choices = [] } = resolver.example;
  const rolls = dice.map((faces) => ({ faces }));
  const { at, working, refusal } = drive(
    beginning(resolver, input),
    given({ rolls, choices: choices.map((option) => ({ option })) }),
  );
  if (at.kind !== 'accepted' || refusal !== null) throw new Error(`${resolver.id}: ${JSON.stringify({ at, refusal })}`);
  return { ...at, working };
};

/**
 * Plays a resolver to its end with chance from outside, and holds it to the law on the way: whatever prefix of the dice
 * and choices it is given, it asks for the very next thing; what it comes to survives JSON. Gives the working.
 */
export const playOut = (
  resolver: AnyProcedure,
  input: unknown,
  chance: (sides: number) => number,
): readonly WorkingLine[] => {
  const start = beginning(resolver, input);
  const { at, asked, working } = drive(start, {
    ...thrown(chance),
    option: ({ options }) => options[chance(options.length) - 1] ?? null,
  });
  asked.forEach(({ request }, few) => {
    expect(drive(start, inTurn(asked.slice(0, few))).at).toMatchObject({ request });
  });
  if (at.kind === 'refused') expect(asked).toEqual([]);
  if (at.kind !== 'accepted') return [];
  expect(JSON.parse(JSON.stringify(at.outcome))).toEqual(at.outcome);
  return working;
};

/** Walks the odds by the resolver's own policy: every throw counted, and all of them together exactly one. */
export const expectWholeOdds = (resolver: AnyProcedure, input: unknown): void => {
  const walk = oddsOf(beginning(resolver, input), resolver.policy?.choose);
  if (walk.kind === 'refused') return;
  if (walk.kind !== 'odds') throw new Error(`${resolver.id}: ${walk.kind}`);
  expect(walk.odds.reduce((sum, { n }) => sum + n, 0)).toBe(walk.odds[0]?.d);
};
