import { useEffect, useState } from 'react';
import { draftKeeper } from '../../../src/session/new-game-draft';
import type { DraftKeeper, GameDraft } from '../../../src/session/new-game-draft';
import { usePorts } from '../../hooks/use-app';

/** What was begun before and is kept on the device; undefined while the device looks for it. */
type Found = GameDraft | null | undefined;

export const useGameDraft = (): Readonly<{ found: Found; keeper: DraftKeeper }> => {
  const { store } = usePorts();
  const [keeper] = useState(() => draftKeeper(store));
  const [found, setFound] = useState<Found>(undefined);
  useEffect(() => {
    keeper.read().then(setFound, () => {
      setFound(null);
    });
  }, [keeper]);
  return { found, keeper };
};
