import type { DeviceStore, JournalStore, Row } from '../journal/store';

/** Enough rows to reach back to the checkpoint that a game is opened from; of a shorter game, all. */
const LATEST = 120;

type Reading = Readonly<{ from: number; rows: readonly Row[] }>;

const latestRows = async (store: JournalStore, key: string, counting: Promise<number>): Promise<Reading> => {
  const from = Math.max(1, (await counting) - LATEST + 1);
  return { from, rows: await store.readRows(key, from, LATEST) };
};

type Ahead = {
  games: ReturnType<JournalStore['listGames']> | null;
  locks: Promise<string | null> | null;
  count: Promise<number> | null;
  latest: Promise<Reading> | null;
};

const begin = (store: JournalStore, key: string): Ahead => {
  const count = store.countRows(key);
  const ahead = { games: store.listGames(), locks: store.readLocks(key), count, latest: latestRows(store, key, count) };
  // What cannot be read now is read again, and told, when it is asked for.
  for (const reading of Object.values<Promise<unknown>>(ahead)) reading.catch(() => undefined);
  return ahead;
};

/**
 * A store that reads at once what the opening of this game will ask for: the code that opens it is still on its way. Each answer
 * is given once, and none after a write.
 */
export const readAhead = (store: DeviceStore, key: string): DeviceStore => {
  const ahead = begin(store, key);
  const drop = (): void => {
    Object.assign(ahead, { games: null, locks: null, count: null, latest: null } satisfies Ahead);
  };
  const take = <Name extends keyof Ahead>(name: Name): Ahead[Name] | null => {
    const reading = ahead[name];
    ahead[name] = null;
    return reading;
  };
  const dropping =
    <Given extends readonly unknown[], T>(write: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T> => {
      drop();
      return write(...given);
    };
  const readRows: JournalStore['readRows'] = async (game, from, limit) => {
    const latest = game === key ? await take('latest')?.catch(() => null) : null;
    if (!latest || latest.from > from) return store.readRows(game, from, limit);
    return latest.rows.filter(({ seq }) => seq >= from).slice(0, limit);
  };
  return {
    ...store,
    listGames: () => take('games')?.catch(() => store.listGames()) ?? store.listGames(),
    countRows: (game) =>
      (game === key ? take('count') : null)?.catch(() => store.countRows(game)) ?? store.countRows(game),
    readLocks: (game) =>
      (game === key ? take('locks') : null)?.catch(() => store.readLocks(game)) ?? store.readLocks(game),
    readRows,
    createGame: dropping(store.createGame),
    updateGame: dropping(store.updateGame),
    purgeTrash: dropping(store.purgeTrash),
    append: dropping(store.append),
    saveLocks: dropping(store.saveLocks),
  };
};
