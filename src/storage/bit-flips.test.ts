import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trashGame } from '../session/game-list';
import { duplicateGame, renameGame } from '../session/library';
import { importPack } from '../session/packs';
import { saveSheet } from '../session/sheets';
import { FIRST_BATTLE_PACK } from '../packs/scenarios/first-battle';
import { packOf, writePack } from '../packs/pack';
import { everything, flipped, unnoticed } from '../testkit/bit-flips';
import type { Shown } from '../testkit/bit-flips';
import { battle } from '../testkit/battle';
import { gameOf, madeGame, opened, testPorts, testVault } from '../testkit/ports';
import { SECRET_TAPS, anyTap } from '../testkit/random-player';
import { randomGame } from '../testkit/random-setups';
import { seeded } from '../testkit/seeded';
import { openNodeDatabase } from './node/open-node-database';
import { openNodeHeads } from './node/open-node-heads';
import { openSqlStore } from './sql/open-sql-store';

/** A short share in every test; `npm run fuzz` turns over four hundred. */
const FLIPS = Number(process.env['FUZZ_FLIPS'] ?? 24);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1813);
const NOTES = ['nlc/assault', 'setting.settings'] as const;
const DEVICE = { vault: testVault(1) };

const folder = mkdtempSync(join(tmpdir(), 'estafette-flips-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const HEADS = join(folder, 'heads');

/** Whatever the database holds, opened anew; null where it does not open at all, which nobody can fail to notice. */
const shownIn = async (from: string): Promise<Shown | null> => {
  // A file that is made of a game is told in its rows: what is looked at is looked at in a copy.
  const [file, beside] = [join(folder, 'shown.db'), join(folder, 'shown-heads')];
  copyFileSync(from, file);
  cpSync(HEADS, beside, { recursive: true });
  const sql = await openNodeDatabase(file, { fsync: false });
  try {
    const ports = testPorts(1, {
      store: await openSqlStore(sql),
      heads: await openNodeHeads(beside, { fsync: false }),
      ...DEVICE,
    });
    return await everything(ports, NOTES);
  } catch {
    return null;
  } finally {
    await sql.close().catch(() => undefined);
    for (const left of [file, `${file}-journal`, `${file}-wal`, beside]) rmSync(left, { recursive: true, force: true });
  }
};

/** Games of all rules with secrets, checkpoints and a name changed; a sheet, a scenario, notes. */
const filled = async (file: string): Promise<void> => {
  const sql = await openNodeDatabase(file, { fsync: false });
  const heads = await openNodeHeads(HEADS, { fsync: false });
  const ports = testPorts(3, { store: await openSqlStore(sql), heads, ...DEVICE });
  const kinds = [
    ['nlc', battle(undefined, ['orderSheets'])],
    ['mop', randomGame(seeded(4))],
    ['n20', randomGame(seeded(2))],
  ] as const;
  for (const [rules, setup] of kinds) {
    const chance = seeded(7);
    const game = await madeGame(ports, rules, setup);
    const session = await opened(ports, game);
    for (let i = 0; i < 60; i += 1) {
      session.takeSeat('table');
      const coming = anyTap(session.getState().view, chance, SECRET_TAPS);
      session.takeSeat(coming.at);
      const { seat, command } = coming.tap(session.getState().view);
      session.takeSeat(seat);
      await session.dispatch(command);
      session.cancelAsk();
    }
    await session.rest();
  }
  const [game] = await ports.store.listGames();
  if (game === undefined) throw new Error('no game');
  await renameGame(ports, game.key, 'Ligny, the second day');
  const copied = await duplicateGame(ports, game, 'A copy');
  if (copied.kind === 'made') await trashGame(ports, (await gameOf(ports, copied.key)).key);
  await saveSheet(ports, { rules: 'mop', name: 'A sheet', setup: randomGame(seeded(9)) });
  await importPack(ports, writePack(packOf(FIRST_BATTLE_PACK)));
  for (const name of NOTES) await ports.store.writeNote({ game: null, name }, `{"dice":"table","of":"${name}"}`);
  await sql.close();
};

test('a bit that turns over anywhere in the database is noticed, or every page, file and archive is as it was', async () => {
  const file = join(folder, 'whole.db');
  await filled(file);
  const whole = await shownIn(file);
  if (whole === null) throw new Error('the whole one does not open');
  expect(whole.noticed).toEqual([]);
  const chance = seeded(SEED);
  const others: string[] = [];
  let noticed = 0;
  for (let nr = 0; nr < FLIPS; nr += 1) {
    const damaged = join(folder, `${String(nr)}.db`);
    const at = flipped(file, damaged, chance);
    const shown = await shownIn(damaged);
    if (shown === null || shown.noticed.length > 0) noticed += 1;
    else others.push(...unnoticed(whole, shown).map((page) => `byte ${String(at)}: ${page}`));
    rmSync(damaged, { force: true });
  }
  if (process.env['FUZZ_FLIPS'] !== undefined)
    process.stdout.write(
      `bits, seed ${String(SEED)}: ${String(FLIPS)} turned over, ${String(noticed)} noticed, ${String(others.length)} others\n`,
    );
  expect(others).toEqual([]);
  expect(noticed).toBeGreaterThan(FLIPS / 10);
}, 3_600_000);
