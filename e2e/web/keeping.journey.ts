import { begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import { check, until } from '../pages/driver';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

declare global {
  var timesAsked: number | undefined;
}

/** Before the app's own code: counts how often the browser is asked, and lets it answer. */
const countAsking = (): void => {
  // An empty page that comes before the app's has none. Of the manager itself a browser may make another at any time.
  if (!('StorageManager' in globalThis)) return;
  const manager = StorageManager.prototype;
  const ask: (this: StorageManager) => Promise<boolean> = Reflect.get(manager, 'persist');
  manager.persist = function persist() {
    globalThis.timesAsked = (globalThis.timesAsked ?? 0) + 1;
    return ask.call(this);
  };
};

journey('What the browser promises', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  const asked = (): Promise<number> => driver.page().evaluate(() => globalThis.timesAsked ?? 0);
  const times = (count: number) => until('the browser to be asked', asked, (found) => found === count);
  await tools.step('a game begins, and the browser is asked nothing', async () => {
    await driver.page().addInitScript(countAsking);
    await driver.open();
    check((await driver.count('games.keep')) === 0, 'it is asked before there is a game');
    await begin(app, { name: 'Ligny' });
    await app.turn.leave();
    check((await asked()) === 0, 'it was asked in silence');
  });
  await tools.step('a sentence prepares for the question, which is asked at a tap', async () => {
    await driver.shows('games.keep', 'should it put the question to you, say yes.');
    await tools.shot('before the question', driver.page());
    await driver.tap('games.keep.ask');
    await times(1);
    await driver.shows('games.keep.answer', 'The browser does not promise it');
    await driver.tap('games.keep.answer.close');
    await driver.vanishes('games.keep.answer');
  });
  await tools.step('it is asked once: after a restart nothing is said of it', async () => {
    await driver.kill();
    await app.games.listed(1);
    await driver.tap('games.header.settings');
    await driver.appears('settings.kept');
    await driver.tap('settings.header.back');
    check((await driver.count('games.keep')) === 0, 'it would be asked again');
  });
  await tools.step('the settings say what it answered, and ask again', async () => {
    await driver.page().addInitScript(countAsking);
    await driver.open();
    await driver.tap('games.header.settings');
    await driver.shows('settings.kept', 'may clear the games when space gets short');
    await driver.tap('settings.kept.ask');
    await times(1);
    await driver.shows('settings.kept', 'It has said no');
    await tools.shot('in the settings', driver.page());
  });
  await tools.step(
    'once it promises, they say that',
    async () => {
      const devtools = await driver.page().context().newCDPSession(driver.page());
      await devtools.send('Browser.setPermission', {
        permission: { name: 'persistent-storage' },
        setting: 'granted',
        origin: tools.url,
      });
      // The permission lasts as long as the session that gave it.
      await driver.tap('settings.kept.ask');
      await driver.shows('settings.kept', 'keeps the games until you delete them');
      check((await driver.count('settings.kept.ask')) === 0, 'there is nothing left to ask');
      await devtools.detach();
    },
    { needs: ['cdp'] },
  );
});

journey('A backup after each day', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  await tools.step('a game of two days: on the first nothing is said', async () => {
    await driver.open();
    await app.games.startNew();
    await app.newGame.name('Ligny');
    await app.newGame.paste('first', ['II Corps, Reille, 3']);
    await driver.tap('setup.turns.toggle');
    await driver.tap('setup.turns.track.turn-1');
    await driver.tap('setup.turns.day.more');
    await app.newGame.begin();
    await app.turn.goTo('prepare');
    await app.turn.fill();
    await app.turn.leave();
    await app.games.listed(1);
    check((await driver.count('games.backup')) === 0, 'a day is called over that is not');
  });
  await tools.step('the day ends, and the list asks for a backup', async () => {
    await app.games.open();
    await app.turn.goTo('turnEnd');
    await app.turn.at('turnEnd');
    await app.turn.nextTurn();
    await driver.appears('turn.now');
    await app.turn.leave();
    await driver.shows('games.backup', 'Day 1 of Ligny is over');
    await tools.shot('day over', driver.page());
  });
  const file = await tools.step('one tap makes a file with a code', async () => {
    await driver.tap('games.backup.make');
    await driver.appears('games.code.shown');
    const text = await driver.save('games.code.share');
    await driver.vanishes('games.backup');
    return text;
  });
  await tools.step('the day is asked about once, after a restart too', async () => {
    check(file.includes('"name":"Ligny"'), 'the file does not hold the game');
    await driver.kill();
    await app.games.listed(1);
    await driver.appears('games.keep');
    check((await driver.count('games.backup')) === 0, 'it asks again');
  });
  await tools.step('a file for this device says what it cannot do', async () => {
    await driver.tap('games.card.more');
    await driver.tap('games.card.export');
    await driver.shows('games.export', 'cannot bring the game back after the data of this browser was cleared');
    await tools.shot('where the file opens', driver.page());
  });
});
