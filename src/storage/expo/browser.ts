import type { Ownership } from '../sql/settings';

/** A phone runs the app once, so its turn has always come. The browser's counterpart holds a lock. */
export const waitForTurn = (_onWaiting: () => void): Promise<void> => Promise.resolve();

/** See `Ownership`: on a phone an earlier life of the JavaScript may still hold a connection. */
export const OWNERSHIP: Ownership = { alone: false };
