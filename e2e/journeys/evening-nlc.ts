import { armyPage } from '../pages/army-page';
import { appOver } from '../pages/app';
import type { App, Journey } from '../pages/app';
import { check } from '../pages/driver';
import { eveningFight } from '../pages/evening-fight';
import type { Luck } from '../pages/evening-fight';
import { thumbOver } from '../pages/evening-thumb';
import type { Thumb } from '../pages/evening-thumb';
import { lockPage } from '../pages/lock-page';
import { ordersPage } from '../pages/orders-page';
import { ALLIED_I, ALLIES, BULOW, FRENCH, FRENCH_I, GUARD, MILHAUD, PICTON, PLACES, REILLE, unit } from './evening-nlc-armies';

/** What an evening says and shows to whoever runs it. */
export type Watched = Readonly<{ log: (line: string) => void; look: (station: string) => Promise<void> }>;

type Table = Readonly<{ app: App; thumb: Thumb; look: Watched['look'] }>;

/** Taps at most. */
const MOST = { setUp: 60, command: 26, preparation: 10, assault: 14, leader: 5, reserve: 4, undo: 1 } as const;

const ALLIED_TITLE = 'Allies';
const PIN = '1815';

/** Turn 1 is to be won by the French, at every throw. */
const favoured: Luck = (asks) => {
  if (/square/.test(asks)) return 6;
  return /Attacker: /.test(asks) ? 5 : 2;
};
const twos: Luck = () => 2;

const setUp = async ({ app }: Table): Promise<void> => {
  const { driver, games, newGame, n20 } = app;
  await games.startNew();
  await newGame.name('Waterloo');
  await newGame.title('second', ALLIED_TITLE);
  for (const [side, army] of [
    ['first', FRENCH],
    ['second', ALLIES],
  ] as const) {
    await newGame.paste(side, army.corps);
    await n20.roster(side, army.units);
  }
  await commander(app, 'first', 'Napoleon');
  await commander(app, 'second', 'Wellington');
  await driver.tap('setup.second.formations.toggle');
  await driver.tap('setup.formation.row', 1);
  await driver.tap('setup.formation.limit.more');
  await driver.tap('setup.second.formations.toggle');
  await driver.tap('setup.title.places.toggle');
  await driver.type('setup.title.places.text', PLACES.join('\n'));
  await driver.tap('setup.title.places.toggle');
  await driver.tap('setup.switches.toggle');
  await driver.tap('setup.switch.orderSheets');
  await driver.tap('setup.switches.toggle');
  await fourTurns(app);
  await newGame.begin();
};

const commander = async ({ driver }: App, side: 'first' | 'second', name: string): Promise<void> => {
  await driver.tap(`setup.${side}.commanders.toggle`);
  await driver.type('setup.commander.name', name);
  await driver.tap('setup.commander.level.more');
  await driver.tap(`setup.${side}.commanders.toggle`);
};

const fourTurns = async ({ driver }: App): Promise<void> => {
  await driver.tap('setup.turns.toggle');
  for (let i = 0; i < 14; i += 1) await driver.tap('setup.hours.count.less');
  await driver.tap('setup.hours.apply');
  await driver.tap('setup.turns.toggle');
};

const toFrenchDesk = async ({ driver, desk }: App): Promise<void> => {
  await desk.doors();
  await desk.knock('first');
  await desk.raiseCurtain();
};

const firstCommand = async ({ app, look }: Table): Promise<void> => {
  const { driver, turn } = app;
  const orders = ordersPage(driver);
  await turn.goTo('command-first');
  await toFrenchDesk(app);
  await orders.startsWith(FRENCH_I, 'attack', 'La Haye Sainte');
  await orders.startsWith(REILLE, 'attack', 'Hougoumont');
  await orders.startsWith(MILHAUD, 'march', 'La Belle Alliance');
  await orders.writesFor(FRENCH_I, 'probe', 'Papelotte', '6');
  await orders.writesFor(REILLE, 'probe', 'Mont-Saint-Jean', '6');
  await orders.writesFor(GUARD, 'march', 'La Belle Alliance', '6');
  await look('orders on their way');
  await orders.done();
  await orders.raise(ALLIED_TITLE);
  await orders.startsWith(ALLIED_I, 'defend', 'La Haye Sainte');
  await orders.startsWith(PICTON, 'defend', 'Hougoumont');
  await orders.startsWith(BULOW, 'march', 'Plancenoit');
  await lockPage(driver).setPin('second', PIN);
  await orders.done();
  await driver.appears('desk.door.first');
  await driver.tap('tabs.turn');
};

