import type { Checkpoint, GameRow, ListedGame } from '../../journal/store';
import { mustStand } from './connection';
import type { Connection } from './connection';
import type { SqlDatabase, SqlRecord, SqlValue } from './database';
import { inTransaction } from './database';
import { wiped } from './wiped';

const LIST_GAMES = `SELECT game.key, chain, rules, name, created_at, trashed_at, summary, seq, saved_at
FROM game LEFT JOIN entry ON entry.game = game.key AND entry.seq = (SELECT max(seq) FROM entry WHERE game = game.key)
ORDER BY coalesce(saved_at, created_at) DESC, created_at DESC, game.key`;

const SAVE_CHECKPOINT = `INSERT OR REPLACE INTO checkpoint (game, seq, version, body, nr)
VALUES (?1, ?2, ?3, ?4, 1 + coalesce((SELECT max(nr) FROM checkpoint WHERE game = ?1), 0))`;

const READ_CHECKPOINT = `SELECT seq, version, body FROM checkpoint
WHERE game = ? AND version = ? AND seq <= ? ORDER BY seq DESC LIMIT 1`;

/** Marks first, then removes: the guards let rows go only with a game that is marked. */
const MARK_OLD_TRASH = 'UPDATE game SET purging = 1 WHERE trashed_at < ?';
const REMOVE_MARKED = `
DELETE FROM entry WHERE game IN (SELECT key FROM game WHERE purging = 1);
DELETE FROM checkpoint WHERE game IN (SELECT key FROM game WHERE purging = 1);
DELETE FROM lock WHERE game IN (SELECT key FROM game WHERE purging = 1);
DELETE FROM note WHERE game IN (SELECT key FROM game WHERE purging = 1);
DELETE FROM game WHERE purging = 1;`;

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const decodeGame = (row: SqlRecord): ListedGame => ({
  key: String(row['key']),
  chain: String(row['chain']),
  rules: String(row['rules']),
  name: String(row['name']),
  createdAt: Number(row['created_at']),
  trashedAt: numberOrNull(row['trashed_at']),
  summary: String(row['summary']),
  count: Number(row['seq'] ?? 0),
  savedAt: numberOrNull(row['saved_at']),
});

/** All games, trashed ones included, last saved first. */
export const listGames = async (db: SqlDatabase): Promise<readonly ListedGame[]> =>
  (await db.all(LIST_GAMES, [])).map(decodeGame);

const COLUMNS = { name: 'name', summary: 'summary', trashedAt: 'trashed_at' } as const;

/** What may change about a game without being a play. */
export type GameChange = Partial<Pick<GameRow, keyof typeof COLUMNS>>;

/** Changes the card in the library; the journal stays as it is. */
export const updateGame = async (
  db: SqlDatabase,
  { write }: Connection,
  key: string,
  change: GameChange,
): Promise<void> => {
  const settings: readonly (readonly [string, SqlValue | undefined])[] = [
    [COLUMNS.name, change.name],
    [COLUMNS.summary, change.summary],
    [COLUMNS.trashedAt, change.trashedAt],
  ];
  const given = settings.flatMap(([column, value]) => (value === undefined ? [] : [{ column, value }]));
  if (given.length === 0) return;
  const values = [...given.map(({ value }) => value), key];
  const assignments = given.map(({ column }) => `${column} = ?`).join(', ');
  const asGiven = given.map(({ column }) => `${column} IS ?`).join(' AND ');
  mustStand(
    await write({
      run: () => db.run(`UPDATE game SET ${assignments} WHERE key = ?`, values),
      stands: async () => (await db.first(`SELECT 1 FROM game WHERE ${asGiven} AND key = ?`, values)) !== null,
    }),
  );
};

/** Removes games that were trashed before `before`, with all that hangs on them. */
export const purgeTrash = async (db: SqlDatabase, { write }: Connection, before: number): Promise<void> => {
  const purge = () =>
    inTransaction(db, async () => {
      await db.run(MARK_OLD_TRASH, [before]);
      await db.exec(REMOVE_MARKED);
    });
  mustStand(
    await write({
      run: () => wiped(db, purge),
      stands: async () => (await db.first('SELECT 1 FROM game WHERE trashed_at < ?', [before])) === null,
    }),
  );
};

export const saveCheckpoint = async (
  db: SqlDatabase,
  { write }: Connection,
  key: string,
  { seq, version, body }: Checkpoint,
): Promise<void> => {
  mustStand(
    await write({
      run: () => db.run(SAVE_CHECKPOINT, [key, seq, version, body]),
      stands: async () => (await readCheckpoint(db, key, version, seq))?.body === body,
    }),
  );
};

export const readCheckpoint = async (
  db: SqlDatabase,
  key: string,
  version: string,
  atMost: number,
): Promise<Checkpoint | null> => {
  const found = await db.first(READ_CHECKPOINT, [key, version, atMost]);
  return found === null ? null : { seq: Number(found['seq']), version, body: String(found['body']) };
};
