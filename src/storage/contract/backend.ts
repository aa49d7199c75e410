import type {
  Checkpoint,
  DeviceStore,
  GameRow,
  HeadKeeper,
  JournalStore,
  Row,
  AppendResult,
} from '../../journal/store';
import { genesisHash, link } from '../../journal/chain';
import type { SqlDatabase } from '../sql/database';
import { expectEqual } from './checks';

/**
 * A backend under test. What it must do is told once and run everywhere: memory, SQLite under
 * Node, expo-sqlite's JavaScript over it, and the real expo-sqlite in Chromium. The cases know no test framework, so
 * that they also run inside a page.
 */
export type Backend = Readonly<{
  store: DeviceStore;
  heads: HeadKeeper;
  /** Opens the same data again, as after a restart. A backend that forgets by design has none. */
  reopen?: () => Promise<Backend>;
  /** The database under the store, to try what the store itself never would. */
  sql?: SqlDatabase;
}>;

/** One promise, and how to try it. */
export type ContractCase = Readonly<{
  name: string;
  /** What the case cannot do without; a backend that lacks it is not asked. */
  needs: 'nothing' | 'reopen' | 'sql';
  run: (make: () => Promise<Backend>) => Promise<void>;
}>;

/** The one good answer. */
export const APPENDED: AppendResult = { kind: 'appended' };
/** The chain of every sample that names no other. */
export const CHAIN = 'chain-of-the-contract';

/** A game to store; every field can be replaced. */
export const sampleGame = (change: Partial<GameRow> = {}): GameRow => ({
  key: 'game-1',
  chain: CHAIN,
  rules: 'rules-a',
  name: 'Ligny',
  createdAt: 1_700_000_000_000,
  trashedAt: null,
  summary: '',
  ...change,
});

/** Rows that follow each other from the first one, as the journal would make them. */
export const sampleRows = (bodies: readonly string[], chain: string = CHAIN): readonly Row[] =>
  bodies.reduce<readonly Row[]>((rows, body) => {
    const last = rows.at(-1);
    return [...rows, link(chain, rows.length + 1, last?.hash ?? genesisHash(chain), body)];
  }, []);

/** Bodies that can be told apart. */
export const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `{"n":${String(i + 1)}}`);

/** The row with this sequence number. */
export const rowAt = (rows: readonly Row[], seq: number): Row => {
  const row = rows[seq - 1];
  if (row === undefined) throw new Error(`the sample has no row ${String(seq)}`);
  return row;
};

/** All rows of a game. */
export const allRows = (store: JournalStore, key = 'game-1'): Promise<readonly Row[]> =>
  store.readRows(key, 1, 1_000_000);

/** A fresh backend with one game in it. */
export const withGame = async (
  make: () => Promise<Backend>,
  bodies: readonly string[],
  change: Partial<GameRow> = {},
): Promise<Backend & Readonly<{ rows: readonly Row[] }>> => {
  const backend = await make();
  const rows = sampleRows(bodies);
  expectEqual(await backend.store.createGame(sampleGame(change), rows, 1000), APPENDED, 'the game is stored');
  return { ...backend, rows };
};

/** A checkpoint at a row. */
export const checkpointAt = (seq: number, version = '1'): Checkpoint => ({
  seq,
  version,
  body: `{"state":${String(seq)}}`,
});

/** Texts that have broken stores before. */
export const BODIES = {
  unicode: '{"t":"Maréchal Ney · Königsberg · Бородино · 戦 · 🐎 · ´`\\"\\\\ \\u0000 \\n","e":""}',
  notJson: '\u001e \u001f , | "\' \\ \t \r\n -- ; DROP TABLE entry; %_',
  emptyText: '',
} as const;

/** No page more for this database, as on a full disk: until the connection is opened anew, as it is after a failed write. */
export const leaveNoRoom = async (sql: SqlDatabase): Promise<void> => {
  const pages = Number((await sql.first('PRAGMA page_count', []))?.['page_count']);
  await sql.first(`PRAGMA max_page_count = ${String(pages)}`, []);
};
