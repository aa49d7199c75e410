import * as v from 'valibot';
import { accept, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { otherModifier, resolver } from '../../common/resolver';
import { rollTwo } from '../command/dice';
import { countField, no } from '../command/fields';

export const leaderLossInput = v.object({
  /** Alone in a hex that the enemy enters (NLC 11.1), or with units that are fired at. */
  cause: v.optional(v.picklist(['combat', 'displaced']), 'combat'),
  /** Hits rolled against his units, bombardment too, before anything halves them (Ruling 31). */
  hits: v.optional(countField(999), 1),
  /** He has been rolled for in this combat (Ruling 85). */
  rolledThisCombat: no,
  other: otherModifier,
});
export type LeaderLossInput = Readonly<v.InferOutput<typeof leaderLossInput>>;

export type LeaderLossOutcome =
  | Readonly<{ kind: 'noRoll' }>
  | Readonly<{ kind: 'unharmed' }>
  /** His formation has no leader until next turn, then one with this rating. */
  | Readonly<{ kind: 'lost'; replacement: { rating: number; from: 'nextTurn' } }>;

const LOST_FROM = 11;

/**
 * NLC 11.2, Rulings 31, 85: a leader who is displaced, or with units against which a hit is rolled, is lost on 11 or 12 of two
 * dice; once a leader and combat. From the next turn on one rated 1 takes his place.
 */
export const leaderLoss = ({ cause, hits, rolledThisCombat, other }: LeaderLossInput): Step<LeaderLossOutcome> =>
  unless([[cause === 'combat' && rolledThisCombat, 'LEADER_ROLLED_FOR', 'Ruling 85']], () => {
    if (cause === 'combat' && hits === 0)
      return accept<LeaderLossOutcome>({ kind: 'noRoll' }, [{ rule: 'NLC 11.2', key: 'leaderNoHit', facts: {} }]);
    const alike = (total: number): string => (total >= LOST_FROM ? 'lost' : 'unharmed');
    return rollTwo({ rule: 'NLC 11.2', purpose: 'leaderLoss', other, alike }, ({ total, working }) => {
      const lost = total >= LOST_FROM;
      const outcome: LeaderLossOutcome = lost
        ? { kind: 'lost', replacement: { rating: 1, from: 'nextTurn' } }
        : { kind: 'unharmed' };
      return accept(outcome, [
        ...working,
        { rule: 'NLC 11.2', key: lost ? 'leaderLost' : 'leaderUnharmed', facts: { total } },
      ]);
    });
  });

/** NLC 11.2. */
export const leaderLossResolver = resolver({
  id: 'nlc/leader-loss',
  rule: 'NLC 11.2',
  title: 'Leader loss',
  input: leaderLossInput,
  example: { input: { hits: 1 }, dice: [[5, 6]] },
  begin: leaderLoss,
});
