import type { App, Journey } from '../pages/app';
import { check, sameSoon } from '../pages/driver';
import { ALL_CHITS, FRENCH_CHITS, begin } from './armies';

const DRAWS_BEFORE_THE_KILL = 2;
/** How many plays lie between the newest and the last draw but one. */
const PUT_BACK_DONE_TICK_AND_DRAW = 4;

/** New game, a whole turn's chits, the app killed in the middle, and every way of taking something back. */
export const firstTurn: Journey = async (app, step) => {
  const { driver, turn, history } = app;
  await step('a new NLC game is pasted in and begun', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
    await turn.turnIs('06:00');
  });
  await step('both sides roll, the app throws, and the cup is filled', async () => {
    await turn.goTo('prepare');
    await turn.rollAll();
    await turn.fill();
    await turn.at('selection');
    await turn.cupHolds(ALL_CHITS.length);
  });
  await step('the filling is undone and redone', async () => {
    await turn.undo();
    await driver.appears('turn.next.fill');
    await turn.at('prepare');
    await turn.redo();
    await turn.at('selection');
    await turn.cupHolds(ALL_CHITS.length);
  });
  await step('some chits come out, one at a time', () => drawSome(app, DRAWS_BEFORE_THE_KILL));
  await step('a draw cannot be undone, so that nobody peeks', async () => {
    check(!(await turn.canUndo()), 'undo is offered past a draw');
  });
  await step('the app is killed in mid-game, and the turn stands as it stood', async () => {
    const before = await driver.screen();
    await driver.kill();
    await app.games.open();
    await turn.cupHolds(ALL_CHITS.length - DRAWS_BEFORE_THE_KILL);
    await sameSoon('the Turn screen', driver.screen, before);
  });
  await step('the rest comes out, every chit exactly once', async () => {
    await drawSome(app, ALL_CHITS.length - DRAWS_BEFORE_THE_KILL);
    check((await turn.drawn(ALL_CHITS)).length === ALL_CHITS.length, 'a chit did not come out');
    await driver.vanishes('turn.next.draw');
  });
  await step('a tick of the action stage is undone and redone', () => undoTick(app));
  await step('a step of the turn is undone', async () => {
    await turn.goTo('turnEnd');
    await turn.at('turnEnd');
    await turn.undo();
    await turn.at('selection');
  });
  await step('a wrong draw is put back, drawn again, and the history tells', () => correctDraw(app));
  await step('from the history it goes back past two draws, for both sides to see', async () => {
    await turn.history();
    await history.correctTo(PUT_BACK_DONE_TICK_AND_DRAW);
    await history.tells('Correction: back to');
    await history.leave();
    await turn.cupHolds(1);
  });
};

const drawSome = async ({ turn }: App, count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) await turn.drawOneOf(ALL_CHITS);
};

const undoTick = async ({ driver, turn }: App): Promise<void> => {
  await driver.tap('acting.stage.movement');
  await driver.appears('acting.stage.movement.done');
  await turn.undo();
  await driver.vanishes('acting.stage.movement.done');
  await turn.redo();
  await driver.appears('acting.stage.movement.done');
};

const correctDraw = async ({ turn, history }: App): Promise<void> => {
  const [chit = ''] = FRENCH_CHITS;
  await turn.done();
  await turn.putBack(chit);
  await turn.cupHolds(1);
  check((await turn.drawOneOf(ALL_CHITS)) === chit, 'another chit than the one put back came out');
  await turn.history();
  await history.tells('Put back into the cup: II Corps (French)');
  await history.leave();
};
