import { useEffect } from 'react';
import type { Palette } from './palette';

/** Bars of the sheet's own ink on the sheet itself: a desktop's would stand there like a strip of another paper. */
export const useScrollbarInk = ({ rule }: Palette): void => {
  useEffect(() => {
    document.documentElement.style.scrollbarColor = `${rule} transparent`;
  }, [rule]);
};
