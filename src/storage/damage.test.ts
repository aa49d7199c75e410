import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstBreak, genesisHash } from '../journal/chain';
import { CHAIN, sampleGame, sampleRows } from './contract/backend';
import { openNodeDatabase } from './node/open-node-database';
import { openNodeHeads } from './node/open-node-heads';
import type { SqlDatabase } from './sql/database';
import { inTransaction } from './sql/database';
import { migrate, MIGRATIONS } from './sql/migrations';
import { openSqlStore } from './sql/open-sql-store';

const folder = mkdtempSync(join(tmpdir(), 'estafette-damage-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const PAGE = 4096;
const body = (n: number): string => `{"n":${String(n)},"pad":"${'x'.repeat(300)}"}`;
const rows = sampleRows(Array.from({ length: 400 }, (_, i) => body(i + 1)));
const start = { seq: 0, hash: genesisHash(CHAIN) };

const storedIn = async (name: string): Promise<string> => {
  const file = join(folder, name);
  const db = await openNodeDatabase(file, { fsync: false });
  const store = await openSqlStore(db);
  await store.createGame(sampleGame(), rows, 1);
  await db.close();
  return file;
};

const readBack = async (file: string, alone = false): Promise<Readonly<{ count: number; good: number }>> => {
  const db = await openNodeDatabase(file, { fsync: false });
  const store = await openSqlStore(db, { alone });
  const back = await store.readRows('game-1', 1, 100_000).catch(() => []);
  const count = await store.countRows('game-1').catch(() => -1);
  const broken = firstBreak(CHAIN, back, start);
  await db.close();
  return { count, good: broken === null ? back.length : broken - 1 };
};

test('a page of zeros: the rows before the damage come back, and the count tells that more was there', async () => {
  const file = await storedIn('zeros.db');
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / PAGE / 2) * PAGE;
  writeFileSync(file, Buffer.concat([bytes.subarray(0, at), Buffer.alloc(PAGE), bytes.subarray(at + PAGE)]));
  const { count, good } = await readBack(file);
  expect(good).toBeGreaterThan(20);
  expect(good).toBeLessThan(400);
  expect(count).toBe(400);
});

test('flipped bits: whatever comes back, the chain shows every row that is not what was stored', async () => {
  const pristine = readFileSync(await storedIn('bits.db'));
  const stored = new Set(rows.map((row) => JSON.stringify(row)));
  for (let round = 0; round < 60; round += 1) {
    const bytes = Buffer.from(pristine);
    const at = PAGE + ((round * 7919) % (bytes.length - PAGE));
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (round % 8)), at);
    const file = join(folder, `bits-${String(round)}.db`);
    writeFileSync(file, bytes);
    const db = await openNodeDatabase(file, { fsync: false });
    const back = await openSqlStore(db)
      .then((store) => store.readRows('game-1', 1, 100_000))
      .catch(() => []);
    const broken = firstBreak(CHAIN, back, start);
    const trusted = broken === null ? back : back.slice(0, broken - 1);
    expect(trusted.every((row) => stored.has(JSON.stringify(row)))).toBe(true);
    await db.close();
  }
});

test('a lost write-ahead log: the chain is whole but short, and only the head outside the database knows', async () => {
  const file = join(folder, 'lost-wal.db');
  const heads = await openNodeHeads(`${file}-heads`, { fsync: false });
  const db = await openNodeDatabase(file, { fsync: false });
  const store = await openSqlStore(db, { alone: true });
  await store.createGame(sampleGame(), rows.slice(0, 300), 1);
  await db.first('PRAGMA wal_checkpoint(TRUNCATE)', []);
  await db.first('PRAGMA wal_autocheckpoint = 0', []);
  for (const row of rows.slice(300)) {
    await store.append('game-1', row, 1);
    await heads.write('game-1', { count: row.seq, hash: row.hash });
  }
  const copy = join(folder, 'copied.db');
  writeFileSync(copy, readFileSync(file));
  const back = await readBack(copy, true);
  expect(back).toEqual({ count: 300, good: 300 });
  expect((await heads.read('game-1'))?.count).toBe(400);
  truncateSync(`${file}-wal`, 50_000);
  writeFileSync(`${copy}2`, readFileSync(file));
  writeFileSync(`${copy}2-wal`, readFileSync(`${file}-wal`));
  const cut = await readBack(`${copy}2`, true);
  expect(cut.good).toBe(cut.count);
  expect(cut.count).toBeLessThan(400);
  await db.close();
});

