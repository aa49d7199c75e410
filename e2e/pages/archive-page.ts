import type { Driver } from './driver';
import type { Side } from './new-game-page';

/** Every order ever written, once its side has laid it open. */
export type ArchivePage = Readonly<{
  /** From the history; or from an open desk, which stays open beneath it. */
  open: (from?: 'history' | 'desk') => Promise<void>;
  isSealed: (side: Side) => Promise<void>;
  layOpen: (side: Side) => Promise<void>;
  /** Waits until what was found reads this. */
  found: (side: Side, text: string) => Promise<void>;
  /** The life of an order; 0 is the first that was written. */
  record: (nth: number, text: string) => Promise<void>;
  /** What is not as it was sealed. */
  names: (text: string) => Promise<void>;
}>;

export const archivePage = (driver: Driver): ArchivePage => ({
  open: async (from = 'history') => {
    if (from === 'desk') await driver.tap('desk.archive');
    else {
      await driver.tap('game.header.history');
      await driver.tap('history.header.archive');
    }
    await driver.appears('archive.first');
  },
  isSealed: (side) => driver.appears(`archive.${side}.sealed`),
  layOpen: async (side) => {
    await driver.tap(`archive.${side}.open`);
    await driver.tap(`archive.${side}.open.yes`);
  },
  found: (side, text) => driver.shows(`archive.${side}.verdict`, text),
  record: async (nth, text) => {
    await driver.tap('archive.order.toggle', nth);
    await driver.shows('archive.life', text);
    await driver.tap('archive.order.toggle', nth);
    await driver.vanishes('archive.life');
  },
  names: (text) => driver.shows('archive.bad', text),
});
