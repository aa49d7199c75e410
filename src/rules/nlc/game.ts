import type { Provenance } from '../../engine/rule-set';
import type { EventsOf } from '../common/model';
import { ruleSet } from '../common/rule-set';
import type { RulesOf } from '../common/rule-set';
import { armyTopic } from './army/army-topic';
import type { NlcBook } from './book';
import { campaignTopic } from './campaign/campaign-topic';
import { cardsTopic } from './cards/cards-topic';
import { standsAside } from './cards/throw-again';
import { corpsTopic } from './corps/corps-topic';
import { cupTopic } from './cup/cup-topic';
import { hiddenTopic } from './hidden-movement/hidden-topic';
import { ordersTopic } from './orders/orders-topic';
import { procedureTopic } from './procedure/procedure-topic';
import { provenanceOf } from './provenance';
import { selectorsOf } from './selectors';
import type { NLC_MODELS } from './selectors';
import { sequenceOf, sequenceTopic } from './sequence/sequence-topic';
import { weatherTopic } from './weather/weather-topic';

/** What a game of NLC consists of. */
const topicsOf = (book: NlcBook) => {
  const select = selectorsOf(book);
  const sequence = sequenceOf(book);
  return [
    sequenceTopic(book, select, sequence),
    cupTopic(sequence),
    armyTopic(select, sequence),
    corpsTopic(select),
    campaignTopic(select, book.campaign),
    procedureTopic(select, book.procedures),
    weatherTopic(book.weather),
    hiddenTopic(select),
    cardsTopic(select, book.cards),
    ordersTopic(select, sequence),
  ] as const;
};

export type NlcEvent = EventsOf<typeof NLC_MODELS>;
export type NlcRules = RulesOf<ReturnType<typeof topicsOf>> & Provenance<NlcEvent>;
export type NlcCommand = Parameters<NlcRules['decide']>[1];
export type NlcView = NonNullable<ReturnType<NlcRules['viewFor']>>;
export type NlcPreview = NonNullable<ReturnType<NonNullable<NlcRules['preview']>>>;

/** NLC and its refits share everything but the book they go by. */
export const nlcRuleSet = (book: NlcBook): NlcRules => ({
  ...ruleSet({ id: book.rules, stateVersion: `${book.rules}/9`, topics: topicsOf(book) }),
  standsAside,
  opensArchive: (event) => (event.type === 'ArchiveOpened' ? event.side : null),
  ...provenanceOf(book),
});
