import type { SqlDatabase } from './database';

/**
 * Whether this connection can be sure to be the only one that ever opens the file. Then the write-ahead log also works
 * where there is no shared memory (browser, Node): one flush for each play instead of three. On phones it is not sure:
 * a reload of the JavaScript may leave the old connection open, and the log works there without.
 */
export type Ownership = Readonly<{ alone: boolean }>;

/**
 * FULL flushes at every commit, in the log too, and `checkpoint_fullfsync` makes Apple's drives empty their own cache.
 * What is replaced is also wiped, where that costs no further write: the wrap of an old PIN must not be found in a free page.
 * The log is kept short: a browser never closes a database, so each start reads the log that the last one left.
 */
const DURABLE = `
PRAGMA busy_timeout = 5000;
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA checkpoint_fullfsync = ON;
PRAGMA wal_autocheckpoint = 200;
PRAGMA journal_size_limit = 1048576;
PRAGMA foreign_keys = ON;
PRAGMA trusted_schema = OFF;
PRAGMA secure_delete = FAST;`;

const ALONE = 'PRAGMA locking_mode = EXCLUSIVE;';

/** In one query, since each costs four messages on the web. */
const READ_BACK = `SELECT
(SELECT synchronous FROM pragma_synchronous) AS synchronous,
(SELECT foreign_keys FROM pragma_foreign_keys) AS foreign_keys,
(SELECT trusted_schema FROM pragma_trusted_schema) AS trusted_schema,
(SELECT user_version FROM pragma_user_version) AS version`;

/** What the journal's promises rest on. A database without WAL is as safe, only slower, so that is not among them. */
const MUST_BE = [
  { name: 'synchronous', value: 2 },
  { name: 'foreign_keys', value: 1 },
  { name: 'trusted_schema', value: 0 },
] as const;

/** Sets up the connection and reads back what matters: SQLite ignores in silence. Answers the version of what is stored there. */
export const applySettings = async (db: SqlDatabase, { alone }: Ownership): Promise<number> => {
  await db.exec(alone ? ALONE + DURABLE : DURABLE);
  const found = await db.first(READ_BACK, []);
  const refused = MUST_BE.find(({ name, value }) => found?.[name] !== value);
  if (refused !== undefined) throw new Error(`The database does not accept the setting ${refused.name}.`);
  return Number(found?.['version'] ?? 0);
};
