import type { SqlDatabase, SqlRecord, SqlValue } from '../sql/database';
import type { Connection, Param, Values } from './wa-sqlite.cjs';
import { begin, close, columnNames, compile, exec, finalize, openConnection, rest } from './wa-sqlite.cjs';

/** `fsync` on is what a bench or a crash test wants: every commit reaches the disk. */
export type NodeDatabaseOptions = Readonly<{ fsync: boolean }>;

const byPosition = (params: readonly SqlValue[]): readonly Param[] => params.map((value, i) => [i + 1, value]);

const named = (names: readonly string[], values: Values): SqlRecord =>
  Object.fromEntries(names.map((name, i) => [name, values[i]]));

const withStatement = async <T>(
  connection: Connection,
  sql: string,
  work: (statement: number) => Promise<T>,
): Promise<T> => {
  const statement = await compile(connection, sql);
  try {
    return await work(statement);
  } finally {
    await finalize(connection, statement);
  }
};

const query = (connection: Connection, sql: string, params: readonly SqlValue[], all: boolean) =>
  withStatement(connection, sql, async (statement): Promise<readonly SqlRecord[]> => {
    const head = await begin(connection, statement, byPosition(params));
    if (head === null) return [];
    const names = columnNames(connection, statement);
    const more = all ? await rest(connection, statement) : [];
    return [head, ...more].map((values) => named(names, values));
  });

/** SQLite on a real file under plain Node, the same build as in the web app. ":memory:" works too. */
export const openNodeDatabase = async (file: string, { fsync }: NodeDatabaseOptions): Promise<SqlDatabase> => {
  let connection = await openConnection(file, { fsync });
  let isClosed = false;
  return {
    exec: (sql) => exec(connection, sql),
    run: async (sql, params) => {
      await withStatement(connection, sql, (statement) => begin(connection, statement, byPosition(params)));
    },
    all: (sql, params) => query(connection, sql, params, true),
    first: async (sql, params) => (await query(connection, sql, params, false))[0] ?? null,
    prepare: async (sql) => {
      const own = connection;
      const statement = await compile(own, sql);
      return {
        run: async (params) => {
          await begin(own, statement, byPosition(params));
        },
        close: () => finalize(own, statement),
      };
    },
    reopen: async () => {
      if (isClosed) throw new Error('the database is closed');
      // Memory has no disk behind it that could hold something else, and would be gone.
      if (file === ':memory:') return;
      await close(connection).catch(() => undefined);
      connection = await openConnection(file, { fsync });
    },
    close: () => {
      isClosed = true;
      return close(connection);
    },
  };
};
