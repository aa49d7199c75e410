import type { Provenance } from '../../engine/rule-set';
import type { Typed } from '../common/model';
import { isOthersProcedure } from '../common/procedure/run';
import { beginsGame, hasOtherSteps } from '../common/table';
import type { NlcBook } from './book';

const isOfOthers = (event: Typed, { procedures }: NlcBook): boolean =>
  'procedure' in event && typeof event.procedure === 'string' && isOthersProcedure(event.procedure, procedures);

export const provenanceOf = (book: NlcBook): Provenance<Typed> => ({
  begins: beginsGame,
  isOthers: (events) => events.some((event) => isOfOthers(event, book)) || hasOtherSteps(events, book.steps),
});