/** Both rolls are won: two corps on one chit, a third before any draw. */
const preparation = async ({ app, thumb }: Table): Promise<void> => {
  const { driver, turn } = app;
  await thumb.span('chit preparation with both rolls won', MOST.preparation, async () => {
    await turn.rollCoordinated('first');
    await turn.face(1);
    await driver.tap(`prepare.coordinated.first.chits.${FRENCH_I}`);
    await driver.tap(`prepare.coordinated.first.chits.${MILHAUD}`);
    await driver.tap('prepare.coordinated.first.set');
    await turn.rollCoordinated('second');
    await turn.face(6);
    await turn.rollInitial();
    await turn.face(6);
    await turn.face(1);
    await driver.tap(`prepare.initial.first.chit.${REILLE}`);
    await driver.tap('prepare.initial.take');
    await turn.fill();
  });
  await turn.acts('II Corps');
};

const opens = async ({ app }: Table, procedure: string): Promise<void> => {
  await app.driver.tap('tabs.resolve');
  await app.driver.tap(`resolve.open.nlc/${procedure}`);
  await eveningFight(app.driver).isOpen();
};

const leaves = async ({ app }: Table): Promise<void> => {
  await app.driver.tap('resolve.header.back');
  await app.driver.appears('resolve');
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

/** Draws whatever the cup still holds; whoever comes out does nothing more than that. */
const drawsTheRest = async ({ app }: Table): Promise<void> => {
  const { driver, turn } = app;
  await turn.goTo('selection');
  await driver.appears('turn.next.draw');
  while ((await driver.count('turn.next.draw')) > 0) {
    await turn.draw();
    await driver.appears('turn.sequence');
  }
};

const turnEnd = async ({ app, look }: Table, name: string): Promise<void> => {
  const { turn } = app;
  await turn.goTo('turnEnd');
  await look(`${name}, turn end`);
  await turn.nextTurn();
};

const secondCommand = async ({ app, thumb }: Table): Promise<void> => {
  const { driver, turn } = app;
  const orders = ordersPage(driver);
  const lock = lockPage(driver);
  await turn.goTo('command-first');
  await thumb.span('a command phase with two orders and three arrivals', MOST.command, async () => {
    await toFrenchDesk(app);
    await orders.writesFor(MILHAUD, 'attack', 'Plancenoit', '12');
    await orders.writesFor(GUARD, 'attack', 'Papelotte', '12');
    await orders.receive();
    for (const order of ['first-o1', 'first-o2', 'first-o3']) {
      await orders.compliance(order);
      await orders.throws(6, 6);
      await orders.rolled('In force');
    }
    await orders.done();
  });
  await driver.shows('curtain.side', ALLIED_TITLE);
  await lock.opens(PIN);
  await orders.done();
  await driver.tap('tabs.turn');
};

const initialFor = async ({ app }: Table, side: 'first' | 'second', formation: string): Promise<void> => {
  const { driver, turn } = app;
  await turn.goTo('prepare');
  await turn.rollInitial();
  for (const face of side === 'first' ? [6, 1] : [1, 6]) await turn.face(face);
  await driver.tap(`prepare.initial.${side}.chit.${formation}`);
  await driver.tap('prepare.initial.take');
  await turn.fill();
};

const assault = async (table: Table): Promise<void> => {
  const { app, thumb, look } = table;
  const fight = eveningFight(app.driver);
  await thumb.span('an assault of known units', MOST.assault, async () => {
    await opens(table, 'assault');
    await fight.pick('attackers', REILLE, unit('Foy'), unit('Jérôme'));
    await fight.pick('defenders', PICTON, unit('Pack'), unit('Best'));
    await fight.say(`defenders.0.leader.${PICTON}`);
    await fight.plays(twos);
    await app.driver.shows('combat', 'Roll for leader loss: Reserve.');
    await look('the assault that breaks Picton');
    await fight.apply();
  });
  await leaves(table);
};

const leaderFalls = async ({ app, thumb, look }: Table): Promise<void> => {
  const { driver } = app;
  await thumb.span('a leader’s loss', MOST.leader, async () => {
    await driver.tap('resolve.open.nlc/leader-loss');
    await driver.tap(`resolve.known.leader.${PICTON}`);
    await driver.tap('resolve.dice.pad.face-6');
    await driver.tap('resolve.dice.pad.face-6');
    await driver.shows('resolve.result.line', 'lost');
    await look('the leader is lost');
    await driver.tap('resolve.apply.yes');
    await driver.appears('resolve.applied');
  });
  const army = armyPage(driver);
  await army.open();
  await army.limit(PICTON, 'Demoralized');
  await look('the army after the assault');
};

const reactionCharge = async (table: Table): Promise<void> => {
  const fight = eveningFight(table.app.driver);
  await opens(table, 'reaction-charge');
  await table.app.driver.tap('combat.side.first');
  await fight.pick('attackers', MILHAUD, unit('Wathier'));
  await fight.pick('defenders', BULOW, unit('Hacke'));
  await fight.plays(twos);
  await fight.comesTo('The charge is thrown back');
  await fight.apply();
  await leaves(table);
};

const aSlip = async ({ app, thumb }: Table): Promise<void> => {
  const { turn } = app;
  await turn.goTo('turnEnd');
  await turn.at('turnEnd');
  await thumb.span('a slip taken back', MOST.undo, async () => {
    await turn.undo();
    await turn.at('initial');
  });
};

const reserveActs = async ({ app, thumb }: Table): Promise<void> => {
  const { driver, turn } = app;
  await turn.goTo('turnEnd');
  await thumb.span('the reserve actions', MOST.reserve, async () => {
    await driver.tap('turnend.reserve.first');
    await driver.tap('turnend.reserve.second');
  });
};

/** Both command phases of a turn in which nobody has anything to say. */
const emptyCommand = async ({ app }: Table): Promise<void> => {
  const { driver, turn } = app;
  const orders = ordersPage(driver);
  await turn.goTo('command-first');
  await toFrenchDesk(app);
  await orders.done();
  await lockPage(driver).opens(PIN);
  await orders.done();
  await driver.tap('tabs.turn');
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
      await thumb.span('a set-up of forty pasted units', MOST.setUp, () => setUp(table));
      await look('the first turn');
    });
    await step('turn 1: orders are written at both desks', () => firstCommand(table));
    await step('turn 1: both rolls are won, and a slip costs one tap', async () => {
      await app.turn.goTo('prepare');
      await app.turn.dice('table');
      await preparation(table);
      await aSlip(table);
    });
    await step('turn 1: a bombardment', () => bombardment(table));
    await step('turn 1: a charge and its pursuit', () => chargeAndPursuit(table));
    await step('turn 1: the other chits, and the reserve', async () => {
      await driver.tap('tabs.turn');
      await drawsTheRest(table);
      await reserveActs(table);
      await turnEnd(table, 'turn 1');
    });
    await step('turn 2: two orders go out and three arrive', () => secondCommand(table));
    await step('turn 2: an assault breaks Picton’s Reserve', async () => {
      await initialFor(table, 'first', REILLE);
      await assault(table);
    });
    await step('turn 2: and Picton falls', () => leaderFalls(table));
    await step('turn 3: a reaction charge while the Prussians march', async () => {
      await driver.tap('tabs.turn');
      await turnEnd(table, 'turn 2');
      await emptyCommand(table);
      await initialFor(table, 'second', BULOW);
      await reactionCharge(table);
      await driver.tap('tabs.turn');
    });
    await step('turn 4 is the last', async () => {
      await turnEnd(table, 'turn 3');
      await app.turn.goTo('turnEnd');
      check((await driver.count('turn.next.turn')) === 0, 'a turn follows the last one');
      await look('the last turn');
    });
  };
