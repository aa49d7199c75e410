import { refusals } from '../../../engine/vocabulary';

/** Why nobody can hide, be found, or go out like that. */
export const HIDDEN_REFUSALS = refusals({
  ONLY_FORMATIONS_HIDE: 'NLC 20.1.1',
  NOT_ON_YET: 'NLC 20.1.5',
  MARCHES_HIDDEN: 'NLC 20.1.1',
  MARCHES_BY_ORDER: 'NLC 20.1.1',
  NO_SUCH_MARCH: 'NLC 20.1',
  NO_DISCOVERY_DUE: 'NLC 20.1.2',
  DISCOVERY_FIRST: 'Ruling 9',
  TOO_MANY_DUMMIES: 'MOP 37.10',
  NO_DUMMY: 'MOP 37.10',
  VEDETTES_ARE_OUT: 'MOP 37.11',
  ONLY_LIGHT_CAVALRY: 'MOP 37.11',
  NO_SUCH_VEDETTES: 'MOP 37.11',
  TOO_MANY_VEDETTES: 'MOP 37.11',
  NO_VEDETTE_LEFT: 'MOP 37.11',
  NO_SUCH_MARKER: 'MOP 37.11.2',
});
