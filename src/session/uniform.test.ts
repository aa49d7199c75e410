import { createHash } from 'node:crypto';
import { uniformFrom } from './uniform';

/** Bytes that look random and are the same every time. */
const bytesOf = (seed: string) => {
  let counter = 0;
  let pool = Buffer.alloc(0);
  return (count: number): Uint8Array => {
    while (pool.length < count)
      pool = Buffer.concat([
        pool,
        createHash('sha256')
          .update(`${seed} ${String(counter++)}`)
          .digest(),
      ]);
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return taken;
  };
};

/** Passed by chance once in a thousand, by degrees of freedom. */
const LIMIT = { 1: 10.83, 4: 18.47, 5: 20.52, 6: 22.46, 9: 27.88, 12: 32.91, 99: 148.23 } as const;

test.each([2, 5, 6, 7, 10, 13, 100] as const)(
  'a throw of %i sides is uniform (chi-square), and of no other side',
  (sides) => {
    const roll = uniformFrom(bytesOf(`die ${String(sides)}`));
    const counts = Array.from({ length: sides }, () => 0);
    const runs = 30_000;
    for (let i = 0; i < runs; i++) {
      const face = roll(sides);
      counts[face - 1] = (counts[face - 1] ?? NaN) + 1;
    }
    expect(counts).toHaveLength(sides);
    const expected = runs / sides;
    const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(LIMIT[(sides - 1) as keyof typeof LIMIT]);
  },
);

test('values beyond the last full multiple are thrown again: a remainder would favour low faces', () => {
  const values = [0xff_fc, 0xff_ff, 0x00_00];
  const roll = uniformFrom(() => {
    const value = values.shift() ?? 0;
    return Uint8Array.of(value >> 8, value & 255);
  });
  // 65,532 is the last multiple of six below 65,536: 0xfffc and above are thrown again.
  expect(roll(6)).toBe(1);
  expect(values).toEqual([]);
});

test('the highest value still taken gives the highest face', () => {
  expect(uniformFrom(() => Uint8Array.of(0xff, 0xfb))(6)).toBe(6);
  expect(uniformFrom(() => Uint8Array.of(0xff, 0xff))(65_536)).toBe(65_536);
});

test.each([0, -1, 1.5, 65_537, NaN])('there is no die of %d sides', (sides) => {
  expect(() => uniformFrom(bytesOf('none'))(sides)).toThrow('no die has');
});
