import { ALL_CHITS, begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import type { App } from '../pages/app';
import { check } from '../pages/driver';
import { damage } from './damage';
import { copyOfDisk, putBackDisk } from './old-disk';
import { webDriver } from './driver';
import { journey } from './lib.mjs';
import { withoutTheApp } from './without-app';

/** Stands in the fourth entry and nowhere else. */
const FOURTH = '{"type":"GoToStep","step":"command-second"}';
const GOOD = 3;

const played = async (app: App): Promise<void> => {
  const { driver, turn } = app;
  await driver.open();
  await begin(app, { name: 'Ligny' });
  await turn.goTo('command-first');
  await turn.at('command-first');
  await turn.goTo('prepare');
  await turn.at('prepare');
  await turn.goTo('command-second');
  await turn.at('command-second');
  await turn.goTo('prepare');
  await turn.fill();
  await turn.drawOneOf(ALL_CHITS);
};

journey('A damaged row', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  await tools.step('a game is played', () => played(app));
  await tools.step('a byte of its fourth entry is changed on the disk', async () => {
    const changed = await (await withoutTheApp(tools, driver)).evaluate(damage, FOURTH);
    check(changed > 0, 'the entry was not found in the stored files');
    await driver.open();
  });
  await tools.step('the game opens up to the last good entry and says so', async () => {
    await app.games.open();
    await driver.shows('game.damage.broken', `whole up to entry ${GOOD} of 7`);
    await app.turn.at('prepare');
  });
  await tools.step('it can be read but not played on', async () => {
    await app.turn.goTo('command-first');
    await driver.shows('play.refusal', 'Part of this game is damaged');
    await app.turn.at('prepare');
  });
  await tools.step('everything is exported, the damaged entry and what follows it too', async () => {
    const lines = (await driver.save('game.damage.export')).trimEnd().split('\n');
    check(lines.length === 1 + 7 + 1, `${lines.length} lines instead of a head, seven entries and an end`);
  });
  await tools.step('a copy of the good part is played on', async () => {
    await driver.tap('game.damage.copy');
    await app.games.listed(2);
    await app.games.open(0);
    await app.turn.at('prepare');
    await app.turn.goTo('command-first');
    await app.turn.at('command-first');
    await driver.vanishes('game.damage.broken');
  });
});

journey('An old disk', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  await tools.step('a game is played', () => played(app));
  const old = await tools.step('a copy of the disk is made', async () => {
    const copy = await (await withoutTheApp(tools, driver)).evaluate(copyOfDisk);
    await driver.open();
    return copy;
  });
  await tools.step('two more chits are drawn, each after the last formation is done', async () => {
    await app.games.open();
    await app.turn.drawOneOf(ALL_CHITS);
    await app.turn.drawOneOf(ALL_CHITS);
  });
  await tools.step('the old disk is put back, and the app notices what is missing', async () => {
    await (await withoutTheApp(tools, driver)).evaluate(putBackDisk, old);
    await driver.open();
    await app.games.open();
    await driver.shows('game.damage.truncated', 'kept 7 of 11 entries; 4 at the end are gone');
    await app.turn.cupHolds(ALL_CHITS.length - 1);
  });
  await tools.step('what is there is whole and is played on', async () => {
    await app.turn.drawOneOf(ALL_CHITS);
    await app.turn.cupHolds(ALL_CHITS.length - 2);
  });
});
