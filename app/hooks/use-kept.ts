import { useEffect, useState } from 'react';
import { askToKeep, isKept } from '../wiring/keeping';
import type { Kept } from '../wiring/keeping';

/** Whether the browser keeps the games until they are deleted; undefined until it has said so. A refusal to answer is a no. */
export const useKept = (): Readonly<{ kept: Kept | undefined; ask: () => Promise<void> }> => {
  const [kept, setKept] = useState<Kept | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const say = (answer: Kept): void => {
      if (!gone) setKept(answer);
    };
    isKept().then(say, () => {
      say(false);
    });
    return () => {
      gone = true;
    };
  }, []);
  const ask = async (): Promise<void> => {
    setKept(await askToKeep().catch(() => false));
  };
  return { kept, ask };
};
