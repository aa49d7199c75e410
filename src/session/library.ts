import { firstName, plainName } from '../engine/plain-text';
import type { Refusal } from '../engine/step';
import { SECRET_SCOPES } from '../engine/sides';
import type { SecretScope } from '../engine/sides';
import { genesisHash, link } from '../journal/chain';
import type { Entry } from '../journal/entry';
import type { Keyring } from '../journal/keyring';
import { storedEntry } from '../journal/seal-entry';
import type { GameRow, Row } from '../journal/store';
import { readGameFile, sealedScopes, writeGameFile } from '../journal/transfer';
import type { FileHeader, ImportFault } from '../journal/transfer';
import type { Opening } from '../packs/pack-setup';
import type { Setup } from '../rules/common/index';
import { changeCode, doorOf, lockForFile, newCode } from '../secrecy/desk-lock';
import { recoveryCode } from '../secrecy/recovery-code';
import { asCopy, tellOfCopy } from './copies';
import { decodeLocks, writeLocks } from './decode-locks';
import type { Locks } from './decode-locks';
import { isAmong } from './game-ports';
import type { GamePorts } from './game-ports';
import { openLockBox } from './lock-box';
import type { LockBox } from './lock-box';
import type { Ports } from './ports';
import { keepHead } from './ledger';

/** A game that came without a name anybody could read. */
const UNNAMED = 'Game';
const LONGEST_NAME = 200;

export type Made =
  /** `unwatched`: its head is not kept outside the database, so that a later loss could not be noticed. */
  | Readonly<{ kind: 'made'; key: string; unwatched?: true }>
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | Readonly<{ kind: 'failed' }>;

export type Imported = Made | Readonly<{ kind: 'fault'; fault: ImportFault }>;

/** Starts a game: its set-up, and the orders a scenario begins with, are stored together with the game or not at all. */
export const newGame = async (
  ports: GamePorts,
  rules: string,
  name: string,
  setup: Setup,
  opening: readonly Opening[] = [],
): Promise<Made> => {
  const at = ports.now();
  const ruleSets = await ports.rules();
  if (!isAmong(ruleSets, rules)) return { kind: 'failed' };
  const beginning = ruleSets[rules].begin(setup, at, opening);
  if (beginning.kind === 'refused') return beginning;
  const [chain, key] = [ports.newId(), ports.newId()];
  const { ring } = await openLockBox(ports, { key, chain });
  const rows = linked(chain, beginning.entries, ring);
  SECRET_SCOPES.forEach(ring.drop);
  if (rows === null) return { kind: 'failed' };
  return shelve(ports, { key, header: { chain, rules, name, createdAt: at }, rows, locks: null });
};

/** The first rows of a new game; null where one of them cannot be sealed. */
const linked = (chain: string, entries: readonly Entry<unknown, unknown>[], ring: Keyring): readonly Row[] | null => {
  const rows: Row[] = [];
  for (const entry of entries) {
    const seq = rows.length + 1;
    const stored = storedEntry(entry, { seq, turn: 0 }, ring);
    if (stored.kind !== 'stored') return null;
    rows.push(link(chain, seq, rows.at(-1)?.hash ?? genesisHash(chain), stored.body));
  }
  return rows;
};

/** A name that nobody can read is none: the game keeps the one it has. */
export const renameGame = async ({ store }: Ports, key: string, name: string): Promise<void> => {
  const plain = plainName(name, LONGEST_NAME);
  if (plain !== '') await store.updateGame(key, { name: plain });
};

/** A second copy to try things on, or the good part of a damaged game to play on with. */
export const duplicateGame = async (ports: GamePorts, game: GameRow, name: string, rows?: number): Promise<Made> => {
  await tellOfCopy(ports, game, 'duplicate', null);
  return shelve(ports, {
    key: ports.newId(),
    header: { ...game, name },
    rows: asCopy(game.chain, await allRows(ports, game.key, rows), ports.now()),
    locks: await ports.store.readLocks(game.key),
    // A copy of the whole game stands where the game does.
    summary: rows === undefined ? game.summary : '',
  });
};

/** The game, where it is open just now: a file of it is told there. */
type OpenNow = Parameters<typeof tellOfCopy>[3];

/** `secret`: what the code consists of, where several files share one. */
type CodedExport = Readonly<{ session?: OpenNow; secret?: Uint8Array }>;

/** The whole game as a file, damaged rows and all. What is sealed stays sealed: this device opens it again, no other does. */
export const exportGame = async (ports: GamePorts, game: GameRow, session: OpenNow = null): Promise<string> => {
  await tellOfCopy(ports, game, 'file', session);
  return fileOf(ports, game);
};

