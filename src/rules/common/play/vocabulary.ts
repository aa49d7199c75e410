import { refusals } from '../../../engine/vocabulary';

/** Why nothing can be played like that. */
export const PLAY_REFUSALS = refusals({
  NO_SUCH_PLAY: null,
  PLAY_UNREADABLE: { rule: null, maybe: { path: 'text' } },
  PLAY_WAITS: null,
  NOTHING_WAITS: null,
});
