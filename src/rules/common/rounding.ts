/**
 * Whole numbers only: a fraction is two integers, so a half is exactly a half on every engine, and rounding is said where
 * it happens.
 */
export type Fraction = Readonly<{ n: number; d: number }>;

export const WHOLE: Fraction = { n: 1, d: 1 };
export const HALF: Fraction = { n: 1, d: 2 };

/** Rulings, head: half up unless said otherwise (4.5 is 5, 4.25 is 4). For amounts that are not negative. */
export const roundHalfUp = (n: number, d: number): number => Math.floor((2 * n + d) / (2 * d));

/** `percent(-25)` leaves three quarters. */
export const percent = (change: number): Fraction => lowest({ n: Math.max(0, 100 + change), d: 100 });

export const times = (a: Fraction, b: Fraction): Fraction => lowest({ n: a.n * b.n, d: a.d * b.d });

export const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

const lowest = ({ n, d }: Fraction): Fraction => {
  const divisor = commonDivisor(n, d);
  return { n: n / divisor, d: d / divisor };
};
