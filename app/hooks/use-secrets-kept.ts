import { useCallback, useEffect, useState } from 'react';
import { usePorts } from './use-app';

/** Whether this device gives out a key to seal a game with. Without one no game can begin. */
export const useSecretsKept = (): Readonly<{ denied: boolean; again: () => void }> => {
  const { keeper } = usePorts().vault;
  const [denied, setDenied] = useState(false);
  const again = useCallback(() => {
    keeper.pepper().then(
      () => {
        setDenied(false);
      },
      () => {
        setDenied(true);
      },
    );
  }, [keeper]);
  useEffect(again, [again]);
  return { denied, again };
};
