import { NLC_DUE, NLC_STEPS, nlcRuleSet } from '../nlc/index';
import { MOP_CAMPAIGN } from './ending/campaign-book';
import { MOP_DUE, withMopSteps } from './sequence/steps';

export const MOP_STEPS = withMopSteps(NLC_STEPS);

/** The one door to MOP, a refit on top of NLC: its own steps and reminders, the same cup. */
export const mop = nlcRuleSet({
  rules: 'mop',
  steps: MOP_STEPS,
  due: [...MOP_DUE, ...NLC_DUE],
  campaign: MOP_CAMPAIGN,
});

export { arrivalOdds, positionOdds, repairOdds, trainOdds } from './campaign-odds';
