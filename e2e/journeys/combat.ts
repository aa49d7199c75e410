import { armyPage } from '../pages/army-page';
import type { App, Journey } from '../pages/app';
import { combatPage } from '../pages/combat-page';
import type { CombatPage } from '../pages/combat-page';
import { counting } from '../pages/counting';
import { check } from '../pages/driver';
import { ALLIED_TITLE, ALLIES, FRENCH } from './armies';

/** Made-up counters; the ids are those the set-up gives in the order of the lines. */
const ROSTERS = {
  first: [
    '5th Division, II Corps, inf, 6, 3',
    '6th Division, II Corps, inf, 4, 2',
    'Grand battery, II Corps, foot artillery, 10, 5',
    'Pajol, II Corps, cav, 12, 6',
  ],
  second: ['1st Brigade, I Corps, inf, 5, 2', '2nd Brigade, I Corps, inf, 4, 2', '3rd Brigade, I Corps, inf, 9, 5'],
} as const;
const [FIFTH, SIXTH, BATTERY, PAJOL, FIRST, SECOND, THIRD] = ['u-1', 'u-2', 'u-3', 'u-4', 'u-5', 'u-6', 'u-7'] as const;

type Log = (line: string) => void;

/** A game of two small armies on the map. */
export const begunForCombat = async ({ driver, games, newGame, n20 }: App): Promise<void> => {
  await driver.open();
  await games.startNew();
  await newGame.name('Ligny');
  await newGame.title('second', ALLIED_TITLE);
  await newGame.paste('first', FRENCH);
  await newGame.paste('second', ALLIES);
  await n20.roster('first', ROSTERS.first);
  await n20.roster('second', ROSTERS.second);
  await newGame.begin();
};

/** How a counter reads on the Army page. */
const counterReads = async ({ driver }: App, unit: string, words: string): Promise<void> => {
  await armyPage(driver).open();
  await driver.shows(`unit.${unit}`, words);
};

const reopened = async ({ driver, games }: App): Promise<void> => {
  await driver.kill();
  await games.open(0);
};

/** Dice on the table: an assault killed in the middle, a charge with its pursuit, a bombardment; each applied, two undone. */
export const combatByTable: Journey = async (app, step) => {
  const { driver } = app;
  const combat = combatPage(driver);
  await step('a game with two rosters is begun', () => begunForCombat(app));
  await step('an assault is laid out from the game’s counters, and dice are tapped in', async () => {
    await combat.open('assault');
    await combat.pick(FIFTH, SIXTH, FIRST);
    await combat.terrain('defenders.0.hex.town');
    await driver.appears('combat.odds.bars');
    await combat.faces(3, 3);
    await driver.appears('combat.thrown.0');
  });
  await step('killed between the two fires, it goes on where it was', async () => {
    await reopened(app);
    await driver.tap('tabs.resolve');
    await driver.tap('resolve.open.nlc/assault');
    await driver.shows('combat.thrown', '3, 3');
    await combat.faces(4, 4);
  });
  await step('both stay, a hit is paid by tapping a counter, the defender is thrown back', async () => {
    await combat.choose('both-stay');
    await combat.pay(SIXTH);
    await combat.faces(1);
    await combat.faces(6);
    await combat.choose('free');
    await combat.choose(`unit:${FIFTH}`);
    await combat.result('The defender is thrown back; 5th Division advances.');
  });
  await step('applied to the game, one undo takes it back', async () => {
    await combat.apply();
    await combat.back();
    await counterReads(app, SIXTH, '1 of 2 steps lost');
    await counterReads(app, FIRST, 'disrupted');
    await driver.tap('tabs.resolve');
    await driver.tap('resolve.open.nlc/assault');
    await combat.undo();
    await combat.result('The defender is thrown back');
    await driver.tap('combat.apply.again');
    await combat.back();
    await armyPage(driver).open();
    check(!(await driver.texts(`unit.${FIRST}`)).some((text) => text.includes('disrupted')), 'the undo left a marker');
  });
  await step('a charge wins, is applied, and goes on to its pursuit', async () => {
    await combat.open('charge');
    await combat.pick(PAJOL, FIRST);
    await combat.faces(6);
    await combat.faces(3, 2);
    await combat.faces(1, 1);
    await combat.choose('free');
    await combat.result('The charge wins.');
    await driver.tap('combat.pursue');
    await driver.shows('combat', 'Pursuit');
    await combat.choose('pursue');
    await combat.faces(6, 6);
    await combat.choose('return');
    await combat.result('The cavalry pursues: the charge wins.');
    await combat.apply();
    await combat.back();
    await driver.appears('resolve');
    await counterReads(app, PAJOL, 'has charged');
    await driver.appears('army.box.second.uar');
  });
  await step('a bombardment disrupts and costs a step, and is undone', async () => {
    await combat.open('bombardment');
    await combat.pick(BATTERY, SECOND);
    await combat.faces(4, 4);
    await combat.result('The target is disrupted.');
    await combat.apply();
    await combat.back();
    await counterReads(app, SECOND, '1 of 2 steps lost');
    await counterReads(app, BATTERY, 'has bombarded');
    await driver.tap('tabs.resolve');
    await driver.tap('resolve.open.nlc/bombardment');
    await combat.undo();
    await combat.result('The target is disrupted.');
  });
};

