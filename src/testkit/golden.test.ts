import { exportGame } from '../session/library';
import { RULE_SET_IDS } from '../rules/list';
import { divergencesIn, foldedGame, GOLDEN_GAMES, happenedIn, keptGame, takenIn } from './golden-games';
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

/** What each rule set writes into its game by a procedure, and what of it was written in some golden game. */
const proceduresOf = async (rules: string) => {
  const known = new Set<string>();
  const written = new Set<unknown>();
  for (const name of GOLDEN_GAMES) {
    const taken = await takenIn(name);
    if (taken.game.rules !== rules) continue;
    const { view } = (await opened(taken.ports, taken.game)).getState();
    for (const id of view.procedure?.appliable ?? []) known.add(id);
    for (const event of await happenedIn(taken)) if (event.type === 'ProcedureApplied') written.add(event['procedure']);
  }
  return { known, written };
};

test.each(RULE_SET_IDS)(
  '%s: whatever a procedure may write into a game was once written into a golden one',
  async (rules) => {
    const { known, written } = await proceduresOf(rules);
    expect(known.size).toBeGreaterThan(2);
    expect(written).toEqual(known);
  },
);
