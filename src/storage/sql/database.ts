/** What may be bound or stored: never a BLOB, because expo-sqlite hands back corrupted bytes on the web. */
export type SqlValue = string | number | null;

/** A row as a database gives it back; whoever reads it decodes it. */
export type SqlRecord = Readonly<Record<string, unknown>>;

/** A statement that is compiled once: each `run` is then a single message to the web worker. Writes only. */
export type SqlStatement = Readonly<{
  run: (params: readonly SqlValue[]) => Promise<void>;
  close: () => Promise<void>;
}>;

/**
 * The part of expo-sqlite's async API that we allow ourselves. Left out with intent: everything synchronous (truncated
 * and deadlocking on the web), `withTransactionAsync` (no mutex) and the exclusive transaction (a second connection).
 */
export type SqlDatabase = Readonly<{
  /** Runs several statements; none of them takes parameters. */
  exec: (sql: string) => Promise<void>;
  run: (sql: string, params: readonly SqlValue[]) => Promise<void>;
  all: (sql: string, params: readonly SqlValue[]) => Promise<readonly SqlRecord[]>;
  /** The first row, or null. */
  first: (sql: string, params: readonly SqlValue[]) => Promise<SqlRecord | null>;
  prepare: (sql: string) => Promise<SqlStatement>;
  /** Gives the connection up, closed or not, and opens the same database anew. What was prepared before is void. */
  reopen: () => Promise<void>;
  /** For tests and tools: the app never closes its database. It is not opened again after that. */
  close: () => Promise<void>;
}>;

/**
 * All of `work` or nothing of it. After a failure the transaction is rolled back before the failure is passed on, so
 * that the connection stays usable; SQLite may have rolled back by itself (full disk), and then ROLLBACK's own
 * complaint must not hide the first one.
 */
export const inTransaction = async <T>(db: SqlDatabase, work: () => Promise<T>): Promise<T> => {
  await db.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
    await db.exec('COMMIT');
    return result;
  } catch (error) {
    await db.exec('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/** The same for statements that need no answer between them: one message to the web worker instead of three. */
export const execWhole = async (db: SqlDatabase, sql: string): Promise<void> => {
  try {
    await db.exec(`BEGIN IMMEDIATE; ${sql}; COMMIT`);
  } catch (error) {
    await db.exec('ROLLBACK').catch(() => undefined);
    throw error;
  }
};
