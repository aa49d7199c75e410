import { appOver } from '../pages/app';
import type { Journey } from '../pages/app';
import { armyPage } from '../pages/army-page';
import { eveningFight } from '../pages/evening-fight';
import type { Luck } from '../pages/evening-fight';
import { eveningFoot } from '../pages/evening-foot';
import { thumbOver } from '../pages/evening-thumb';
import { BULOW, MILHAUD, PICTON, REILLE, unit } from './evening-nlc-armies';
import { emptyCommand, firstCommand, initialFor, preparation, secondCommand } from './evening-nlc-phases';
import { setUp } from './evening-nlc-set-up';
import type { Table, Watched } from './evening-watched';

/** Taps at most, as an evening is to cost. */
const MOST = { setUp: 40, assault: 10, leader: 2, reserve: 2, undo: 1 } as const;

/** Turn 1 is to be won by the French, at every throw. */
const favoured: Luck = (asks) => {
  if (asks.includes('square')) return 6;
  return asks.includes('Attacker: ') ? 4 : 2;
};
const twos: Luck = () => 2;

/** From the acting formation's card: the page comes filled for it. */
const opens = async ({ app }: Table, segment: string): Promise<void> => {
  await app.driver.tap(`acting.stage.${segment}`);
  await eveningFight(app.driver).isOpen();
};

const leaves = async ({ app }: Table): Promise<void> => {
  await app.driver.tap('resolve.header.back');
  await app.driver.appears('turn.next.done');
};

const bombardment = async (table: Table): Promise<void> => {
  const fight = eveningFight(table.app.driver);
  await opens(table, 'bombardment');
  await fight.pick('attackers', REILLE, unit('Grand battery'));
  await fight.pick('defenders', PICTON, unit('Kempt'));
  await fight.plays(() => 4);
  await fight.comesTo('The target is disrupted.');
  await fight.apply();
  await leaves(table);
};

const chargeAndPursuit = async (table: Table): Promise<void> => {
  const { driver } = table.app;
  const fight = eveningFight(driver);
  await opens(table, 'charge');
  await fight.pick('attackers', REILLE, unit('Piré'));
  await fight.pick('defenders', PICTON, unit('Kempt'));
  await fight.plays(favoured);
  await fight.comesTo('The charge wins.');
  await table.look('a charge that wins');
  await driver.tap('combat.pursue');
  await driver.shows('combat', 'Pursuit');
  await fight.pick('defenders', PICTON, unit('Pack'));
  await fight.plays(favoured, ['pursue', 'return']);
  await fight.comesTo('The cavalry pursues: the charge wins.');
  await fight.apply();
  await leaves(table);
};

/** From the empty cup over the reserve and the markers to the next turn, as the foot leads. */
const turnEnd = async ({ app, thumb, look }: Table, name: string): Promise<void> => {
  const { driver, turn } = app;
  await thumb.span(`${name}: the reserve actions`, MOST.reserve, async () => {
    await driver.tap('turnend.reserve.first');
    await driver.tap('turnend.reserve.second');
    await driver.vanishes('turnend.reserve.second');
  });
  await look(`${name} turn end`);
  if ((await driver.count('endsnow.lift')) > 0) await driver.tap('endsnow.lift');
  await turn.nextTurn();
};

const assault = async (table: Table): Promise<void> => {
  const { app, thumb, look } = table;
  const fight = eveningFight(app.driver);
  await thumb.span('an assault of known units', MOST.assault, async () => {
    await opens(table, 'assault');
    await fight.pick('attackers', REILLE, unit('Foy'), unit('Jérôme'));
    await fight.pick('defenders', PICTON, unit('Pack'), unit('Best'));
    await fight.say(`defenders.0.leader.${PICTON}`);
    await fight.plays(twos, ['both-stay']);
    await app.driver.shows('result.moment', 'This breaks Reserve');
    await app.driver.shows('result.moment', '8 of 8');
    await look('the assault that breaks Picton');
    await app.driver.tap('combat.roll');
  });
};

