import { useMemo } from 'react';
import { useView } from '../../hooks/use-game';
import { useTellers } from '../moments/use-tellers';
import type { Telling } from '../../../src/session/play-words';

/** What lines of the history are told with. */
export const useTelling = (): Telling => {
  const tellers = useTellers();
  const { steps } = useView('steps');
  return useMemo(() => ({ ...tellers, steps }), [tellers, steps]);
};
