import { useEffect, useRef } from 'react';

/** What lies over the page just now, the uppermost last. */
const laidOver: (() => void)[] = [];

/** How long the browser may take to come forward again. */
const RETURN_MS = 500;
let returning: ReturnType<typeof setTimeout> | null = null;

const isReturn = (): boolean => {
  if (returning === null) return false;
  clearTimeout(returning);
  returning = null;
  return true;
};

/** To the navigation nothing has happened, for the browser comes back to where it was. */
const hear = (event: PopStateEvent): void => {
  const close = laidOver.at(-1);
  if (isReturn()) {
    event.stopImmediatePropagation();
  } else if (close !== undefined) {
    event.stopImmediatePropagation();
    returning = setTimeout(isReturn, RETURN_MS);
    window.history.forward();
    close();
  }
};

// The navigation listens from its first page on; whoever listens earlier hears it first.
window.addEventListener('popstate', hear);

/** The browser's "back" closes what lies over the page, as a phone's does, and leaves the page beneath it alone. */
export const useBack = (open: boolean, onBack: () => void): void => {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!open) return undefined;
    const close = (): void => {
      latest.current();
    };
    laidOver.push(close);
    return () => {
      laidOver.splice(laidOver.indexOf(close), 1);
    };
  }, [open]);
};
