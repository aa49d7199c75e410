import type { Driver } from './driver';
import { until } from './driver';

/** The books: the shelves, the search, a place, a table. */
export type BooksPage = Readonly<{
  /** From the list of games, without a game. */
  openLoose: () => Promise<void>;
  /** From any place of a game. */
  openInGame: () => Promise<void>;
  search: (words: string) => Promise<void>;
  /** What was found, as it is read out, best first. */
  found: () => Promise<readonly string[]>;
  /** Opens what was found; 0 is the best. */
  openFound: (nth?: number) => Promise<void>;
  shelf: (id: string) => Promise<void>;
  /** The rows of a shelf or under a place, each in one line: its number, its title, how it begins. */
  rows: (rows: 'shelf.entry' | 'place.link') => Promise<readonly string[]>;
  /** Opens the row that reads so. */
  openRow: (rows: 'shelf.entry' | 'place.link', words: string) => Promise<void>;
  /** Waits until this place stands there. */
  at: (ref: string, title: string) => Promise<void>;
  /** Waits until this table stands there. */
  atTable: (title: string) => Promise<void>;
  leave: () => Promise<void>;
}>;

export const booksPage = (driver: Driver): BooksPage => {
  const found = (): Promise<readonly string[]> => driver.texts('books.result');
  const rowsOf: BooksPage['rows'] = async (rows) =>
    (await driver.texts(rows)).map((text) => text.replaceAll('\n', ', '));
  return {
    openLoose: async () => {
      await driver.tap('games.books');
      await driver.appears('books.shelves');
    },
    openInGame: async () => {
      await driver.tap('tabs.books');
      await driver.appears('books.shelves');
    },
    search: async (words) => {
      await driver.type('books.search.field', words);
      await driver.vanishes('books.shelves');
    },
    found,
    openFound: async (nth = 0) => {
      await driver.appears('books.result');
      await driver.tap('books.result', nth);
    },
    shelf: (id) => driver.tap(`books.shelf.${id}`),
    rows: rowsOf,
    openRow: async (rows, words) => {
      const all = await until(
        `a row “${words}”`,
        () => rowsOf(rows),
        (seen) => seen.some((text) => text.includes(words)),
      );
      await driver.tap(
        rows,
        all.findIndex((text) => text.includes(words)),
      );
    },
    at: async (ref, title) => {
      await driver.shows('place.ref', ref);
      await driver.shows('place.title', title);
    },
    atTable: async (title) => {
      await driver.shows('booktable.title', title);
      await driver.appears('booktable.grid');
    },
    leave: () => driver.tap('books.header.back'),
  };
};
