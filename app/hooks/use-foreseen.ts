import type { AppCommand, AppPreview } from '../../src/session/rule-sets';
import type { N20Preview } from '../../src/rules/n20/index';
import { usePreview } from './use-preview';

/** Only a game with a morale track says where that would stand. */
export const isForeseen = (seen: AppPreview | null): seen is N20Preview => seen?.kind === 'events' && 'wins' in seen;

/** What a play would come to if it were made now; it is asked anew after every play. */
export const useForeseen = (command: AppCommand): N20Preview | null => {
  const seen = usePreview()(command);
  return isForeseen(seen) ? seen : null;
};
