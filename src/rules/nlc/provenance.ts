import type { Provenance } from '../../engine/rule-set';
import type { SchemasByType } from '../common/decoding';
import type { EventsOf } from '../common/model';
import { isOthersProcedure } from '../common/procedure/run';
import { beginsGame, hasOtherSteps } from '../common/table';
import type { NlcBook } from './book';
import type { NLC_MODELS } from './models';

type Event = EventsOf<typeof NLC_MODELS>;

/** `refits`: events of topics that this book does not have, and so never wrote. */
export const provenanceOf = ({ procedures, steps }: NlcBook, refits: SchemasByType): Provenance<Event> => ({
  begins: beginsGame,
  isOthers: (events) =>
    events.some(
      (event) => event.type in refits || ('procedure' in event && isOthersProcedure(event.procedure, procedures)),
    ) || hasOtherSteps(events, steps),
});
