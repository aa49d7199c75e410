import type { Driver, Files } from './driver';
import { check, until } from './driver';
import { codeRead } from './lock-page';

/** The list of games, and what can be done with one of them. */
export type GamesPage = Readonly<{
  isOpen: () => Promise<void>;
  /** Goes to the form for a new game, from the empty table or from below the list. */
  startNew: () => Promise<void>;
  /** Titles with their details, as listed. */
  games: () => Promise<readonly string[]>;
  listed: (count: number) => Promise<void>;
  open: (index?: number) => Promise<void>;
  rename: (index: number, name: string) => Promise<void>;
  duplicate: (index: number) => Promise<void>;
  throwAway: (index: number) => Promise<void>;
  /** Brings the first game of the trash back. */
  restore: () => Promise<void>;
  /** As a copy for the same device, of a game in which something is sealed. */
  exported: (index: number, files: Files) => Promise<string>;
  /** For another device: the code first, the file after it. */
  exportedElsewhere: (index: number, files: Files) => Promise<Readonly<{ text: string; code: string }>>;
  imported: (file: string | Uint8Array, files: Files) => Promise<void>;
  importSays: (text: string) => Promise<void>;
}>;

export const gamesPage = (driver: Driver): GamesPage => {
  const games = (): Promise<readonly string[]> => driver.texts('games.card.open');
  const listed = async (count: number): Promise<void> => {
    await until('games listed', games, (found) => found.length === count);
  };
  /** The deeds of one game, opened if they are not. */
  const deedsOf = async (index: number): Promise<void> => {
    await driver.tap('games.card.more', index);
    await driver.appears('games.card.name');
  };
  return {
    isOpen: () => driver.appears('games'),
    startNew: async () => {
      const ways = () => Promise.all([driver.count('games.empty.new'), driver.count('games.footer.new')]);
      const [empty] = await until('a way to a new game', ways, ([first, second]) => first + second > 0);
      await driver.tap(empty > 0 ? 'games.empty.new' : 'games.footer.new');
      await driver.appears('newgame');
    },
    games,
    listed,
    open: async (index = 0) => {
      await driver.tap('games.card.open', index);
    },
    rename: async (index, name) => {
      await deedsOf(index);
      await driver.type('games.card.name', name);
      await driver.tap('games.card.rename');
      await driver.shows('games.list', name);
      await driver.tap('games.card.more', index);
    },
    duplicate: async (index) => {
      const before = (await games()).length;
      await deedsOf(index);
      await driver.tap('games.card.duplicate');
      await listed(before + 1);
    },
    throwAway: async (index) => {
      const before = (await games()).length;
      await deedsOf(index);
      await driver.tap('games.card.delete');
      await driver.tap('games.card.delete.yes');
      await until('the game to go', games, (found) => found.length === before - 1);
    },
    restore: async () => {
      const before = (await games()).length;
      if ((await driver.count('games.trash.list')) === 0) await driver.tap('games.trash.toggle');
      await driver.tap('games.trash.restore');
      await listed(before + 1);
    },
    exported: async (index, files) => {
      await deedsOf(index);
      await driver.tap('games.card.export');
      const text = await files.save('games.export.here');
      await driver.tap('games.card.more', index);
      check(text.endsWith('\n'), 'the file does not end with a line');
      return text;
    },
    exportedElsewhere: async (index, files) => {
      await deedsOf(index);
      await driver.tap('games.card.export');
      await driver.tap('games.export.elsewhere');
      const code = await codeRead(driver, 'games.code.shown');
      const text = await files.save('games.code.share');
      await driver.tap('games.card.more', index);
      return { text, code };
    },
    imported: (file, files) => files.give('games.header.import', file),
    importSays: (text) => driver.shows('games.import.notice', text),
  };
};
