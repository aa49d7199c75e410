import * as v from 'valibot';
import type { Fact } from '../../../engine/rule-set';
import { accept, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import { applier } from '../../common/procedure/applier';
import { leadingNow } from '../corps/leaders';
import type { CorpsState } from '../corps/state';
import { fatesWritten, onTable, rout, routsCounted } from './write-back';
import type { Fate, Written } from './write-back';
import { CORPS_REFUSALS } from '../corps/vocabulary';

/** What rallying, leaders in danger and morale checks change in a game. Whom a roll was about stands beside its input. */

type Wrote = Step<readonly Fact<Written>[]>;

export const leaderLossApplier = applier({
  input: v.object({
    cause: v.optional(v.picklist(['combat', 'displaced']), 'combat'),
    /** A commander, or a formation for the leader it has. */
    about: v.optional(v.object({ leader: v.optional(v.string(), '') }), {}),
  }),
  outcome: v.variant('kind', [
    v.object({ kind: v.picklist(['noRoll', 'unharmed']) }),
    v.object({ kind: v.literal('lost'), replacement: v.object({ rating: v.number() }) }),
  ]),
  /** NLC 11.2. */
  write: (state: CorpsState, { cause, about: { leader } }, outcome): Wrote => {
    const { setup, corps, turn } = state;
    const isThere = [...setup.leaders, ...setup.formations].some(({ id }) => id === leader);
    const successor = outcome.kind === 'lost' ? outcome.replacement.rating : null;
    return unless(
      [
        [!isThere, CORPS_REFUSALS.NO_SUCH_LEADER('NLC 11.2')],
        [leadingNow(corps, leader, 0, turn).leaderless, CORPS_REFUSALS.LEADER_IS_LOST],
        [outcome.kind === 'noRoll', CORPS_REFUSALS.NO_HIT_NO_ROLL],
      ],
      () => accept(onTable<Written>([{ type: 'LeaderRolled', leader, cause, successor }])),
    );
  },
});

const names = v.array(v.string());

export const moraleCheckApplier = applier({
  input: v.object({
    members: v.array(v.object({ unit: v.object({ id: v.string() }) })),
    /** What becomes of those who fail, as the rule has it that called for the check. */
    about: v.optional(v.object({ failed: v.optional(v.picklist(['nothing', 'disrupted']), 'nothing') }), {}),
  }),
  outcome: v.variant('kind', [
    v.object({ kind: v.literal('each'), failed: names, routed: names }),
    v.object({ kind: v.literal('group'), passed: v.boolean(), routed: names }),
  ]),
  /** NLC 2.4, 20.10: whoever routs is gone; what else a failure means, the players say. */
  write: (state: CorpsState, { members, about }, outcome): Wrote => {
    const all = members.map(({ unit }) => unit.id);
    const failed = outcome.kind === 'each' ? outcome.failed : outcome.passed ? [] : all;
    const shaken = about.failed === 'disrupted' ? failed.filter((id) => !outcome.routed.includes(id)) : [];
    const fates: readonly Fate[] = [
      ...outcome.routed.map(rout),
      ...shaken.map((id) => ({
        id,
        eliminated: false,
        stepsLost: standingOf(state.army, id).stepsLost,
        disrupted: true,
        retreated: false,
      })),
    ];
    return accept(onTable([...fatesWritten(state, fates), ...routsCounted(state, fates)]));
  },
});
