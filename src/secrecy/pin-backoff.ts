/**
 * How often a PIN may be tried. Waiting is all that ever happens: wiping a desk would be a weapon in the opponent's hand.
 * Count a try before it is made and take it back when it was right; else who kills the app in between tries for nothing.
 * No clock is asked what time it is: a pause is so many milliseconds during which the app has run.
 */
export type PinTries = Readonly<{
  /** Wrong tries since the last right one. */
  wrong: number;
  /** How long the app must still run before the next try. */
  left: number;
}>;

export const FRESH_TRIES: PinTries = { wrong: 0, left: 0 };
export const FREE_TRIES = 5;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 15 * 60_000;

/** How long one waits after so many wrong tries. */
export const pauseAfter = (wrong: number): number =>
  wrong < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(wrong - FREE_TRIES, 10));

const withPause = (wrong: number): PinTries => ({ wrong, left: pauseAfter(wrong) });

export type Trying =
  /** Try now; keep `then` before trying. `left` are the tries after this one that cost no waiting. */
  Readonly<{ kind: 'try'; then: PinTries; left: number }> | Readonly<{ kind: 'wait'; ms: number }>;

export const askToTry = ({ wrong, left }: PinTries): Trying =>
  left > 0
    ? { kind: 'wait', ms: left }
    : { kind: 'try', then: withPause(wrong + 1), left: Math.max(0, FREE_TRIES - 1 - wrong) };

/** The same tries after the app has run for so long. Time that runs backwards has not run. */
export const afterRunning = ({ wrong, left }: PinTries, ms: number): PinTries => ({
  wrong,
  left: Math.max(0, left - Math.max(0, ms)),
});

/**
 * What was kept. What cannot be read counts as used up but never as more: one pause, and no way round it by damage. Earlier
 * versions kept the hour of the last try instead of what is left: its pause is waited once more, since no hour is believed.
 */
export const decodeTries = (kept: unknown): PinTries => {
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
  if (typeof kept !== 'object' || kept === null || !('wrong' in kept) || !isCount(kept.wrong))
    return withPause(FREE_TRIES);
  const whole = withPause(kept.wrong);
  if ('left' in kept && typeof kept.left === 'number' && kept.left >= 0)
    return { ...whole, left: Math.min(whole.left, kept.left) };
  return 'at' in kept && isCount(kept.at) ? whole : withPause(FREE_TRIES);
};
