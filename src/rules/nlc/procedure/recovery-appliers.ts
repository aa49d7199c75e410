import * as v from 'valibot';
import type { Fact } from '../../../engine/rule-set';
import { accept } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import { applier } from '../../common/procedure/applier';
import type { CorpsState } from '../corps/state';
import { fatesWritten, onTable, rout, routsCounted } from './write-back';
import type { Fate, Written } from './write-back';

/** What morale checks change in a game. What was called for stands beside their input. */

type Wrote = Step<readonly Fact<Written>[]>;

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
