import type { App, Journey } from '../pages/app';
import { counting } from '../pages/counting';
import { armyPage } from '../pages/army-page';
import type { ArmyPage } from '../pages/army-page';
import { check, same } from '../pages/driver';
import type { Driver } from '../pages/driver';
import { ALLIED_TITLE, ALLIED_CHITS, ALLIES, FRENCH, FRENCH_CHITS } from './armies';

const [REILLE = ''] = FRENCH_CHITS;
const [, PIRCH = ''] = ALLIED_CHITS;

/** Reille's corps by made-up counters; the ids are those the set-up gives in the order of the lines. */
const ROSTER = [
  '5th Division, II Corps, inf, 5, 3',
  '6th Division, II Corps, inf, 4, 2',
  'Piré, II Corps, cav, 3, 1',
  'Corps artillery, II Corps, foot artillery, 2',
] as const;
const [FIFTH = '', SIXTH = '', PIRE = ''] = ROSTER.map((_, i) => `u-${i + 1}`);

const toBegin = async ({ games, newGame }: App, rules: 'nlc' | 'mop'): Promise<void> => {
  await games.startNew();
  if (rules !== 'nlc') await newGame.rules(rules);
  await newGame.name('Ligny');
  await newGame.title('second', ALLIED_TITLE);
  await newGame.paste('first', FRENCH);
  await newGame.paste('second', ALLIES);
};

/** The second turn becomes a night, and Reille's corps may lose half of what it has. */
const withLimitAndNight = async (app: App): Promise<void> => {
  const { driver, n20, newGame } = app;
  await toBegin(app, 'nlc');
  await n20.roster('first', ROSTER);
  await driver.tap('setup.first.formations.toggle');
  await driver.tap('setup.formation.row', 0);
  await driver.tap('setup.formation.limit.more');
  await driver.tap('setup.first.formations.toggle');
  await driver.tap('setup.turns.toggle');
  await driver.tap('setup.turns.track.turn-1');
  await driver.tap('setup.turns.kind.night');
  await driver.tap('setup.turns.toggle');
  // Without 19.2 markers come off by themselves: a list with one button.
  await driver.tap('setup.switches.toggle');
  await driver.tap('setup.switch.disruptionByCheck');
  await newGame.begin();
};

const tapsOf = async (driver: Driver, deed: (army: ArmyPage) => Promise<void>): Promise<number> => {
  const counted = counting(driver);
  await deed(armyPage(counted.driver));
  return counted.taps();
};

/** A corps loses too much and is demoralized, its markers come off at the turn's end, and a rally by night lifts it. */
export const corpsAcrossItsLimit =
  (log: (line: string) => void): Journey =>
  async (app, step) => {
    const { driver, turn, history } = app;
    const army = armyPage(driver);
    await step('a game with a roster, a limit and a night is begun', async () => {
      await driver.open();
      await withLimitAndNight(app);
      await turn.goTo('prepare');
      await turn.dice('table');
      await army.open();
      await army.limit(REILLE, '0 of 7');
    });
    await step('a step loss is two taps from the Army page', async () => {
      const taps = await tapsOf(driver, (page) => page.unit([FIFTH], 'steplost'));
      await driver.shows(`unit.${FIFTH}`, '1 of 2 steps lost');
      log(`a step loss: ${String(taps)} taps`);
      check(taps <= 2, `${String(taps)} taps for a step loss`);
      await army.layDown();
    });
    await step('both disrupted is one mark', async () => {
      const taps = await tapsOf(driver, (page) => page.unit([SIXTH, PIRE], 'disrupted'));
      await driver.shows(`unit.${PIRE}`, 'disrupted');
      await driver.shows(`unit.${SIXTH}`, 'disrupted');
      log(`both disrupted: ${String(taps)} taps`);
      await army.layDown();
    });
    await step('losses add up, and the limit is told when it is crossed', async () => {
      await army.unit([FIFTH], 'steplost');
      await army.limit(REILLE, '5 of 7');
      await army.layDown();
      await army.unit([SIXTH], 'steplost');
      await driver.tap('unit.action.steplost');
      await army.told('demoralized', 'II Corps (French) is demoralized: 9 lost, limit 7 (NLC 15)');
      await army.limit(REILLE, 'Demoralized');
      await army.layDown();
    });
    await step('at the turn’s end the marker that ends now is on the list, and comes off', async () => {
      await driver.tap('tabs.turn');
      await turn.goTo('turnEnd');
      await army.open();
      await driver.shows('endsnow', 'Piré');
      await army.markersOff();
    });
    await step('by night its leader rallies on a die from the table, and the corps is itself again', async () => {
      await driver.tap('tabs.turn');
      await turn.nextTurn();
      await army.open();
      await army.rally(FIFTH);
      await turn.face(2);
      await driver.shows('army.working', '5th Division');
      await army.closeSheet();
      await army.told('lifted', 'II Corps (French) is no longer demoralized: 4 lost, limit 7');
      await army.limit(REILLE, '4 of 7');
    });
    await step('the history tells both', async () => {
      await turn.history();
      await history.tells('II Corps (French) breaks');
      await history.tells('II Corps (French) is no longer demoralized');
    });
  };

/** When Pirch comes is rolled on his own desk; whoever reads the table's screens cannot tell whether it was. */
export const secretArrival: Journey = async (app, step) => {
  await step('the app is opened', () => app.driver.open());
  const idle = await step('the owner sits at his desk and does not roll', () => tableSees(app, false));
  const rolled = await step('the owner rolls for his reinforcement', () => tableSees(app, true));
  await step('the table sees nothing of it', () => {
    same('what the table sees', rolled, idle);
    return Promise.resolve();
  });
};

const tableSees = async (app: App, rolls: boolean): Promise<string> => {
  const { driver, newGame, desk, turn, history } = app;
  await toBegin(app, 'mop');
  await driver.tap('setup.switches.toggle');
  await driver.tap('setup.switch.variableArrival');
  await driver.tap('setup.switch.secretArrivals');
  await driver.tap('setup.second.formations.toggle');
  await driver.tap('setup.formation.row', 1);
  for (let i = 0; i < 4; i += 1) await driver.tap('setup.formation.arrives.more');
  await newGame.begin();
  await turn.goTo('turnEnd');
  await turn.nextTurn();
  await desk.doors();
  await desk.knock('second');
  await desk.raiseCurtain();
  await driver.tap('tabs.desk');
  await driver.appears(`arrival.${PIRCH}.roll`);
  if (rolls) {
    await driver.tap(`arrival.${PIRCH}.roll`);
    await driver.appears('army.working');
  }
  await desk.close();
  const army = armyPage(driver);
  await army.open();
  await army.arrival(PIRCH, 'printed');
  const seen = [await clockless(driver)];
  await turn.history();
  seen.push(await clockless(driver));
  await history.leave();
  await turn.leave();
  return seen.join('\n--\n');
};

const clockless = async (driver: Driver): Promise<string> =>
  (await driver.screen()).replaceAll(/\d{1,2}:\d{2}( ?[AP]M)?/g, 'h:mm');
