import type { ListedGame } from '../../../src/journal/store';

const COPY = / \(copy(?: (\d+))?\)$/;

/** What a copy is called: a copy of a copy is one more copy of the same game. */
export const copyName = (name: string, taken: readonly string[]): string => {
  const first = `${name.replace(COPY, '')} (copy)`;
  for (let nr = 2, free = first; ; nr += 1) {
    if (!taken.includes(free)) return free;
    free = first.replace(/\)$/, ` ${String(nr)})`);
  }
};

/** The how-manieth of its name a game is, in the order in which they were begun; null where no other is called so. */
export const numberAmong = (game: ListedGame, games: readonly ListedGame[]): number | null => {
  const same = games.filter(({ name }) => name === game.name).sort((a, b) => a.createdAt - b.createdAt);
  return same.length < 2 ? null : same.findIndex(({ key }) => key === game.key) + 1;
};
