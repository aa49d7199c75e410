import { useEffect, useState } from 'react';
import type { Side } from '../../../src/engine/sides';
import type { Archive } from '../../../src/journal/archive';
import type { AppEvent } from '../../../src/session/rule-sets';
import { useGame, useGameState } from '../../hooks/use-game';

export type Reading = Archive<AppEvent> | Readonly<{ kind: 'reading' | 'failed' }>;

/** A side's archive, read and verified anew whenever something happens or its desk is locked or opened. */
export const useArchive = (side: Side): Reading => {
  const game = useGame();
  const count = useGameState((state) => state.count);
  const lock = useGameState((state) => state.locks[side].kind);
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  useEffect(() => {
    let gone = false;
    const show = (now: Reading): void => {
      if (!gone) setReading(now);
    };
    game.archive(side).then(show, () => {
      show({ kind: 'failed' });
    });
    return () => {
      gone = true;
    };
  }, [game, side, count, lock]);
  return reading;
};