const versionOf = async (db: SqlDatabase): Promise<unknown> =>
  (await db.first('PRAGMA user_version', []))?.['user_version'];

test('a migration that fails leaves neither tables nor a version behind', async () => {
  const db = await openNodeDatabase(':memory:', { fsync: false });
  const steps = ['CREATE TABLE a (x INTEGER) STRICT', 'CREATE TABLE b (x INTEGER) STRICT; CREATE TABLE a (x INTEGER)'];
  await expect(migrate(db, 0, steps)).rejects.toThrow();
  expect(await versionOf(db)).toBe(0);
  expect(await db.all('SELECT name FROM sqlite_schema', [])).toEqual([]);
  await migrate(db, 0, steps.slice(0, 1));
  await expect(migrate(db, 1, steps)).rejects.toThrow();
  expect(await versionOf(db)).toBe(1);
  expect(await db.all('SELECT name FROM sqlite_schema', [])).toEqual([{ name: 'a' }]);
  await migrate(db, 1, ['CREATE TABLE a (x INTEGER) STRICT', 'CREATE TABLE b (x INTEGER) STRICT']);
  expect(await versionOf(db)).toBe(2);
  await db.close();
});

test('a database from before there were title sheets gets room for them, and its games stay as they are', async () => {
  const file = join(folder, 'before-sheets.db');
  const old = await openNodeDatabase(file, { fsync: false });
  await migrate(old, 0, MIGRATIONS.slice(0, 1));
  await old.exec(
    "INSERT INTO game (key, chain, rules, name, created_at, summary) VALUES ('game-1', 'c', 'nlc', 'Ligny', 1, '')",
  );
  await old.exec("INSERT INTO entry VALUES ('game-1', 1, '{}', 'p', 'h', 7)");
  expect(await versionOf(old)).toBe(1);
  await old.close();
  const db = await openNodeDatabase(file, { fsync: false });
  const store = await openSqlStore(db);
  expect(await versionOf(db)).toBe(MIGRATIONS.length);
  expect(await store.listGames()).toMatchObject([{ key: 'game-1', name: 'Ligny', count: 1, savedAt: 7 }]);
  expect(await store.readRows('game-1', 1, 9)).toEqual([{ seq: 1, body: '{}', prev: 'p', hash: 'h' }]);
  const sheet = { key: 'sheet-1', rules: 'nlc', name: 'Ligny', savedAt: 8, body: '{}' };
  expect(await store.saveSheet(sheet)).toEqual({ kind: 'saved' });
  expect(await store.readSheet('sheet-1')).toEqual(sheet);
  await db.close();
});

test('a database of a newer app is left alone', async () => {
  const db = await openNodeDatabase(':memory:', { fsync: false });
  await db.exec(`PRAGMA user_version = ${String(MIGRATIONS.length + 1)}`);
  await expect(openSqlStore(db)).rejects.toThrow('newer version');
  expect(await db.all('SELECT name FROM sqlite_schema', [])).toEqual([]);
  await db.close();
});

test('a transaction that fails is rolled back and the connection goes on', async () => {
  const db = await openNodeDatabase(':memory:', { fsync: false });
  await db.exec('CREATE TABLE a (x INTEGER PRIMARY KEY) STRICT');
  const failing = inTransaction(db, () => db.exec("INSERT INTO a VALUES (1); INSERT INTO a VALUES ('text')"));
  await expect(failing).rejects.toThrow();
  expect(await db.all('SELECT x FROM a', [])).toEqual([]);
  await inTransaction(db, () => db.exec('INSERT INTO a VALUES (2)'));
  expect(await db.all('SELECT x FROM a', [])).toEqual([{ x: 2 }]);
  await db.close();
});

test('a closed database is a failed play, not a crash', async () => {
  const db = await openNodeDatabase(join(folder, 'closed.db'), { fsync: false });
  const store = await openSqlStore(db);
  await store.createGame(sampleGame(), rows.slice(0, 2), 1);
  await db.close();
  const [, , third] = rows;
  const result = third === undefined ? null : await store.append('game-1', third, 1);
  expect(result?.kind).toBe('failed');
  const sheet = { key: 'sheet-1', rules: 'nlc', name: 'Ligny', savedAt: 8, body: '{}' };
  expect((await store.saveSheet(sheet)).kind).toBe('failed');
});
