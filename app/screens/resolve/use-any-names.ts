import { useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { GameSession } from '../../../src/session/rule-sets';
import { COORDINATED_NAME } from '../../../src/wording/en/cup';
import { namesFrom } from '../../../src/wording/names';
import type { Names } from '../../../src/wording/names';
import { GameContext } from '../../hooks/use-game';

/** Without a game there are two sides, and everybody is called what he was called on this page. */
export const LOOSE_NAMES: Names = {
  side: (side) => (side === 'first' ? 'First side' : 'Second side'),
  eventCard: (card) => card,
  formation: (id) => id,
  leader: (id) => id,
  unit: (id) => id,
  turn: (index) => `turn ${String(index + 1)}`,
};

const NO_GAME = { getState: () => null, getInitialState: () => null, subscribe: () => () => undefined };

const storeOf = (game: GameSession | null) => (game === null ? NO_GAME : { ...game, getInitialState: game.getState });

/** The game around this page as it stands; null where a procedure is resolved by itself. */
export const useViewIfAny = () => {
  const game = useContext(GameContext);
  const store = useMemo(() => storeOf(game), [game]);
  return useStore(store, (state) => state?.view ?? null);
};

/** The players' own names in a game, plain ones without. */
export const useAnyNames = (): Names => {
  const view = useViewIfAny();
  return useMemo(() => (view === null ? LOOSE_NAMES : namesFrom(view, COORDINATED_NAME)), [view]);
};
