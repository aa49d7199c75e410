import type { App, Step } from '../pages/app';
import { check, same } from '../pages/driver';
import type { Files } from '../pages/driver';
import { ALL_CHITS, begin } from './armies';

/** Names, copies and the trash: nothing a player does with a game as a whole can lose it. */
export const library = async (app: App, step: Step): Promise<void> => {
  const { driver, games } = app;
  await step('a game is played a little and left', async () => {
    await driver.open();
    await playedALittle(app);
    await games.listed(1);
  });
  await step('it is renamed', () => games.rename(0, 'Wavre'));
  await step('it is copied, and the copy has the same history', async () => {
    const before = await historyOf(app, 0);
    await games.duplicate(0);
    same('the history of the copy', await historyOf(app, 0), before);
    same('the history of the other', await historyOf(app, 1), before);
  });
  await step('one goes into the trash and comes back as it was', async () => {
    const before = await historyOf(app, 0);
    await games.throwAway(0);
    await games.restore();
    same('the history of the one brought back', await historyOf(app, 0), before);
    check((await games.games()).length === 2, 'there should be two games');
  });
};

/** What only a browser's file dialogs let us drive: out as a file, gone, and in again. */
export const outAndIn = async (app: App, step: Step, files: Files): Promise<string> => {
  const { driver, games } = app;
  await step('a game is played a little and left', async () => {
    await driver.open();
    await playedALittle(app);
  });
  const before = await step('its history is read', () => historyOf(app, 0));
  const file = await step('it is exported to a file', () => games.exported(0, files));
  await step('it is deleted', async () => {
    await games.throwAway(0);
    await driver.appears('games.empty');
  });
  await step('the file brings it back with the same history', async () => {
    await games.imported(file, files);
    await games.importSays('Imported');
    await games.listed(1);
    same('the history', await historyOf(app, 0), before);
  });
  await step('exported again it has the same rows to the last byte, and says whose copy it is', async () => {
    const rows = rowsIn(file);
    const again = rowsIn(await games.exported(0, files));
    same('the rows', again.slice(0, rows.length).join('\n'), rows.join('\n'));
    check(again.length === rows.length + 2, `${String(again.length - rows.length)} rows more`);
  });
  return file;
};

/** Between a file's header and its end. */
const rowsIn = (file: string): readonly string[] => file.trimEnd().split('\n').slice(1, -1);

/** That a copy was made, and that one is a copy, is told and is no play. */
const OF_COPIES = /this is a copy|A copy of this game|A file of this game/;

const playedALittle = async (app: App): Promise<void> => {
  const { turn } = app;
  await begin(app, { name: 'Ligny' });
  await turn.goTo('prepare');
  await turn.fill();
  await turn.at('selection');
  await turn.drawOneOf(ALL_CHITS);
  await turn.drawOneOf(ALL_CHITS);
  await turn.goTo('turnEnd');
  await turn.at('turnEnd');
  await turn.undo();
  await turn.at('selection');
  await turn.leave();
};

const historyOf = async ({ games, turn, history }: App, index: number): Promise<string> => {
  await games.open(index);
  await turn.isOpen();
  await turn.history();
  const lines = (await history.lines()).filter((line) => !OF_COPIES.test(line));
  await history.leave();
  await turn.leave();
  return lines.join('\n');
};
