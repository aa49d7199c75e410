import type { Driver } from './driver';
import { until } from './driver';

/** What happened, newest first. */
export type HistoryPage = Readonly<{
  lines: () => Promise<readonly string[]>;
  /** Waits until some line reads this. */
  tells: (text: string) => Promise<void>;
  /** Goes back to how it stood after an earlier line, for both sides to see; 0 is the newest line that has a way back. */
  correctTo: (earlier: number) => Promise<void>;
  leave: () => Promise<void>;
}>;

export const historyPage = (driver: Driver): HistoryPage => {
  const lines = (): Promise<readonly string[]> => driver.texts('history.row.title');
  return {
    lines,
    tells: async (text) => {
      await until(`the history to tell “${text}”`, lines, (found) => found.some((line) => line.includes(text)));
    },
    correctTo: async (earlier) => {
      const before = (await lines()).length;
      await driver.tap('history.row.back', earlier);
      await driver.tap('history.correct.yes');
      await until('the correction', lines, (found) => found.length === before + 1);
    },
    leave: async () => {
      await driver.tap('history.header.back');
      await driver.vanishes('history.list');
    },
  };
};
