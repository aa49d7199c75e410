import type { Step } from '../../../../engine/step';
import { assaulted, foot } from './muster';
import type { AssaultInput, Counter } from './muster';
import { isLine } from '../../../../testkit/lines';

type Fate = Readonly<{ id: string; fate: string; stepsLost: number; disrupted: boolean }>;

/** `A stands 1` has lost a step; `B retreated 0 !` bears a marker. */
export const fates = (units: readonly Fate[]): readonly string[] =>
  units.map(({ id, fate, stepsLost, disrupted }) => `${id} ${fate} ${stepsLost}${disrupted ? ' !' : ''}`);

/** What a side fired with and what it hit, as the working tells it. */
export const fireOf = (step: Step<unknown>, by: 'attacker' | 'defender'): readonly [strength: number, hits: number] => {
  if (step.kind !== 'accepted') throw new Error(`not at its end: ${JSON.stringify(step)}`);
  const line = step.working.find((line) => isLine('fire', 'sixes', 'noFire')(line) && line.facts['by'] === by);
  return [Number(line?.facts['strength']), Number(line?.facts['hits'] ?? 0)];
};

/** One brigade of 8-4 on another, on clear ground with free ground behind both. */
export const duel = (more: Partial<AssaultInput> = {}): AssaultInput => ({
  attackers: [{ units: [foot('A', 8, 4)], retreat: 'free' }],
  defender: { units: [foot('D', 8, 4)], retreat: 'free' },
  ...more,
});

/** The same with other defenders. */
export const onto = (
  units: readonly Counter[],
  defender: Partial<AssaultInput['defender']> = {},
  more: Partial<AssaultInput> = {},
): AssaultInput => duel({ defender: { retreat: 'free', ...defender, units: [...units] }, ...more });

/** What both sides fire with where nobody hits: two and two miss on every row below 24. */
export const strengths = (input: AssaultInput): readonly [attacker: number, defender: number] => {
  const sums = [2, 1, 0].map((dice) => assaulted(input, [], ...Array.from({ length: dice }, () => MISS)));
  const step = sums.find(({ kind }) => kind === 'accepted');
  if (step === undefined) throw new Error(JSON.stringify(sums));
  return [fireOf(step, 'attacker')[0], fireOf(step, 'defender')[0]];
};

export const MISS = ['NLC 7.1', 1, 1] as const;
