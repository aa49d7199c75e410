import { oddsOf } from '../engine/odds';
import type { OddsWalk, Policy } from '../engine/odds';
import type { ChoiceRequest, Step } from '../engine/step';
import { asksChoice, fault, refused } from './answer';
import type { Answer } from './answer';

/** What a request says of choices: side → what is asked → option. */
export type Plan = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Past so many ways of choosing an answer would be read by nobody. */
const MOST_WAYS = 64;

const planned = (plan: Plan, { by, purpose, options }: ChoiceRequest): string | undefined => {
  const side = Object.hasOwn(plan, by) ? plan[by] : undefined;
  const option = side !== undefined && Object.hasOwn(side, purpose) ? side[purpose] : undefined;
  return option !== undefined && options.includes(option) ? option : undefined;
};

/** What the request says first, then what a sensible player would do. */
export const policyOf =
  (plan: Plan, otherwise: Policy): Policy =>
  (request) =>
    planned(plan, request) ?? otherwise(request);

type Listed = Exclude<OddsWalk<unknown>, { kind: 'refused' | 'needsPolicy' }>;

/** Numbers too large for a plain one are written out as text: JSON has no exact ones beyond 2^53. */
const list = (walk: Listed): readonly unknown[] =>
  walk.kind === 'odds' ? walk.odds : walk.odds.map(({ outcome, n, d }) => ({ outcome, n: String(n), d: String(d) }));

/** The odds from where a procedure stands. */
export const oddsAnswer = (step: Step<unknown>, policy: Policy | undefined): Answer => {
  const walk = oddsOf(step, policy);
  if (walk.kind === 'refused') return refused(walk.refusal);
  if (walk.kind === 'needsPolicy') return asksChoice(walk.request);
  return { ok: true, odds: list(walk) };
};

/** The odds for one way of choosing, or the next thing to choose and the odds for each option. */
type Branches =
  Readonly<{ odds: readonly unknown[] }> | Readonly<{ choice: ChoiceRequest; options: readonly Branch[] }>;
type Branch = Readonly<{ option: string }> & Branches;

type Branched = Readonly<{ kind: 'branches'; branches: Branches }> | Readonly<{ kind: 'answer'; answer: Answer }>;

/**
 * The odds for each way of choosing, where a way is one option for each thing that is asked of a side: what he chooses does
 * not depend on the dice before it.
 */
export const branchesAnswer = (step: Step<unknown>, plan: Plan): Answer => {
  const found = branch(step, (request) => planned(plan, request), MOST_WAYS);
  return found.kind === 'answer' ? found.answer : { ok: true, ...found.branches };
};

const branch = (step: Step<unknown>, policy: Policy, most: number): Branched => {
  const walk = oddsOf(step, policy);
  if (walk.kind === 'refused') return { kind: 'answer', answer: refused(walk.refusal) };
  if (walk.kind !== 'needsPolicy') return { kind: 'branches', branches: { odds: list(walk) } };
  const { request } = walk;
  const left = most / Math.max(2, request.options.length);
  if (left < 1) return { kind: 'answer', answer: fault('BAD_REQUEST', TOO_MANY_WAYS, 'branches') };
  const options: Branch[] = [];
  for (const option of request.options) {
    const below = branch(step, (asked) => (same(asked, request) ? option : policy(asked)), left);
    if (below.kind === 'answer') return below;
    options.push({ option, ...below.branches });
  }
  return { kind: 'branches', branches: { choice: request, options } };
};

const TOO_MANY_WAYS = `More than ${MOST_WAYS} ways of choosing: settle some of them in "policy".`;

const same = (a: ChoiceRequest, b: ChoiceRequest): boolean =>
  a.rule === b.rule && a.by === b.by && a.purpose === b.purpose && a.options.join() === b.options.join();
