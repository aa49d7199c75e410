import type { Driver, Files } from './driver';
import { until } from './driver';
import type { Side } from './new-game-page';

/** Units in the set-up's form, and the title sheets that keep them. */
export type SheetsPage = Readonly<{
  /** Pastes a roster into the form of a side; nothing is taken yet. */
  pasteUnits: (side: Side, lines: readonly string[]) => Promise<void>;
  /** What the form says of the lines it cannot read. */
  unreadLines: (side: Side) => Promise<readonly string[]>;
  /** Takes what was read; answers what is left in the field. */
  takeUnits: (side: Side) => Promise<void>;
  /** Keeps the form as a title sheet. */
  keep: (name: string) => Promise<void>;
  /** From the list of games to the list of sheets. */
  open: () => Promise<void>;
  leave: () => Promise<void>;
  listed: (names: readonly string[]) => Promise<void>;
  remove: () => Promise<void>;
  exported: (files: Files) => Promise<string>;
  imported: (file: string, files: Files) => Promise<void>;
  importSays: (text: string) => Promise<void>;
  /** Fills the form of a new game in from the first sheet. */
  use: () => Promise<void>;
}>;

export const sheetsPage = (driver: Driver): SheetsPage => ({
  pasteUnits: async (side, lines) => {
    await driver.tap(`setup.${side}.units.toggle`);
    await driver.type(`setup.${side}.units.text`, lines.join('\n'));
  },
  unreadLines: async (side) => {
    await driver.appears(`setup.${side}.units.faults`);
    return driver.texts(`setup.${side}.units.faults.line`);
  },
  takeUnits: async (side) => {
    await driver.tap(`setup.${side}.units.add`);
    await driver.appears('setup.units.formation');
  },
  keep: async (name) => {
    await driver.type('setup.sheet.name', name);
    await driver.tap('setup.sheet.save');
    await driver.shows('setup.sheet.note', name);
  },
  open: async () => {
    await driver.tap('games.sheets');
    await driver.appears('sheets');
  },
  leave: () => driver.tap('sheets.header.back'),
  listed: async (names) => {
    await until(
      'sheets listed',
      () => driver.texts('sheets.card.open'),
      (found) => found.length === names.length && names.every((name, i) => found[i]?.includes(name)),
    );
  },
  remove: async () => {
    await driver.tap('sheets.card.more');
    await driver.tap('sheets.card.remove');
    await driver.tap('sheets.card.remove.yes');
    await driver.appears('sheets.empty');
  },
  exported: async (files) => {
    await driver.tap('sheets.card.more');
    const text = await files.save('sheets.card.export');
    await driver.tap('sheets.card.more');
    return text;
  },
  imported: (file, files) => files.give('sheets.footer.import', file),
  importSays: (text) => driver.shows('sheets.import.notice', text),
  use: async () => {
    await driver.tap('sheets.card.open');
    await driver.appears('newgame');
  },
});
