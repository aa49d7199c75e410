import type { Shelf } from '../journal/open-journal';

/** Chance, time and names come from outside, so that tests can hand in their own and the core stays pure. */
export type Ports = Shelf &
  Readonly<{
    /** Uniform in 1…sides, from a source nobody can learn by reloading. */
    roll: (sides: number) => number;
    now: () => number;
    newId: () => string;
    /** Lets the screen breathe between chunks of long work. */
    pause: () => Promise<void>;
  }>;
