import { createContext, useContext } from 'react';
import type { Side } from '../../src/engine/sides';
import { useDispatch } from './use-game';

/** `held`: whoever goes there has kept his thumb on his own door already; only a PIN is still asked for. */
type Knock = (side: Side, held?: boolean) => Promise<void>;

/** How the phone goes to a side's desk from here; the guard before the game says it. */
export const KnockContext = createContext<Knock | null>(null);

/** Lets the curtain down before a side's desk: nobody sits there until it is raised. */
export const useKnock = (): Knock => {
  const knock = useContext(KnockContext);
  const dispatch = useDispatch();
  return (
    knock ??
    (async (side) => {
      await dispatch({ type: 'OpenDesk', side });
    })
  );
};
