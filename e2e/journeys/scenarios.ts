import type { App, Step } from '../pages/app';
import { check } from '../pages/driver';
import type { Files } from '../pages/driver';
import { packsPage } from '../pages/packs-page';

/** A scenario begun in three taps with its printed orders; then one changed by hand, taken in and begun. */
export const scenarios = async (app: App, step: Step, files: Files): Promise<void> => {
  const { driver, games, desk } = app;
  const packs = packsPage(driver);
  await step('Brienne is begun in three taps, and says what its text says', async () => {
    await driver.open();
    await games.isOpen();
    await packs.open();
    await packs.choose('mop-brienne');
    await packs.begin();
    await packs.notesSay('Pahlen’s advance guard');
  });
  await step('the Coalition’s desk holds its printed orders, and none of the French', async () => {
    await desk.doors();
    await desk.knock('second');
    await desk.raiseCurtain();
    await driver.appears('desk');
    const seen = await driver.screen();
    check(seen.includes('AG Corps'), `the desk does not know the advance guard:\n${seen}`);
    check(!seen.includes('Perthes'), 'the desk of the Coalition shows a French order');
    await desk.close();
  });
  const file = await step('a scenario goes out as a file', async () => {
    await driver.tap('tabs.turn');
    await driver.tap('game.header.back');
    await games.isOpen();
    await packs.open();
    await packs.choose('first-battle');
    const text = await packs.exported(files);
    await packs.back();
    return text;
  });
  await step('a slip in it is named with its place', async () => {
    const slip = file.replace(/"name": "First Corps"[^}]*?"rating": 3/, (fields) => `${fields}0`);
    check(slip !== file, 'the file does not say what First Corps is rated');
    await packs.imported(slip, files);
    await packs.importSays('(First Corps) cannot be 30');
  });
  await step('changed by hand it is taken in after a question, and begun', async () => {
    await packs.imported(file.replaceAll('Delmar', 'Morand'), files);
    await packs.importSays('Edited outside the app');
    await packs.consent();
    await packs.chooseOwn();
    await driver.tap('pack.first.toggle');
    await driver.shows('pack', 'Morand');
    await packs.begin();
  });
};
