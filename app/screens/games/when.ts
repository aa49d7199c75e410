const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "5 min ago", "yesterday": how long a save lies back, as one says it at the table. */
export const ago = (then: number, now: number): string => {
  const past = now - then;
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return `${String(Math.floor(past / MINUTE))} min ago`;
  if (past < DAY) return `${String(Math.floor(past / HOUR))} h ago`;
  if (past < 2 * DAY) return 'yesterday';
  return dayWords(then);
};

export const dayWords = (then: number): string =>
  new Date(then).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
