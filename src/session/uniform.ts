/** Random bytes, as the platform gives them. */
export type RandomBytes = (count: number) => Uint8Array;

/**
 * A uniform whole number in 1…sides. Values beyond the last full multiple of `sides` are thrown again:
 * a plain remainder would favour the low faces.
 */
export const uniformFrom =
  (randomBytes: RandomBytes) =>
  (sides: number): number => {
    if (!Number.isInteger(sides) || sides < 1 || sides > 65_536) throw new Error(`no die has ${sides} sides`);
    const limit = 65_536 - (65_536 % sides);
    for (;;) {
      const [high = 0, low = 0] = randomBytes(2);
      const value = high * 256 + low;
      if (value < limit) return 1 + (value % sides);
    }
  };
