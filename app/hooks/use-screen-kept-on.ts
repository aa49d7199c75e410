import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';
import { useSetting } from './use-app';

const TAG = 'game';

/** Keeps the screen on while a game is open: a phone on the table must not go dark between two draws. */
export const useScreenKeptOn = (): void => {
  const wanted = useSetting('keepAwake');
  useEffect(() => {
    if (!wanted) return undefined;
    // A browser may refuse (no focus, low battery); the game does not depend on it.
    activateKeepAwakeAsync(TAG).catch(() => undefined);
    return () => {
      deactivateKeepAwake(TAG).catch(() => undefined);
    };
  }, [wanted]);
};
