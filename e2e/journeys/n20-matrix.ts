import type { App, Journey, Step } from '../pages/app';
import { check, same, sameSoon } from '../pages/driver';
import { counting } from '../pages/counting';
import { n20Page } from '../pages/n20-page';
import type { MatrixMode } from '../pages/n20-page';
import { ALLIED_TITLE } from './armies';

const FRENCH = ['Davout, I Corps, inf, 5-2', 'Murat, Reserve, cav, 1-3', 'Guard, Reserve, inf, 4-2'] as const;
const ALLIES = ['Doctorov, VI Corps, inf, 4-2', 'Platov, Cossacks, cav, 1-3'] as const;
/** The set-up numbers units in the order of the lines, the first side's first. */
const [DAVOUT, MURAT, DOCTOROV, PLATOV] = ['u-1', 'u-2', 'u-4', 'u-5'] as const;

const MOST_TAPS = 3;
const MOST_FIGHT_TAPS = 4;

/** A game with both rosters, its track started. */
export const beginN20 = async ({ driver, games, newGame, n20 }: App, mode: MatrixMode, solo = false): Promise<void> => {
  await games.startNew();
  await newGame.rules('n20');
  await newGame.name(`Borodino, ${mode}`);
  if (solo) await newGame.solo();
  await newGame.title('second', ALLIED_TITLE);
  await n20.roster('first', FRENCH);
  await n20.roster('second', ALLIES);
  await n20.matrix(mode);
  await newGame.begin();
  await n20.army();
  await n20.startTrack();
  await n20.track('French 8');
  await driver.tap('tabs.turn');
};

type Log = (text: string) => void;

/** A pick by a hand whose taps are counted. */
const pickCounted = async ({ driver }: App, chit: string, log: Log): Promise<void> => {
  const { driver: hand, taps } = counting(driver);
  await n20Page(hand).pick(chit);
  const count = taps();
  log(`a maneuver picked and sealed: ${count} taps`);
  check(count <= MOST_TAPS, `a matrix choice took ${count} taps`);
};

const moraleCounted = async ({ driver, n20 }: App, log: Log): Promise<void> => {
  const { driver: hand, taps } = counting(driver);
  await driver.tap('tabs.turn');
  await n20Page(hand).army();
  await n20Page(hand).morale('first', 'guard');
  await n20.track('French 7, was 8');
  const count = taps();
  log(`the Guard committed, from the Turn page: ${count} taps`);
  check(count <= MOST_TAPS, `a change of morale took ${count} taps`);
  await driver.tap('game.header.undo');
  await n20.track('French 8');
};

const movement = async ({ driver, turn }: App, side: 'first' | 'second', mode: MatrixMode): Promise<void> => {
  await turn.goTo(`movement-${side}`);
  await turn.at(`movement-${side}`);
  if (mode !== 'Fun') {
    check((await driver.count('command')) === 0, 'a marker is due where there are none');
    return;
  }
  await driver.tap(`command.${side}.unit.${side === 'first' ? DAVOUT : DOCTOROV}`);
  await driver.vanishes(`command.${side}`);
};

/** Fun: the first places of both markers, due before anything else. */
const firstMarkers = async ({ driver }: App): Promise<void> => {
  await driver.tap(`command.first.unit.${MURAT}`);
  await driver.vanishes('command.first');
  await driver.tap(`command.second.unit.${PLATOV}`);
  await driver.vanishes('command');
};

const inReach = async ({ driver }: App, mode: MatrixMode): Promise<void> => {
  if (mode !== 'Fun') return;
  check(!(await driver.enabled('matrix.ask.by.first')), 'a marker counts as in reach before anybody said so');
  await driver.tap('matrix.ask.reach.first');
  await driver.tap('matrix.ask.reach.second');
};

/** How the second side's own battle comes to the matrix, or does not. */
const SECOND_BATTLE: Readonly<Record<MatrixMode, (app: App) => Promise<void>>> = {
  Fast: async ({ driver, turn, n20 }) => {
    await driver.shows('matrix.ask.bar', 'it has been fought');
    await turn.goTo('reaction-second');
    await driver.shows('matrix.ask.bar', 'never in a reaction');
    await turn.goTo('combat-second');
    await n20.ask('second', 'second');
  },
  Fun: async ({ driver, turn, n20 }) => {
    await turn.goTo('combat-second');
    await driver.tap('matrix.ask.attacker.second');
    await driver.tap('matrix.ask.reach.first');
    await n20.ask('second', 'first');
  },
  Furious: async ({ driver, turn, n20 }) => {
    await turn.goTo('combat-second');
    await driver.tap('matrix.ask.declines.second');
    await n20.ask('second', 'first');
  },
};

