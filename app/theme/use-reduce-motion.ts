import { useSyncExternalStore } from 'react';
import { AccessibilityInfo } from 'react-native';

let reduced = false;
let started = false;
const listeners = new Set<() => void>();

const learn = (value: boolean): void => {
  reduced = value;
  listeners.forEach((tell) => {
    tell();
  });
};

const start = (): void => {
  started = true;
  AccessibilityInfo.addEventListener('reduceMotionChanged', learn);
  AccessibilityInfo.isReduceMotionEnabled().then(learn, () => {
    learn(false);
  });
};

const subscribe = (tell: () => void): (() => void) => {
  if (!started) start();
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

/** Whether the player asked the phone to keep still: then things appear instead of travelling. */
export const useReduceMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reduced,
    () => false,
  );
