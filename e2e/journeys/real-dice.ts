import type { Journey } from '../pages/app';
import { check, until } from '../pages/driver';
import { ALLIED_CHITS, begin, FRENCH_CHITS } from './armies';

/** The French commander of a new game has a rating of 3: a 1 wins him the Coordinated Action chit. */
const WINS = 1;
const COORDINATED = 'coordinated';
const [II_CORPS = '', III_CORPS = '', GUARD = ''] = FRENCH_CHITS;

/** Every die is thrown on the table and tapped in: Coordinated Action, Initial Action, and what comes of them. */
export const realDice: Journey = async (app, step) => {
  const { driver, turn, history } = app;
  await step('a game is begun, and the dice are the players’', async () => {
    await driver.open();
    await begin(app, { name: 'Wavre' });
    await turn.goTo('prepare');
    await turn.dice('table');
  });
  await step('the odds stand there before the roll', async () => {
    await driver.shows('prepare.coordinated.first', '1/6');
    await driver.shows('prepare.initial.odds', '1/6');
  });
  await step('a roll waits for its die and can be called off', async () => {
    await turn.rollCoordinated('first');
    await driver.shows('dice.ask', 'French: Coordinated Action');
    await driver.tap('dice.cancel');
    await driver.vanishes('dice.ask');
    await driver.appears('prepare.coordinated.first.roll');
  });
  await step('a 1 wins the Coordinated Action chit', async () => {
    await turn.rollCoordinated('first');
    await turn.face(WINS);
    await driver.shows('prepare.coordinated.first', 'Coordinated Action won');
  });
  await step('the cup is not offered before the chit is settled: the foot waits for two formations', async () => {
    check((await driver.count('turn.next.fill')) === 0, 'the cup can be filled past a chit that was won');
    check(!(await driver.enabled('prepare.coordinated.first.set')), 'nobody can be set aside before anybody is chosen');
  });
  await step('two of the three are set aside', async () => {
    await driver.tap(`prepare.coordinated.first.chits.${II_CORPS}`);
    await driver.tap(`prepare.coordinated.first.chits.${III_CORPS}`);
    check(!(await driver.enabled(`prepare.coordinated.first.chits.${GUARD}`)), 'a third could be chosen');
    await driver.tap('prepare.coordinated.first.set');
    await driver.shows('prepare.coordinated.first', 'II Corps (French) and III Corps act together');
  });
  await step('the other side rolls a 6 and gets nothing', async () => {
    await turn.rollCoordinated('second');
    await turn.face(6);
    await driver.shows('prepare.coordinated.second', 'No Coordinated Action');
  });
  await step('6 against 1 wins the Initial Action by 5, and the Guard takes it', async () => {
    await turn.rollInitial();
    await driver.shows('dice.ask', 'French: Initial Action');
    await turn.face(6);
    await driver.shows('dice.ask', 'Coalition: Initial Action');
    await turn.face(1);
    await driver.shows('prepare.initial', 'French: die 6 + rating 3 = 9');
    await driver.shows('prepare.initial', 'A lead of 5: 3 or more wins');
    await driver.tap(`prepare.initial.first.chit.${GUARD}`);
    await driver.tap('prepare.initial.take');
  });
  await step('what acts first is not in the cup, which is filled with that choice', async () => {
    await turn.at('initial');
    await turn.acts('Imperial Guard');
    await turn.done();
    await turn.at('selection');
    await turn.cupHolds(ALLIED_CHITS.length + 1);
  });
  await step('the Coordinated chit acts for both', async () => {
    const inCup = [...ALLIED_CHITS, COORDINATED];
    const draw = () => turn.drawOneOf(inCup);
    await until('the Coordinated chit', draw, (chit) => chit === COORDINATED);
    await turn.acts('II Corps and III Corps');
  });
  await step('the history tells every roll with its working', async () => {
    await turn.history();
    await history.tells('French (French commander, 3) rolled 1 and wins the Coordinated Action chit');
    await history.tells('rolled 6 and does not get the Coordinated Action chit');
    await history.tells('Initial Action: French 9, Coalition 4; French leads by 5');
    await history.tells('Imperial Guard acts first (French)');
  });
};
