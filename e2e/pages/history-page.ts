import type { Driver } from './driver';
import { until } from './driver';

/** What happened, newest first. */
export type HistoryPage = Readonly<{
  lines: () => Promise<readonly string[]>;
  /** Waits until some line reads this. */
  tells: (text: string) => Promise<void>;
  /** Goes back to how it stood after an earlier line, for both sides to see; 0 is the newest line that has a way back. */
  correctTo: (earlier: number) => Promise<void>;
  /** The same, where the game then goes on behind a curtain. */
  correctBehind: (earlier: number) => Promise<void>;
  leave: () => Promise<void>;
}>;

export const historyPage = (driver: Driver): HistoryPage => {
  /** The table's bookkeeping stands folded: a reader opens it. */
  const unfold = async (): Promise<void> => {
    while ((await driver.count('history.kept')) > 0) await driver.tap('history.kept');
  };
  const titles = async (): Promise<readonly string[]> => {
    await unfold();
    return driver.texts('history.row.title');
  };
  const lines = async (): Promise<readonly string[]> => [
    ...(await titles()),
    ...(await driver.texts('history.row.detail')),
  ];
  const correctBehind = async (earlier: number): Promise<void> => {
    await unfold();
    await driver.tap('history.row.open', earlier);
    await driver.tap('history.row.back');
    await driver.tap('history.correct.yes');
  };
  return {
    lines,
    tells: async (text) => {
      await until(`the history to tell “${text}”`, lines, (found) => found.some((line) => line.includes(text)));
    },
    correctTo: async (earlier) => {
      const before = (await titles()).length;
      await correctBehind(earlier);
      await until('the correction', titles, (found) => found.length === before + 1);
    },
    correctBehind,
    leave: async () => {
      await driver.tap('history.header.back');
      await driver.vanishes('history.list');
    },
  };
};
