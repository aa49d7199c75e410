import { layOutTurns } from '../common/clock/turn-track';
import type { SetupRules } from '../common/setup/setup-rules';
import { NLC_SETUP, NLC_STEPS, USUAL_DAY } from '../nlc/index';
import type { NlcSwitch } from '../nlc/index';
import { withMopSteps } from './sequence/steps';
import { MOP_SWITCHES } from './switches';
import type { MopOwnSwitch } from './switches';

/** As NLC's, but for the second side, the two cups and the night turn before midnight. */
export const MOP_SETUP: SetupRules<NlcSwitch | MopOwnSwitch> = {
  ...NLC_SETUP,
  switches: MOP_SWITCHES,
  steps: withMopSteps(NLC_STEPS),
  begins: {
    ...NLC_SETUP.begins,
    second: 'Coalition',
    cup: 'two',
    turns: layOutTurns({ ...USUAL_DAY, nightPM: true }),
  },
};
