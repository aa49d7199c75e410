import { readFile } from 'node:fs/promises';
import { titleSheets } from '../journeys/title-sheets';
import { appOver } from '../pages/app';
import { check } from '../pages/driver';
import type { Files } from '../pages/driver';
import { nameOf, webDriver } from './driver';
import type { WebDriver } from './driver';
import { journey } from './lib.mjs';

/** A sheet's file has a name of its own; the browser's driver knows that of a game. */
const sheetFiles = (driver: WebDriver): Files => ({
  save: async (id) => {
    const [download] = await Promise.all([driver.page().waitForEvent('download'), driver.tap(id)]);
    const name = nameOf(download);
    check(name === 'Waterloo-1815.estafette-sheet', `a file called ${name}`);
    return readFile(await download.path(), 'utf8');
  },
  give: driver.give,
});

journey('A title sheet, out and in again, and a game from it', (tools) => {
  const driver = webDriver(tools);
  return titleSheets(appOver(driver), tools.step, sheetFiles(driver));
});
