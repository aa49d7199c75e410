import { useMemo, useState } from 'react';
import type { Rests } from '../../../src/session/new-game-draft';
import type { RestKeeper } from './rests';

/** The fields of one form and what is left over in them. */
export const useRests = (initial: Rests = {}): RestKeeper => {
  const [rests, setRests] = useState<Rests>(initial);
  return useMemo(
    () => ({
      rests,
      setRest: (id, rest) => {
        setRests((now) => {
          const others = Object.fromEntries(Object.entries(now).filter(([other]) => other !== id));
          return rest === null ? others : { ...others, [id]: rest };
        });
      },
    }),
    [rests],
  );
};
