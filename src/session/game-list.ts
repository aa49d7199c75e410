import type { ListedGame } from '../journal/store';
import type { Ports } from './ports';

/** Thrown away games wait this long before they go for good. */
export const TRASH_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** The games to show: those in play, and those in the trash. Games past their time go first. */
export const listGames = async (
  ports: Ports,
): Promise<Readonly<{ games: readonly ListedGame[]; trash: readonly ListedGame[] }>> => {
  const all = await withoutExpired(ports, await ports.store.listGames());
  return {
    games: all.filter(({ trashedAt }) => trashedAt === null),
    trash: all.filter(({ trashedAt }) => trashedAt !== null),
  };
};

/** Games whose days in the trash are over go, and what was kept of them outside the database goes too. */
const withoutExpired = async (
  { store, heads, now }: Ports,
  games: readonly ListedGame[],
): Promise<readonly ListedGame[]> => {
  const before = now() - TRASH_DAYS * DAY;
  const isExpired = ({ trashedAt }: ListedGame): boolean => trashedAt !== null && trashedAt < before;
  const expired = games.filter(isExpired);
  if (expired.length === 0) return games;
  // On a disk that takes nothing they stay in the trash for another day, and the list is there all the same.
  const purged = await store.purgeTrash(before).then(
    () => true,
    () => false,
  );
  if (!purged) return games;
  for (const { key } of expired) await heads.forget(key).catch(() => undefined);
  return games.filter((game) => !isExpired(game));
};

/** Whole days until a game in the trash goes for good. */
export const daysLeft = (trashedAt: number, now: number): number =>
  Math.max(0, Math.ceil((trashedAt + TRASH_DAYS * DAY - now) / DAY));

export const trashGame = ({ store, now }: Ports, key: string): Promise<void> =>
  store.updateGame(key, { trashedAt: now() });

export const restoreGame = ({ store }: Ports, key: string): Promise<void> => store.updateGame(key, { trashedAt: null });
