import { refusals } from '../../../engine/vocabulary';

/** Why no dummy stands there, nothing is spotted, or no vedettes go out like that. */
export const COVERS_REFUSALS = refusals({
  TOO_MANY_DUMMIES: 'MOP 37.10',
  NO_DUMMY: 'MOP 37.10',
  VEDETTES_ARE_OUT: 'MOP 37.11',
  ONLY_LIGHT_CAVALRY: 'MOP 37.11',
  NO_SUCH_VEDETTES: 'MOP 37.11',
  TOO_MANY_VEDETTES: 'MOP 37.11',
  NO_VEDETTE_LEFT: 'MOP 37.11',
  NO_SUCH_MARKER: 'MOP 37.11.2',
});
