import type { EventsOf, Typed } from '../common/model';
import type { PlayInGame } from '../common/play/play';
import { playTopic } from '../common/play/play-topic';
import { armyTopic } from './army/army-topic';
import type { NlcBook } from './book';
import { campaignTopic } from './campaign/campaign-topic';
import { corpsTopic } from './corps/corps-topic';
import { cupTopic } from './cup/cup-topic';
import { hiddenTopic } from './hidden-movement/hidden-topic';
import { ordersTopic } from './orders/orders-topic';
import { procedureTopic } from './procedure/procedure-topic';
import type { NLC_MODELS } from './models';
import type { Selectors } from './selectors';
import { sequenceOf, sequenceTopic } from './sequence/sequence-topic';

export type NlcEvent = EventsOf<typeof NLC_MODELS>;

/** What a game of NLC consists of, and of its refits: each by what its book says otherwise, and with plays of its own. */
export const nlcTopics = (book: NlcBook, select: Selectors, plays: readonly PlayInGame<never>[]) => {
  const sequence = sequenceOf(book);
  return [
    sequenceTopic(book, select, sequence),
    cupTopic(select, sequence),
    armyTopic(select, sequence),
    corpsTopic(select),
    campaignTopic(select, book.campaign),
    procedureTopic(select, book.procedures, plays),
    hiddenTopic(select),
    ordersTopic(select, sequence),
    playTopic(plays),
  ] as const;
};

/** The way to a desk and back leaves the throw at the table as it was shown. */
export const STAND_ASIDE: readonly string[] = ['OpenDesk', 'CloseDesk'];

/** Whose orders an event lays open for both to read. */
export const opensArchive = (event: Typed) => (isOpening(event) ? event.side : null);

type Opening = Extract<NlcEvent, { type: 'ArchiveOpened' }>;
const isOpening = (event: Typed): event is Opening => event.type === 'ArchiveOpened';
