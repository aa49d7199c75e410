import { NLC_DUE, NLC_STEPS, nlcRuleSet } from '../nlc/index';
import { MOP_DUE, withMopSteps } from './sequence/steps';

/** The one door to MOP, a refit on top of NLC: its own steps and reminders, the same cup. */
export const mop = nlcRuleSet({ rules: 'mop', steps: withMopSteps(NLC_STEPS), due: [...MOP_DUE, ...NLC_DUE] });
