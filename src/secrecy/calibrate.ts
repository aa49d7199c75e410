/** Between what a PIN may cost (scrypt's log N), and how long it may take. */
export type CostBounds = Readonly<{ least: number; most: number; limitMs: number }>;

/** A phone runs scrypt some forty times slower than a browser. */
export const PHONE_BOUNDS: CostBounds = { least: 11, most: 14, limitMs: 700 };
export const WEB_BOUNDS: CostBounds = { least: 14, most: 16, limitMs: 700 };

/** Milliseconds that stretching takes at a cost, measured by whoever has a clock. */
export type Probe = (logN: number) => Promise<number>;

/**
 * The highest cost this device bears. Each step up takes twice as long, so none is tried that is sure to be too slow; the
 * lowest is never undercut, however slow the device. A clock that ran backwards ends the search.
 */
export const chooseLogN = async (probe: Probe, { least, most, limitMs }: CostBounds): Promise<number> => {
  let chosen = least;
  let took = await probe(least);
  while (chosen < most && took >= 0 && took * 2 <= limitMs) {
    took = await probe(chosen + 1);
    if (!(took >= 0 && took <= limitMs)) return chosen;
    chosen += 1;
  }
  return chosen;
};
