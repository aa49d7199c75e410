import { SEVERAL, refusals } from './vocabulary';

/** Why an answer is none to what was asked. */
export const ANSWER_REFUSALS = refusals({
  NOT_SUCH_A_THROW: SEVERAL,
  NOT_AN_OPTION: SEVERAL,
  DIE_FOR_ANOTHER_RULE: { facts: { got: 'text' } },
  CHOICE_FOR_ANOTHER_RULE: { facts: { got: 'text' } },
  NOT_ASKED_FOR: null,
  DIE_NOT_ASKED_FOR: SEVERAL,
  CHOICE_NOT_ASKED_FOR: SEVERAL,
});
