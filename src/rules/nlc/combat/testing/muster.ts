import * as v from 'valibot';
import { objectOf } from '../../../../engine/fields';
import type { Say } from '../../../../engine/fields';
import type { RuleId, Step } from '../../../../engine/step';
import { resolve, rolls } from '../../../../testkit/given';
import { assault } from '../assault';
import type { AssaultOutcome } from '../assault-outcome';
import { bombardment } from '../bombardment';
import type { BombardmentOutcome } from '../bombardment';
import { unitField } from '../unit';
import type { Unit } from '../unit';
import { isLine } from '../../../../testkit/lines';

/** A unit as a test names it: what is not said is usual. */
export type Counter = Say<{ unit: typeof unitField }>['unit'];
type More = Partial<Counter>;

const counter =
  (arm: Counter['arm']) =>
  (id: string, front = 4, reverse: number | null = 2, more: More = {}): Counter => ({
    id,
    arm,
    frontStrength: front,
    reverseStrength: reverse,
    ...more,
  });

export const foot = counter('infantry');
export const horse = counter('cavalry');
export const guns = counter('footArtillery');
export const horseGuns = counter('horseArtillery');

export const unitOf = (unit: Counter): Unit => v.parse(unitField.schema, unit);

export type AssaultInput = Say<typeof assault.asks>;
export type BombardmentInput = Say<typeof bombardment.asks>;
type Thrown = readonly [RuleId, ...number[]];
type Said = readonly [RuleId, string];

const given = <T>(step: Step<T>, said: readonly Said[], thrown: readonly Thrown[]): Step<T> =>
  resolve(step, { rolls: rolls(...thrown), choices: said.map(([rule, option]) => ({ rule, option })) });

/** An assault with the dice and the decisions it is given, as far as they go. */
export const assaulted = (
  input: AssaultInput,
  said: readonly Said[],
  ...thrown: readonly Thrown[]
): Step<AssaultOutcome> => given(assault.run(v.parse(objectOf(assault.asks), input)), said, thrown);

export const bombarded = (
  input: BombardmentInput,
  said: readonly Said[],
  ...thrown: readonly Thrown[]
): Step<BombardmentOutcome> => given(bombardment.run(v.parse(objectOf(bombardment.asks), input)), said, thrown);

/** The outcome, or a failure that shows what came instead. */
export const outcome = <T>(step: Step<T>): T => {
  if (step.kind !== 'accepted') throw new Error(`not at its end: ${JSON.stringify(step)}`);
  return step.outcome;
};

/** The strength a side fired with, from the working of whatever has been told so far. */
export const firedWith = <T>(step: Step<T>, by: 'attacker' | 'defender'): number => {
  if (step.kind !== 'accepted') throw new Error(`not at its end: ${JSON.stringify(step)}`);
  const line = step.working.find((line) => isLine('strengthTotal')(line) && line.facts['by'] === by);
  return Number(line?.facts['strength']);
};

export const STAY: Said = ['NLC 7.4', 'stay'];
export const RETREAT: Said = ['NLC 7.4', 'retreat'];
export const NOBODY: Said = ['NLC 7.5', 'none'];
