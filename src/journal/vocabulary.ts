import { refusals } from '../engine/vocabulary';

/** Why a play is not taken by an open game. */
export const SESSION_REFUSALS = refusals({
  NOT_UNDERSTOOD: { rule: null, maybe: { path: 'text' } },
  NOTHING_TO_UNDO: null,
  NOTHING_TO_REDO: null,
  NO_SUCH_PLAY: null,
  NOTHING_ASKED: null,
  TOO_LONG_TO_SEAL: null,
  DESK_IS_LOCKED: { rule: null, facts: { side: 'text' } },
  CURTAIN_AWAITED: { rule: null, facts: { side: 'side' } },
  SECRETS_ARE_ELSEWHERE: null,
  GAME_IS_DAMAGED: null,
  NOTHING_TO_TYPE_ANEW: null,
  NOTHING_TO_THROW_AGAIN: null,
});
