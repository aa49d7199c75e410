import { useEffect, useState } from 'react';
import type { HistoryItem } from '../../../src/session/history';
import type { AppEvent, GameSession } from '../../../src/session/rule-sets';
import { useGame, useGameState } from '../../hooks/use-game';

/** So far back: what has not been seen by then is told by the history. */
const BACK = 24;

type Items = readonly HistoryItem<AppEvent>[];
type Read = Readonly<{ at: string; items: Promise<Items> }>;

/** Read once for each play, however many on the page ask for it. */
const LAST = new WeakMap<GameSession, Read>();

const recentOf = (game: GameSession): Promise<Items> => {
  const { count, seat } = game.getState();
  const at = `${seat} ${String(count)}`;
  const last = LAST.get(game);
  if (last?.at === at) return last.items;
  const items = game.history(undefined, undefined, BACK).then((page) => page.items);
  LAST.set(game, { at, items });
  return items;
};

/** The newest lines of the history, as this page may see them; none while they are read for the first time. */
export const useRecent = (): Items => {
  const game = useGame();
  const count = useGameState((state) => state.count);
  const seat = useGameState((state) => state.seat);
  const [items, setItems] = useState<Items>([]);
  useEffect(() => {
    let gone = false;
    recentOf(game).then(
      (found) => {
        if (!gone) setItems(found);
      },
      // What cannot be read is said where the game itself is.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, count, seat]);
  return items;
};
