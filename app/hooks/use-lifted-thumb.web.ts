import { useLayoutEffect } from 'react';
import { isFingerless } from './fingerless';

/**
 * In a browser the thumb that held the curtain up is lifted over the desk, and the browser calls that a click. It must not
 * answer a question there: a finger's clicks count from the first one that comes down on the desk itself. Who has no finger
 * on the page has none to lift: his first press counts, also where nothing comes down before it (Firefox).
 */
export const useLiftedThumb = (): void => {
  // Before the desk is painted: on a slow device the thumb is lifted sooner than an ordinary effect would run.
  useLayoutEffect(() => {
    const stop = (): void => {
      document.removeEventListener('pointerdown', stop, true);
      document.removeEventListener('mousedown', keepFocus, true);
      document.removeEventListener('click', swallow, true);
    };
    // The focus stays where the desk begins, whatever lies beneath the lifted thumb.
    const keepFocus = (event: MouseEvent): void => {
      event.preventDefault();
    };
    const swallow = (event: MouseEvent): void => {
      stop();
      if (isFingerless(event, null)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    document.addEventListener('pointerdown', stop, true);
    document.addEventListener('mousedown', keepFocus, true);
    document.addEventListener('click', swallow, true);
    return stop;
  }, []);
};
