import { SIDES } from '../../engine/sides';
import type { Side } from '../../engine/sides';
import { firstBreak, genesisHash } from '../../journal/chain';
import type { GameRow, ListedGame } from '../../journal/store';
import { RULE_SETS } from '../../session/rule-sets';
import type { GameSession } from '../../session/rule-sets';
import type { SheetPorts } from '../../session/sheets';
import type { SqlDatabase } from '../../storage/sql/database';
import { deviceIn } from '../faults/device';
import type { JournalMode } from '../faults/device';
import { step } from '../faults/long-game';
import { atOf, lineFor, lineOf, linesOn, PINS } from './deeds';

/** A game as it was found, by what its sessions say of it. */
export type FoundGame = Readonly<{
  key: string;
  count: number;
  /** The chain, or the opening, does not hold. */
  damage: string | null;
  head: 'fits' | 'none' | 'wrong';
  hasLocks: boolean;
  /** Every PIN that opens the first side's desk; null: it opens without. */
  pins: readonly (string | null)[];
  lines: readonly string[];
  archives: readonly Side[];
  /** Sealed parts that do not open, and plays in an open archive that do not hold. */
  unread: number;
  at: string;
  /** More plays, at the desk too, were made and found by another opening. */
  playsOn: boolean;
}>;

export type FoundDisk = Readonly<{
  integrity: string;
  /** What belongs to a game that is not there. */
  orphans: readonly string[];
  games: readonly FoundGame[];
}>;

const ALL = 1_000_000;

const opened = async (ports: SheetPorts, game: GameRow): Promise<GameSession | null> => {
  const opening = await RULE_SETS.nlc.open(ports, game);
  return opening.kind === 'open' ? opening.session : null;
};

const damageOf = async ({ store }: SheetPorts, game: ListedGame, session: GameSession): Promise<string | null> => {
  const rows = await store.readRows(game.key, 1, ALL);
  const broken = firstBreak(game.chain, rows, { seq: 0, hash: genesisHash(game.chain) });
  if (broken !== null) return `the chain breaks at ${String(broken)}`;
  if (rows.length !== game.count) return `${String(rows.length)} rows of ${String(game.count)}`;
  const { damage } = session.getState();
  return damage === null ? null : `opened as ${damage.kind}`;
};

const headOf = async ({ heads, store }: SheetPorts, key: string): Promise<FoundGame['head']> => {
  const head = await heads.read(key);
  if (head === null) return 'none';
  const [row] = await store.readRows(key, head.count, 1);
  return row?.hash === head.hash ? 'fits' : 'wrong';
};

/** Every PIN is tried in a session of its own, as after a start. */
const pinsOf = async (ports: SheetPorts, game: GameRow): Promise<FoundGame['pins']> => {
  const first = await opened(ports, game);
  if (first?.lockState('first').kind === 'open') return [null];
  const right: string[] = [];
  for (const pin of PINS) {
    const session = await opened(ports, game);
    if ((await session?.unlock('first', pin))?.kind === 'open') right.push(pin);
  }
  return right;
};

type AtDesk = Pick<FoundGame, 'lines' | 'archives' | 'unread'>;
const NOTHING: AtDesk = { lines: [], archives: [], unread: 0 };

const atDesk = async (session: GameSession, pin: string | null): Promise<AtDesk> => {
  if (pin !== null) await session.unlock('first', pin);
  if (!session.takeSeat('first')) return NOTHING;
  const archives: Side[] = [];
  let unread = (await session.damagedSeals()).length;
  for (const side of SIDES) {
    const archive = await session.archive(side);
    if (archive.kind === 'closed') continue;
    archives.push(side);
    unread += archive.kind === 'open' ? archive.rows.filter(({ verdict }) => verdict !== 'holds').length : 1;
  }
  return { lines: linesOn(session), archives, unread };
};

const LAST = 900;

/** One line at the desk and two plays on the table, by whoever found the game; then it is opened once more. */
const playsOn = async (ports: SheetPorts, session: GameSession, pin: string | null): Promise<boolean> => {
  const before = linesOn(session);
  if (!(await session.dispatch(lineFor('first', LAST)))) return false;
  session.takeSeat('table');
  if (!(await session.dispatch(step(session))) || !(await session.dispatch(step(session)))) return false;
  const { count } = session.getState();
  const at = atOf(session);
  const again = await opened(ports, session.game);
  if (again?.getState().count !== count || atOf(again) !== at) return false;
  const { lines, unread } = await atDesk(again, pin);
  return unread === 0 && [...before, lineOf(LAST)].sort().join() === lines.join();
};

const lookAt = async (ports: SheetPorts, game: ListedGame): Promise<FoundGame> => {
  const { key, count } = game;
  const hasLocks = (await ports.store.readLocks(key)) !== null;
  const head = await headOf(ports, key);
  const session = await opened(ports, game);
  const common = { key, count, head, hasLocks };
  if (session === null) return { ...common, damage: 'it does not open', pins: [], ...NOTHING, at: '', playsOn: false };
  const at = atOf(session);
  const damage = await damageOf(ports, game, session);
  const pins = await pinsOf(ports, game);
  const [pin = null] = pins;
  const desk = await atDesk(session, pin);
  return { ...common, damage, pins, at, ...desk, playsOn: await playsOn(ports, session, pin) };
};

const WITH_GAMES = `SELECT t.name AS name FROM sqlite_master t, pragma_table_info(t.name) c
WHERE t.type = 'table' AND c.name = 'game'`;

/** Asked of the schema, so that a table to come is looked at too. A note without a game belongs to the device. */
const orphansIn = async (db: SqlDatabase, { store, heads }: SheetPorts): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { name } of await db.all(WITH_GAMES, [])) {
    const table = String(name);
    const sql = `SELECT count(*) AS n FROM "${table}" WHERE game <> '' AND game NOT IN (SELECT key FROM game)`;
    if (Number((await db.first(sql, []))?.['n']) > 0) found.push(table);
  }
  const here = new Set((await store.listGames()).map(({ key }) => key));
  return (await heads.list()).every((key) => here.has(key)) ? found : [...found, 'heads'];
};

/** Opens a disk anew, and every game on it, as the next start of the app would; and plays on. */
export const lookAtDisk = async (folder: string, mode: JournalMode): Promise<FoundDisk> => {
  const { db, ports } = await deviceIn(folder, mode, false);
  try {
    const integrity = String((await db.first('PRAGMA integrity_check', []))?.['integrity_check']);
    const orphans = await orphansIn(db, ports);
    const games: FoundGame[] = [];
    for (const game of await ports.store.listGames()) games.push(await lookAt(ports, game));
    return { integrity, orphans, games };
  } finally {
    await db.close();
  }
};
