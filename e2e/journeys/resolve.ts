import type { Journey } from '../pages/app';
import { armyPage } from '../pages/army-page';
import { counting } from '../pages/counting';
import { check, same } from '../pages/driver';
import { resolvePage } from '../pages/resolve-page';
import { ALLIED_TITLE, ALLIES, FRENCH } from './armies';

type Log = (line: string) => void;

/** A morale check, a compliance and a rally by themselves: with the app's dice and with the table's, and across a kill. */
export const resolvedAlone =
  (log: Log): Journey =>
  async (app, step) => {
    const { driver } = app;
    const page = resolvePage(driver);
    await step('a morale check is three taps from the first page, the die the third', async () => {
      await driver.open();
      const hand = counting(driver);
      const counted = resolvePage(hand.driver);
      await counted.fromFirstPage();
      await counted.open('nlc/morale-check');
      await page.odds('4/6');
      await counted.throwDice();
      const taps = hand.taps();
      log(`a morale check with the app's die, from the first page: ${String(taps)} taps`);
      check(taps <= 3, `${String(taps)} taps for a morale check`);
      check(/passed|fails/.test(await page.result()), 'the check says nothing');
    });
    const before = await page.result();
    await step('killed and opened again, the die is not thrown anew', async () => {
      await driver.kill();
      await page.fromFirstPage();
      await page.open('nlc/morale-check');
      same('the result', await page.result(), before);
    });
    await step('the same units again, with dice thrown on the table', async () => {
      await page.again();
      await page.diceOf('table');
      await page.faces(5);
      same('a 5 against morale 4', await page.result(), 'The check fails');
      await page.works('4 or less needed');
      await page.back();
    });
    await step('an order is checked: the odds stand there first and move with what is known', async () => {
      await page.open('nlc/compliance');
      await page.odds('10/36');
      await page.say('recipient.demoralized');
      await driver.shows('resolve.strip', '');
      await page.faces(1, 1);
      same('two ones', await page.result(), 'Ignores the order');
      await page.again();
      await page.faces(6, 6);
      check((await page.result()) !== 'Ignores the order', 'twelve is no better than two');
    });
    await step('killed with the first of two dice tapped in, both are asked for again', async () => {
      await page.again();
      await page.faces(6);
      await driver.kill();
      await page.fromFirstPage();
      await page.open('nlc/compliance');
      // Whose dice they are is a setting, and a browser writes those some seconds late.
      await page.diceOf('table');
      await page.faces(1, 1);
      same('two ones', await page.result(), 'Ignores the order');
      await page.back();
    });
    await step('a rally of a demoralized corps, with the app’s dice', async () => {
      await page.open('nlc/rally');
      await page.say('demoralized');
      await page.diceOf('app');
      await page.throwDice();
      check(/Unit A: (not )?rallied/.test(await page.result()), 'the rally says nothing');
      await page.again();
    });
    await step('pinned, it stands on top', async () => {
      await driver.tap('resolve.header.pin');
      await page.back();
      await driver.appears('resolve.pinned.nlc/rally');
    });
  };

const ROSTER = ['5th Division, II Corps, inf, 5, 3', 'Piré, II Corps, cav, 3, 1'] as const;
const [FIFTH, PIRE] = ['u-1', 'u-2'];

/** In a game: a disrupted unit tries to recover, the app is killed, and what fell stands. */
export const resolvedInGame =
  (log: Log): Journey =>
  async (app, step) => {
    const { driver, games, newGame, n20 } = app;
    const page = resolvePage(driver);
    const army = armyPage(driver);
    await step('a game with a disrupted division', async () => {
      await driver.open();
      await games.startNew();
      await newGame.name('Quatre-Bras');
      await newGame.title('second', ALLIED_TITLE);
      await newGame.paste('first', FRENCH);
      await newGame.paste('second', ALLIES);
      await n20.roster('first', ROSTER);
      await newGame.begin();
      await army.open();
      await army.unit([FIFTH], 'disrupted');
      await driver.shows(`unit.${FIFTH}`, 'disrupted');
      await army.layDown();
    });
    await step('the game knows who it is about, and one tap throws', async () => {
      const hand = counting(driver);
      const counted = resolvePage(hand.driver);
      await counted.inGame();
      await counted.open('nlc/disruption-removal');
      await hand.driver.tap('disruption.roll');
      await driver.appears('army.working');
      log(`a disrupted unit's check in a game, to its result: ${String(hand.taps())} taps`);
    });
    await step('killed and opened again, what fell stands', async () => {
      await page.back();
      await army.open();
      const before = (await driver.texts(`unit.${FIFTH}`)).join();
      await driver.kill();
      await games.open();
      await army.open();
      same('the unit', (await driver.texts(`unit.${FIFTH}`)).join(), before);
    });
    await step('a play is asked anew after every play: who has gone in disorder is offered no more', async () => {
      await driver.kill();
      await driver.tap('games.header.settings');
      await driver.tap('settings.dice.table');
      await driver.back();
      await games.open();
      await page.inGame();
      await page.open('nlc/zone-exit');
      await driver.tap(`play.about.unit.${PIRE}`);
      await driver.tap('play.roll');
      await app.turn.face(6);
      await driver.appears('army.working');
      await driver.vanishes(`play.about.unit.${PIRE}`);
    });
  };

const GUNS = ['Davout, I Corps, inf, 5-2', 'Murat, Reserve, cav, 2-3'] as const;
const ALLIED_ROSTER = ['Doctorov, VI Corps, inf, 4-2', 'Platov, Cossacks, cav, 1-3'] as const;

/** N20: a battle of counters the game knows, by the matrix, told from the players' own table, and applied. */
export const n20Battle =
  (log: Log): Journey =>
  async (app, step) => {
    const { driver, games, newGame, n20 } = app;
    const page = resolvePage(driver);
    await step('a game of Napoleonic 20 with two small rosters', async () => {
      await driver.open();
      await games.startNew();
      await newGame.rules('n20');
      await newGame.name('Borodino');
      await newGame.title('second', ALLIED_TITLE);
      await n20.roster('first', GUNS);
      await n20.roster('second', ALLIED_ROSTER);
      await n20.matrix('Furious');
      await newGame.begin();
    });
    await step('the counters are tapped, cavalry counts double by the matrix', async () => {
      const hand = counting(driver);
      const counted = resolvePage(hand.driver);
      await counted.inGame();
      await counted.open('n20/battle');
      await counted.say('attackers.units.u-1');
      await counted.say('attackers.units.u-2');
      await counted.say('defenders.units.u-3');
      await driver.shows('resolve.known.sum', '7 against 4');
      await counted.say('maneuvers.with');
      await counted.say('attack.Charge');
      await counted.say('defense.Cordon');
      await driver.shows('resolve.known.sum', '9 against 4');
      await driver.shows('resolve.known.sum', 'the defenders are disordered');
      await counted.choose('DW');
      check((await page.result()).startsWith('The defender withdraws'), 'no result');
      await counted.apply();
      await driver.appears('resolve.applied');
      log(`a battle of three counters by the matrix, from the game to applied: ${String(hand.taps())} taps`);
    });
    await step('the disorder lies on the table', async () => {
      await page.back();
      await n20.army();
      await driver.shows('unit.u-3', 'isordered');
    });
  };
