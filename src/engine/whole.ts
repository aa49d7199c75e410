/**
 * Counting with whole numbers: plain ones as long as they are exact, big ones beyond. One walk serves both, because what it
 * needs of a number is only this.
 */
export type Whole<N> = Readonly<{
  of: (n: number) => N;
  plus: (a: N, b: N) => N;
  times: (a: N, b: N) => N;
  over: (a: N, b: N) => N;
  rest: (a: N, b: N) => N;
  /** Whether the number is still exact. */
  fits: (n: N) => boolean;
}>;

/** Plain numbers: fast, and exact up to 2^53, which is twenty dice. */
export const PLAIN: Whole<number> = {
  of: (n) => n,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  over: (a, b) => a / b,
  rest: (a, b) => a % b,
  fits: (n) => n <= Number.MAX_SAFE_INTEGER,
};

/** Big numbers, for what plain ones cannot count: forty-eight dice of roll-six-to-hit. */
export const BIG: Whole<bigint> = {
  of: BigInt,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  over: (a, b) => a / b,
  rest: (a, b) => a % b,
  fits: () => true,
};

export const powerOf = <N>(whole: Whole<N>, base: number, exponent: number): N => {
  let power = whole.of(1);
  for (let i = 0; i < exponent; i++) power = whole.times(power, whole.of(base));
  return power;
};

const commonDivisor = <N>(whole: Whole<N>, a: N, b: N): N =>
  b === whole.of(0) ? a : commonDivisor(whole, b, whole.rest(a, b));

export const leastCommonMultiple = <N>(whole: Whole<N>, a: N, b: N): N =>
  a === b ? a : whole.times(whole.over(a, commonDivisor(whole, a, b)), b);

type Fraction = Readonly<{ n: number; d: number }>;

/** `15/36` as `5/12`. */
export const lowestTerms = ({ n, d }: Fraction): Fraction => {
  const divisor = commonDivisor(PLAIN, n, d);
  return divisor === 0 ? { n, d } : { n: n / divisor, d: d / divisor };
};
