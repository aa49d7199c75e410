import { useMemo } from 'react';
import type { AppPreview, GameSession } from '../../src/session/rule-sets';
import { useGame, useGameState } from './use-game';

type Asked = Parameters<GameSession['preview']>[0];

/** The rules are asked as the game stands: after so many plays, and for whoever sits there. */
const asOf =
  (game: GameSession, _plays: number, _seat: unknown) =>
  (command: Asked): AppPreview | null =>
    game.preview(command);

/**
 * What a play would come to if it were made now. A page keeps what it worked out as long as it is worked out from the same
 * things: how many plays there were, and who sits there, are among them, so that it asks anew after every play.
 */
export const usePreview = (): ((command: Asked) => AppPreview | null) => {
  const game = useGame();
  const count = useGameState((state) => state.count);
  const seat = useGameState((state) => state.seat);
  return useMemo(() => asOf(game, count, seat), [game, count, seat]);
};
