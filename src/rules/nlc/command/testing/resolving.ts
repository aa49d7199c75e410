import { oddsOf } from '../../../../engine/odds';
import type { AnyProcedure } from '../../../../engine/procedure';
import type { RuleId, Step, Working } from '../../../../engine/step';
import { lowestTerms } from '../../../../engine/whole';
import { resolve, rolls } from '../../../../testkit/given';
import { beginning } from '../../../../testkit/resolver-law';
import { keyOf } from '../../../../wording/lines';

type Throw = readonly [RuleId, ...number[]];
type Decided = readonly [RuleId, string];

/** Resolves with these dice and choices, each keyed to the rule that must ask for it. */
export const when = (
  resolver: AnyProcedure,
  input: unknown,
  thrown: readonly Throw[] = [],
  decided: readonly Decided[] = [],
): Step<unknown> =>
  resolve(beginning(resolver, input), {
    rolls: rolls(...thrown),
    choices: decided.map(([rule, option]) => ({ rule, option })),
  });

const accepted = (step: Step<unknown>): Readonly<{ outcome: unknown; working: Working }> => {
  if (step.kind !== 'accepted') throw new Error(`expected an outcome, but: ${JSON.stringify(step)}`);
  return step;
};

export const outcomeOf = (...args: Parameters<typeof when>): unknown => accepted(when(...args)).outcome;
export const workingOf = (...args: Parameters<typeof when>): Working => accepted(when(...args)).working;

/** The keys of the working, in order. */
export const keysOf = (...args: Parameters<typeof when>): readonly string[] => workingOf(...args).map(keyOf);

/** `[outcome as JSON, "n/d" in lowest terms]` for each, by the resolver's own policy. */
export const chancesOf = (resolver: AnyProcedure, input: unknown): Readonly<Record<string, string>> => {
  const walk = oddsOf(beginning(resolver, input), resolver.policy?.choose);
  if (walk.kind !== 'odds') throw new Error(walk.kind);
  return Object.fromEntries(
    walk.odds.map(({ outcome, n, d }) => {
      const chance = lowestTerms({ n, d });
      return [JSON.stringify(outcome), `${String(chance.n)}/${String(chance.d)}`];
    }),
  );
};
