import type { App, Journey } from '../pages/app';
import { combatPage } from '../pages/combat-page';
import { check } from '../pages/driver';
import { ALLIED_TITLE, ALLIES, FRENCH } from './armies';

/** Made-up counters with the initiative that MOP asks for; their ids are given in the order of the lines. */
const ROSTERS = {
  first: ['5th Division, II Corps, inf, 6, 3, 4', 'Pajol, II Corps, cav, 6, 3, 4'],
  second: ['1st Brigade, I Corps, inf, 9, 5, 3', '2nd Brigade, I Corps, inf, 4, 2, 3'],
} as const;
const [FIFTH, PAJOL, FIRST] = ['u-1', 'u-2', 'u-3'] as const;

/** A player alone, with cards in full play. */
const begin = async (app: App): Promise<void> => {
  const { driver, games, newGame, n20, turn } = app;
  await driver.open();
  await games.startNew();
  await newGame.rules('mop');
  await newGame.name('Cards at the fight');
  await newGame.title('second', ALLIED_TITLE);
  await newGame.solo();
  await newGame.paste('first', FRENCH);
  await newGame.paste('second', ALLIES);
  await newGame.cup('one');
  await driver.tap('setup.cardplay.toggle');
  await driver.tap('setup.cardplay.mode.full');
  await driver.tap('setup.cardplay.toggle');
  await n20.roster('first', ROSTERS.first);
  await n20.roster('second', ROSTERS.second);
  await newGame.begin();
  await turn.goTo('prepare');
  await turn.dice('table');
  await turn.goTo('cards');
};

const plays = async ({ driver }: App, side: 'first' | 'second', card: string, unit?: string): Promise<void> => {
  await driver.tap(`cards.enter.${side}.deck`);
  await driver.tap(`cards.enter.${side}.card.${card}`);
  if (unit !== undefined) await driver.tap(`cards.play.${card}.unit.${unit}`);
  await driver.tap(`cards.play.${card}.yes`);
};

/** MOP 37.12: what cards do reaches the fights by itself: a charge is refused, a roll is changed, a throw is made again. */
export const cardsAtFights: Journey = async (app, step) => {
  const { driver } = app;
  const combat = combatPage(driver);
  await step('a game with cards; three of them are played', async () => {
    await begin(app);
    await plays(app, 'first', '14N');
    await plays(app, 'second', '7B');
    await plays(app, 'second', '23U', PAJOL);
    await driver.shows('cards.effects', 'Pajol');
  });
  await step('the cavalry that a card names does not charge', async () => {
    await combat.open('charge');
    await combat.pick(PAJOL);
    await combat.pick(FIRST);
    await driver.shows('cards.here.noCharge', 'Its charge is refused here');
    await driver.shows('combat.refused', 'keeps from charging');
    await combat.back();
  });
  await step('Ney is shown at the assault and changes a roll', async () => {
    await combat.open('assault');
    await combat.pick(FIFTH);
    await combat.pick(FIRST);
    await driver.tap('cards.here.fold.toggle');
    await driver.tap('cards.here.combatDie.show');
    await combat.choose('own');
    await combat.faces(2, 2);
    await combat.faces(1, 1);
    await driver.shows('combat.working', 'Marshal Ney (14): +1');
  });
  await step('Blücher has a throw made again; it shows his card and stands', async () => {
    await driver.tap('resolve.again.2.7B');
    await driver.tap('resolve.again.dice.pad.face-1');
    await driver.tap('resolve.again.dice.pad.face-2');
    await driver.shows('combat.working', 'Blücher (7): 1, 1 thrown again, 1, 2 stands');
    check((await driver.count('resolve.again.2.7B')) === 0, 'a throw is made again twice');
  });
};
