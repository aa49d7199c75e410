import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportGame } from '../session/library';
import { madeGame, testPorts } from '../testkit/ports';
import { openLines } from '../testkit/secret-orders';
import { openNodeDatabase } from './node/open-node-database';
import { openNodeHeads } from './node/open-node-heads';
import { openSqlStore } from './sql/open-sql-store';

const folder = mkdtempSync(join(tmpdir(), 'estafette-sealed-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const SECRETS = ['Grouchy-to-Wavre', 'WriteLine', 'ReserveFlagged', 'FlagReserve', 'ChitsPut', '471108'] as const;

/** All bytes that lie in the folder: database, log, heads. */
const bytesOnDisk = (): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))
    .join('\n');

test.each([true, false])(
  'in the files of a played game nothing of a desk can be read (write-ahead log: %s)',
  async (alone) => {
    const file = join(folder, `game-${String(alone)}.db`);
    const sql = await openNodeDatabase(file, { fsync: false });
    const store = await openSqlStore(sql, { alone });
    const ports = testPorts(1, { store, heads: await openNodeHeads(join(folder, 'heads'), { fsync: false }) });
    const game = await madeGame(ports);
    const session = await openLines(ports, game);
    for (const side of ['first', 'second'] as const) {
      session.takeSeat(side);
      await session.dispatch({ type: 'WriteLine', text: 'Grouchy-to-Wavre' });
      await session.dispatch({ type: 'FlagReserve', formation: side === 'first' ? 'f1' : 's1', reserve: true });
      if (side === 'first') expect(await session.setPin(side, '471108')).toMatchObject({ kind: 'set' });
      await session.rest();
    }
    session.takeSeat('table');
    expect(await session.dispatch({ type: 'FillCup' })).toBe(true);
    for (let i = 0; i < 110; i++)
      expect(await session.dispatch({ type: 'GoToStep', step: i % 2 === 0 ? 'prepare' : 'turnEnd' })).toBe(true);
    const found = [bytesOnDisk(), await exportGame(ports, game)];
    // The search does find what is open.
    for (const text of found) expect(text).toContain('StepReached');
    expect(SECRETS.filter((secret) => found.some((text) => text.includes(secret)))).toEqual([]);
    await sql.close();
  },
);

test('the wrap of a PIN that was changed is gone from the database file', async () => {
  const file = join(folder, 'changed.db');
  const sql = await openNodeDatabase(file, { fsync: false });
  const ports = testPorts(1, { store: await openSqlStore(sql) });
  const game = await madeGame(ports);
  const session = await openLines(ports, game);
  session.takeSeat('first');
  await session.setPin('first', '1111');
  const wrapOf = async (): Promise<string> => {
    const locks = JSON.parse((await ports.store.readLocks(game.key)) ?? '') as { locks: Record<string, string> };
    return /"ct":"([^"]+)"/.exec(locks.locks['desk:first'] ?? '')?.[1] ?? '';
  };
  const old = await wrapOf();
  expect(readFileSync(file, 'latin1')).toContain(old);
  await session.setPin('first', '2222');
  const bytes = readFileSync(file, 'latin1');
  expect(bytes).toContain(await wrapOf());
  expect(bytes).not.toContain(old);
  await sql.close();
});
