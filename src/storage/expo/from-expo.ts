import type { SQLiteDatabase, SQLiteOpenOptions, SQLiteStatement } from 'expo-sqlite';
import type { SqlDatabase, SqlRecord } from '../sql/database';

type Open = (options: SQLiteOpenOptions) => Promise<SQLiteDatabase>;

/** `runAsync` would do the same; but where it fails on the web, only the cleaning up is heard of and not the cause. */
const runOnce = async (statement: SQLiteStatement, params: Parameters<SqlDatabase['run']>[1]): Promise<void> => {
  try {
    await statement.executeAsync([...params]);
  } finally {
    await statement.finalizeAsync().catch(() => undefined);
  }
};

/** expo-sqlite behind our port. It copies parameters because expo-sqlite's types want to be allowed to change them. */
export const fromExpo = async (open: Open): Promise<SqlDatabase> => {
  let db = await open({});
  let isClosed = false;
  // On Android the collected wrapper of a connection may close a living one.
  const givenUp: SQLiteDatabase[] = [];
  return {
    exec: (sql) => db.execAsync(sql),
    run: async (sql, params) => runOnce(await db.prepareAsync(sql), params),
    all: (sql, params) => db.getAllAsync<SqlRecord>(sql, [...params]),
    first: (sql, params) => db.getFirstAsync<SqlRecord>(sql, [...params]),
    prepare: async (sql) => {
      const statement = await db.prepareAsync(sql);
      return {
        run: async (params) => {
          await statement.executeAsync([...params]);
        },
        close: () => statement.finalizeAsync(),
      };
    },
    reopen: async () => {
      if (isClosed) throw new Error('the database is closed');
      givenUp.push(db);
      await db.closeAsync().catch(() => undefined);
      db = await open({ useNewConnection: true });
    },
    close: () => {
      isClosed = true;
      return db.closeAsync();
    },
  };
};
