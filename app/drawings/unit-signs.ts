import type { Arm, Guard, Mark } from '../../src/rules/common/index';

/** Map signs of the arms on a box of 40 × 28, `line` stroked, `ink` filled. */
export const ARM_SIGNS: Readonly<
  Record<Arm, { readonly word: string; readonly line?: string; readonly ink?: string }>
> = {
  infantry: { word: 'infantry', line: 'M0 0 40 28M40 0 0 28' },
  cavalry: { word: 'cavalry', line: 'M0 28 40 0' },
  footArtillery: { word: 'foot artillery', ink: 'M20 7.6a6.4 6.4 0 1 0 .01 0z' },
  horseArtillery: { word: 'horse artillery', line: 'M0 28 40 0', ink: 'M20 7.6a6.4 6.4 0 1 0 .01 0z' },
};

/** The Guard's grenade carries the letter of its class. */
export const GUARD_SIGNS: Readonly<Record<Exclude<Guard, 'none'>, { readonly word: string; readonly letter: string }>> =
  {
    young: { word: 'Young Guard', letter: 'Y' },
    middle: { word: 'Middle Guard', letter: 'M' },
    old: { word: 'Old Guard', letter: 'O' },
  };

/**
 * How a marker looks: an outline of its own within 26 × 26 and a letter. `grave` ones weigh on the unit and are sealed in
 * wax; the others only remember what it did. Outline and letter tell them apart without colour.
 */
export type MarkSign = {
  readonly word: string;
  readonly letter: string;
  readonly outline: string;
  readonly grave: boolean;
  /** Where the letter's foot stands, since a triangle has its room lower than a circle. */
  readonly foot: number;
};

const CIRCLE = 'M13 1.2a11.8 11.8 0 1 0 .01 0z';
const LOZENGE = 'M13 .4 25.6 13 13 25.6.4 13z';
const BURST =
  'M13 .4l2.8 4.6 5-2.2.2 5.4 4.6 2-2.8 2.8 2.8 3.6-4.8 1.8-.2 5.2-5-1.8L13 25.6l-2.6-3.8-5 1.8-.2-5.2L.4 16.6 3.2 13 .4 10.2l4.6-2L5.2 2.8l5 2.2z';
const BACKWARD = 'M.4 13 9 1.6h16.2L20.6 13l4.6 11.4H9z';
const PEAK = 'M13 .6 25.8 24.6H.2z';
const FORWARD = 'M1 3h14.6L25.6 13 15.6 23H1z';
const SACK = 'M7.6 1h10.8L16.8 6c5 2.8 8.2 7.6 8.2 12.6 0 5-3.2 6.8-12 6.8S1 23.6 1 18.6C1 13.6 4.2 8.8 9.2 6z';
const HALF_MOON = 'M.6 7h24.8c0 11-4.6 18-12.4 18S.6 18 .6 7zM.6 7V4.4h24.8V7';
const CROSS = 'M7.2 1h11.6v6.2H25v11.6h-6.2V25H7.2v-6.2H1V7.2h6.2z';

/** Every marker a unit may bear. */
export const MARK_SIGNS: Readonly<Record<Mark, MarkSign>> = {
  disrupted: { word: 'disrupted', letter: 'D', outline: LOZENGE, grave: true, foot: 17.6 },
  disordered: { word: 'disordered', letter: 'D', outline: BURST, grave: true, foot: 17.6 },
  routed: { word: 'routed', letter: 'R', outline: BACKWARD, grave: true, foot: 17.8 },
  bombarded: { word: 'has bombarded', letter: 'B', outline: CIRCLE, grave: false, foot: 17.8 },
  charged: { word: 'has charged', letter: 'C', outline: PEAK, grave: false, foot: 21.6 },
  moved: { word: 'has moved', letter: 'M', outline: FORWARD, grave: false, foot: 17.8 },
  outOfSupply: { word: 'out of supply', letter: 'S', outline: SACK, grave: true, foot: 21 },
  fatigued: { word: 'fatigued', letter: 'F', outline: HALF_MOON, grave: false, foot: 18.6 },
  exhausted: { word: 'exhausted', letter: 'X', outline: CROSS, grave: true, foot: 18 },
};

/** The flaming grenade: flames above, the ball's place is (9, 15). */
export const GRENADE_FLAMES =
  'M9 8.4C6.4 6.8 5.2 4.4 6 1.6c1 .6 1.6 1.4 2 2.4C8.4 2.6 9 1.4 10.2.4c0 1.6.4 2.4 1.2 3.4.2-.6.6-1.2 1-1.6.8 2.6-.2 5-2.4 6.2z';
