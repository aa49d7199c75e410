import { deleteDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';
import { firstBreak, genesisHash, link } from '../../../src/journal/chain';
import type { GameRow, Row } from '../../../src/journal/store';
import { contractFor } from '../../../src/storage/contract';
import type { Backend } from '../../../src/storage/contract/backend';
import { fromExpo } from '../../../src/storage/expo/from-expo';
import { openExpoStorage } from '../../../src/storage/expo/open-expo-storage';
import { openTextItems } from '../../../src/storage/expo/text-items';
import { openSqlStore } from '../../../src/storage/sql/open-sql-store';
import { headsOver } from '../../../src/storage/text-items';

const CASES = contractFor(['reopen', 'sql']);
const FILE = 'contract.db';
const CHAIN = 'crash-chain';
const GAME = 'crash-game';
const ROWS_OF_A_GAME = 40;

let leaveLast = (): Promise<void> => Promise.resolve();

/** The browser's pool holds few files, so each case throws the last one's database away. */
const make = async (): Promise<Backend> => {
  await leaveLast();
  await deleteDatabaseAsync(FILE).catch(() => undefined);
  return open();
};

const open = async (): Promise<Backend> => {
  const sql = await fromExpo((options) => openDatabaseAsync(FILE, options));
  leaveLast = () => sql.close();
  const reopen = async (): Promise<Backend> => {
    await sql.close();
    return open();
  };
  return { store: await openSqlStore(sql, { alone: true }), heads: headsOver(openTextItems()), sql, reopen };
};

type Outcome = Readonly<{ name: string; failure: string | null; ms: number }>;

const runCase = async (index: number): Promise<Outcome> => {
  const one = CASES[index];
  if (one === undefined) throw new Error('no such case');
  const start = performance.now();
  const failure = await one.run(make).then(
    () => null,
    (error: unknown) => String(error),
  );
  return { name: one.name, failure, ms: performance.now() - start };
};

type State = Readonly<{
  count: number;
  rows: number;
  broken: number | null;
  integrity: string;
  head: number | null;
  headFits: boolean;
  /** Every game that was stored in one go beside the one that is played is there with all its rows. */
  wholeGames: boolean;
}>;

const gameOf = (key: string): GameRow => ({
  key,
  chain: CHAIN,
  rules: 'nlc',
  name: key,
  createdAt: 1,
  trashedAt: null,
  summary: '',
});

const rowsOf = (count: number): readonly Row[] => {
  const rows: Row[] = [];
  for (let seq = 1; seq <= count; seq += 1) {
    const body = JSON.stringify({ seq, pad: 'x'.repeat(350) });
    rows.push(link(CHAIN, seq, rows.at(-1)?.hash ?? genesisHash(CHAIN), body));
  }
  return rows;
};

const appStorage = () => openExpoStorage(() => undefined);

const count = async (): Promise<number> => (await appStorage()).store.countRows(GAME);

/** The app's own storage: what is there, and whether it is whole. */
const inspect = async (): Promise<State> => {
  const { store, heads } = await appStorage();
  await store.createGame(gameOf(GAME), [], 1);
  const rows = await store.readRows(GAME, 1, 1_000_000);
  const head = await heads.read(GAME);
  const sql = await fromExpo((options) => openDatabaseAsync('estafette.db', options));
  const check = await sql.first('PRAGMA integrity_check', []);
  const others = (await store.listGames()).filter(({ key }) => key !== GAME);
  return {
    count: await count(),
    rows: rows.length,
    broken: firstBreak(CHAIN, rows, { seq: 0, hash: genesisHash(CHAIN) }),
    integrity: String(check?.['integrity_check']),
    head: head?.count ?? null,
    headFits: head === null || rows[head.count - 1]?.hash === head.hash,
    wholeGames: others.every((game) => game.count === ROWS_OF_A_GAME),
  };
};

/** Plays without end, telling `acknowledge` only what the store and the head keeper have confirmed. */
const playOn = async (acknowledge: (seq: number) => void): Promise<never> => {
  const { store, heads } = await appStorage();
  const from = await count();
  const [last] = from === 0 ? [] : await store.readRows(GAME, from, 1);
  let prev = last?.hash ?? genesisHash(CHAIN);
  for (let seq = from + 1; ; seq += 1) {
    const row = link(CHAIN, seq, prev, JSON.stringify({ seq, pad: 'x'.repeat(200 + ((seq * 37) % 900)) }));
    const result = await store.append(GAME, row, seq);
    if (result.kind !== 'appended') throw new Error(JSON.stringify(result));
    await heads.write(GAME, { count: seq, hash: row.hash });
    acknowledge(seq);
    prev = row.hash;
    if (seq % 25 === 0) await store.saveCheckpoint(GAME, { seq, version: '1', body: 'x'.repeat(30_000) });
    if (seq % 60 === 0) await store.createGame(gameOf(`game-${String(seq)}`), rowsOf(ROWS_OF_A_GAME), 1);
  }
};

type Timing = Readonly<{ appendMs: number; readMs: number; readRowByRowMs: number; rows: number }>;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const timed = async (times: number, work: (turn: number) => Promise<unknown>): Promise<number> => {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await work(turn);
    taken.push(performance.now() - start);
  }
  return median(taken);
};

/** How long an append and a whole read take here, against reading row by row. */
const timing = async (): Promise<Timing> => {
  const { store, sql } = await make();
  const rows = rowsOf(10_300);
  const first = rows.slice(0, 10_000);
  const later = rows.slice(10_000);
  await store.createGame(gameOf(GAME), first, 1);
  return {
    readMs: await timed(7, () => store.readRows(GAME, 1, 100_000)),
    readRowByRowMs: await timed(7, async () => sql?.all('SELECT seq, body, prev, hash FROM entry ORDER BY seq', [])),
    appendMs: await timed(later.length, async (turn) => {
      const row = later[turn];
      return row === undefined ? null : store.append(GAME, row, 1);
    }),
    rows: first.length,
  };
};

const probe = {
  cases: CASES.map(({ name }) => name),
  runCase,
  inspect,
  count,
  playOn,
  timing,
  openExpoStorage,
  /** The rules come with it, and only where they are needed. */
  faults: () => import('./faults').then(({ faults }) => faults),
};

declare global {
  var storageProbe: typeof probe;
}

globalThis.storageProbe = probe;
