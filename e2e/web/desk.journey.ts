import { begin } from '../journeys/armies';
import { cheat, curtain, leaving } from '../journeys/curtain';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('The curtain', (tools) => curtain(appOver(webDriver(tools)), tools.step));

journey('A desk that is left is shut', (tools) => leaving(appOver(webDriver(tools)), tools.step));

journey('The cheat learns nothing', (tools) => cheat(appOver(webDriver(tools)), tools.step));

const IDLE_MS = 130_000;

journey('The curtain falls by itself', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  await tools.step('a desk lies open', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
    await app.desk.doors();
    await app.desk.knock('second');
    await app.desk.raiseCurtain();
    await driver.appears('desk.second');
  });
  await tools.step('after two idle minutes it falls', async () => {
    // The hour is put on, and nothing else of the clock: with timers of its own a held thumb was let go on a busy machine.
    await driver.page().evaluate((ahead) => {
      const { now } = Date;
      Date.now = () => now() + ahead;
    }, IDLE_MS);
    await driver.appears('curtain');
    await app.desk.raiseCurtain();
  });
  await tools.step('when another app comes to the front it falls', async () => {
    await driver.page().evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await driver.appears('curtain');
  });
});
