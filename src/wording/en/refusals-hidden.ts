import type { RefusalWords } from '../../engine/vocabulary';
import type { HIDDEN_REFUSALS } from '../../rules/nlc/hidden-movement/vocabulary';
import type { Names } from '../names';

/** Why nobody can hide or be found like that. */
export const HIDDEN_REFUSAL_WORDS: RefusalWords<typeof HIDDEN_REFUSALS, Names | null> = {
  ONLY_FORMATIONS_HIDE: 'Only formations and divisions march hidden.',
  NOT_ON_YET: 'It has not come on yet.',
  MARCHES_HIDDEN: 'It is on a hidden march already.',
  MARCHES_BY_ORDER: 'A hidden march needs an order in force that is not Reserve.',
  NO_SUCH_MARCH: 'There is no such hidden march at this desk.',
  NO_DISCOVERY_DUE: 'Discovery is not rolled for it now: once a turn, and not in the turn in which it began.',
  DISCOVERY_FIRST:
    'Roll for the discovery of hidden marches first: after orders are written, before they are received.',
};