const tapsIn = async (app: App, deed: (combat: CombatPage) => Promise<void>): Promise<number> => {
  const counted = counting(app.driver);
  await deed(combatPage(counted.driver));
  return counted.taps();
};

const MOST_IN_GAME = 12;
const MOST_LOOSE = 20;

/** The app's dice: what comes is not known beforehand, so the player decides as he is asked. Taps are counted. */
export const combatByApp =
  (log: Log): Journey =>
  async (app, step) => {
    const { driver } = app;
    const combat = combatPage(driver);
    await step('a game with two rosters is begun', () => begunForCombat(app));
    await step(
      `two on one in a town: at most ${String(MOST_IN_GAME)} taps from the place to the applied result`,
      async () => {
        const taps = await tapsIn(app, async (hand) => {
          await hand.open('assault');
          await hand.pick(FIFTH, SIXTH, FIRST);
          await hand.terrain('defenders.0.hex.town');
          await hand.throwDice();
          await hand.decide([FIFTH, SIXTH, FIRST]);
          await hand.apply();
        });
        log(`assault of known units, app dice: ${String(taps)} taps`);
        check(taps <= MOST_IN_GAME, `${String(taps)} taps`);
      },
    );
    await step('a bombardment', async () => {
      await combat.back();
      await combat.open('bombardment');
      await combat.pick(BATTERY, THIRD);
      await combat.throwDice();
      await combat.decide([THIRD]);
      await combat.apply();
    });
    await step('a charge, and its pursuit if it wins', async () => {
      await combat.back();
      await combat.open('charge');
      await combat.pick(PAJOL, SECOND);
      await combat.throwDice();
      await combat.decide([PAJOL, SECOND]);
      if ((await driver.count('combat.pursue')) === 0) await combat.apply();
      else {
        await driver.tap('combat.pursue');
        await driver.appears('combat.choice.return');
        await combat.decide([PAJOL, SECOND]);
        await combat.apply();
      }
    });
  };

/** No game at all: two units on one, killed in the middle. */
export const combatLoose =
  (log: Log): Journey =>
  async (app, step) => {
    const { driver } = app;
    const ALL = ['Infantry 1', 'Infantry 2', 'Infantry 3'];
    await step(`two on one that no game knows: at most ${String(MOST_LOOSE)} taps`, async () => {
      await driver.open();
      const taps = await tapsIn(app, async (hand) => {
        await hand.openLoose('assault');
        await hand.add('attackers', 'infantry', 6);
        await hand.add('attackers', 'infantry', 4);
        await hand.add('defenders', 'infantry', 5);
        await hand.terrain('defenders.0.hex.town');
        await hand.throwDice();
        await hand.decide(ALL);
      });
      log(`free-standing assault, app dice: ${String(taps)} taps`);
      check(taps <= MOST_LOOSE, `${String(taps)} taps`);
    });
    await step('once more with dice on the table, killed after the first fire', async () => {
      const combat = combatPage(driver);
      await driver.tap('combat.apply.again');
      await combat.faces(3, 3);
      await driver.appears('combat.thrown.0');
      await driver.kill();
      await driver.open();
      await driver.tap((await driver.count('games.empty.resolve')) > 0 ? 'games.empty.resolve' : 'games.resolve');
      await driver.tap('resolve.open.nlc/assault');
      await driver.shows('combat.thrown', '3, 3');
      await combat.faces(4, 4);
      await combat.choose('retreat');
      await combat.choose('free');
      await combat.faces(1);
      await combat.result('The attacker goes back.');
    });
  };
