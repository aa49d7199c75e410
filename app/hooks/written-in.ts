import type { Ear } from './announce';

/** The same sentence again is news only if the text is not the same: this is not seen, and not read. */
const AGAIN = '\u00a0';

/** A place on a browser's page whose reader tells what is written into it. */
export const writtenIn = (region: { textContent: string | null }): Ear => ({
  hear: (text) => {
    region.textContent = region.textContent === text ? `${text}${AGAIN}` : text;
  },
  forget: () => {
    region.textContent = '';
  },
});
