import type { App } from '../pages/app';
import { ALLIES, FRENCH, PLACES } from './evening-nlc-armies';

export const setUp = async (app: App): Promise<void> => {
  const { driver, games, newGame, n20 } = app;
  await games.startNew();
  await newGame.name('Waterloo');
  await newGame.title('second', 'Allies');
  for (const [side, army] of [
    ['first', FRENCH],
    ['second', ALLIES],
  ] as const) {
    await newGame.paste(side, army.corps);
    await n20.roster(side, army.units);
  }
  await commander(app, 'first', 'Napoleon');
  await commander(app, 'second', 'Wellington');
  await driver.tap('setup.second.formations.toggle');
  await driver.tap('setup.formation.row', 1);
  await driver.tap('setup.formation.limit.more');
  await driver.tap('setup.second.formations.toggle');
  await driver.tap('setup.title.places.toggle');
  await driver.type('setup.title.places.text', PLACES.join('\n'));
  await driver.tap('setup.title.places.toggle');
  await driver.tap('setup.orders.app');
  await fourTurns(app);
  await newGame.begin();
};

const commander = async ({ driver }: App, side: 'first' | 'second', name: string): Promise<void> => {
  await driver.tap(`setup.${side}.commanders.toggle`);
  await driver.type('setup.commander.name', name);
  await driver.tap('setup.commander.level.more');
  await driver.tap(`setup.${side}.commanders.toggle`);
};

const fourTurns = async ({ driver }: App): Promise<void> => {
  await driver.tap('setup.turns.toggle');
  await driver.tap('setup.hours.count.type');
  await driver.tap('setup.hours.count.pad.4');
  await driver.tap('setup.hours.count.pad.enter');
  if ((await driver.count('setup.hours.apply')) > 0) await driver.tap('setup.hours.apply');
  await driver.tap('setup.turns.toggle');
};
