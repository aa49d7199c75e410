import type { App, Journey } from '../pages/app';
import { check } from '../pages/driver';
import { ALLIED_TITLE, ALLIES, FRENCH } from './armies';

/** Counted by the players; nothing of it comes from a commercial game. */
const FRENCH_CARD = 'Artillery Cover Fire';
const ALLIED_CARD = 'Cavalry Pursuit';

const setUp = async ({ driver, games, newGame }: App, mode: 'full' | 'restricted'): Promise<void> => {
  await games.startNew();
  await newGame.rules('mop');
  await newGame.name('A game with cards');
  await newGame.title('second', ALLIED_TITLE);
  await newGame.paste('first', FRENCH);
  await newGame.paste('second', ALLIES);
  await newGame.cup('one');
  await driver.tap('setup.cardplay.toggle');
  await driver.tap(`setup.cardplay.mode.${mode}`);
  await driver.tap('setup.cardplay.toggle');
};

const begin = async (app: App): Promise<void> => {
  const { driver, newGame } = app;
  await setUp(app, 'restricted');
  await driver.tap('setup.cardcount.toggle');
  await count(driver, '3');
  await driver.tap('setup.cardcount.deck.second');
  await count(driver, '17');
  await driver.tap('setup.cardcount.toggle');
  await newGame.begin();
};

const count = async (driver: App['driver'], card: string): Promise<void> => {
  await driver.tap(`setup.cardcount.${card}`);
  await driver.tap('setup.cardcount.count.more');
  await driver.tap('setup.cardcount.count.more');
  await driver.tap(`setup.cardcount.${card}`);
};

/** A side takes the phone, draws with a die of the table that fell odd, and plays. */
const drawAndPlay = async ({ driver, desk }: App, side: 'first' | 'second', card: string): Promise<void> => {
  await driver.tap(`cards.open.${side}`);
  await driver.appears('curtain');
  await desk.raiseCurtain();
  await driver.tap(`cards.draw.${side}.deck`);
  await driver.tap('dice.pad.face-3');
  await driver.shows(`cards.hand.${card}`, 'odd: play it now');
};

/** MOP 37.12.3: a restricted turn of both sides; the table learns what it may, and what is shown. */
export const restrictedTurn: Journey = async (app, step) => {
  const { driver, turn, history } = app;
  await step('a game with restricted card play, the decks counted', async () => {
    await driver.open();
    await begin(app);
    await turn.goTo('prepare');
    await turn.dice('table');
    await turn.goTo('cards');
    await driver.shows('cards.side.first', 'No card drawn this turn · 2 cards left');
  });
  await step('the French draw behind their curtain, and play unseen', async () => {
    await drawAndPlay(app, 'first', '3');
    await driver.tap('cards.play.3.yes');
    await driver.appears('cards.covered');
    await driver.shows('cards.effect.coverFire', 'hidden');
    await driver.tap('desk.footer.close');
    await driver.shows('cards.side.first', 'Done drawing for this turn · 1 card left');
    check(!(await driver.screen()).includes(FRENCH_CARD), 'a hidden card is named at the table');
    check(!(await turn.canUndo()), 'a draw could be taken back');
  });
  await step('the Coalition draws, plays, and shows its card: it is in force for all', async () => {
    await drawAndPlay(app, 'second', '17');
    check(!(await driver.screen()).includes(FRENCH_CARD), 'the enemy’s card is named at the desk');
    await driver.tap('cards.play.17.yes');
    await driver.tap('cards.show.17');
    await driver.tap('desk.footer.close');
    await driver.appears('cards.side.second');
    await driver.shows('cards.effect.pursuit', 'until the turn ends');
    await turn.history();
    await history.tells(`shows ${ALLIED_CARD} (17)`);
    check(!(await history.lines()).some((line) => line.includes(FRENCH_CARD)), 'the history names a hidden card');
    await history.leave();
  });
};

/** Full play with order sheets in the app, two cards a hand. */
export const beginWithSpies = async (app: App): Promise<void> => {
  const { driver, newGame, turn } = app;
  await setUp(app, 'full');
  await driver.tap('setup.cardhand.more');
  await driver.tap('setup.cardhand.more');
  await driver.tap('setup.orders.app');
  await newGame.begin();
  await turn.goTo('cards');
};

const entersAndPlays = async ({ driver }: App, side: 'first' | 'second', card: string): Promise<void> => {
  await driver.tap(`cards.enter.${side}.deck`);
  await driver.tap(`cards.enter.${side}.card.${card}`);
  await driver.tap(`cards.play.${card}.yes`);
};

/** MOP App. I, card 10: the enemy lays his orders open, for the side whose spies they are and for nobody else. */
export const spiesReport: Journey = async (app, step) => {
  const { driver, desk, turn, history } = app;
  await step('a game with full card play and order sheets', async () => {
    await driver.open();
    await beginWithSpies(app);
    await driver.shows('cards.side.first', '0 cards taken');
  });
  await step('the French play their spies and show the card', async () => {
    await driver.tap('cards.open.first');
    await driver.appears('curtain');
    await desk.raiseCurtain();
    await entersAndPlays(app, 'first', '10');
    check((await driver.screen()).includes('Close the desk'), 'the command phase has begun in the step for cards');
    await driver.tap('cards.spies.show');
    await driver.tap('cards.spies.hand');
  });
  await step('the Coalition lays its orders open at its own desk', async () => {
    await desk.raiseCurtain();
    await driver.tap('cards.spies.report');
  });
  await step('the phone is back with the French, who read the report', async () => {
    await desk.raiseCurtain();
    await driver.tap('cards.spies.0');
    await driver.shows('cards.spies.sheet', 'Everybody was in Reserve');
    await driver.tap('cards.spies.sheet.close');
    await driver.tap('desk.footer.close');
    await driver.appears('cards.side.first');
    await turn.history();
    await history.tells('laid his orders open to the spies');
    await history.leave();
  });
};
