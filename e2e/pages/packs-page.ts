import type { Driver, Files } from './driver';

/** Scenarios: the shelves, one scenario, and what becomes of files. */
export type PacksPage = Readonly<{
  /** From the list of games. */
  open: () => Promise<void>;
  choose: (id: string) => Promise<void>;
  /** The first of the players' own. */
  chooseOwn: () => Promise<void>;
  begin: () => Promise<void>;
  exported: (files: Files) => Promise<string>;
  imported: (file: string, files: Files) => Promise<void>;
  importSays: (text: string) => Promise<void>;
  /** Yes to a file that somebody changed. */
  consent: () => Promise<void>;
  back: () => Promise<void>;
  /** In the game: what the scenario says beside orders and numbers. */
  notesSay: (text: string) => Promise<void>;
}>;

export const packsPage = (driver: Driver): PacksPage => ({
  open: async () => {
    await driver.tap('games.packs');
    await driver.appears('packs');
  },
  choose: async (id) => {
    await driver.tap(`packs.pack.${id}`);
    await driver.appears('pack');
  },
  chooseOwn: async () => {
    await driver.tap('packs.own.pack');
    await driver.appears('pack');
  },
  begin: async () => {
    await driver.tap('pack.footer.begin');
    await driver.appears('turn');
  },
  exported: (files) => files.save('pack.export'),
  imported: (file, files) => files.give('packs.footer.import', file),
  importSays: (text) => driver.shows('packs.import.notice', text),
  consent: async () => {
    await driver.tap('packs.import.take');
    await driver.appears('packs.own');
  },
  back: async () => {
    await driver.tap('pack.header.back');
    await driver.appears('packs');
  },
  notesSay: async (text) => {
    await driver.tap('turn.scenario.toggle');
    await driver.shows('turn', text);
  },
});