const fileOf = async (ports: Ports, game: GameRow): Promise<string> => {
  const rows = await allRows(ports, game.key);
  const text = await ports.store.readLocks(game.key);
  const reading = text === null ? null : decodeLocks(text);
  if (reading?.kind !== 'locks') return writeGameFile(game, rows, sealedScopes(rows).size === 0 ? null : text);
  return writeGameFile(game, rows, locksFor(rows, reading.locks));
};

/** Whether a file of this game carries anything that not every device can open. */
export const isSealedGame = async (ports: Ports, game: GameRow): Promise<boolean> =>
  sealedScopes(await allRows(ports, game.key)).size > 0;

/**
 * The same for another device. The code, shown once, opens there what this device opens without a PIN; a desk with a PIN
 * has a recovery code of its own. Null where there is nothing to open, or nothing that this device could.
 */
export const exportGameWithCode = async (
  ports: GamePorts,
  game: GameRow,
  { session = null, secret = newCode(ports.vault) }: CodedExport = {},
): Promise<Readonly<{ text: string; code: string | null }>> => {
  await tellOfCopy(ports, game, 'file', session);
  const rows = await allRows(ports, game.key);
  const box = await openLockBox(ports, game);
  const coded = SECRET_SCOPES.flatMap((scope) => withCode(box, scope, secret));
  SECRET_SCOPES.forEach(box.ring.drop);
  const { locks, lost } = box.locks;
  const text = locksFor(rows, { locks: { ...locks, ...Object.fromEntries(coded) }, lost });
  if (text === null || coded.length === 0) return { text: await fileOf(ports, game), code: null };
  return { text: writeGameFile(game, rows, text), code: recoveryCode(secret) };
};

const withCode = (
  { ring, locks: { locks }, ports }: LockBox,
  scope: SecretScope,
  secret: Uint8Array,
): readonly (readonly [SecretScope, string])[] => {
  const [key, lock] = [ring.keyOf(scope), locks[scope]];
  if (key === null || lock === undefined || doorOf(lock).kind !== 'device') return [];
  const changed = changeCode(ports.vault, key, lock, secret);
  return changed.kind === 'recoded' ? [[scope, changed.lock]] : [];
};

/** The locks that a file carries; null where none of its rows needs one. */
const locksFor = (rows: readonly Row[], { locks, lost }: Locks): string | null => {
  if (sealedScopes(rows).size === 0) return null;
  return writeLocks(withoutBarePins({ locks, lost }));
};

const withoutBarePins = ({ locks, lost }: Locks): Locks => ({
  locks: Object.fromEntries(Object.entries(locks).map(([scope, lock]) => [scope, lockForFile(lock)] as const)),
  lost: lost.map((one) => ({ ...one, lock: lockForFile(one.lock) })),
});

/** Takes a file in as a game of its own. It never touches a game that is already here. */
export const importGame = async (ports: GamePorts, text: string): Promise<Imported> => {
  const ruleSets = await ports.rules();
  const reading = readGameFile(
    text,
    (id) => (isAmong(ruleSets, id) ? ruleSets[id].checkRows : undefined),
    (locks) => locks !== null && decodeLocks(locks).kind !== 'damaged',
  );
  if (reading.kind === 'fault') return reading;
  const { header, rows, locks } = reading.file;
  const carried = locks === null ? null : locksFromFile(locks);
  return shelve(ports, { key: ports.newId(), header, rows: asCopy(header.chain, rows, ports.now()), locks: carried });
};

/** A PIN that nothing but itself protects does not come in either: whoever makes a file could have put one there. */
const locksFromFile = (text: string): string => {
  const reading = decodeLocks(text);
  return reading.kind === 'locks' ? writeLocks(withoutBarePins(reading.locks)) : text;
};

type Shelving = Readonly<{
  key: string;
  header: FileHeader;
  rows: readonly Row[];
  locks: string | null;
  summary?: string;
}>;

const shelve = async (ports: GamePorts, { key, header, rows, locks, summary = '' }: Shelving): Promise<Made> => {
  const { chain, rules, createdAt } = header;
  const name = firstName([header.name], LONGEST_NAME, UNNAMED);
  const game: GameRow = { key, chain, rules, name, createdAt, trashedAt: null, summary };
  const result = await ports.store.createGame(game, rows, ports.now(), locks);
  if (result.kind !== 'appended') return { kind: 'failed' };
  // The game is there from here on, whatever else this device refuses.
  const last = rows.at(-1);
  const watched = last === undefined || (await keepHead(ports, key, { count: last.seq, hash: last.hash }));
  // A long game is folded once now, while its owner waits anyway, and keeps a checkpoint: its first opening is then as quick as any.
  const ruleSets = await ports.rules();
  if (isAmong(ruleSets, rules)) await ruleSets[rules].open(ports, game).catch(() => undefined);
  return { kind: 'made', key, ...(watched ? {} : { unwatched: true }) };
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
