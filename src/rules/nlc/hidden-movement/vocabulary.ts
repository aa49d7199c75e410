import { refusals } from '../../../engine/vocabulary';

/** Why nobody can hide or be found like that. */
export const HIDDEN_REFUSALS = refusals({
  ONLY_FORMATIONS_HIDE: 'NLC 20.1.1',
  NOT_ON_YET: 'NLC 20.1.5',
  MARCHES_HIDDEN: 'NLC 20.1.1',
  MARCHES_BY_ORDER: 'NLC 20.1.1',
  NO_SUCH_MARCH: 'NLC 20.1',
  NO_DISCOVERY_DUE: 'NLC 20.1.2',
  DISCOVERY_FIRST: 'Ruling 9',
});
