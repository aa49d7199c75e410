import type { Provenance } from '../../engine/rule-set';
import { withBooks } from '../common/game-rules';
import type { EventsOf } from '../common/model';
import { ofRefit } from '../common/refit';
import { ruleSet } from '../common/rule-set';
import type { RulesOf } from '../common/rule-set';
import { selector } from '../common/selector';
import {
  NLC_DUE,
  NLC_OLDER,
  NLC_PLAYS,
  nlcPlays,
  nlcTopics,
  opensArchive,
  provenanceOf,
  selectorsOf,
  withNlcProcedures,
} from '../nlc/index';
import type { NlcBook } from '../nlc/index';
import { mopAppliers } from './appliers';
import { MOP_CARDS } from './card-play/by-cards';
import { cardsTopic } from './card-play/cards-topic';
import { CARDS_STAND_ASIDE } from './card-play/throw-again';
import { MOP_CORPS } from './corps-book';
import { coversTopic } from './covers/covers-topic';
import { coversShown } from './covers/covers-view';
import { MOP_CAMPAIGN } from './ending/campaign-book';
import { MOP_OLDER, MOP_PLAYS, mopPlays } from './plays';
import { mopProcedures, mopTables } from './procedures';
import { MOP_DUE } from './sequence/steps';
import { MOP_SETUP } from './setup-rules';
import { settledByWeather, weatherSaid, weatherTopic } from './weather/weather-topic';
import { worksTopic } from './works/works-topic';
import { worksModel } from './works/works-model';

/** MOP 37.2, 37.3, Ruling 45: the tables of NLC that March on Paris prints anew, by what stands in their place. */
const MOP_IN_PLACE_OF: Readonly<Record<string, string>> = {
  'nlc/terrain': 'mop/terrain',
  'nlc/stacking': 'mop/stacking',
  'nlc/visibility': 'mop/visibility',
};

const worksNow = selector({ reads: [worksModel] }, ({ table }) => table.works);

/** What MOP says otherwise of NLC's topics. */
const BOOK: NlcBook = {
  rules: 'mop',
  steps: MOP_SETUP.steps,
  due: [...MOP_DUE, ...NLC_DUE],
  campaign: MOP_CAMPAIGN,
  corps: MOP_CORPS,
  procedures: withNlcProcedures(mopProcedures),
  beside: {
    weather: ofRefit(weatherSaid),
    works: ofRefit(worksNow),
    covers: ofRefit(coversShown),
    byCards: MOP_CARDS,
    appliers: ofRefit(mopAppliers),
    settled: ofRefit(settledByWeather),
  },
};

const select = selectorsOf(BOOK);
const topics = [
  ...nlcTopics(BOOK, select, [...nlcPlays(select), ...mopPlays]),
  weatherTopic,
  worksTopic,
  coversTopic,
  cardsTopic(select, MOP_CAMPAIGN),
] as const;

type MopRules = RulesOf<typeof topics> & Provenance<MopEvent>;
export type MopEvent = EventsOf<(typeof topics)[number]['reads']>;
export type MopState = MopRules['start'];
export type MopView = NonNullable<ReturnType<MopRules['viewFor']>>;

const older = [...NLC_OLDER, ...MOP_OLDER];
const rules: MopRules = {
  ...ruleSet({ id: 'mop', stateVersion: 'mop/12', topics, standAside: CARDS_STAND_ASIDE, older }),
  opensArchive,
  ...provenanceOf(BOOK),
};

/** The one door to MOP, a refit on top of NLC: its own steps, reminders and procedures, its sky, its covers and its cards; the same cup. */
export const mop = withBooks(rules, {
  setup: MOP_SETUP,
  procedures: mopProcedures,
  tables: mopTables,
  plays: [...NLC_PLAYS, ...MOP_PLAYS],
  inPlaceOf: MOP_IN_PLACE_OF,
});
export type { MopOwnSwitch } from './switches';
export type { WeatherView } from './weather/sky';
export { arrivalOdds } from './campaign-odds';
export type { CardsCommand, CardsCommandOf, CardsEvent, CardsHand, SpiesReport } from './card-play/card-model';
export type {
  CardFace,
  CardSubject,
  CardsState,
  CardsView,
  DeckView,
  EffectView,
  HeldCard,
  OwnCards,
} from './card-play/cards-book';
export { mayBeThrownAgain } from './card-play/throw-again';
export { cardForSide } from './card-play/manifest';
export type { CoversEvent } from './covers/covers-model';
export type { WeatherEvent } from './weather/weather-model';
export type { WorksEvent } from './works/works-model';
export { cardCommanders } from './card-play/play-a-card';
export { cardTitle, PRINTED_NAMES } from './card-play/titles';
