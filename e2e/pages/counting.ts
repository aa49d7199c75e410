import type { Driver } from './driver';

/** A hand, and how often it has tapped or held since it was last asked. */
type Counted = Readonly<{ driver: Driver; taps: () => number }>;

/** The same hand, that counts what its thumb does. */
export const counting = (driver: Driver): Counted => {
  let count = 0;
  return {
    driver: {
      ...driver,
      tap: (...where) => {
        count += 1;
        return driver.tap(...where);
      },
      hold: (id) => {
        count += 1;
        return driver.hold(id);
      },
    },
    taps: () => {
      const seen = count;
      count = 0;
      return seen;
    },
  };
};
