import type { Refusal } from '../engine/step';
import { genesisHash, link } from '../journal/chain';
import type { GameRow, ListedGame, Row } from '../journal/store';
import { readGameFile, writeGameFile } from '../journal/transfer';
import type { FileHeader, ImportFault } from '../journal/transfer';
import type { Setup } from '../rules/common/index';
import type { GamePorts } from './game-ports';
import type { Ports } from './ports';
import { isRuleSetId } from './rule-set-ids';
import type { RuleSetId } from './rule-set-ids';

/** Thrown away games wait this long before they go for good. */
export const TRASH_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

export type Made =
  | Readonly<{ kind: 'made'; key: string }>
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | Readonly<{ kind: 'failed' }>;

export type Imported = Made | Readonly<{ kind: 'fault'; fault: ImportFault }>;

/** Starts a game: its first entry is its set-up, stored together with the game or not at all. */
export const newGame = async (ports: GamePorts, rules: RuleSetId, name: string, setup: Setup): Promise<Made> => {
  const at = ports.now();
  const beginning = (await ports.rules())[rules].begin(setup, at);
  if (beginning.kind === 'refused') return beginning;
  const chain = ports.newId();
  const first = link(chain, 1, genesisHash(chain), JSON.stringify(beginning.entry));
  return shelve(ports, { chain, rules, name, createdAt: at }, [first]);
};

/** The games to show: those in play, and those in the trash. Games past their time go first. */
export const listGames = async (
  ports: Ports,
): Promise<Readonly<{ games: readonly ListedGame[]; trash: readonly ListedGame[] }>> => {
  const all = await withoutExpired(ports, await ports.store.listGames());
  return {
    games: all.filter(({ trashedAt }) => trashedAt === null),
    trash: all.filter(({ trashedAt }) => trashedAt !== null),
  };
};

/** Games whose days in the trash are over go, and what was kept of them outside the database goes too. */
const withoutExpired = async (
  { store, heads, now }: Ports,
  games: readonly ListedGame[],
): Promise<readonly ListedGame[]> => {
  const before = now() - TRASH_DAYS * DAY;
  const isExpired = ({ trashedAt }: ListedGame): boolean => trashedAt !== null && trashedAt < before;
  const expired = games.filter(isExpired);
  if (expired.length === 0) return games;
  await store.purgeTrash(before);
  for (const { key } of expired) await heads.forget(key);
  return games.filter((game) => !isExpired(game));
};

/** Whole days until a game in the trash goes for good. */
export const daysLeft = (trashedAt: number, now: number): number =>
  Math.max(0, Math.ceil((trashedAt + TRASH_DAYS * DAY - now) / DAY));

export const renameGame = ({ store }: Ports, key: string, name: string): Promise<void> =>
  store.updateGame(key, { name: name.trim().slice(0, 200) });

export const trashGame = ({ store, now }: Ports, key: string): Promise<void> =>
  store.updateGame(key, { trashedAt: now() });

export const restoreGame = ({ store }: Ports, key: string): Promise<void> => store.updateGame(key, { trashedAt: null });

/** A second copy to try things on, or the good part of a damaged game to play on with. */
export const duplicateGame = async (ports: GamePorts, game: GameRow, name: string, rows?: number): Promise<Made> =>
  shelve(ports, { ...game, name }, await allRows(ports, game.key, rows));

/** The whole game as a file, damaged rows and all. */
export const exportGame = async (ports: Ports, game: GameRow): Promise<string> =>
  writeGameFile(game, await allRows(ports, game.key));

/** Takes a file in as a game of its own. It never touches a game that is already here. */
export const importGame = async (ports: GamePorts, text: string): Promise<Imported> => {
  const ruleSets = await ports.rules();
  const reading = readGameFile(text, (id) => (isRuleSetId(id) ? ruleSets[id].checkRows : undefined));
  if (reading.kind === 'fault') return reading;
  return shelve(ports, reading.file.header, reading.file.rows);
};

const shelve = async (ports: GamePorts, header: FileHeader, rows: readonly Row[]): Promise<Made> => {
  const { chain, rules, name, createdAt } = header;
  const game: GameRow = { key: ports.newId(), chain, rules, name, createdAt, trashedAt: null, summary: '' };
  const result = await ports.store.createGame(game, rows, ports.now());
  if (result.kind !== 'appended') return { kind: 'failed' };
  const last = rows.at(-1);
  if (last !== undefined) await ports.heads.write(game.key, { count: last.seq, hash: last.hash });
  // A long game is folded once now, while its owner waits anyway, and keeps a checkpoint: its first opening is then as quick as any.
  if (isRuleSetId(rules)) await (await ports.rules())[rules].open(ports, game).catch(() => undefined);
  return { kind: 'made', key: game.key };
};

const CHUNK = 5000;

const allRows = async ({ store }: Ports, key: string, most = Number.MAX_SAFE_INTEGER): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (;;) {
    const chunk = await store.readRows(key, rows.length + 1, Math.min(CHUNK, most - rows.length));
    rows.push(...chunk);
    if (chunk.length === 0 || rows.length >= most) return rows;
  }
};
