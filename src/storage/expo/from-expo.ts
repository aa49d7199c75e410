import type { SQLiteDatabase } from 'expo-sqlite';
import type { SqlDatabase, SqlRecord } from '../sql/database';

/** expo-sqlite behind our port. It copies parameters because expo-sqlite's types want to be allowed to change them. */
export const fromExpo = (db: SQLiteDatabase): SqlDatabase => ({
  exec: (sql) => db.execAsync(sql),
  run: async (sql, params) => {
    await db.runAsync(sql, [...params]);
  },
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
  close: () => db.closeAsync(),
});
