import { SEVERAL, refusals } from '../../../engine/vocabulary';

/** Why something cannot be done to a unit. */
export const ARMY_REFUSALS = refusals({
  NO_SUCH_UNIT: SEVERAL,
  NOT_ON_THE_MAP: SEVERAL,
  NO_STEP_LOST: SEVERAL,
  MARK_OF_ANOTHER_GAME: null,
  MARK_IS_THERE: SEVERAL,
  NO_SUCH_MARK: SEVERAL,
  IS_THERE_ALREADY: SEVERAL,
});
