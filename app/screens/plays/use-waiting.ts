import type { AppPlay, AppView } from '../../../src/session/rule-sets';
import { useView } from '../../hooks/use-game';

export type Waiting = NonNullable<AppView['waitingPlays']>[number];

/** A play of this kind that waits for somebody to choose, where this seat may see it. */
export const useWaiting = (play: AppPlay['id']): Waiting | null => {
  const { waitingPlays = [] } = useView('waitingPlays');
  return waitingPlays.find((one) => one.play === play) ?? null;
};
