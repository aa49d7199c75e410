import type { Appliers } from '../common/procedure/applier';
import type { Procedures } from '../common/procedure/run';
import type { OfRefit } from '../common/refit';
import type { Book } from '../common/view';
import type { CampaignBook } from './campaign/campaign-book';
import type { FieldWorks } from './campaign/field-works';
import type { ByCards } from './card-effects/by-cards';
import type { Weather } from './combat/terms';
import type { CorpsBook } from './corps/corps-book';
import type { CorpsState } from './corps/state';

/** What a refit keeps beside the models of NLC, as far as the topics of NLC go by it. */
export type Beside = Readonly<{
  /** Null while nobody has said. */
  weather: OfRefit<Weather | null>;
  works: OfRefit<FieldWorks>;
  byCards: ByCards;
  /** What the outcomes of its procedures change in the game. */
  appliers: OfRefit<Appliers<CorpsState, never>>;
  /** Reminders of this turn that are seen to, by their keys. */
  settled: OfRefit<readonly string[]>;
}>;

/** What distinguishes NLC from its refits: steps, reminders, procedures, and what they say otherwise of a topic. */
export type NlcBook = Book &
  Readonly<{
    campaign: CampaignBook;
    corps: CorpsBook;
    procedures: Procedures;
    beside: Beside;
  }>;
