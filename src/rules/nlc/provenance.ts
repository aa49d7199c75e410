import type { Provenance, RuleSet } from '../../engine/rule-set';
import { isOthersProcedure } from '../common/procedure/run';
import { beginsGame, hasOtherSteps } from '../common/table';
import { cardsEvents } from './cards/card-model';
import type { NlcBook, NlcCommand, NlcEvent, NlcState } from './game-state';
import type { NlcView } from './game-view';
import { weatherEvents } from './weather/weather-model';

export type NlcRules<Preview> = RuleSet<NlcState, NlcCommand, NlcEvent, NlcView | null, Preview> & Provenance<NlcEvent>;

/** A refit's own doings, which a book without them never wrote. */
const isOthers = (event: NlcEvent, { cards, weather, procedures }: NlcBook): boolean =>
  (cards === null && event.type in cardsEvents) ||
  (weather === undefined && event.type in weatherEvents) ||
  ('procedure' in event && isOthersProcedure(event.procedure, procedures));

export const provenanceOf = (book: NlcBook): Provenance<NlcEvent> => ({
  begins: beginsGame,
  isOthers: (events) => events.some((event) => isOthers(event, book)) || hasOtherSteps(events, book.steps),
});
