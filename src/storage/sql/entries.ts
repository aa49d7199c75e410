import type { AppendResult, GameRow, Row } from '../../journal/store';
import { APPENDED, follows, isWholeChain } from '../links';
import { faultIn } from './connection';
import type { Connection } from './connection';
import type { SqlDatabase, SqlRecord } from './database';
import { inTransaction } from './database';
import { cardOf } from './library';
import { insertLocks } from './locks';
import { markOf } from './row-mark';

const INSERT_ENTRY = 'INSERT INTO entry (game, seq, body, prev, hash, saved_at) VALUES (?, ?, ?, ?, ?, ?)';

/** A new or imported game comes in few round trips: one array of rows instead of one statement for each. */
const INSERT_ENTRIES = `INSERT INTO entry (game, seq, body, prev, hash, saved_at)
SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, ?2 FROM json_each(?3)`;

const INSERT_GAME = `INSERT INTO game (key, chain, rules, name, created_at, trashed_at, summary, mark)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

const TAIL = `SELECT (SELECT count(*) FROM game WHERE key = ?1) AS known,
(SELECT max(seq) FROM entry WHERE game = ?1) AS count,
(SELECT hash FROM entry WHERE game = ?1 ORDER BY seq DESC LIMIT 1) AS hash`;

const ROWS_A_BATCH = 500;
const CHARACTERS_A_BATCH = 500_000;

type KnownTail = Readonly<{ known: boolean; count: number; hash: string | null }>;

const readTail = async (db: SqlDatabase, key: string): Promise<KnownTail> => {
  const found: SqlRecord = (await db.first(TAIL, [key])) ?? {};
  const hash = found['hash'];
  return {
    known: found['known'] === 1,
    count: Number(found['count'] ?? 0),
    hash: typeof hash === 'string' ? hash : null,
  };
};

/** How many rows there are, by the database's own count of the last one. */
export const countRows = async (db: SqlDatabase, key: string): Promise<number> => (await readTail(db, key)).count;

/** What a row means that the guards refused is found out by looking. */
const explain = async (db: SqlDatabase, key: string, row: Row): Promise<AppendResult> => {
  const tail = await readTail(db, key).catch(() => null);
  if (tail === null || (tail.known && follows(tail, row))) return { kind: 'failed', reason: 'failing' };
  return { kind: 'conflict', count: tail.count };
};

const HASH_AT = 'SELECT hash FROM entry WHERE game = ? AND seq = ?';

/** Adds one row as one durable transaction and, in the usual case, one message to the database. */
export type Append = (key: string, row: Row, savedAt: number) => Promise<AppendResult>;

/** The compiled INSERT stays open between plays. A play that failed and stands all the same was made. */
export const createAppend =
  (db: SqlDatabase, { write, statement }: Connection): Append =>
  async (key, row, savedAt) => {
    const written = await write({
      run: async () => (await statement(INSERT_ENTRY)).run([key, row.seq, row.body, row.prev, row.hash, savedAt]),
      stands: async () => (await db.first(HASH_AT, [key, row.seq]))?.['hash'] === row.hash,
    });
    if (written.kind === 'stands') return APPENDED;
    return written.kind === 'guarded' ? explain(db, key, row) : written;
  };

/** Few enough rows for one statement, so that a long import does not stand in memory twice. */
const inBatches = (rows: readonly Row[]): readonly (readonly Row[])[] => {
  const batches: Row[][] = [];
  let characters = CHARACTERS_A_BATCH;
  for (const row of rows) {
    const last = batches.at(-1);
    characters += row.body.length;
    if (last !== undefined && last.length < ROWS_A_BATCH && characters <= CHARACTERS_A_BATCH) last.push(row);
    else {
      batches.push([row]);
      characters = row.body.length;
    }
  }
  return batches;
};

type Shelved = Readonly<{ game: GameRow; rows: readonly Row[]; savedAt: number; locks: string | null }>;

const insertGame = async (db: SqlDatabase, { game, rows, savedAt, locks }: Shelved): Promise<void> => {
  const { key } = game;
  const card = cardOf(game);
  await db.run(INSERT_GAME, [...card, markOf(card)]);
  if (locks !== null) await insertLocks(db, key, locks);
  for (const batch of inBatches(rows)) {
    const values = batch.map(({ seq, body, prev, hash }) => [seq, body, prev, hash]);
    await db.run(INSERT_ENTRIES, [key, savedAt, JSON.stringify(values)]);
  }
};

/** Stores a game with all its rows and its locks, or nothing of it. */
export const createGame = async (db: SqlDatabase, { write }: Connection, shelved: Shelved): Promise<AppendResult> => {
  const { game, rows } = shelved;
  if (!isWholeChain(rows)) return { kind: 'conflict', count: await countRows(db, game.key) };
  const written = await write({
    run: () => inTransaction(db, () => insertGame(db, shelved)),
    stands: async () => {
      const { known, hash } = await readTail(db, game.key);
      return known && hash === (rows.at(-1)?.hash ?? null);
    },
  });
  if (written.kind === 'stands') return APPENDED;
  const tail = written.kind === 'guarded' ? await readTail(db, game.key).catch(() => null) : null;
  return tail?.known === true ? { kind: 'conflict', count: tail.count } : { kind: 'failed', reason: faultIn(written) };
};
