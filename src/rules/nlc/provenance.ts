import type { Provenance } from '../../engine/rule-set';
import type { EventsOf } from '../common/model';
import { isOthersProcedure } from '../common/procedure/run';
import { beginsGame, hasOtherSteps } from '../common/table';
import type { NlcBook } from './book';
import { cardsEvents } from './cards/card-model';
import type { NLC_MODELS } from './selectors';
import { weatherEvents } from './weather/weather-model';

type Event = EventsOf<typeof NLC_MODELS>;

/** A refit's own doings, which a book without them never wrote. */
const isOthers = (event: Event, { cards, weather, procedures }: NlcBook): boolean =>
  (cards === null && event.type in cardsEvents) ||
  (weather === undefined && event.type in weatherEvents) ||
  ('procedure' in event && isOthersProcedure(event.procedure, procedures));

export const provenanceOf = (book: NlcBook): Provenance<Event> => ({
  begins: beginsGame,
  isOthers: (events) => events.some((event) => isOthers(event, book)) || hasOtherSteps(events, book.steps),
});
