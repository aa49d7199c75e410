import type { ListedGame } from '../journal/store';
import type { Ports } from './ports';

/** A game that the device knows of and no longer has. `name`: null where an older app kept no more than its head. */
export type GoneGame = Readonly<{ key: string; name: string | null; entries: number | null; savedAt: number | null }>;

type Keeping = Pick<Ports, 'heads'>;

/** Keeps what each game is called outside the database. What cannot be kept is not missed before the database is. */
export const noteGames = async ({ heads }: Keeping, games: readonly ListedGame[]): Promise<void> => {
  try {
    for (const { key, chain, name, savedAt, trashedAt } of games)
      await heads.note({ key, chain, name, savedAt, isInTrash: trashedAt !== null });
  } catch {
    // A device that keeps nothing beside its database plays as well as any other.
  }
};

/** What is kept of one game that is not here; null where that says nothing. */
const goneGame = async ({ heads }: Keeping, key: string, chains: ReadonlySet<string>): Promise<GoneGame | null> => {
  const known = await heads.known(key);
  const entries = (await heads.read(key))?.count ?? null;
  if (known === null) return entries === null ? null : { key, name: null, entries, savedAt: null };
  if (!known.isInTrash && !chains.has(known.chain)) return { key, name: known.name, entries, savedAt: known.savedAt };
  await heads.forget(key);
  return null;
};

/**
 * Games that were here and are not. One whose chain is here again came back out of a file; one that went with the trash is not
 * missed, and a head that cannot be read says nothing. `games`: all that the database has, its trash included.
 */
export const goneGames = async (ports: Keeping, games: readonly ListedGame[]): Promise<readonly GoneGame[]> => {
  const here = new Set(games.map(({ key }) => key));
  const chains = new Set(games.map(({ chain }) => chain));
  const gone: GoneGame[] = [];
  try {
    for (const key of (await ports.heads.list()).filter((one) => !here.has(one))) {
      const game = await goneGame(ports, key, chains);
      if (game !== null) gone.push(game);
    }
  } catch {
    return gone;
  }
  return gone.sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0));
};

/** Nobody is told of them again. */
export const forgetGone = async ({ heads }: Keeping, gone: readonly GoneGame[]): Promise<void> => {
  for (const { key } of gone) await heads.forget(key);
};
