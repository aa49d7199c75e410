import { rm } from 'node:fs/promises';
import { begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import type { App } from '../pages/app';
import { check } from '../pages/driver';
import { codeRead } from '../pages/lock-page';
import { webDriver } from './driver';
import { journey, launch } from './lib.mjs';

const played = async (app: App, name: string): Promise<void> => {
  await begin(app, { name });
  await app.turn.goTo('prepare');
  await app.turn.fill();
  await app.turn.leave();
};

journey('All games to another phone', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  await tools.step('two games with something sealed, and one in the trash', async () => {
    await driver.open();
    for (const name of ['Ligny', 'Wavre', 'Thrown']) await played(app, name);
    await app.games.listed(3);
    await app.games.throwAway(0);
  });
  const { text, code } = await tools.step('the settings make one file with one code', async () => {
    await driver.tap('games.header.settings');
    await driver.tap('settings.move.make');
    const read = await codeRead(driver, 'settings.code.shown');
    await tools.shot('the code', driver.page());
    const saved = await driver.save('settings.code.share');
    await driver.shows('settings.move.told', 'The file is out');
    check(!saved.includes('Thrown'), 'the trash went along');
    return { text: saved, code: read };
  });
  const profile = `${tools.userDataDir}-other`;
  await rm(profile, { recursive: true, force: true });
  const other = await launch(profile);
  try {
    const page = other.pages()[0] ?? (await other.newPage());
    const there = webDriver({ page, url: tools.url, killAndRestart: () => Promise.reject(new Error('not asked for')) });
    const newPhone = appOver(there);
    await tools.step('the first page of the new phone takes it', async () => {
      await there.open();
      await there.give('games.empty.bring', text);
      await newPhone.games.importSays('2 games are taken in');
      await newPhone.games.listed(2);
      await there.shows('games.moved', 'Wavre, Ligny');
      await tools.shot('on the new phone', page);
    });
    await tools.step('opened before its code was given, a game asks for it by itself', async () => {
      await newPhone.games.open();
      await there.appears('elsewhere.code.field');
      await there.tap('elsewhere.back');
    });
    await tools.step('a slip is named; the code is asked for once and opens them all', async () => {
      await there.type('games.moved.code.field', code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A'));
      await there.tap('games.moved.code.enter');
      await there.shows('games.moved', 'cannot be right');
      await there.type('games.moved.code.field', code);
      await there.tap('games.moved.code.enter');
      await there.vanishes('games.moved');
      for (const index of [0, 1]) {
        await newPhone.games.open(index);
        await newPhone.turn.at('selection');
        await newPhone.turn.leave();
      }
    });
    await tools.step('taken in once more, it is told that they are here, and nothing is there twice', async () => {
      await newPhone.games.imported(text, there);
      await newPhone.games.importSays('Here already, and left as they are: Wavre, Ligny.');
      check((await newPhone.games.games()).length === 2, 'a game is there twice');
      check((await there.count('games.moved')) === 0, 'a code is asked for');
    });
    await tools.step('the same file without its end brings what is whole, and says what is not', async () => {
      await newPhone.games.throwAway(0);
      await newPhone.games.throwAway(0);
      await newPhone.games.imported(text.slice(0, Math.floor(text.length * 0.75)), there);
      await newPhone.games.importSays('One game is taken in');
      await newPhone.games.importSays('The end of this file is missing');
      await newPhone.games.listed(1);
    });
  } finally {
    await other.close();
  }
});
