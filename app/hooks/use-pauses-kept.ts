import { useEffect } from 'react';
import { AppState } from 'react-native';
import { SIDES } from '../../src/engine/sides';
import { useGame } from './use-game';

const EVERY_MS = 5000;

/**
 * Keeps what is left of a pause while it runs, and when the app or the game is left: asking for it keeps it, and costs nothing
 * where none runs. Whoever then ends the app waits a few seconds of it once more, and no longer.
 */
export const usePausesKept = (): void => {
  const game = useGame();
  useEffect(() => {
    const keep = (): void => {
      for (const side of SIDES)
        if (game.getState().locks[side].kind === 'locked') game.pinPause(side).catch(() => undefined);
    };
    const subscription = AppState.addEventListener('change', keep);
    const timer = setInterval(keep, EVERY_MS);
    return () => {
      subscription.remove();
      clearInterval(timer);
      keep();
    };
  }, [game]);
};
