import { useLayoutEffect } from 'react';
import type { Palette } from './palette';

/**
 * A line on a band of paper that is wider on both sides: whatever the ring lies on, its neighbours are the same. Two classes
 * deep, so that it counts before what react-native-web writes; a finger never sees it. What is filled
 * in, fills the window or stands at its edge has it at its own edge. A page as a whole is only stepped on, on the way to its
 * heading.
 */
const rules = ({ focus, paper }: Palette): string => `
:root :focus-visible { outline: 3px solid ${focus}; outline-offset: 2px; box-shadow: 0 0 0 7px ${paper}; }
:root :is(input, textarea):focus-visible { outline-offset: 0; box-shadow: none; }
:root :is(main, [role=tab]):focus-visible { outline-offset: -3px; box-shadow: none; }
:root [data-page]:focus-visible { outline: none; box-shadow: none; }
[data-tofoot]:not(:focus-within) { opacity: 0; pointer-events: none; }`;

let sheet: HTMLStyleElement | null = null;

const sheetInPage = (): HTMLStyleElement => {
  sheet ??= document.head.appendChild(document.createElement('style'));
  return sheet;
};

/** Shows where the keyboard is, in the colours of the light in force: one rule for all that can be pressed or filled in. */
export const useFocusRing = (colour: Palette): void => {
  useLayoutEffect(() => {
    sheetInPage().textContent = rules(colour);
  }, [colour]);
};
