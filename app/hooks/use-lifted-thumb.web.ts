import { useLayoutEffect } from 'react';

/** A click that nobody began on this page: its finger came down on the curtain, or on the place that led here. */
const isStray = ({ detail }: MouseEvent): boolean => detail > 0;

/**
 * In a browser the thumb that held the curtain up is lifted over the desk, and the browser calls that a click. It must not
 * answer a question there: clicks count from the first finger that comes down on the desk itself.
 */
export const useLiftedThumb = (): void => {
  // Before the desk is painted: on a slow device the thumb is lifted sooner than an ordinary effect would run.
  useLayoutEffect(() => {
    const stop = (): void => {
      document.removeEventListener('pointerdown', stop, true);
      document.removeEventListener('click', swallow, true);
    };
    const swallow = (event: MouseEvent): void => {
      stop();
      if (!isStray(event)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    document.addEventListener('pointerdown', stop, true);
    document.addEventListener('click', swallow, true);
    return stop;
  }, []);
};
