import type { App, Journey } from '../pages/app';
import { ALL_CHITS, ALLIED_CHITS, begin, FRENCH_CHITS } from './armies';

const ODD = 3;
const EVEN = 4;

const toTheCup = async ({ turn }: App): Promise<void> => {
  await turn.goTo('prepare');
  await turn.dice('table');
  await turn.fill();
  await turn.at('selection');
  await turn.cupHolds(ALL_CHITS.length);
};

/** MOP's two ways with the cup, and a real cup on the table. */
export const cups: Journey = async (app, step) => {
  const { driver, games, turn, history } = app;
  await step('a MOP game begins with two cups, even chances', async () => {
    await driver.open();
    await begin(app, { rules: 'mop', name: 'Montmirail', cup: 'two' });
    await toTheCup(app);
    await driver.shows('cup.odds', '1/2');
  });
  await step('an even die draws from the second cup', async () => {
    await turn.draw();
    await driver.shows('dice.ask', 'Whose cup?');
    await turn.face(EVEN);
    await turn.cupHolds(ALL_CHITS.length - 1);
    await turn.done();
    await driver.shows('cup.odds', 'Coalition · 1');
  });
  await step('an odd die draws from the first', async () => {
    await turn.draw();
    await turn.face(ODD);
    await turn.done();
    await driver.shows('cup.odds', 'French · 2');
  });
  await step('once a cup is empty no die is asked', async () => {
    await turn.draw();
    await turn.face(EVEN);
    await turn.done();
    await driver.shows('cup.odds', 'Coalition · 0');
    await turn.drawOneOf(FRENCH_CHITS);
    await turn.done();
    await driver.shows('cup.odds', 'French · 1');
    await driver.vanishes('dice.ask');
  });
  await step('the history tells the dice', async () => {
    await turn.history();
    await history.tells('Die 4, drawn');
    await history.tells('Die 3, drawn');
    await history.leave();
    await turn.leave();
  });
  await step('a cup of covers is drawn by numbers, without a die', async () => {
    await begin(app, { rules: 'mop', name: 'Vauchamps', cup: 'covers' });
    await toTheCup(app);
    await driver.shows('cup.odds', '3/5');
    await turn.drawOneOf(ALL_CHITS);
  });
  await step('a chit from the real cup is entered, and cannot come again', async () => {
    const out = await turn.drawn(ALL_CHITS);
    const real = ALLIED_CHITS.find((chit) => !out.includes(chit)) ?? '';
    await turn.enter('second', real);
    await turn.cupHolds(ALL_CHITS.length - 2);
    await turn.done();
    await driver.tap('cup.enter.toggle');
    await driver.tap('cup.enter.side.second');
    await driver.vanishes(`cup.enter.chit.${real}`);
  });
  await step('and the history says it came from the table', async () => {
    await turn.history();
    await history.tells('Drawn on the table');
    await history.leave();
    await turn.leave();
    await games.listed(2);
  });
};
