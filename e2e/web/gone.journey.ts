import { begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import type { App } from '../pages/app';
import { check } from '../pages/driver';
import { webDriver } from './driver';
import { journey } from './lib.mjs';
import { withoutTheApp } from './without-app';

/** Run in a page of the app's origin that does not load the app: the browser clears the files of the database. */
const clearFiles = async (): Promise<void> => {
  const folder = await navigator.storage.getDirectory();
  const names: string[] = [];
  for await (const name of (folder as unknown as { keys: () => AsyncIterable<string> }).keys()) names.push(name);
  for (const name of names) await folder.removeEntry(name, { recursive: true });
};

const clearItems = (): void => {
  localStorage.clear();
};

const loseTheKey = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('estafette.keys');
    request.onsuccess = () => {
      resolve();
    };
    request.onerror = () => {
      reject(new Error('the key stays'));
    };
  });

/** Before the app's own code: a browser that lets the page keep files and texts, and no IndexedDB. */
const denyKeys = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
};

/** A game in which something is sealed, played a little and left. */
const played = async (app: App, name: string): Promise<void> => {
  await begin(app, { name });
  await app.turn.goTo('prepare');
  await app.turn.fill();
  await app.turn.leave();
};

journey('All games gone', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  const cleared = async (...deeds: readonly (() => unknown)[]): Promise<void> => {
    const page = await withoutTheApp(tools, driver);
    for (const deed of deeds) await page.evaluate(deed);
    await driver.open();
    await app.games.isOpen();
  };
  await tools.step('the welcome page offers files beside a new game', async () => {
    await driver.open();
    await driver.appears('games.empty.bring');
  });
  const files = await tools.step('two games are played and exported', async () => {
    await played(app, 'Ligny');
    await played(app, 'Wavre');
    await app.games.listed(2);
    return [await app.games.exported(0, driver), await app.games.exported(1, driver)];
  });
  await tools.step('the browser clears the database: the first page says what was here', async () => {
    await cleared(clearFiles);
    await driver.shows('games.gone.notice', 'The games of this browser are gone');
    const told = await driver.texts('games.gone.game');
    check(told.length === 2, `${String(told.length)} games are told of`);
    for (const name of ['Ligny', 'Wavre'])
      check(
        told.some((line) => line.includes(name) && line.includes('4 entries') && line.includes('last saved')),
        `${name} is not told of: ${told.join(' / ')}`,
      );
    await tools.shot('what was here', driver.page());
  });
  await tools.step('both come back from their files at once, and are missed no longer', async () => {
    await driver.giveAll('games.gone.bring', files);
    await app.games.importSays('2 games are taken in');
    await app.games.listed(2);
    await driver.vanishes('games.gone');
    await app.games.open();
    await app.turn.at('selection');
    await app.turn.leave();
  });
  await tools.step('gone again and forgotten, nothing is said of them any more', async () => {
    await cleared(clearFiles);
    await driver.appears('games.gone');
    await driver.tap('games.gone.forget');
    await driver.tap('games.gone.forget.yes');
    await driver.vanishes('games.gone');
    await driver.page().reload();
    await driver.appears('games.empty');
    check((await driver.count('games.gone')) === 0, 'it is told once more');
  });
  await tools.step('where nothing is left beside the database, the welcome page takes the files', async () => {
    await played(app, 'Quatre Bras');
    await app.games.listed(1);
    await cleared(clearFiles, clearItems);
    await driver.appears('games.empty');
    check((await driver.count('games.gone')) === 0, 'it knows what it cannot know');
    await driver.give('games.empty.bring', files[0] ?? '');
    await app.games.importSays('Imported');
    await app.games.listed(1);
  });
});

journey('A key that is lost, and one that is denied', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  await tools.step('a game with something sealed is played', async () => {
    await driver.open();
    await played(app, 'Ligny');
    await app.games.listed(1);
  });
  await tools.step('the key is lost: the game says so, and not that another device locked it', async () => {
    await (await withoutTheApp(tools, driver)).evaluate(loseTheKey);
    await driver.open();
    await app.games.open();
    await driver.shows('elsewhere.keyGone', 'This browser has lost its key');
    await tools.shot('key gone', driver.page());
  });
  await tools.step('it is gone on without', async () => {
    await driver.tap('elsewhere.without');
    await driver.tap('elsewhere.without.yes');
    await app.turn.at('selection');
    await app.turn.leave();
  });
  await tools.step('a new game is played as ever', async () => {
    await played(app, 'Wavre');
    await app.games.listed(2);
  });
  await tools.step('no IndexedDB: a new game says so before its set-up, and cannot begin', async () => {
    await driver.page().addInitScript(denyKeys);
    await driver.open();
    await app.games.startNew();
    await driver.shows('newgame.nosecrets', 'This browser keeps no secrets for this page');
    check(!(await driver.enabled('newgame.footer.begin')), 'it can begin');
    await tools.shot('no secrets', driver.page());
    await driver.tap('newgame.header.back');
  });
  await tools.step('a scenario says it too', async () => {
    await driver.tap('games.packs');
    await driver.tap('packs.pack.first-battle');
    await driver.appears('newgame.nosecrets');
    check(!(await driver.enabled('pack.footer.begin')), 'the scenario can begin');
    await driver.tap('pack.header.back');
    await driver.back();
  });
  await tools.step('a game that is there says the same, and gives nothing up', async () => {
    await app.games.open();
    await driver.shows('elsewhere.keyDenied', 'This browser keeps no secrets for this page');
    check((await driver.count('elsewhere.without')) === 0, 'something can be given up');
    await tools.shot('key denied', driver.page());
  });
  await tools.step('in an ordinary window again it is all there', async () => {
    await driver.kill();
    await app.games.open();
    await app.turn.at('selection');
  });
});