/** N20: a turn of each side with a matrix battle in it, by one of the three methods. */
export const playerTurns = (mode: MatrixMode, log: Log) => async (app: App, step: Step) => {
  const { driver, turn, n20, history } = app;
  await step('a game is begun with both rosters, and its track is started', async () => {
    await driver.open();
    await beginN20(app, mode);
  });
  await step('morale moves for a reason, in three taps at most', () => moraleCounted(app, log));
  await step('a movement, with what it ends', async () => {
    await driver.tap('tabs.turn');
    if (mode === 'Fun') await firstMarkers(app);
    await movement(app, 'first', mode);
    await n20.army();
    await n20.unit(DAVOUT, 'disordered');
    await driver.shows('unit.worth', '4-1 as it stands');
    await driver.tap('tabs.turn');
    await driver.tap('endsnow.lift');
    await driver.vanishes('endsnow');
  });
  await step('the attacker asks, picks behind the curtain, and seals', async () => {
    await turn.goTo('combat-first');
    await driver.appears('matrix.ask');
    await inReach(app, mode);
    await n20.ask('first', 'first');
    await n20.curtainFor('French');
    await pickCounted(app, 'Charge', log);
    await n20.curtainFor(ALLIED_TITLE);
  });
  if (mode === 'Furious')
    await step('killed between the picks, the app comes back to the same curtain', () => killed(app));
  await step('the defender picks, and both chits turn up together', async () => {
    await pickCounted(app, 'Hold', log);
    await driver.appears('matrix.reserves');
    await driver.tap('matrix.spend.first.more');
    await n20.reveal('One column to the left, attackers disordered');
  });
  await step('killed with the chits on the table, they still lie there', async () => {
    const before = await driver.screen();
    await driver.kill();
    await app.games.open();
    await driver.shows('matrix.outcome', 'One column to the left');
    await driver.appears('matrix.unnamed');
    await sameSoon('the Turn screen', driver.screen, before);
  });
  await step('from the reveal to the written result', async () => {
    const { driver: hand, taps } = counting(driver);
    await n20Page(hand).fight([DAVOUT, DOCTOROV], 'AW');
    await driver.shows('matrix.written', 'Davout');
    const count = taps();
    log(`a matrix battle from the reveal to the written result: ${count} taps`);
    check(count <= MOST_FIGHT_TAPS, `a matrix battle took ${count} taps after the reveal`);
  });
  await step('what the battle did is told on the Army page', async () => {
    await n20.army();
    await n20.track('French 7');
    await n20.unit(PLATOV, 'routed');
    await n20.track('Coalition 7½, was 8');
    await driver.tap('tabs.turn');
  });
  await step('the other side’s turn has its own battle, by the method’s own permission', async () => {
    if (mode !== 'Fast') await movement(app, 'second', mode);
    await SECOND_BATTLE[mode](app);
    await n20.curtainFor(ALLIED_TITLE);
    await pickCounted(app, 'Bombard', log);
    await pickCounted(app, 'Fall Back', log);
    await n20.reveal('The defender withdraws');
    await n20.written('The defender withdraws');
  });
  await step('only what was turned up stands in the history', async () => {
    await turn.history();
    await history.tells('Charge against Hold');
    await history.tells('Bombard against Fall Back');
    await history.leave();
  });
};

/** Both chits were seen: a correction to before that has both pick anew, and what is turned up is what they picked now. */
export const correctedMatrix = async (app: App, step: Step): Promise<void> => {
  const { driver, turn, n20, history } = app;
  await step('both chits are turned up', async () => {
    await driver.open();
    await beginN20(app, 'Furious');
    await turn.goTo('combat-first');
    await n20.ask('first', 'first');
    await n20.pick('Charge');
    await n20.pick('Hold');
    await driver.appears('matrix.reserves');
    await n20.reveal('attackers disordered');
  });
  await step('corrected to before that, the attacker’s curtain is down again', async () => {
    await turn.history();
    await history.correctBehind(0);
    await n20.curtainFor('French');
  });
  await step('both pick anew', async () => {
    await n20.pick('Bombard');
    await n20.curtainFor(ALLIED_TITLE);
    await n20.pick('Fall Back');
    await driver.appears('matrix.reserves');
    await n20.reveal('The defender withdraws');
    await turn.history();
    await history.tells('Bombard against Fall Back');
  });
};

