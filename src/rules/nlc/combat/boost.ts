import { percent } from '../../common/rounding';
import type { Factor } from './strength';
import type { Switches } from './terms';

/** What raises artillery's strength: enfilade (8.5), and 19.4's half again for defending or for a crowded target. */
export type Boosts = Readonly<{ enfilade: boolean; detail: boolean }>;

const HALF_AGAIN = percent(50);

/** NLC 8.5, 19.4, Ruling 17: half again for each; both together 2¼ times, or twice with the switch. */
export const boostFactors = ({ enfilade, detail }: Boosts, { enfiladeAdds }: Switches): readonly Factor[] => {
  if (enfilade && detail)
    return [{ rule: 'Ruling 17', key: 'enfiladeAndDetail', by: enfiladeAdds ? percent(100) : { n: 9, d: 4 } }];
  if (enfilade) return [{ rule: 'NLC 8.5', key: 'enfilade', by: HALF_AGAIN }];
  return detail ? [{ rule: 'NLC 19.4', key: 'artilleryDetail', by: HALF_AGAIN }] : [];
};

/** Ruling 29: under 20.4 they raise no strength; each gives a +1 to every die. */
export const plusesOf = (boosts: readonly Boosts[]): number =>
  Number(boosts.some(({ enfilade }) => enfilade)) + Number(boosts.some(({ detail }) => detail));

/** NLC 20.4: a quarter more for each point of morale above the enemy's, a quarter less for each below. */
export const moraleFactor = (difference: number): readonly Factor[] =>
  difference === 0 ? [] : [{ rule: 'NLC 20.4', key: 'moraleDifference', by: percent(25 * difference) }];
