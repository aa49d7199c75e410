import type { Side } from '../../../../src/engine/sides';
import { useDispatch, useGame, useGameState } from '../../../hooks/use-game';
import { useAfterDesk } from '../use-after-desk';

/** Closes this desk and lets the curtain down before another, or before the table (null). In solo there is nobody to hand it to: with both done the turn goes on. */
export const useHandOver = (): ((to: Side | null) => Promise<void>) => {
  const game = useGame();
  const dispatch = useDispatch();
  const seat = useGameState((state) => state.seat);
  const afterwards = useAfterDesk();
  return async (to) => {
    if (seat === 'solo') {
      if (to === null) afterwards();
      return;
    }
    if (!(await dispatch({ type: 'CloseDesk' }))) return;
    game.takeSeat('table');
    if (to === null) afterwards();
    else await dispatch({ type: 'OpenDesk', side: to });
  };
};
