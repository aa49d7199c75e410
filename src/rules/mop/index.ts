import type { Provenance } from '../../engine/rule-set';
import { withBooks } from '../common/game-rules';
import { ruleSet } from '../common/rule-set';
import type { RulesOf } from '../common/rule-set';
import {
  NLC_DUE,
  STAND_ASIDE,
  nlcTopics,
  opensArchive,
  provenanceOf,
  selectorsOf,
  withNlcProcedures,
} from '../nlc/index';
import type { NlcBook, NlcEvent } from '../nlc/index';
import { cardsTopic } from './card-play/cards-topic';
import { MOP_CORPS } from './corps-book';
import { MOP_CAMPAIGN } from './ending/campaign-book';
import { mopResolvers, mopTables } from './procedures';
import { MOP_DUE } from './sequence/steps';
import { MOP_SETUP } from './setup-rules';
import { settledByWeather, weatherTopic } from './weather/weather-topic';

/** MOP 37.2, 37.3, Ruling 45: the tables of NLC that March on Paris prints anew, by what stands in their place. */
const MOP_IN_PLACE_OF: Readonly<Record<string, string>> = {
  'nlc/terrain': 'mop/terrain',
  'nlc/stacking': 'mop/stacking',
  'nlc/visibility': 'mop/visibility',
};

/** What MOP says otherwise of NLC's topics. */
const BOOK: NlcBook = {
  rules: 'mop',
  steps: MOP_SETUP.steps,
  due: [...MOP_DUE, ...NLC_DUE],
  campaign: MOP_CAMPAIGN,
  corps: MOP_CORPS,
  procedures: withNlcProcedures(mopResolvers),
  settled: settledByWeather,
};

const select = selectorsOf(BOOK);
const topics = [...nlcTopics(BOOK, select), weatherTopic, cardsTopic(select)] as const;

type MopRules = RulesOf<typeof topics> & Provenance<NlcEvent>;
export type MopCommand = Parameters<MopRules['decide']>[1];
export type MopView = NonNullable<ReturnType<MopRules['viewFor']>>;

const rules: MopRules = {
  ...ruleSet({ id: 'mop', stateVersion: 'mop/9', topics, standAside: STAND_ASIDE }),
  opensArchive,
  ...provenanceOf(BOOK, {}),
};

/** The one door to MOP, a refit on top of NLC: its own steps, reminders and procedures, its sky and its cards; the same cup. */
export const mop = withBooks(rules, {
  setup: MOP_SETUP,
  procedures: mopResolvers,
  tables: mopTables,
  inPlaceOf: MOP_IN_PLACE_OF,
});
export type { MopOwnSwitch } from './switches';
export type { WeatherView } from './weather/sky';
export { arrivalOdds, positionOdds, repairOdds, trainOdds } from './campaign-odds';
export { cardForSide } from './card-play/manifest';
export { cardCommanders } from './card-play/play-a-card';
export { cardTitle, PRINTED_NAMES } from './card-play/titles';
