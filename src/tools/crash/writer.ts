// The process that is killed: opens the database, says what it found, and plays until it dies.
// node src/tools/run-ts.cjs src/tools/crash/writer.ts <folder> <wal|delete> <play|look>
import { mkdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { genesisHash, link } from '../../journal/chain';
import type { GameRow, HeadKeeper, JournalStore, Row } from '../../journal/store';
import { openNodeDatabase } from '../../storage/node/open-node-database';
import { openNodeHeads } from '../../storage/node/open-node-heads';
import { openSqlStore } from '../../storage/sql/open-sql-store';
import { findOnDisk } from './find';
import type { Note } from './notes';
import { CHAIN, checkpointBodyOf, MAIN_GAME, ROWS_OF_A_GAME } from './notes';
import { bodyOf } from './sealed';
import { nlc } from '../../rules/nlc/index';

/** Straight into the pipe: what is written here has left this process, whatever happens to it next. */
const tell = (note: Note): void => {
  writeSync(1, `${JSON.stringify(note)}\n`);
};

const must = (result: Readonly<{ kind: string }>): void => {
  if (result.kind !== 'appended') throw new Error(JSON.stringify(result));
};

const gameOf = (key: string): GameRow => ({
  key,
  chain: CHAIN,
  rules: nlc.id,
  name: key,
  createdAt: 1,
  trashedAt: null,
  summary: '',
});

const wholeGame = (): readonly Row[] => {
  const rows: Row[] = [];
  for (let seq = 1; seq <= ROWS_OF_A_GAME; seq += 1) {
    rows.push(link(CHAIN, seq, rows.at(-1)?.hash ?? genesisHash(CHAIN), bodyOf(seq)));
  }
  return rows;
};

const storeAnotherGame = async (store: JournalStore, game: string): Promise<void> => {
  must(await store.createGame(gameOf(game), wholeGame(), 1));
  tell({ kind: 'stored', game });
};

const throwAGameAway = async (store: JournalStore): Promise<void> => {
  const oldest = (await store.listGames()).findLast(({ key }) => key !== MAIN_GAME);
  if (oldest === undefined) return;
  tell({ kind: 'trashing', game: oldest.key });
  await store.updateGame(oldest.key, { trashedAt: 1 });
  await store.purgeTrash(2);
};

/** Not waited for, as in the app: the next play runs into it. */
const beside = (work: Promise<void>): void => {
  work.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
};

const play = async (store: JournalStore, heads: HeadKeeper, count: number): Promise<void> => {
  const [last] = count === 0 ? [] : await store.readRows(MAIN_GAME, count, 1);
  let prev = last?.hash ?? genesisHash(CHAIN);
  for (let seq = count + 1; ; seq += 1) {
    const row = link(CHAIN, seq, prev, bodyOf(seq));
    must(await store.append(MAIN_GAME, row, seq));
    await heads.write(MAIN_GAME, { count: seq, hash: row.hash });
    tell({ kind: 'played', seq });
    prev = row.hash;
    if (seq % 5 === 0) beside(store.saveCheckpoint(MAIN_GAME, { seq, version: '1', body: checkpointBodyOf(seq) }));
    if (seq % 11 === 0) beside(store.updateGame(MAIN_GAME, { summary: `row ${String(seq)}` }));
    if (seq % 13 === 0) beside(storeAnotherGame(store, `game-${String(seq)}`));
    if (seq % 39 === 0) beside(throwAGameAway(store));
  }
};

const main = async ([folder = '', journal, what]: readonly string[]): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  tell({ kind: 'starting' });
  const db = await openNodeDatabase(join(folder, 'estafette.db'), { fsync: true });
  const store = await openSqlStore(db, { alone: journal === 'wal' });
  const heads = await openNodeHeads(join(folder, 'heads'), { fsync: true });
  const found = await findOnDisk({ db, store, heads });
  tell({ kind: 'opened', found });
  if (what === 'look') return;
  if (!(await store.listGames()).some(({ key }) => key === MAIN_GAME)) {
    must(await store.createGame(gameOf(MAIN_GAME), [], 1));
  }
  await play(store, heads, found.count);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
