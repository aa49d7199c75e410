import { firstBreak, genesisHash } from '../../journal/chain';
import type { HeadKeeper, JournalStore } from '../../journal/store';
import type { SqlDatabase } from '../../storage/sql/database';
import type { Found } from './notes';
import { CHAIN, checkpointBodyOf, MAIN_GAME, ROWS_OF_A_GAME } from './notes';
import { firstUnsealed } from './sealed';

type Disk = Readonly<{ db: SqlDatabase; store: JournalStore; heads: HeadKeeper }>;

const brokenAt = async (store: JournalStore, key: string): Promise<number | null> =>
  firstBreak(CHAIN, await store.readRows(key, 1, 1_000_000), { seq: 0, hash: genesisHash(CHAIN) });

const otherGames = async (store: JournalStore): Promise<Found['games']> => {
  const games = (await store.listGames()).filter(({ key }) => key !== MAIN_GAME);
  return Promise.all(
    games.map(async ({ key, count }) => ({
      key,
      whole: count === ROWS_OF_A_GAME && (await brokenAt(store, key)) === null,
    })),
  );
};

/** Looks at everything a killed process may have left behind. */
export const findOnDisk = async ({ db, store, heads }: Disk): Promise<Found> => {
  const rows = await store.readRows(MAIN_GAME, 1, 1_000_000);
  const count = await store.countRows(MAIN_GAME);
  const head = await heads.read(MAIN_GAME);
  const checkpoint = await store.readCheckpoint(MAIN_GAME, '1', 1_000_000);
  return {
    integrity: String((await db.first('PRAGMA integrity_check', []))?.['integrity_check']),
    count,
    rows: rows.length,
    broken: await brokenAt(store, MAIN_GAME),
    head: head?.count ?? null,
    headFits: head === null || rows[head.count - 1]?.hash === head.hash,
    checkpointFits:
      checkpoint === null || (checkpoint.seq <= count && checkpoint.body === checkpointBodyOf(checkpoint.seq)),
    unsealed: firstUnsealed(rows),
    games: await otherGames(store),
  };
};
