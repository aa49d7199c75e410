import { SEVERAL, refusals } from '../../engine/vocabulary';

/** Why the turn cannot go on, or a desk not be opened. */
export const TABLE_REFUSALS = refusals({
  NOT_IN_THESE_RULES: SEVERAL,
  NOT_STARTED: 'NLC 4',
  ALREADY_STARTED: 'NLC 4',
  NO_SUCH_STEP: 'NLC 4',
  LAST_TURN: 'NLC 4',
  TURN_IS_PLAYED: { rule: 'NLC 4', facts: { turn: 'number' } },
  NOTHING_CHANGED: SEVERAL,
  NO_CURTAIN_IN_SOLO: 'Ruling 98',
  DESK_ALREADY_OPEN: 'Ruling 98',
  DESK_NOT_OPEN: 'Ruling 98',
});
