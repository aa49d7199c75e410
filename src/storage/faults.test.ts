import type * as NodeFs from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { link } from '../journal/chain';
import type { JournalStore, Row } from '../journal/store';
import { CHAIN, numbered, sampleGame, sampleRows } from './contract/backend';
import { openNodeDatabase } from './node/open-node-database';
import type { SqlDatabase } from './sql/database';
import { openSqlStore } from './sql/open-sql-store';

/** The very module that SQLite's files go through, so that single calls can be made to fail. */
const fs = jest.requireActual<typeof NodeFs>('node:fs');
const folder = mkdtempSync(join(tmpdir(), 'estafette-faults-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

const CALLS = ['writeSync', 'fsyncSync', 'ftruncateSync', 'rmSync'] as const;
type Call = (typeof CALLS)[number];

/** From its nth use on this call fails, as on a full or dying disk, while `work` runs. */
const whileFailing = async <T>(call: Call, nth: number, work: () => Promise<T>): Promise<readonly [T, boolean]> => {
  const real = fs[call];
  let uses = 0;
  const failing = (...args: readonly never[]): unknown => {
    uses += 1;
    if (uses >= nth) throw new Error('ENOSPC');
    return Reflect.apply(real, fs, args);
  };
  Object.assign(fs, { [call]: failing });
  try {
    return [await work(), uses >= nth];
  } finally {
    Object.assign(fs, { [call]: real });
  }
};

const [first, second, third] = sampleRows(numbered(3));
const base = [first, second, third].flatMap((row) => (row === undefined ? [] : [row]));
const next = link(CHAIN, 4, third?.hash ?? '', 'x'.repeat(30_000));

type Open = Readonly<{ db: SqlDatabase; store: JournalStore }>;
const open = async (file: string, alone: boolean): Promise<Open> => {
  const db = await openNodeDatabase(file, { fsync: true });
  return { db, store: await openSqlStore(db, { alone }) };
};

const allRows = (store: JournalStore): Promise<readonly Row[]> => store.readRows('game-1', 1, 100);

const cases = [false, true].flatMap((alone) => CALLS.map((call) => ({ alone, call })));

test.each(cases)(
  'a play that fails in $call (write-ahead log: $alone) stores nothing, and the next attempt goes in',
  async (one) => {
    let faults = 0;
    for (let nth = 1; nth < 60; nth += 1) {
      const file = join(folder, `${one.call}-${String(one.alone)}-${String(nth)}.db`);
      const { db, store } = await open(file, one.alone);
      await store.createGame(sampleGame(), base, 1);
      const [result, failed] = await whileFailing(one.call, nth, () => store.append('game-1', next, 1));
      if (failed) faults += 1;
      const found = await allRows(store);
      const stands = found.length > base.length;
      expect(found).toEqual(stands ? [...base, next] : base);
      // While the disk fails for good nobody can say whether the play stands; else what was said is what is found.
      if (result.kind !== 'failed' || result.reason !== 'unsettled')
        expect(result).toEqual(stands ? { kind: 'appended' } : { kind: 'failed', reason: 'failing' });
      if (!stands) expect(await store.append('game-1', next, 1)).toEqual({ kind: 'appended' });
      await db.close();
      const again = await open(file, one.alone);
      expect(await allRows(again.store)).toEqual([...base, next]);
      expect((await again.db.first('PRAGMA integrity_check', []))?.['integrity_check']).toBe('ok');
      await again.db.close();
      if (!failed) break;
    }
    if (one.call === 'writeSync' || one.call === 'fsyncSync') expect(faults).toBeGreaterThan(0);
  },
);
