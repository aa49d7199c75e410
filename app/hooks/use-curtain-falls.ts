import { useEffect, useRef } from 'react';
import { AppState } from 'react-native';
import { useGame } from './use-game';

const IDLE_MS = 2 * 60 * 1000;

/** Lets the curtain fall over an open desk when the app is left or nobody touches it. Returns what a touch must call. */
export const useCurtainFalls = (deskOpen: boolean): (() => void) => {
  const game = useGame();
  const lastTouch = useRef(0);
  useEffect(() => {
    if (!deskOpen) return undefined;
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
    }, 5000);
    return () => {
      subscription.remove();
      clearInterval(timer);
    };
  }, [deskOpen, game]);
  return () => {
    lastTouch.current = Date.now();
  };
};
