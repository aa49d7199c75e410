import { oddsOf } from '../../engine/odds';
import type { Odd } from '../../engine/odds';
import type { Refusal, Step } from '../../engine/step';

/** What a player may know before the dice: the exact chance of everything that can come of it, or what stands against it. */
export type Foretold<T> =
  Readonly<{ kind: 'odds'; odds: readonly Odd<T>[] }> | Readonly<{ kind: 'refused'; refusal: Refusal }>;

/** Walks the very step a play would use. It must ask for few dice and leave nothing to choose. */
export const foretell = <T>(step: Step<T>): Foretold<T> => {
  const walk = oddsOf(step);
  if (walk.kind === 'odds' || walk.kind === 'refused') return walk;
  throw new Error(`foretell: not foretold (${walk.kind})`);
};
