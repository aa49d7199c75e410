/**
 * What a hand and an eye can do with the app. Page objects speak only this, so that the same journey drives the web
 * build in Chromium and the app on a device. Everything that acts waits until it can; ids are the app's own testIDs.
 */
export type Driver = Readonly<{
  /** Taps; `index` where several things bear the same id. */
  tap: (id: string, index?: number) => Promise<void>;
  /** Replaces the text of a field. */
  type: (id: string, text: string, index?: number) => Promise<void>;
  /** Presses and keeps the thumb on it until it is gone. */
  hold: (id: string) => Promise<void>;
  /** Waits until it is there to be seen. */
  appears: (id: string) => Promise<void>;
  vanishes: (id: string) => Promise<void>;
  /** Waits until the thing, or something within it, reads this. */
  shows: (id: string, text: string) => Promise<void>;
  /** How many are there right now. */
  count: (id: string) => Promise<number>;
  /** What each of them reads right now. */
  texts: (id: string) => Promise<readonly string[]>;
  /** Whether it can be used right now. */
  enabled: (id: string) => Promise<boolean>;
  /** Everything a player could learn from the screen as it stands: words, labels, states. */
  screen: () => Promise<string>;
  /** The phone's own way back. */
  back: () => Promise<void>;
  /** Opens the app as a player would from the home screen. */
  open: () => Promise<void>;
  /** Ends the app without a last word and opens it again. */
  kill: () => Promise<void>;
}>;

/** Files go through the system's own dialogs: a browser's can be driven, a phone's share sheet cannot. */
export type Files = Readonly<{
  /** Taps what hands out a file and answers its text. */
  save: (id: string) => Promise<string>;
  /** Taps what asks for a file and gives it this one. */
  give: (id: string, file: string | Uint8Array) => Promise<void>;
}>;

/** Nothing is judged by the clock: so long is waited only for what never comes, on however busy a machine. */
export const PATIENCE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 40;

const moment = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Looks again and again until `found` answers true; the last look is in the complaint. */
export const until = async <T>(what: string, look: () => Promise<T>, found: (seen: T) => boolean): Promise<T> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (found(seen)) return seen;
    if (Date.now() > end) throw new Error(`${what}: still ${JSON.stringify(seen)}`);
    await moment(LOOK_EVERY_MS);
  }
};

/** What lies below the fold comes a moment after its page: looks until all is as it was, or names the first difference. */
export const sameSoon = async (what: string, look: () => Promise<string>, wanted: string): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  let seen = await look();
  while (seen !== wanted && Date.now() < end) {
    await moment(LOOK_EVERY_MS);
    seen = await look();
  }
  same(what, seen, wanted);
};

/** A claim of a journey. */
export const check = (truth: boolean, otherwise: string): void => {
  if (!truth) throw new Error(otherwise);
};

/** Two things must be the same; the complaint shows where they part. */
export const same = (what: string, found: string, wanted: string): void => {
  if (found === wanted) return;
  const lines = found.split('\n');
  const other = wanted.split('\n');
  const at = lines.findIndex((line, i) => line !== other[i]);
  const where = at === -1 ? lines.length : at;
  throw new Error(
    `${what} differs in line ${where + 1}\n  found  ${lines[where] ?? ''}\n  wanted ${other[where] ?? ''}`,
  );
};
