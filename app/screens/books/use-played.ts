import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { Working } from '../../../src/engine/step';
import type { Setup } from '../../../src/rules/common/index';
import { GameContext } from '../../hooks/use-game';

/** What the books may know of the game around them. */
export type Played = Readonly<{ rules: string; setup: Setup; lastWorking: Working }>;

const nothing = (): void => undefined;
const nobody = (): (() => void) => nothing;
const NO_WORKING: Working = [];

/** The game in which the books were opened; null where they were opened by themselves. */
export const usePlayed = (): Played | null => {
  const game = useContext(GameContext);
  const subscribe = game?.subscribe ?? nobody;
  const view = useSyncExternalStore(subscribe, () => game?.getState().view ?? null);
  const last = useSyncExternalStore(subscribe, () => game?.getState().last ?? null);
  const { rules, setup } = view ?? { rules: '', setup: null };
  return useMemo(
    () => (setup === null ? null : { rules, setup, lastWorking: last?.working ?? NO_WORKING }),
    [rules, setup, last],
  );
};
