/**
 * How often a PIN may be tried. Waiting is all that ever happens: wiping a desk would be a weapon in the opponent's hand.
 * Count a try before it is made and take it back when it was right; else who kills the app in between tries for nothing.
 */
export type PinTries = Readonly<{
  /** Wrong tries since the last right one. */
  wrong: number;
  /** When the last of them was, in milliseconds of the clock that is handed in. */
  at: number;
}>;

export const FRESH_TRIES: PinTries = { wrong: 0, at: 0 };
export const FREE_TRIES = 5;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 15 * 60_000;

/** How long one waits after so many wrong tries. */
export const pauseAfter = (wrong: number): number =>
  wrong < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(wrong - FREE_TRIES, 10));

export type Trying =
  /** Try now; keep `then` before trying. `left` are the tries after this one that cost no waiting. */
  | Readonly<{ kind: 'try'; then: PinTries; left: number }>
  /** Keep `then`: on a clock that was set back the pause begins anew, so that nobody waits for a year. */
  | Readonly<{ kind: 'wait'; ms: number; then: PinTries }>;

export const askToTry = (tries: PinTries, now: number): Trying => {
  const then = { ...tries, at: Math.min(tries.at, now) };
  const ms = then.at + pauseAfter(tries.wrong) - now;
  if (ms > 0) return { kind: 'wait', ms, then };
  return { kind: 'try', then: { wrong: tries.wrong + 1, at: now }, left: Math.max(0, FREE_TRIES - 1 - tries.wrong) };
};

/** What was kept. What cannot be read counts as used up but never as more: one pause, and no way round it by damage. */
export const decodeTries = (kept: unknown, now: number): PinTries => {
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
  if (typeof kept === 'object' && kept !== null && 'wrong' in kept && 'at' in kept) {
    const { wrong, at } = kept;
    if (isCount(wrong) && isCount(at)) return { wrong, at };
  }
  return { wrong: FREE_TRIES, at: now };
};
