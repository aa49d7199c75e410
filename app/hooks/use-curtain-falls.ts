import { useEffect, useRef } from 'react';
import { AppState, Platform } from 'react-native';
import { useGame } from './use-game';

const IDLE_MS = 2 * 60 * 1000;
const LOOK_EVERY_MS = 5000;

/** A browser's player may have a mouse and a keyboard, and write for minutes without touching anything. */
const ON_THE_WEB = ['pointerdown', 'keydown'] as const;

/**
 * Lets the curtain fall over an open desk, and its lock snap shut, when the app is left or nobody touches it. Returns what a
 * touch must call.
 */
export const useCurtainFalls = (isOpen: boolean): (() => void) => {
  const game = useGame();
  const lastTouch = useRef(0);
  const touched = (): void => {
    lastTouch.current = Date.now();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    lastTouch.current = Date.now();
    const fall = (): void => {
      const { seat } = game.getState();
      if (seat !== 'table' && seat !== 'solo') game.takeSeat('table');
      void game.lockAll();
    };
    const subscription = AppState.addEventListener('change', (state) => {
      if (state !== 'active') fall();
    });
    const timer = setInterval(() => {
      if (Date.now() - lastTouch.current > IDLE_MS) fall();
    }, LOOK_EVERY_MS);
    return () => {
      subscription.remove();
      clearInterval(timer);
    };
  }, [isOpen, game]);
  useEffect(() => {
    if (!isOpen || Platform.OS !== 'web') return undefined;
    const heard = (): void => {
      lastTouch.current = Date.now();
    };
    ON_THE_WEB.forEach((name) => {
      document.addEventListener(name, heard, true);
    });
    return () => {
      ON_THE_WEB.forEach((name) => {
        document.removeEventListener(name, heard, true);
      });
    };
  }, [isOpen]);
  return touched;
};
