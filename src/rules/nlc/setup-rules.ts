import { layOutTurns } from '../common/clock/turn-track';
import type { SetupRules } from '../common/setup/setup-rules';
import { NLC_STEPS } from './sequence/steps';
import { NLC_SWITCHES } from './switches';
import type { NlcSwitch } from './switches';

/** A day of 1815 or 1814: by the hour from first light, and through the night. */
export const USUAL_DAY = { start: 6 * 60, step: 60, count: 18, nightFrom: 21 * 60, nightTo: 5 * 60 } as const;

export const NLC_SETUP: SetupRules<NlcSwitch> = {
  switches: NLC_SWITCHES,
  steps: NLC_STEPS,
  begins: {
    second: 'Allies',
    cup: 'one',
    turns: layOutTurns({ ...USUAL_DAY, nightPM: false }),
    leaders: true,
    switches: ['disruptionByCheck'],
  },
  besideStrength: 'reverse',
  needsFormations: true,
  hasPacks: true,
};
