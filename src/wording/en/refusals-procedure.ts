import type { RefusalWords } from '../../engine/vocabulary';
import type { PLAY_REFUSALS } from '../../rules/common/play/vocabulary';
import type { RUN_REFUSALS } from '../../rules/common/procedure/vocabulary';
import type { ANSWER_REFUSALS } from '../../engine/answers';
import type { Names } from '../names';

/** Why a procedure cannot be begun, gone on with or written into the game. */
export const RUN_REFUSAL_WORDS: RefusalWords<typeof RUN_REFUSALS, Names | null> = {
  PROCEDURE_UNDER_WAY: 'Something else is being resolved. Finish it or put it aside first.',
  PROCEDURE_UNREADABLE: 'Something is still missing before this can be resolved.',
  PROCEDURE_IS_DONE: 'This is resolved already. Begin anew for another roll.',
  PROCEDURE_NOT_DONE: 'This is not resolved yet.',
  NO_PROCEDURE: 'Nothing is being resolved.',
  PROCEDURE_IS_A_PLAY: 'In a game this is played with what the game knows. Open its page once more.',
  NOTHING_TO_APPLY: 'The game keeps nothing of this result.',
  ANSWER_IS_GIVEN: 'That was answered already.',
  TOO_MANY_WAYS: 'There are too many ways this can go to count them all.',
  NO_SUCH_THROW: 'There is no such throw to make again.',
  REROLL_STANDS: 'That throw has been made again: the new one stands.',
  THROW_IS_PAST: 'Something has been decided or thrown by it since: that throw stands.',
  NOT_HIS_THROW: 'That was a throw of the other side.',
  TOO_LATE_FOR_CARD: 'It is too late for that card here: what it would change has been thrown or chosen.',
};

/** Why nothing can be played like that. */
export const PLAY_REFUSAL_WORDS: RefusalWords<typeof PLAY_REFUSALS, Names | null> = {
  NO_SUCH_PLAY: 'These rules have no such play.',
  PLAY_UNREADABLE: 'Something is still missing before this can be played.',
  PLAY_WAITS: 'The same is under way already, and waits for a decision.',
  NOTHING_WAITS: 'Nothing waits for that decision.',
};

/** Why an answer is none to what was asked. */
export const ANSWER_REFUSAL_WORDS: RefusalWords<typeof ANSWER_REFUSALS, Names | null> = {
  NOT_SUCH_A_THROW: 'Those are not the dice that were asked for.',
  NOT_AN_OPTION: 'That is not one of the choices there are.',
  DIE_FOR_ANOTHER_RULE: ({ got }) => `That die was thrown for another rule (${got}).`,
  CHOICE_FOR_ANOTHER_RULE: ({ got }) => `That was decided for another rule (${got}).`,
  NOT_ASKED_FOR: 'More was given than was asked for.',
  DIE_NOT_ASKED_FOR: 'More dice were given than were asked for.',
  CHOICE_NOT_ASKED_FOR: 'More was decided than was asked for.',
};
