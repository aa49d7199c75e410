import * as v from 'valibot';
import { accept } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { Fact } from '../../../engine/rule-set';
import { standingOf } from '../../common/army/army';
import { applier } from '../../common/procedure/applier';
import { fatesWritten, onTable, rout, routsCounted } from '../../nlc/index';
import type { CorpsState, Fate, Written } from '../../nlc/index';

const names = v.array(v.string());

export const repulseApplier = applier({
  input: v.object({}),
  outcome: v.variant('kind', [
    v.object({ kind: v.literal('movesOn') }),
    v.object({ kind: v.literal('repulsed'), disrupted: names, routed: names }),
  ]),
  /** MOP 37.11.1: who was thrown back bears the marker; where he stands now only the map knows. It is no combat. */
  write: (state: CorpsState, _, outcome): Step<readonly Fact<Written>[]> => {
    if (outcome.kind === 'movesOn') return accept([]);
    const fates: readonly Fate[] = [
      ...outcome.routed.map(rout),
      ...outcome.disrupted.map((id) => ({
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
