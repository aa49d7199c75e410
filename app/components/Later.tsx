import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** What stands below the fold is drawn after the first page has been shown, in the browser's and the phone's idle time. */
export const Later = ({ children }: { readonly children: ReactNode }) => {
  const [now, setNow] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setNow(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return now ? children : null;
};
