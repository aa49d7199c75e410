import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabaseAsync } from 'expo-sqlite';
import { contractFor } from './contract';
import type { Backend } from './contract/backend';
import { fromExpo } from './expo/from-expo';
import { openMemoryHeads, openMemoryStore } from './memory/memory';
import { openNodeDatabase } from './node/open-node-database';
import { openNodeHeads } from './node/open-node-heads';
import type { SqlDatabase } from './sql/database';
import { openSqlStore } from './sql/open-sql-store';

const folder = mkdtempSync(join(tmpdir(), 'estafette-contract-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;

/** Each case gets its own file; opening again closes what was open, as a restart does. */
const onFiles =
  (open: (file: string) => Promise<SqlDatabase>, alone = false) =>
  async (): Promise<Backend> => {
    made += 1;
    const file = join(folder, `${String(made)}.db`);
    const start = async (): Promise<Backend> => {
      const sql = await open(file);
      const heads = await openNodeHeads(`${file}-heads`, { fsync: false });
      const reopen = async (): Promise<Backend> => {
        await sql.close();
        return start();
      };
      return { store: await openSqlStore(sql, { alone }), heads, sql, reopen };
    };
    return start();
  };

const backends: readonly (readonly [string, () => Promise<Backend>])[] = [
  ['memory', () => Promise.resolve({ store: openMemoryStore(), heads: openMemoryHeads() })],
  ['SQLite under Node, rollback journal', onFiles((file) => openNodeDatabase(file, { fsync: false }))],
  ['SQLite under Node, write-ahead log', onFiles((file) => openNodeDatabase(file, { fsync: false }), true)],
  [
    "expo-sqlite's JavaScript under Node",
    onFiles((file) => fromExpo((options) => openDatabaseAsync(file, options, ''))),
  ],
];

describe.each(backends)('store contract: %s', (name, make) => {
  const cases = contractFor(name === 'memory' ? [] : ['reopen', 'sql']);
  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    await one.run(make);
  });
});
