import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numbered, sampleGame, sampleRows } from './contract/backend';
import { openNodeDatabase } from './node/open-node-database';
import { openSqlStore } from './sql/open-sql-store';

const folder = mkdtempSync(join(tmpdir(), 'estafette-wiped-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** All that lies on the disk of a database. */
const bytesOf = (file: string): string =>
  ['', '-wal', '-journal']
    .map((end) => `${file}${end}`)
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');

/** Short enough for a page, and so long that it fills pages of its own, which become free when it goes. */
const LENGTHS = [40, 3_000, 30_000];
const cases = [true, false].flatMap((alone) => LENGTHS.map((length) => ({ alone, length })));

test.each(cases)(
  'a wrap of $length characters that is replaced is in no file of the database (log: $alone)',
  async (one) => {
    const file = join(folder, `${String(one.length)}-${String(one.alone)}.db`);
    const db = await openNodeDatabase(file, { fsync: false });
    const store = await openSqlStore(db, { alone: one.alone });
    const oldWrap = 'WRAP-OF-THE-OLD-PIN'.repeat(Math.ceil(one.length / 19));
    await store.createGame(sampleGame(), sampleRows(numbered(4)), 1);
    await store.saveLocks('game-1', oldWrap, null);
    expect(bytesOf(file)).toContain('WRAP-OF-THE-OLD-PIN');
    expect(await store.saveLocks('game-1', 'the new one', oldWrap)).toEqual({ kind: 'saved' });
    expect(bytesOf(file)).not.toContain('WRAP-OF-THE');
    expect(await store.readLocks('game-1')).toBe('the new one');
    await db.close();
  },
);

test('the locks of a game that leaves the trash leave the files too', async () => {
  const file = join(folder, 'trash.db');
  const db = await openNodeDatabase(file, { fsync: false });
  const store = await openSqlStore(db, { alone: true });
  await store.createGame(sampleGame({ trashedAt: 1 }), sampleRows(numbered(4)), 1);
  await store.saveLocks('game-1', 'WRAP-OF-THE-OLD-PIN'.repeat(2_000), null);
  await store.purgeTrash(2);
  expect(bytesOf(file)).not.toContain('WRAP-OF-THE');
  await db.close();
});
