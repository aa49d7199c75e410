import type { Checkpoint, GameRow, ListedGame } from '../../journal/store';
import { mustStand } from './connection';
import type { Connection } from './connection';
import type { SqlDatabase, SqlRecord, SqlValue } from './database';
import { inTransaction } from './database';
import { isAsWritten, markOf } from './row-mark';
import { wiped } from './wiped';

const LIST_GAMES = `SELECT game.key, chain, rules, name, created_at, trashed_at, summary, mark, seq, saved_at
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

/** What a game's card says, in the order of the columns. */
export const cardOf = ({ key, chain, rules, name, createdAt, trashedAt, summary }: GameRow): readonly SqlValue[] => [
  ...[key, chain, rules, name, createdAt],
  ...[trashedAt, summary],
];

const decodeCard = (row: SqlRecord): GameRow => ({
  key: String(row['key']),
  chain: String(row['chain']),
  rules: String(row['rules']),
  name: String(row['name']),
  createdAt: Number(row['created_at']),
  trashedAt: numberOrNull(row['trashed_at']),
  summary: String(row['summary']),
});

const decodeGame = (row: SqlRecord): ListedGame => {
  const card = decodeCard(row);
  return {
    ...card,
    count: Number(row['seq'] ?? 0),
    savedAt: numberOrNull(row['saved_at']),
    ...(isAsWritten(row['mark'], cardOf(card)) ? {} : { isAltered: true }),
  };
};

/** All games, trashed ones included, last saved first. */
export const listGames = async (db: SqlDatabase): Promise<readonly ListedGame[]> =>
  (await db.all(LIST_GAMES, [])).map(decodeGame);

const COLUMNS = { name: 'name', summary: 'summary', trashedAt: 'trashed_at' } as const;

/** What may change about a game without being a play. */
export type GameChange = Partial<Pick<GameRow, keyof typeof COLUMNS>>;

const READ_CARD = 'SELECT key, chain, rules, name, created_at, trashed_at, summary, mark FROM game WHERE key = ?';

/** A card that is damaged keeps the mark that tells: written anew, it would no longer show that it is. */
const markAfter = (row: SqlRecord, change: GameChange): SqlValue => {
  const card = decodeCard(row);
  const mark = row['mark'];
  return isAsWritten(mark, cardOf(card)) ? markOf(cardOf({ ...card, ...change })) : String(mark);
};

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
  const row = await db.first(READ_CARD, [key]);
  if (row === null) return;
  const all = [...given, { column: 'mark', value: markAfter(row, change) }];
  const assignments = all.map(({ column }) => `${column} = ?`).join(', ');
  const asGiven = all.map(({ column }) => `${column} IS ?`).join(' AND ');
  const values = [...all.map(({ value }) => value), key];
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
