import { withBooks } from '../common/game-rules';
import { NLC_DUE, nlcRuleSet, withNlcProcedures } from '../nlc/index';
import { MOP_CARDS } from './card-play/mop-cards';
import { MOP_CAMPAIGN } from './ending/campaign-book';
import { mopResolvers, mopTables } from './procedures';
import { MOP_DUE } from './sequence/steps';
import { MOP_SETUP } from './setup-rules';
import { MOP_WEATHER } from './weather/weather-book';

/** MOP 37.2, 37.3, Ruling 45: the tables of NLC that March on Paris prints anew, by what stands in their place. */
const MOP_IN_PLACE_OF: Readonly<Record<string, string>> = {
  'nlc/terrain': 'mop/terrain',
  'nlc/stacking': 'mop/stacking',
  'nlc/visibility': 'mop/visibility',
};

/** The one door to MOP, a refit on top of NLC: its own steps and reminders, the same cup. */
export const mop = withBooks(
  nlcRuleSet({
    rules: 'mop',
    steps: MOP_SETUP.steps,
    due: [...MOP_DUE, ...NLC_DUE],
    campaign: MOP_CAMPAIGN,
    cards: MOP_CARDS,
    procedures: withNlcProcedures(mopResolvers),
    weather: MOP_WEATHER,
  }),
  { setup: MOP_SETUP, procedures: mopResolvers, tables: mopTables, inPlaceOf: MOP_IN_PLACE_OF },
);
export type { MopOwnSwitch } from './switches';

export { arrivalOdds, positionOdds, repairOdds, trainOdds } from './campaign-odds';
export { cardForSide } from './card-play/manifest';
export { cardCommanders } from './card-play/play-a-card';
export { cardTitle, PRINTED_NAMES } from './card-play/titles';
