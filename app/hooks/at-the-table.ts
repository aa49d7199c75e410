import type { GameSession } from '../../src/session/rule-sets';

type State = ReturnType<GameSession['getState']>;

const isDesk = ({ seat }: State): boolean => seat === 'first' || seat === 'second';

/**
 * The game as it lies open on the table, even while somebody sits at his desk. A solo player hides nothing from himself: he sees
 * what he sees.
 */
export const atTheTable = (game: GameSession): GameSession => {
  let last: Readonly<{ of: State; shown: State }> | null = null;
  const shownOf = (of: State): State => {
    if (!isDesk(of)) return of;
    if (last?.of === of) return last.shown;
    const shown: State = { ...of, seat: 'table', view: game.tableView(), asks: null, refusal: null, last: null };
    last = { of, shown };
    return shown;
  };
  return {
    ...game,
    getState: () => shownOf(game.getState()),
    subscribe: (listener) =>
      game.subscribe((state, before) => {
        listener(shownOf(state), shownOf(before));
      }),
    history: (cursor, as, size) => game.history(cursor, isDesk(game.getState()) ? 'table' : as, size),
    preview: (command, as) => game.preview(command, isDesk(game.getState()) ? 'table' : as),
    damagedSeals: () => (isDesk(game.getState()) ? Promise.resolve([]) : game.damagedSeals()),
  };
};
