import { readFile } from 'node:fs/promises';
import { scenarios } from '../journeys/scenarios';
import { appOver } from '../pages/app';
import { check } from '../pages/driver';
import type { Files } from '../pages/driver';
import { nameOf, webDriver } from './driver';
import type { WebDriver } from './driver';
import { journey } from './lib.mjs';

/** A scenario's file has a name of its own; the browser's driver knows that of a game. */
const packFiles = (driver: WebDriver): Files => ({
  save: async (id) => {
    const [download] = await Promise.all([driver.page().waitForEvent('download'), driver.tap(id)]);
    const name = nameOf(download);
    check(name === 'The-bridge-at-Ostrel.estafette-scenario', `a file called ${name}`);
    return readFile(await download.path(), 'utf8');
  },
  give: driver.give,
});

journey('A scenario in three taps, and one of the players’ own', (tools) => {
  const driver = webDriver(tools);
  return scenarios(appOver(driver), tools.step, packFiles(driver));
});
