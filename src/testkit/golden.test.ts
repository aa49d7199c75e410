import { exportGame } from '../session/library';
import { divergencesIn, foldedGame, GOLDEN_GAMES, keptGame, takenIn } from './golden-games';
import { opened } from './ports';

/** Laws that hold for every golden journal, whoever played it and when. */

test.each(GOLDEN_GAMES)('%s: every play is settled today as it was then', async (name) => {
  expect(divergencesIn(await takenIn(name))).toEqual([]);
});

test.each(GOLDEN_GAMES)(
  '%s: folds, for every seat, to the views that are kept, and is the file that it was',
  async (name) => {
    expect(foldedGame(await takenIn(name))).toEqual(keptGame(name));
  },
);

test.each(GOLDEN_GAMES)(
  '%s: opens without damage, goes out again as it came, and says that it is a copy',
  async (name) => {
    const { text, ports, game, rows } = await takenIn(name);
    const session = await opened(ports, game);
    expect(session.getState()).toMatchObject({ damage: null });
    const lines = (await exportGame(ports, game, session)).split('\n');
    expect(lines.slice(1, rows.length + 1)).toEqual(text.split('\n').slice(1, rows.length + 1));
    const more = lines.slice(rows.length + 1, -2).map((line) => /kind[\\":]+([a-z]+)/.exec(line)?.[1]);
    expect(more).toEqual(['copy', 'copied']);
  },
);
