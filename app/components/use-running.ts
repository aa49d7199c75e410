import { useEffect, useRef } from 'react';

/** How long a thumb rests on a sign before it counts by itself. */
const REST_MS = 380;
const SLOWEST_MS = 170;
const FASTEST_MS = 40;
/** Each step comes so much sooner than the one before it. */
const FASTER = 0.88;

type Running = Readonly<{ onPress: () => void; onPressIn: () => void; onPressOut: () => void }>;

/**
 * What a sign that counts is given: one step for a tap, and steps that come faster and faster while the thumb stays on it.
 * `move` is asked anew for each of them and answers whether there is any further to go.
 */
export const useRunning = (move: () => boolean): Running => {
  const latest = useRef(move);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ran = useRef(false);
  useEffect(() => {
    latest.current = move;
  });
  const stop = (): void => {
    clearTimeout(timer.current);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const run = (pause: number): void => {
    timer.current = setTimeout(() => {
      ran.current = true;
      if (latest.current()) run(Math.max(FASTEST_MS, pause * FASTER));
    }, pause);
  };
  return {
    onPressIn: () => {
      stop();
      ran.current = false;
      timer.current = setTimeout(() => {
        ran.current = true;
        if (latest.current()) run(SLOWEST_MS);
      }, REST_MS);
    },
    onPressOut: stop,
    onPress: () => {
      stop();
      // The tap that ends a run is no step of its own.
      if (!ran.current) latest.current();
      ran.current = false;
    },
  };
};
