import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePack } from '../packs/pack';
import { SCENARIOS } from '../packs/scenarios/index';
import { encodeSheet } from '../packs/title-sheet';
import { openNodeDatabase } from '../storage/node/open-node-database';
import { openSqlStore } from '../storage/sql/open-sql-store';
import { fuzzPlain, fuzzRewritten, removed, sourceOf } from '../testkit/file-fuzz';
import type { FileTally, FuzzedPhone, Source } from '../testkit/file-fuzz';
import { madeGame, opened, testPorts, testVault } from '../testkit/ports';
import { ALL_TAPS, anyTap } from '../testkit/random-player';
import { randomGame } from '../testkit/random-setups';
import { seeded } from '../testkit/seeded';
import { fuzzDrawer } from '../testkit/sheet-fuzz';
import type { Drawer } from '../testkit/sheet-fuzz';
import { exportGame, importGame } from './library';
import type { Made } from './library';
import { importPack, newGameFromPack, ownPacks } from './packs';
import type { RuleSetId } from '../rules/list';
import { exportSheet, importSheet, newGameFromSheet, removeSheet } from './sheets';

/** A short run in every test; `npm run fuzz` asks for twenty thousand files and more. */
const RUNS = Number(process.env['FUZZ_FILES'] ?? 240);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1813);
const AS_LONG_AS_IT_TAKES = 3_600_000;

/** All of it happens on one device, which opens what it sealed. */
const DEVICE = { vault: testVault(1) };

const folder = mkdtempSync(join(tmpdir(), 'estafette-files-'));
const open = async (name: string): Promise<FuzzedPhone> => {
  const sql = await openNodeDatabase(join(folder, name), { fsync: false });
  return { sql, ports: testPorts(SEED, { store: await openSqlStore(sql, { alone: true }), ...DEVICE }) };
};
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A game with everything in it, as a file. */
const played = async (rules: RuleSetId, seed: number, taps: number): Promise<Source> => {
  const chance = seeded(seed);
  const ports = testPorts(seed, DEVICE);
  const game = await madeGame(ports, rules, randomGame(chance));
  const session = await opened(ports, game);
  for (let i = 0; i < taps; i += 1) {
    session.takeSeat('table');
    const coming = anyTap(session.getState().view, chance, ALL_TAPS);
    session.takeSeat(coming.at);
    const { seat, command } = coming.tap(session.getState().view);
    session.takeSeat(seat);
    await session.dispatch(command);
    session.cancelAsk();
    if (chance.once(9)) await session.undo();
    if (chance.once(12)) await session.redo();
    if (chance.once(40)) await session.correct(chance.roll(session.getState().count), 'again');
  }
  return sourceOf(await exportGame(ports, game));
};

const golden = (name: string): string =>
  readFileSync(join(__dirname, '..', 'testkit', 'golden', `${name}.ndjson`), 'utf8');

/** As today's app writes it: its header is covered. */
const today = async (text: string): Promise<Source> => {
  const ports = testPorts();
  const made = await importGame(ports, text);
  if (made.kind !== 'made') throw new Error(JSON.stringify(made));
  const [game] = await ports.store.listGames();
  return sourceOf(game === undefined ? '' : await exportGame(ports, game));
};

const sources = async (): Promise<readonly Source[]> => [
  await today(golden('sealed/nlc-a-day')),
  await today(golden('mop-two-cups')),
  await played('nlc', 2, 90),
  await played('mop', 4, 90),
  await played('mop', 6, 60),
  await played('n20', 2, 90),
  await played('n20', 4, 60),
];

const gone = async (phone: FuzzedPhone, begun: Made | Readonly<{ kind: string }>): Promise<void> => {
  if ('key' in begun) await removed(phone, begun.key);
  const [locks] = await phone.sql.all('SELECT game FROM lock', []);
  if (begun.kind === 'refused' && locks !== undefined) throw new Error('locks of a game that was refused');
};

const SHEETS: Drawer = {
  take: ({ ports }, text, evenIfEdited) => importSheet(ports, text, { evenIfEdited }),
  give: ({ ports }, key) => exportSheet(ports, key),
  begin: async (phone, key) => gone(phone, await newGameFromSheet(phone.ports, key, 'From a sheet')),
  remove: ({ ports }, key) => removeSheet(ports, key),
};

const PACKS: Drawer = {
  ...SHEETS,
  take: ({ ports }, text, evenIfEdited) => importPack(ports, text, { evenIfEdited }),
  begin: async (phone, key) => {
    const [own] = await ownPacks(phone.ports);
    if (own?.key !== key || own.changed) throw new Error('kept, and not to be read');
    await gone(phone, await newGameFromPack(phone.ports, own.pack));
  },
};

const told = (what: string, { taken, refused, plays, kinds }: FileTally): void => {
  if (process.env['FUZZ_FILES'] === undefined) return;
  const numbers = `${String(taken)} taken, ${String(refused)} refused, ${String(plays)} plays`;
  process.stdout.write(`${what}, seed ${String(SEED)}: ${numbers}, ${String(kinds.size)} kinds\n`);
};

test(
  'a file of a game that went wrong is refused, or the game is as it was; nothing is left of what was refused',
  async () => {
    const phone = await open('plain.db');
    const tally = await fuzzPlain(phone, await sources(), seeded(SEED), RUNS);
    told('games, spoilt', tally);
    expect(tally.refused).toBeGreaterThan(RUNS / 2);
    expect(tally.taken).toBeGreaterThan(0);
    await phone.sql.close();
  },
  AS_LONG_AS_IT_TAKES,
);

test(
  'a file that was rewritten with its hashes made anew opens, if it is taken, and is played on with',
  async () => {
    const runs = Math.ceil(RUNS / 4);
    const phone = await open('rewritten.db');
    const tally = await fuzzRewritten(phone, await sources(), seeded(SEED + 1), runs);
    told('games, rewritten', tally);
    expect(tally.taken).toBeGreaterThan(runs / 10);
    expect(tally.refused).toBeGreaterThan(runs / 10);
    expect(tally.plays).toBeGreaterThan(0);
    await phone.sql.close();
  },
  AS_LONG_AS_IT_TAKES,
);

const drawers: readonly (readonly [string, Drawer, () => readonly string[]])[] = [
  [
    'title sheet',
    SHEETS,
    () =>
      ([1, 2, 3] as const).map((seed) =>
        encodeSheet({
          rules: seed === 3 ? 'n20' : 'mop',
          name: `Sheet ${String(seed)}`,
          setup: randomGame(seeded(seed)),
        }),
      ),
  ],
  ['scenario file', PACKS, () => SCENARIOS.map(writePack)],
];

test.each(drawers)(
  'a %s that went wrong or was rewritten: nothing throws, nothing half kept, nothing altered is taken unasked',
  async (what, drawer, texts) => {
    const runs = Math.ceil(RUNS / 4);
    const phone = await open(`${what}.db`);
    const tally = await fuzzDrawer(phone, texts(), drawer, { chance: seeded(SEED), runs });
    told(`${what}s`, tally);
    expect(tally.taken).toBeGreaterThan(runs / 10);
    expect(tally.refused).toBeGreaterThan(runs / 10);
    await phone.sql.close();
  },
  AS_LONG_AS_IT_TAKES,
);
