import type { Journey } from '../pages/app';
import { counting } from '../pages/counting';
import { check } from '../pages/driver';
import type { Driver } from '../pages/driver';
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

const FRENCH = [
  'I Corps, d’Erlon, 2, 16',
  'II Corps, Reille, 3, 14',
  'VI Corps, Lobau, 3, 9',
  'Guard, Drouot, 4, 15',
  'IV Cavalry Corps, Milhaud, 3, 6',
];
const ALLIES = [
  'Allied I Corps, Orange, 3, 12, Wellington',
  'Allied II Corps, Hill, 3, 12, Wellington',
  'Allied Cavalry, Uxbridge, 3, 8, Wellington',
  'IV Corps, Bülow, 3, 12, Blücher',
  'II Prussian Corps, Pirch, 2, 10, Blücher',
];

/** Four counters a formation, made up: three brigades and a battery, mounted where the corps is. */
const rosterOf = (formations: readonly string[]): readonly string[] =>
  formations.flatMap((line) => {
    const [name = ''] = line.split(',');
    const arm = name.includes('Cavalry') ? 'cav' : 'inf';
    const guns = arm === 'cav' ? 'horse art' : 'art';
    return [...['1st', '2nd', '3rd'].map((one) => `${one}, ${name}, ${arm}, 5-3`), `Battery, ${name}, ${guns}, 3`];
  });

const pastes = async (driver: Driver, side: 'first' | 'second', lines: readonly string[]): Promise<void> => {
  await driver.tap(`setup.${side}.formations.toggle`);
  await driver.tap(`setup.${side}.way.paste`);
  await driver.type(`setup.${side}.paste.text`, lines.join('\n'));
  await driver.tap(`setup.${side}.paste.add`);
  await driver.tap(`setup.${side}.units.toggle`);
  await driver.type(`setup.${side}.units.text`, rosterOf(lines).join('\n'));
  await driver.tap(`setup.${side}.units.add`);
  await driver.shows(`setup.${side}.units`, '20 units in 5 formations');
};

const typesNumber = async (driver: Driver, id: string, digits: string, index = 0): Promise<void> => {
  await driver.tap(`${id}.type`, index);
  for (const digit of digits) await driver.tap(`${id}.pad.${digit}`);
  await driver.tap(`${id}.pad.enter`);
};

/** Forty units in ten formations under three commanders, orders in the app: what is begun survives the app’s end on the way. */
export const setUpOfForty =
  (log: (line: string) => void): Journey =>
  async (app, step) => {
    const { driver, taps } = counting(app.driver);
    await step('orders in the app, and a second commander', async () => {
      await driver.open();
      await app.games.isOpen();
      await driver.tap('games.empty.new');
      await driver.tap('setup.orders.app');
      await driver.tap('setup.second.commanders.toggle');
      await driver.type('setup.commander.name', 'Wellington');
      await driver.type('setup.second.new_commander.name', 'Blücher');
      await driver.tap('setup.second.new_commander.role.OC');
      await driver.tap('setup.second.new_commander.add');
    });
    await step('formations with limits and commanders, and their units, are pasted', async () => {
      await pastes(driver, 'first', FRENCH);
      await pastes(driver, 'second', ALLIES);
    });
    await step('levels and hours are typed on the app’s own digits', async () => {
      await typesNumber(driver, 'setup.commander.level', '21');
      await typesNumber(driver, 'setup.commander.level', '14', 1);
      await driver.tap('setup.first.commanders.toggle');
      await typesNumber(driver, 'setup.commander.level', '35');
      await driver.tap('setup.turns.toggle');
      for (let i = 0; i < 3; i += 1) await driver.tap('setup.hours.start.more');
      await typesNumber(driver, 'setup.hours.count', '12');
      await driver.shows('setup.turns', '12 turns, 09:00 to 20:00');
    });
    const before = taps();
    await step('the app ends, and the set-up is gone on with', async () => {
      await driver.kill();
      await app.games.isOpen();
      await driver.tap('games.empty.new');
      await driver.shows('newgame.draft', '10 formations · 40 units');
      await driver.tap('newgame.draft.go_on');
      await driver.shows('setup.turns', '12 turns, 09:00 to 20:00');
    });
    taps();
    await step('it begins, and knows its cavalry corps', async () => {
      await driver.tap('newgame.footer.begin');
      await driver.appears('turn');
      const all = before + taps();
      log(`set-up of 40 pasted units: ${String(all)} taps`);
      check(all <= 40, `${String(all)} taps for a set-up of 40 units`);
    });
  };
