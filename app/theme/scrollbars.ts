import type { Palette } from './palette';

/** A phone's own scrollbars need no ink. */
export const useScrollbarInk = (_colour: Palette): void => undefined;
