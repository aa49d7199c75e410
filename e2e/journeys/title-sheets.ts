import type { App, Step } from '../pages/app';
import { check, until } from '../pages/driver';
import type { Files } from '../pages/driver';
import { sheetsPage } from '../pages/sheets-page';

/** Ten good lines, and two that nobody can be sure of. */
const ROSTER = [
  'name\tformation\tarm\tstrength',
  'Bachelu\tII Corps\tinf\t5-3',
  'Jerome\tII Corps\tinf\t6-3',
  'Foy\tII Corps\tinf\t5-3',
  'Piré\tII Corps\tcav\t4-2',
  'Lobau\tII Corps\tdragoons\t4-2',
  'Simmer\tVI Corps\tinf\t4-2',
  'Jeannin\tVI Corps\tinf\t4-2',
  'Friant\tImperial Guard\tinf\t9-6',
  'Morand\tImperial Guard\tinf\tmany',
  'Duhesme\tImperial Guard\tinf\t7-4',
  'Guyot\tImperial Guard\tcav\t5-3',
  'Guard battery\tImperial Guard\tfoot art\t4',
] as const;

const NAMES = ['Bachelu', 'Jerome', 'Foy', 'Piré', 'Simmer', 'Jeannin', 'Friant', 'Duhesme', 'Guyot', 'Guard battery'];

/** An army typed once: pasted, kept as a sheet, out as a file and in again, and the next game is three taps away. */
export const titleSheets = async (app: App, step: Step, files: Files): Promise<void> => {
  const { driver, games, turn } = app;
  const sheets = sheetsPage(driver);
  await step('twelve units are pasted, and the two bad lines are named', async () => {
    await driver.open();
    await games.startNew();
    await sheets.pasteUnits('first', ROSTER);
    const [first = '', second = '', ...more] = await sheets.unreadLines('first');
    check(first.includes('Line 6') && first.includes('dragoons'), `the first bad line is called “${first}”`);
    check(second.includes('Line 10') && second.includes('many'), `the second bad line is called “${second}”`);
    check(more.length === 0, `more lines are called bad: ${more.join(' ')}`);
    await sheets.takeUnits('first');
    await driver.shows('setup.first.units', '10 units in 3 formations');
  });
  await step('the set-up is kept as a title sheet', async () => {
    await sheets.keep('Waterloo 1815');
    await driver.tap('newgame.header.back');
    await games.isOpen();
    await sheets.open();
    await sheets.listed(['Waterloo 1815']);
  });
  const file = await step('the sheet goes out as a file', () => sheets.exported(files));
  await step('it is removed, and the file brings it back', async () => {
    await sheets.remove();
    await sheets.imported(file, files);
    await sheets.importSays('Imported');
    await sheets.listed(['Waterloo 1815']);
  });
  await step('a file that somebody edited is taken only after a question', async () => {
    await sheets.imported(file.replace('Bachelu', 'Husson'), files);
    await sheets.importSays('Edited outside the app');
    await sheets.listed(['Waterloo 1815']);
    await driver.tap('sheets.import.leave');
    await driver.vanishes('sheets.import.notice');
  });
  await step('a file that is cut, damaged or a game is refused in words', async () => {
    await sheets.imported(file.slice(0, -200), files);
    await sheets.importSays('The end of this file is missing');
    await sheets.imported(file.replace('"front": 9', '"front": 99'), files);
    await sheets.importSays('setup.units');
    await sheets.imported('{"file":"estafette-game","format":1}', files);
    await sheets.importSays('This is a game');
    await sheets.listed(['Waterloo 1815']);
  });
  await step('a new game begins from it in three taps', async () => {
    await sheets.leave();
    await games.isOpen();
    await sheets.open();
    await sheets.use();
    await app.newGame.begin();
    await turn.isOpen();
  });
  await step('its units stand on the Army page', async () => {
    await driver.tap('tabs.army');
    await driver.appears('army');
    const missing = (screen: string): readonly string[] => NAMES.filter((name) => !screen.includes(name));
    await until('all units', driver.screen, (screen) => missing(screen).length === 0);
  });
};
