import type { Procedures } from '../common/procedure/run';
import type { Book } from '../common/view';
import type { CampaignBook } from './campaign/campaign-book';
import type { CardsBook } from './cards/cards-book';
import type { WeatherBook } from './weather/weather-slice';

/** What distinguishes NLC from its refits: steps, reminders, procedures, and what the campaign adds. */
export type NlcBook = Book &
  Readonly<{ rules: 'nlc' | 'mop'; campaign: CampaignBook; procedures: Procedures }> &
  /** Null where no cards are played at all. */
  Readonly<{ cards: CardsBook | null }> &
  /** Only a refit has weather. */
  Readonly<{ weather?: WeatherBook }>;