/** Between the picks, and with a chit in hand that is not sealed: each time it comes back to the defender's curtain. */
const killed = async ({ driver, games, turn, n20 }: App): Promise<void> => {
  const before = await driver.screen();
  const again = async (): Promise<void> => {
    await driver.kill();
    await games.open();
    await n20.curtainFor(ALLIED_TITLE);
  };
  await again();
  await sameSoon('the curtain', driver.screen, before);
  await driver.hold('curtain.open');
  await driver.tap('matrix.chit.Cordon');
  await again();
  await driver.hold('curtain.open');
  await driver.appears('matrix.pick');
  check(!(await driver.enabled('matrix.seal')), 'a chit that was not sealed is still in hand');
  await driver.tap('matrix.leave');
  await driver.appears('matrix.handover');
  check(!(await turn.canUndo()), 'a sealed chit could be taken back');
  await driver.tap('matrix.handover');
  await n20.curtainFor(ALLIED_TITLE);
};

/** Every place that is open to both while the attacker's chit lies face down, as one text. */
const whatIsSeen = async ({ driver, turn, history }: App, look: () => Promise<string>): Promise<string> => {
  const seen: string[] = [];
  const note = async (): Promise<void> => {
    seen.push((await look()).replaceAll(/\d{1,2}:\d{2}( ?[AP]M)?/g, 'h:mm'));
  };
  await driver.appears('curtain');
  await note();
  await driver.tap('curtain.leave');
  for (const place of ['turn', 'army'] as const) {
    await driver.tap(`tabs.${place}`);
    await driver.appears(place);
    await note();
  }
  await turn.history();
  await note();
  await history.leave();
  await driver.tap('tabs.turn');
  await driver.tap('matrix.handover');
  await driver.hold('curtain.open');
  await driver.appears('matrix.pick');
  await note();
  await driver.tap('matrix.leave');
  return seen.join('\n--\n');
};

/** A cheat plays the same battle with two chits and looks everywhere before the reveal. */
export const matrixCheat = async (app: App, step: Step, look: () => Promise<string>): Promise<void> => {
  const { driver, turn, n20 } = app;
  const play = async (chit: string): Promise<string> => {
    await beginN20(app, 'Furious');
    await turn.goTo('combat-first');
    await n20.ask('first', 'first');
    await n20.pick(chit);
    const seen = await whatIsSeen(app, look);
    await turn.leave();
    return seen;
  };
  await step('the app is opened', () => driver.open());
  const charge = await step('the attacker lays down a Charge', () => play('Charge'));
  const bombard = await step('the attacker lays down a Bombard', () => play('Bombard'));
  await step('nothing that the table or the other side can reach tells one from the other', () => {
    same('what the cheat sees', bombard, charge);
    return Promise.resolve();
  });
};

/** Solo: the app's chit lies there first, and the die that is shown afterwards proves it. */
export const soloMatrix: Journey = async (app, step) => {
  const { driver, turn, n20 } = app;
  await step('the app lays its chit down before the player looks at his own', async () => {
    await driver.open();
    await beginN20(app, 'Furious', true);
    await turn.goTo('combat-first');
    await driver.tap('matrix.ask.by.first');
    await driver.appears('matrix.solo');
    check((await driver.count('curtain')) === 0, 'a solo player meets a curtain');
    await driver.shows('matrix.lies.second', 'a chit lies face down');
  });
  await step('killed before the pick, it still lies there', async () => {
    await driver.kill();
    await app.games.open();
    await driver.shows('matrix.lies.second', 'a chit lies face down');
  });
  await step('after the reveal the die stands beside the table', async () => {
    await driver.tap('matrix.chit.Advance');
    await driver.tap('matrix.seal');
    await driver.tap('matrix.reveal');
    await driver.shows('matrix.proof', 'the app had thrown');
    await driver.shows('matrix.proof', '←');
    await n20.done();
  });
};
