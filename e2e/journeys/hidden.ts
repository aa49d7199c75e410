import type { App, Journey } from '../pages/app';
import { check } from '../pages/driver';
import { hiddenPage } from '../pages/hidden-page';
import { ALLIED_TITLE, ALLIES, ALL_CHITS, FRENCH, FRENCH_CHITS } from './armies';

const [REILLE = '', VANDAMME = ''] = FRENCH_CHITS;
const PLACES = ['Wavre', 'Gembloux', 'Limal'] as const;
/** Stands in a route and nowhere else. */
const SECRET_ROAD = 'Chemin-des-Contrebandiers';
const SKY = 'Die\tJanuary\tMarch\n1-2\tSnow\tMud\n3-4\tFog\tFair\n5-6\tno change\tFrost';

const beginHidden = async ({ driver, games, newGame, turn }: App): Promise<void> => {
  await games.startNew();
  await newGame.rules('mop');
  await newGame.name('In the dark');
  await newGame.title('second', ALLIED_TITLE);
  await newGame.paste('first', FRENCH);
  await newGame.paste('second', ALLIES);
  await newGame.cup('one');
  await driver.tap('setup.title.places.toggle');
  await driver.type('setup.title.places.text', PLACES.join('\n'));
  await driver.tap('setup.title.places.toggle');
  await driver.tap('setup.title.weather.toggle');
  await driver.type('setup.title.weather.text', SKY);
  await driver.tap('setup.title.weather.take');
  await driver.tap('setup.title.weather.toggle');
  await driver.tap('setup.switches.toggle');
  await driver.tap('setup.switch.hiddenMovement');
  await newGame.begin();
  await turn.goTo('prepare');
  await turn.dice('table');
  // The weather is rolled before anybody commands.
  await turn.goTo('reinforcements');
};

const atTheDesk = async ({ desk }: App): Promise<void> => {
  await desk.doors();
  await desk.knock('first');
  await desk.raiseCurtain();
};

const allAct = async ({ driver, turn }: App): Promise<void> => {
  await turn.goTo('selection');
  await turn.fill();
  // Formations in Reserve are nobody here: every chit comes out.
  for (const _ of ALL_CHITS) await turn.drawOneOf(ALL_CHITS);
  await driver.appears('turn');
};

/** The weather is rolled; a march is plotted, collects, is rolled for, and comes to light. The table learns nothing before. */
export const hiddenMarch: Journey = async (app, step) => {
  const { driver, turn, desk } = app;
  const page = hiddenPage(driver);
  await step('a game of three places, a weather table and hidden movement', async () => {
    await driver.open();
    await beginHidden(app);
  });
  await step('MOP 37.4 the weather is due, rolled on the table of the title, and stands in the head', async () => {
    await page.weatherIsDue();
    await page.rollsWeather(1, 2);
    await driver.shows('weather.rolled', 'No charges');
    await driver.shows('turn', 'Mud');
  });
  await step('a card brings other weather: it is picked', async () => {
    await page.picksWeather('snow');
    await driver.shows('turn', 'Snow');
  });
  await step('NLC 20.1.1 a march is plotted at the desk by places and a road', async () => {
    await atTheDesk(app);
    await page.plots('first', REILLE, ['Wavre', 'Limal'], [SECRET_ROAD]);
    await page.march('first-h1', SECRET_ROAD);
    await page.march('first-h1', 'Turn 1 of hiding');
    await desk.close();
  });
  await step('the table and its history tell nothing of it', async () => {
    check(!(await driver.screen()).includes(SECRET_ROAD), 'the desk’s door tells the road');
    await driver.tap('tabs.turn');
    check(!(await driver.screen()).includes(SECRET_ROAD), 'the table tells the road');
    await turn.history();
    const told = await driver.screen();
    check(!told.includes(SECRET_ROAD) && !told.includes('marches hidden'), 'the history tells of the march');
    await driver.back();
  });
  await step('all chits are drawn; killed and opened again, the march has 4 MP', async () => {
    await allAct(app);
    await turn.goTo('turnEnd');
    await turn.nextTurn();
    await driver.kill();
    await app.games.open();
    await atTheDesk(app);
    await page.march('first-h1', '4 MP');
    await driver.appears('hidden.due.first');
  });
  await step('NLC 20.1.2 the roll finds nothing', async () => {
    await page.rollsDiscovery('first-h1', 3);
    await page.march('first-h1', 'Turn 2 of hiding');
    await page.plots('first', VANDAMME, ['Gembloux'], []);
    await desk.close();
  });
  await step('a turn later it is discovered: the table reads what its leader spends, not by which way', async () => {
    await driver.tap('tabs.turn');
    await allAct(app);
    await turn.goTo('turnEnd');
    await turn.nextTurn();
    await atTheDesk(app);
    await page.rollsDiscovery('first-h1', 6);
    await desk.close();
    await driver.tap('tabs.turn');
    await page.revealed(REILLE, '8 MP');
    check(!(await driver.screen()).includes(SECRET_ROAD), 'the table tells the road');
    check(!(await turn.canUndo()), 'a discovery can be undone');
  });
  await step('the other is revealed by its owner', async () => {
    await atTheDesk(app);
    await page.reveals('first-h2');
    await desk.close();
    await driver.tap('tabs.turn');
    await page.revealed(VANDAMME, '4 MP');
  });
};
