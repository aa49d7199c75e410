import type { Journey } from '../pages/app';
import { check } from '../pages/driver';

const DAY_TURNS = 4;
const OWN_STEP = 'Count the victory points';

/** N20: a player turn each, the night's extra steps, and a sequence that the players write themselves (Ruling 71). */
export const napoleonic20: Journey = async ({ driver, games, newGame, turn, history, setUp }, step) => {
  await step('a game needs no formations and no desk', async () => {
    await driver.open();
    await games.startNew();
    await newGame.rules('n20');
    await newGame.name('Borodino');
    await newGame.begin();
    await driver.shows('turn', 'Morning');
    check((await driver.count('tabs.desk')) === 0, 'there is a desk where there are no secrets');
  });
  await step('by day one side moves, the other reacts, and then the other way round', async () => {
    await turn.at('event-first');
    await driver.tap('turn.next.step');
    await turn.at('movement-first');
    await driver.tap('turn.next.step');
    await turn.at('reaction-first');
    await turn.goTo('movement-second');
    await turn.at('movement-second');
    await turn.sequence();
    check((await driver.count('turn.step.rally-first')) === 0, 'there is a rally by day');
  });
  await step('turn follows turn into the night, which has its own steps', async () => {
    for (let i = 0; i < DAY_TURNS; i += 1) {
      await turn.goTo('combat-second');
      await turn.at('combat-second');
      await turn.nextTurn();
      await turn.at('event-first');
    }
    await driver.shows('turn', 'Night');
    await turn.sequence();
    for (const id of ['rally-first', 'locMorale-first', 'recover-first']) await driver.appears(`turn.step.${id}`);
  });
  await step('a turn is taken back', async () => {
    await turn.undo();
    await turn.at('combat-second');
    await driver.shows('turn', 'Evening');
  });
  await step('the players write their own sequence, which is recorded as a correction', async () => {
    await setUp.open();
    await setUp.ownSequence(OWN_STEP);
    await setUp.record();
    await driver.tap('tabs.turn');
    await turn.sequence();
    await driver.shows('turn.sequence', OWN_STEP);
    await turn.history();
    await history.tells('Sequence of play');
    await history.leave();
  });
  await step('and it can be played', async () => {
    await turn.goTo('own-1');
    await turn.at('own-1');
  });
};
