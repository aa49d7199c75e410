import { lines, refusals } from '../../../engine/vocabulary';

/** What befalls a run, whatever it is about. */
export const RUN_LINES = lines({ thrownAgain: { card: 'text', was: 'text', now: 'text' } });

/** Why a procedure cannot be begun, gone on with or written into the game. */
export const RUN_REFUSALS = refusals({
  PROCEDURE_UNDER_WAY: null,
  PROCEDURE_UNREADABLE: { rule: null, maybe: { path: 'text' } },
  PROCEDURE_IS_DONE: null,
  PROCEDURE_NOT_DONE: null,
  NO_PROCEDURE: null,
  PROCEDURE_IS_A_PLAY: null,
  NOTHING_TO_APPLY: null,
  ANSWER_IS_GIVEN: null,
  TOO_MANY_WAYS: null,
  NO_SUCH_THROW: 'MOP 37.12',
  REROLL_STANDS: 'MOP 37.12',
  THROW_IS_PAST: 'MOP 37.12',
  NOT_HIS_THROW: 'MOP 37.12',
  TOO_LATE_FOR_CARD: 'MOP 37.12',
});
