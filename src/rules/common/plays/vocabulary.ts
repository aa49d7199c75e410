import { refusals } from '../../../engine/vocabulary';

/** What stands against any play, whatever it is about. */
export const PLAY_REFUSALS = refusals({
  PLAY_UNREADABLE: { rule: null, facts: { path: 'text' } },
  /** Nobody there to play it for; the same is said of whom this seat may know nothing of. */
  NO_SUCH_PLAY_HERE: null,
  PLAY_UNDER_WAY: null,
  NO_PLAY_UNDER_WAY: null,
});
