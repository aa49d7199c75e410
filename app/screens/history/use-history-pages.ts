import { useCallback, useEffect, useState } from 'react';
import type { AppEvent } from '../../../src/session/rule-sets';
import type { HistoryCursor, HistoryItem } from '../../../src/session/history';
import { useGame, useGameState } from '../../hooks/use-game';

export type HistoryPages = Readonly<{
  items: readonly HistoryItem<AppEvent>[];
  more: boolean;
  loadMore: () => void;
}>;

/** The history as far as it has been read. Read again from the newest whenever something happens. */
export const useHistoryPages = (): HistoryPages => {
  const game = useGame();
  const count = useGameState((state) => state.count);
  const seat = useGameState((state) => state.seat);
  const [items, setItems] = useState<readonly HistoryItem<AppEvent>[]>([]);
  const [next, setNext] = useState<HistoryCursor | null>(null);
  useEffect(() => {
    let gone = false;
    void game.history().then((page) => {
      if (gone) return;
      setItems(page.items);
      setNext(page.next);
    });
    return () => {
      gone = true;
    };
  }, [game, count, seat]);
  const loadMore = useCallback(() => {
    if (next === null) return;
    void game.history(next).then((page) => {
      setItems((now) => [...now, ...page.items]);
      setNext(page.next);
    });
  }, [game, next]);
  return { items, more: next !== null, loadMore };
};
