import type { Page } from 'playwright-core';
import { ALL_CHITS, begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import { check } from '../pages/driver';
import { webDriver } from './driver';
import { journey } from './lib.mjs';
import { watchTheWay, wayIn } from './way-in';

journey('A second tab', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  const first = tools.page;
  let second = first;
  await tools.step('a game is begun in the first tab', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
  });
  await tools.step('the second tab says that the app is open elsewhere', async () => {
    second = await tools.newTab();
    await driver.moveTo(second);
    await driver.open();
    await driver.shows('start.other_tab', 'Open in another tab');
  });
  await tools.step('the first tab plays on undisturbed', async () => {
    await driver.moveTo(first);
    await app.turn.goTo('prepare');
    await app.turn.at('prepare');
  });
  await tools.step('when the first closes the second goes on by itself, with the game', async () => {
    await first.close();
    await driver.moveTo(second);
    await app.games.listed(1);
    await app.games.open();
    await app.turn.at('prepare');
  });
});

journey('Without a network', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  await tools.step('a game is begun on the first visit', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
    await driver.page().evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await app.turn.leave();
  });
  await tools.step('with the server gone and the browser killed it opens and is played', async () => {
    await tools.server.stop();
    await driver.kill();
    await app.games.open();
    await app.turn.goTo('prepare');
    await app.turn.fill();
    await app.turn.drawOneOf(ALL_CHITS);
  });
  await tools.step('an address inside a game opens that game', async () => {
    await driver.page().reload();
    await app.turn.cupHolds(ALL_CHITS.length - 1);
  });
});

declare global {
  var estafetteFirstPage: 'bare' | 'whole' | undefined;
}

/** Runs in the page before its first script: how the list of games looks when it is in the document for the first time. */
const watchTheFirstPage = (): void => {
  const stands = (...ids: readonly string[]): boolean =>
    ids.some((id) => document.querySelector(`[data-testid="${id}"]`) !== null);
  const look = (): void => {
    if (stands('games'))
      globalThis.estafetteFirstPage ??= stands('games.empty.new', 'games.card.open') ? 'whole' : 'bare';
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

journey('The list of games', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  const standsAtOnce = async (page: Page, id: string): Promise<void> => {
    await page.addInitScript(watchTheFirstPage);
    await driver.moveTo(page);
    await driver.open();
    await driver.appears(id);
    const looked = await page.evaluate(() => globalThis.estafetteFirstPage);
    check(looked === 'whole', `it was ${looked ?? 'not seen'} when it came`);
  };
  await tools.step('on a first visit it comes whole, and is not drawn without its games before', () =>
    standsAtOnce(tools.page, 'games.empty.new'),
  );
  await tools.step('nor when the browser was closed and has a game', async () => {
    await begin(app, { name: 'Ligny' });
    await standsAtOnce(await tools.restart(), 'games.card.open');
  });
});

/** The page is its server's again, as on a first visit: no worker stands between them. */
const withoutItsWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    await Promise.all(all.map((one) => one.unregister()));
  });
};

journey('The way into a game', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  let address = '';
  await tools.step('a game is begun, and the browser closed', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
    address = driver.page().url();
    await driver.page().evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await driver.moveTo(await tools.restart());
  });
  await tools.step('at its address nothing that is drawn was begun by a timer', async () => {
    const page = driver.page();
    await watchTheWay(page, 'turn.now');
    await page.goto(address);
    await driver.appears('turn.now');
    const { commits } = await wayIn(page);
    const waited = commits.filter((delay) => delay !== null);
    check(commits.length > 0, 'React was not seen to draw anything');
    check(waited.length === 0, `drawn after timers of ${waited.join(', ')} ms, among ${String(commits.length)}`);
  });
  await tools.step('its rows are asked for while the late piece is still on its way', async () => {
    const page = driver.page();
    await withoutItsWorker(page);
    let letIn: () => void = () => undefined;
    const heldBack = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(/\/beyond-\w+\.js$/, async (route) => {
      await heldBack;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.estafetteWay?.rows === true);
    check(!(await wayIn(page)).late, 'the late piece was there before the rows were asked for');
    letIn();
    await driver.appears('turn.now');
  });
});
