import type { Procedures } from '../common/procedure/run';
import type { Book } from '../common/view';
import type { CampaignBook } from './campaign/campaign-book';
import type { CorpsBook } from './corps/corps-book';
import type { NlcState } from './models';

/** What distinguishes NLC from its refits: steps, reminders, procedures, and what they say otherwise of a topic. */
export type NlcBook = Book &
  Readonly<{
    campaign: CampaignBook;
    corps: CorpsBook;
    procedures: Procedures;
    /** Reminders of this turn that are seen to, by their keys. */
    settled?: (state: NlcState) => readonly string[];
  }>;
