import { useCallback, useEffect, useState } from 'react';

/**
 * Milliseconds that are left of a pause; `start` begins one. It ticks with the second, costs nothing at rest, and goes by the
 * same clock as the pause itself: whoever sets the phone's clock changes nothing of it.
 */
export const useCountDown = (): Readonly<{ left: number; start: (ms: number) => void }> => {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (end === 0) return undefined;
    const timer = setInterval(() => {
      const time = performance.now();
      setNow(time);
      if (time >= end) setEnd(0);
    }, 500);
    return () => {
      clearInterval(timer);
    };
  }, [end]);
  const start = useCallback((ms: number) => {
    if (ms <= 0) return;
    const time = performance.now();
    setNow(time);
    setEnd(time + ms);
  }, []);
  return { left: end === 0 ? 0 : Math.max(0, end - now), start };
};
