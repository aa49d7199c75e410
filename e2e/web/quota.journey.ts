import type { CDPSession } from 'playwright-core';
import { begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import { check } from '../pages/driver';
import { webDriver } from './driver';
import { journey } from './lib.mjs';
import { withoutTheApp } from './without-app';

/** The French commander of a new game has a rating of 3: a 1 wins. */
const WINS = 1;
const FULL = 'This device has no room left';

/** Runs in a page of the app's origin: writes files of its own until the browser gives no more room; answers how much it gave. */
const fillUp = async (): Promise<number> => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('filler', { create: true });
  let size = 0;
  for (let piece = 1 << 18; piece >= 64; piece = piece >> 1) {
    for (let isRoom = true; isRoom;) {
      isRoom = await folder
        .getFileHandle(String(size), { create: true })
        .then((file) => file.createWritable())
        .then((writer) => writer.write(new Uint8Array(piece)).then(() => writer.close()))
        .then(
          () => true,
          () => false,
        );
      if (isRoom) size += piece;
    }
  }
  return size;
};

const makeRoom = async (): Promise<void> => {
  await (await navigator.storage.getDirectory()).removeEntry('filler', { recursive: true });
};

/** Little more room than the app uses now: the browser's own limit, for as long as the session lives. */
const limit = async (devtools: CDPSession, origin: string, usage: number): Promise<void> => {
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 3_000_000 });
};

journey(
  'No room left',
  async (tools) => {
    const driver = webDriver(tools);
    const app = appOver(driver);
    await tools.step('a game is played, dice on the table', async () => {
      await driver.open();
      await begin(app, { name: 'Ligny' });
      await app.turn.goTo('prepare');
      await app.turn.at('prepare');
      await app.turn.dice('table');
    });
    await tools.step('a build does not hand out its store', async () => {
      const found = await tools.page.evaluate(() => Object.keys(globalThis).filter((name) => /estafette/iu.test(name)));
      check(found.length === 0, `globalThis has ${found.join(', ')}`);
    });
    const page = await tools.step('the browser has no room any more', async () => {
      const beside = await withoutTheApp(tools, driver);
      const usage = await beside.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
      await limit(await beside.context().newCDPSession(beside), tools.url, usage);
      const filled = await beside.evaluate(fillUp);
      check(filled > 1_000_000, `only ${filled} bytes filled`);
      await driver.open();
      return beside;
    });
    await tools.step('a play is refused with the true reason, and is not on the screen', async () => {
      await app.games.open();
      await app.turn.at('prepare');
      await app.turn.rollCoordinated('first');
      await app.turn.face(WINS);
      await driver.shows('play.failure', FULL);
      await app.turn.at('prepare');
      await tools.shot('full', page);
      check((await driver.count('prepare.coordinated.first.roll')) === 1, 'the roll is shown as made');
    });
    await tools.step('once there is room the same play is made with the same die, and others follow', async () => {
      await page.evaluate(makeRoom);
      await app.turn.rollCoordinated('first');
      await driver.shows('prepare.coordinated.first', 'Coordinated Action won');
      check((await driver.count('dice.ask')) === 0, 'the die is asked for again');
      await driver.vanishes('play.failure');
      await app.turn.goTo('command-first');
      await app.turn.at('command-first');
    });
    await tools.step('after a reload all of it is there', async () => {
      await driver.kill();
      await app.games.open();
      await app.turn.at('command-first');
      await app.turn.goTo('prepare');
      await driver.shows('prepare.coordinated.first', 'Coordinated Action won');
      await driver.vanishes('game.damage.broken');
    });
  },
  { needs: ['cdp'] },
);
