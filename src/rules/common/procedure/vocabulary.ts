import { lines } from '../../../engine/vocabulary';

/** What befalls a run, whatever it is about. */
export const RUN_LINES = lines({ thrownAgain: { card: 'text', was: 'text', now: 'text' } });
