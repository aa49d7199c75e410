import { check } from './driver';
import type { Driver } from './driver';

/** A thumb that knows what it has done: every tap and every hold is one, what is typed is none. */
export type Thumb = Readonly<{
  driver: Driver;
  /** Does this, tells its taps by name, and allows no more of them than that. */
  span: (name: string, most: number, deed: () => Promise<void>) => Promise<void>;
}>;

const FACE = /\.face-\d$/;
const ROLLED_BEFORE = 'dice.pad.';

/**
 * The dice of an evening lie on the table, so that it takes the same way every time; counted is what the app's own dice
 * would have cost. On the page of a fight that is the one throw that everything after it follows from; elsewhere the tap
 * that asks for the roll has been counted already.
 */
export const thumbOver = (driver: Driver, log: (line: string) => void): Thumb => {
  let taps = 0;
  let hasThrown = false;
  const count = (id: string): void => {
    if (!FACE.test(id)) taps += 1;
    else if (!id.startsWith(ROLLED_BEFORE) && !hasThrown) {
      taps += 1;
      hasThrown = true;
    }
  };
  return {
    driver: {
      ...driver,
      tap: (id, index) => {
        count(id);
        return driver.tap(id, index);
      },
      hold: (id) => {
        count(id);
        return driver.hold(id);
      },
    },
    span: async (name, most, deed) => {
      taps = 0;
      hasThrown = false;
      await deed();
      const seen = taps;
      log(`${name}: ${String(seen)} taps, at most ${String(most)}`);
      check(seen <= most, `${name} took ${String(seen)} taps instead of at most ${String(most)}`);
    },
  };
};
