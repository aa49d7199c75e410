import type { App, Step } from '../pages/app';
import { begin } from './armies';

/** A copy of a game of two, made on the same phone: it is told, and opens nothing before both curtains were raised in it. */
export const copies = async (app: App, step: Step, look: (name: string) => Promise<void>): Promise<void> => {
  const { driver, games, turn, history } = app;
  await step('the cup of a closed game is filled', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
    await turn.goTo('prepare');
    await turn.fill();
    await turn.leave();
  });
  await step('a copy of it says that it is one, and draws no chit', async () => {
    await games.duplicate(0);
    await games.open(0);
    await driver.appears('game.copy');
    await look('copy');
    await turn.draw();
    await driver.shows('play.refusal', 'This is a copy');
  });
  await step('each side raises its curtain in it once; then the cup is drawn from', async () => {
    for (const side of ['first', 'second']) {
      await driver.tap(`game.copy.${side}`);
      await driver.appears('curtain');
      await driver.hold('curtain.open');
      await driver.vanishes(`game.copy.${side}`);
    }
    await driver.vanishes('game.copy');
    await turn.draw();
    await driver.appears('acting');
    await turn.leave();
  });
  await step('the history of the original tells of the copy', async () => {
    await games.open(1);
    await driver.tap('game.header.history');
    await driver.shows('history.list', 'A copy of this game was made on this device');
    await look('copy-history');
    await history.leave();
  });
};
