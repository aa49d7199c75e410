import type { Choice } from '../../../../engine/given';
import type { AnyProcedure } from '../../../../engine/procedure';
import type { RuleId, Step } from '../../../../engine/step';
import { resolve, rolls } from '../../../../testkit/given';
import { beginning } from '../../../../testkit/resolver-law';
import { charge } from '../charge';
import type { ChargeResult } from '../charge-fight';

export type Throw = readonly [RuleId, ...number[]];
export type Fields = Readonly<Record<string, unknown>>;

/** Units as the tests of cavalry know them: six horse, four hussars, and whoever is charged. */
export const HORSE = { id: 'Horse', arm: 'cavalry', nation: 'french', frontStrength: 6, reverseStrength: 3 };
export const HUSSARS = { id: 'Hussars', arm: 'cavalry', nation: 'french', frontStrength: 4, reverseStrength: 2 };
export const FOOT = { id: 'Foot', arm: 'infantry', nation: 'prussian', frontStrength: 5, reverseStrength: 3 };
export const LOOSE = { ...FOOT, disrupted: true };
export const GUNS = { id: 'Guns', arm: 'footArtillery', nation: 'prussian', frontStrength: 5 };
export const DRAGOONS = { id: 'Dragoons', arm: 'cavalry', nation: 'prussian', frontStrength: 4, reverseStrength: 2 };
export const MOP = { game: 'mop' };
/** The same unit with an initiative, as MOP prints one. */
export const lit = (unit: Fields): Fields => ({ ...unit, initiative: 3 });

/** One charge of the horse on a target, with whatever is said besides. */
export const chargeOn = (target: Fields, stack: Fields = {}, rest: Fields = {}): Fields => ({
  charges: [{ stacks: [{ units: [HORSE], ...stack }], target: { retreat: 'free', ...target } }],
  ...rest,
});

/** A resolver of cavalry with its dice and decisions, as far as they go. */
export const ridden = (
  resolver: AnyProcedure,
  input: unknown,
  thrown: readonly Throw[],
  choices: readonly Choice[] = [],
): Step<unknown> => resolve(beginning(resolver, input), { rolls: rolls(...thrown), choices });

export const play = (input: unknown, thrown: readonly Throw[], choices: readonly Choice[] = []): Step<unknown> =>
  ridden(charge, input, thrown, choices);

/** Both fires, the charge's first. */
export const fires = (attack: readonly [number, number], answer: readonly [number, number]): readonly Throw[] => [
  ['NLC 7.1', ...attack],
  ['NLC 7.1', ...answer],
];
export const MISS = [1, 1] as const;

const isResults = (outcome: unknown): outcome is Readonly<{ charges: readonly ChargeResult[] }> =>
  typeof outcome === 'object' && outcome !== null && 'charges' in outcome;

/** How the first charge ended. */
export const firstOf = (outcome: unknown): ChargeResult | undefined =>
  isResults(outcome) ? outcome.charges[0] : undefined;

/** The same, of a charge played to its end. */
export const ends = (input: unknown, thrown: readonly Throw[], choices: readonly Choice[] = []) => {
  const step = play(input, thrown, choices);
  if (step.kind !== 'accepted') throw new Error(JSON.stringify(step));
  return firstOf(step.outcome);
};
