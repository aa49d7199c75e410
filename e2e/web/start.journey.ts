import { ALL_CHITS, begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

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
