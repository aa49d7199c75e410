import { NLC_DUE, NLC_STEPS, nlcRuleSet, withNlcProcedures } from '../nlc/index';
import { MOP_CARDS } from './card-play/mop-cards';
import { MOP_CAMPAIGN } from './ending/campaign-book';
import { mopResolvers } from './procedures';
import { MOP_DUE, withMopSteps } from './sequence/steps';
import { MOP_WEATHER } from './weather/weather-book';

export const MOP_STEPS = withMopSteps(NLC_STEPS);

/** The one door to MOP, a refit on top of NLC: its own steps and reminders, the same cup. */
export const mop = nlcRuleSet({
  rules: 'mop',
  steps: MOP_STEPS,
  due: [...MOP_DUE, ...NLC_DUE],
  campaign: MOP_CAMPAIGN,
  cards: MOP_CARDS,
  procedures: withNlcProcedures(mopResolvers),
  weather: MOP_WEATHER,
});

export { arrivalOdds, positionOdds, repairOdds, trainOdds } from './campaign-odds';
export { cardForSide } from './card-play/manifest';
export { cardCommanders } from './card-play/play-a-card';
export { cardTitle, PRINTED_NAMES } from './card-play/titles';
