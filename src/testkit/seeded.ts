/** Chance that a failing test can repeat: the same seed gives the same numbers (mulberry32). */
export type Seeded = Readonly<{
  /** Uniform in 1…sides, like a port's `roll`. */
  roll: (sides: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** True once in so many times. */
  once: (inSoMany: number) => boolean;
}>;

export const seeded = (seed: number): Seeded => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number): number => 1 + Math.floor(next() * sides);
  return {
    roll,
    pick: (list) => list[roll(list.length) - 1] ?? list[0],
    once: (inSoMany) => roll(inSoMany) === 1,
  };
};
