// How the driver of WebKitGTK waits for what is to come.
const PATIENCE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 40;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks again and again until there is something to answer; a look answers what it found, or why there is nothing. */
export async function until(what, look, patience = PATIENCE_MS) {
  const end = Date.now() + patience;
  for (;;) {
    const { found, why } = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what}: ${why ?? 'in vain'}`);
    await pause(LOOK_EVERY_MS);
  }
}
