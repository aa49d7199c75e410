import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { GameRow, Row } from '../../journal/store';
import type { Ports } from '../../session/ports';
import { openNodeDatabase } from '../../storage/node/open-node-database';
import { openNodeHeads } from '../../storage/node/open-node-heads';
import type { SqlDatabase, SqlStatement } from '../../storage/sql/database';
import { openSqlStore } from '../../storage/sql/open-sql-store';
import { applySettings } from '../../storage/sql/settings';
import { benchPorts } from './long-game';
import type { Recorded } from './long-game';

export const BACKEND = 'SQLite on a file under Node (wa-sqlite of expo-sqlite, WAL, synchronous FULL)';

const ALONE = { alone: true };

/** A folder of its own, gone afterwards. */
export const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'estafette-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export type Disk = Readonly<{ ports: Ports; db: SqlDatabase }>;

/** The app's own storage on real files. */
export const openDisk = async (folder: string, fsync: boolean): Promise<Disk> => {
  const db = await openNodeDatabase(join(folder, 'game.db'), { fsync });
  const store = await openSqlStore(db, ALONE);
  const heads = await openNodeHeads(join(folder, 'heads'), { fsync });
  return { db, ports: benchPorts({ store, heads }) };
};

type Storing = Readonly<{ entries: number; key: string; checkpoints: boolean }>;

/** Stores the first so many entries of a recorded game under a key of their own. */
export const storeGame = async (
  { ports }: Disk,
  recorded: Recorded,
  { entries, key, checkpoints }: Storing,
): Promise<GameRow> => {
  const game = { ...recorded.game, key };
  const rows = recorded.rows.slice(0, entries);
  if (recorded.locks !== null) await ports.store.saveLocks(key, recorded.locks, null);
  const stored = await ports.store.createGame(game, rows, Date.now());
  if (stored.kind !== 'appended') throw new Error(`bench: the game was not stored: ${JSON.stringify(stored)}`);
  await ports.heads.write(key, { count: entries, hash: rows.at(-1)?.hash ?? '' });
  const made = checkpoints ? recorded.checkpoints.filter(({ seq }) => seq <= entries) : [];
  for (const checkpoint of made) await ports.store.saveCheckpoint(key, checkpoint);
  return game;
};

/** The bare writes that nothing can be faster than: no guards, no rules, no hashing; the same bytes, files and pragmas. */
export type BareDisk = Readonly<{
  fill: (key: string, rows: readonly Row[]) => Promise<void>;
  /** One row and one head, each durable. */
  write: (key: string, row: Row) => Promise<void>;
  close: () => Promise<void>;
}>;

const TABLE = `CREATE TABLE entry (
  game TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, prev TEXT NOT NULL, hash TEXT NOT NULL,
  saved_at INTEGER NOT NULL, PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID`;
const INSERT = 'INSERT INTO entry (game, seq, body, prev, hash, saved_at) VALUES (?, ?, ?, ?, ?, ?)';

const insert = (statement: SqlStatement, key: string, { seq, body, prev, hash }: Row): Promise<void> =>
  statement.run([key, seq, body, prev, hash, Date.now()]);

export const openBareDisk = async (folder: string, fsync: boolean): Promise<BareDisk> => {
  const db = await openNodeDatabase(join(folder, 'bare.db'), { fsync });
  await applySettings(db, ALONE);
  await db.exec(TABLE);
  const statement = await db.prepare(INSERT);
  const heads = await openNodeHeads(join(folder, 'bare-heads'), { fsync });
  return {
    fill: async (key, rows) => {
      await db.exec('BEGIN');
      for (const row of rows) await insert(statement, key, row);
      await db.exec('COMMIT');
    },
    write: async (key, row) => {
      await insert(statement, key, row);
      await heads.write(key, { count: row.seq, hash: row.hash });
    },
    close: () => db.close(),
  };
};
