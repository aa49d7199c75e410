import type { Palette } from './palette';

/** On a phone the system draws its own ring. */
export const useFocusRing = (_colour: Palette): void => undefined;
