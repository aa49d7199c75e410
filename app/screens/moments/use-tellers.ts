import { useMemo } from 'react';
import type { Tellers } from '../../../src/wording/en/moment';
import { useNames, useView } from '../../hooks/use-game';

/** What the sentences of this game are made with. */
export const useTellers = (): Tellers => {
  const names = useNames();
  const { setup } = useView('setup');
  return useMemo(() => ({ names, setup }), [names, setup]);
};
