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

/**
 * Games that were here and are not. One whose chain is here again came back out of a file; one that went with the trash is not
 * missed, and a head that cannot be read says nothing. `games`: all that the database has, its trash included.
 */
export const goneGames = async ({ heads }: Keeping, games: readonly ListedGame[]): Promise<readonly GoneGame[]> => {
  const here = new Set(games.map(({ key }) => key));
  const chains = new Set(games.map(({ chain }) => chain));
  const gone: GoneGame[] = [];
  try {
    for (const key of (await heads.list()).filter((one) => !here.has(one))) {
      const [head, known] = [await heads.read(key), await heads.known(key)];
      if (known !== null && (known.isInTrash || chains.has(known.chain))) await heads.forget(key);
      else if (known !== null || head !== null)
        gone.push({ key, name: known?.name ?? null, entries: head?.count ?? null, savedAt: known?.savedAt ?? null });
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
