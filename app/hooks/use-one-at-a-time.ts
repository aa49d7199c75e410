import { useCallback, useRef, useState } from 'react';

type OneAtATime = Readonly<{ busy: boolean; run: (task: () => Promise<void>) => Promise<void> }>;

/** A second tap is nothing while the first is under way, even before the screen has had time to show that it is. */
export const useOneAtATime = (): OneAtATime => {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (task: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
};
