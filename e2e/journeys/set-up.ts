import type { Journey } from '../pages/app';
import { check } from '../pages/driver';
import { begin } from './armies';

/** What was agreed at the start is corrected later, for both sides to find in the history. */
export const setUpCorrected: Journey = async (app, step) => {
  const { driver, history, setUp, turn } = app;
  await step('nothing is recorded while nothing was changed', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
    await setUp.open();
    check(!(await driver.enabled('setup.footer.record')), 'an empty correction could be recorded');
  });
  await step('a side is renamed and a formation gets a better leader', async () => {
    await app.newGame.title('second', 'Prussia');
    await driver.tap('setup.first.formations.toggle');
    await driver.tap('setup.formation.row', 0);
    await driver.tap('setup.formation.rating.more');
    await setUp.record();
    await driver.shows('army.second', 'Prussia');
  });
  await step('the history tells what was changed, from what to what', async () => {
    await turn.history();
    await history.tells('Prussia');
    await history.tells('3 → 4');
    await history.leave();
  });
  await step('two sides of one name are refused, and the app says why', async () => {
    await setUp.open();
    await app.newGame.title('second', 'French');
    await driver.tap('setup.footer.record');
    await driver.shows('play.refusal', 'Both sides are called French');
  });
};