const leaderFalls = async (table: Table): Promise<void> => {
  const { app, thumb, look } = table;
  const { driver } = app;
  await thumb.span('a leader’s loss', MOST.leader, async () => {
    await driver.tap('leader.roll');
    await driver.tap('dice.pad.face-6');
    await driver.tap('dice.pad.face-6');
    await driver.shows('leader.loss', 'is lost');
    await look('Picton falls');
    await driver.tap('resolve.header.back');
  });
  await leaves(table);
  await driver.shows('turn.moment', 'Picton');
  await look('the Turn page after Picton’s fall');
  const army = armyPage(driver);
  await army.open();
  await army.limit(PICTON, 'Demoralized');
  await look('the army after the assault');
  await driver.tap('tabs.turn');
};

const reactionCharge = async ({ app, look }: Table): Promise<void> => {
  const fight = eveningFight(app.driver);
  await app.driver.tap('tabs.resolve');
  await app.driver.tap('resolve.open.nlc/reaction-charge');
  await fight.isOpen();
  await fight.pick('attackers', MILHAUD, unit('Wathier'));
  await fight.pick('defenders', BULOW, unit('Hacke'));
  await fight.plays(twos);
  await fight.comesTo('The charge is thrown back');
  await look('a reaction charge');
  await fight.apply();
  await app.driver.tap('resolve.header.back');
  await app.driver.tap('tabs.turn');
};

const aSlip = async ({ app, thumb }: Table): Promise<void> => {
  const { driver, turn } = app;
  await driver.tap('acting.stage.movement');
  await driver.appears('acting.stage.movement.done');
  await thumb.span('a slip taken back', MOST.undo, async () => {
    await turn.undo();
    await driver.vanishes('acting.stage.movement.done');
  });
};

const theEnd = async (table: Table): Promise<void> => {
  const { app, look } = table;
  const { driver } = app;
  await driver.tap('turnend.reserve.first');
  await driver.tap('turnend.reserve.second');
  await driver.vanishes('turnend.reserve.second');
  await look('the last turn');
  if ((await driver.count('endsnow.lift')) > 0) await driver.tap('endsnow.lift');
  await driver.tap('turn.next.end');
  await driver.appears('end.result');
  await driver.shows('end.figures', 'Allies');
  await look('the end');
};

/** An own Waterloo of four turns, from the empty first page to the end. */
export const nlcEvening =
  ({ log, look }: Watched): Journey =>
  async ({ driver }, step) => {
    const thumb = thumbOver(driver, log);
    const app = appOver(thumb.driver);
    const table: Table = { app, thumb, look };
    await step('forty counters are pasted and the game begins', async () => {
      await driver.open();
      await thumb.span('a set-up of forty pasted units', MOST.setUp, () => setUp(app));
      await look('the first turn');
    });
    await step('turn 1: orders are written at both desks', () => firstCommand(table));
    await step('turn 1: both rolls are won, and a slip costs one tap', async () => {
      await app.turn.dice('table');
      await preparation(table);
      await aSlip(table);
    });
    await step('turn 1: a bombardment', () => bombardment(table));
    await step('turn 1: a charge and its pursuit', () => chargeAndPursuit(table));
    await step('turn 1: the other chits, and the reserve', async () => {
      await look('who acts');
      await eveningFoot(app.driver).until('turnend.reserve.first');
      await turnEnd(table, 'turn 1');
    });
    await step('turn 2: two orders go out and three arrive', () => secondCommand(table));
    await step('turn 2: an assault breaks Picton’s Reserve', async () => {
      await initialFor(table, 'first', REILLE);
      await assault(table);
    });
    await step('turn 2: and Picton falls', () => leaderFalls(table));
    await step('turn 3: a reaction charge while the Prussians march', async () => {
      await eveningFoot(app.driver).until('turnend.reserve.first');
      await turnEnd(table, 'turn 2');
      await emptyCommand(table);
      await initialFor(table, 'second', BULOW);
      await reactionCharge(table);
      await eveningFoot(app.driver).until('turnend.reserve.first');
      await turnEnd(table, 'turn 3');
    });
    await step('turn 4 is the last, and leads to the end', async () => {
      await emptyCommand(table);
      await initialFor(table, 'first', REILLE);
      await eveningFoot(app.driver).until('turnend.reserve.first');
      await theEnd(table);
    });
  };
