import type { WriteFault } from '../../journal/store';
import type { SqlDatabase, SqlStatement } from './database';
import type { Ownership } from './settings';
import { applySettings } from './settings';

/** A write, and how to see whether it stands: that is asked of the disk alone, after the connection was opened anew. */
export type Write = Readonly<{ run: () => Promise<unknown>; stands: () => Promise<boolean> }>;

export type Written =
  | Readonly<{ kind: 'stands' }>
  /** The database's own guards did not let it in: the disk is well, and nothing was stored. */
  | Readonly<{ kind: 'guarded' }>
  | Readonly<{ kind: 'failed'; reason: WriteFault }>;

/** The one way to the database. Everything in it runs one after the other: the store's queue sees to that. */
export type Connection = Readonly<{
  read: <T>(look: () => Promise<T>) => Promise<T>;
  write: (write: Write) => Promise<Written>;
  /** A statement that is compiled once for the life of the connection. */
  statement: (sql: string) => Promise<SqlStatement>;
}>;

const MENDING_TRIES = 3;

const STANDS: Written = { kind: 'stands' };

/** SQLite's primary codes, which expo-sqlite writes into its sentences. Only the wording of a failure rests on them. */
const saysCode = (error: unknown, code: number): boolean =>
  new RegExp(`\\bcode ${String(code)}\\b`, 'u').test(String(error));
const FULL = 13;
const CONSTRAINT = 19;

const faultOf = (error: unknown): WriteFault => (saysCode(error, FULL) ? 'full' : 'failing');

/**
 * What was found in the log goes into the database: what a failed flush left in a cache would else be shown now and be gone
 * after a power cut. A full disk refuses that only after the log itself was flushed.
 */
const settleLog = async (db: SqlDatabase): Promise<void> => {
  await db.exec('PRAGMA wal_checkpoint(TRUNCATE)').catch((error: unknown) => {
    if (faultOf(error) !== 'full') throw error;
  });
};

/** A failed statement reports its old error when it is used once more, so all are dropped then. */
const compiledOnce = (db: SqlDatabase): Pick<Connection, 'statement'> & Readonly<{ drop: () => Promise<void> }> => {
  const statements = new Map<string, SqlStatement>();
  return {
    statement: async (sql) => {
      const found = statements.get(sql) ?? (await db.prepare(sql));
      statements.set(sql, found);
      return found;
    },
    drop: async () => {
      const dropped = [...statements.values()];
      statements.clear();
      for (const statement of dropped) await statement.close().catch(() => undefined);
    },
  };
};

/**
 * After a write that failed, a connection shows what it believes and not what a restart would find: a row that was rolled back
 * may stand in the log, and one that it shows may not. So it is given up, the database is opened anew, and what stands there
 * decides. Until that is possible nothing is read and nothing is written.
 */
export const openConnection = (db: SqlDatabase, ownership: Ownership): Connection => {
  let sound = true;
  const compiled = compiledOnce(db);
  const mend = async (): Promise<void> => {
    if (sound) return;
    await db.reopen();
    await applySettings(db, ownership);
    await settleLog(db);
    sound = true;
  };
  const lookAfter = async (stands: Write['stands'], reason: WriteFault, tries = MENDING_TRIES): Promise<Written> => {
    if (tries === 0) return { kind: 'failed', reason: 'unsettled' };
    try {
      await mend();
      return (await stands()) ? STANDS : { kind: 'failed', reason };
    } catch {
      sound = false;
      return lookAfter(stands, reason, tries - 1);
    }
  };
  return {
    read: async (look) => {
      await mend();
      return look();
    },
    write: async ({ run, stands }) => {
      try {
        await mend();
      } catch (error) {
        return { kind: 'failed', reason: faultOf(error) };
      }
      try {
        await run();
        return STANDS;
      } catch (error) {
        await compiled.drop();
        await db.exec('ROLLBACK').catch(() => undefined);
        if (saysCode(error, CONSTRAINT)) return { kind: 'guarded' };
        sound = false;
        return lookAfter(stands, faultOf(error));
      }
    },
    statement: compiled.statement,
  };
};

/** For writes that have no answer but that they are made. */
export const mustStand = (written: Written): void => {
  if (written.kind !== 'stands')
    throw new Error(`not stored: ${written.kind === 'failed' ? written.reason : written.kind}`);
};

/** For writes that are refused by no guard. */
export const faultIn = (written: Exclude<Written, Readonly<{ kind: 'stands' }>>): WriteFault =>
  written.kind === 'failed' ? written.reason : 'failing';
