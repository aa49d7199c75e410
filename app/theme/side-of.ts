import { SIDE_COLOURS } from './side-colours';
import type { SideColourId } from './side-colours';

/** The counter colour a set-up names. A file from elsewhere may name one this app does not have. */
export const sideColour = (id: string): SideColourId => SIDE_COLOURS.find((known) => known === id) ?? 'austrian-white';

/** The side's first letter: the third sign beside colour and hatching. */
export const sideMark = (title: string): string => Array.from(title.trim())[0]?.toUpperCase() ?? '?';
