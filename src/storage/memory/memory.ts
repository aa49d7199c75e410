import type {
  AppendResult,
  Checkpoint,
  DeviceStore,
  GameRow,
  Head,
  HeadKeeper,
  KnownGame,
  ListedGame,
  LocksSaved,
  NoteName,
  NoteStore,
  Row,
  SecretKeeper,
  SettingsStore,
  SheetRow,
  SheetStore,
} from '../../journal/store';
import { NEWEST_KEPT, OLDER_KEPT_EVERY } from '../checkpoint-policy';
import { APPENDED, follows, isWholeChain, NOTHING_YET } from '../links';

type NumberedCheckpoint = Checkpoint & Readonly<{ nr: number }>;
type StoredGame = {
  row: GameRow;
  savedAt: number | null;
  checkpoints: readonly NumberedCheckpoint[];
  readonly rows: Row[];
};
type Games = Map<string, StoredGame>;
type Locks = Map<string, string>;

const conflict = (game: StoredGame | undefined): AppendResult => ({ kind: 'conflict', count: game?.rows.length ?? 0 });

const byLastSaved = (a: ListedGame, b: ListedGame): number =>
  (b.savedAt ?? b.createdAt) - (a.savedAt ?? a.createdAt) || b.createdAt - a.createdAt || (a.key < b.key ? -1 : 1);

const listed = (game: StoredGame): ListedGame => ({ ...game.row, count: game.rows.length, savedAt: game.savedAt });

type Shelved = Readonly<{ row: GameRow; rows: readonly Row[]; savedAt: number; text: string | null }>;

const createGame = (games: Games, locks: Locks, { row, rows, savedAt, text }: Shelved): AppendResult => {
  const existing = games.get(row.key);
  if (existing !== undefined || !isWholeChain(rows)) return conflict(existing);
  if (text !== null && locks.has(row.key)) return { kind: 'failed', reason: 'failing' };
  if (text !== null) locks.set(row.key, text);
  games.set(row.key, { row, rows: [...rows], savedAt: rows.length === 0 ? null : savedAt, checkpoints: [] });
  return APPENDED;
};

const append = (games: Games, key: string, row: Row, savedAt: number): AppendResult => {
  const game = games.get(key);
  const last = game?.rows.at(-1);
  const tail = last === undefined ? NOTHING_YET : { count: last.seq, hash: last.hash };
  if (game === undefined || !follows(tail, row)) return conflict(game);
  game.rows.push(row);
  game.savedAt = savedAt;
  return APPENDED;
};

/** A game for good, with all that lies beside it. */
const purgeTrash = (games: Games, beside: readonly Map<string, unknown>[], before: number): void => {
  for (const [key, { row }] of games) {
    if (row.trashedAt === null || row.trashedAt >= before) continue;
    games.delete(key);
    for (const one of beside) one.delete(key);
  }
};

const saveLocks = (locks: Locks, key: string, text: string, before: string | null): LocksSaved => {
  if ((locks.get(key) ?? null) !== before) return { kind: 'conflict' };
  locks.set(key, text);
  return { kind: 'saved' };
};

/** The same thinning as the trigger in the SQL schema: see checkpoint-policy. */
const thinned = (
  checkpoints: readonly NumberedCheckpoint[],
  added: NumberedCheckpoint,
): readonly NumberedCheckpoint[] =>
  [...checkpoints.filter((other) => other.seq !== added.seq && other.version === added.version), added]
    .sort((a, b) => b.seq - a.seq)
    .filter((checkpoint, age) => age < NEWEST_KEPT || checkpoint.nr % OLDER_KEPT_EVERY === 0);

const saveCheckpoint = (games: Games, key: string, checkpoint: Checkpoint): void => {
  const game = games.get(key);
  if (game === undefined) throw new Error(`no game ${key} to keep a checkpoint of`);
  const nr = 1 + Math.max(0, ...game.checkpoints.map((other) => other.nr));
  game.checkpoints = thinned(game.checkpoints, { ...checkpoint, nr });
};

const readCheckpoint = (games: Games, key: string, version: string, atMost: number): Checkpoint | null => {
  const found = games.get(key)?.checkpoints.find((other) => other.version === version && other.seq <= atMost);
  return found === undefined ? null : { seq: found.seq, version: found.version, body: found.body };
};

const later = <T>(work: () => T): Promise<T> => Promise.resolve().then(work);

const openMemorySheets = (): SheetStore => {
  const sheets = new Map<string, SheetRow>();
  return {
    listSheets: () =>
      later(() =>
        [...sheets.values()]
          .sort((a, b) => b.savedAt - a.savedAt || (a.key < b.key ? -1 : 1))
          .map(({ body: _body, ...listedSheet }) => listedSheet),
      ),
    saveSheet: (sheet) =>
      later(() => {
        sheets.set(sheet.key, sheet);
        return { kind: 'saved' };
      }),
    readSheet: (key) => later(() => sheets.get(key) ?? null),
    removeSheet: (key) =>
      later(() => {
        sheets.delete(key);
      }),
  };
};

type Notes = Map<string, Map<string, string>>;

/** Of no game at all: a key is never empty. */
const OF_NONE = '';

const openMemoryNotes = (notes: Notes): NoteStore => {
  const of = ({ game }: NoteName): Map<string, string> => {
    const found = notes.get(game ?? OF_NONE) ?? new Map<string, string>();
    notes.set(game ?? OF_NONE, found);
    return found;
  };
  return {
    readNote: (note) => later(() => of(note).get(note.name) ?? null),
    writeNote: (note, text) =>
      later(() => {
        if (text === null) of(note).delete(note.name);
        else of(note).set(note.name, text);
        return { kind: 'saved' };
      }),
  };
};

/** A store that forgets everything with the process: for tests, and for a table that wants no trace. */
export const openMemoryStore = (): DeviceStore => {
  const games: Games = new Map();
  const locks: Locks = new Map();
  const notes: Notes = new Map();
  return {
    ...openMemorySheets(),
    ...openMemoryNotes(notes),
    listGames: () => later(() => [...games.values()].map(listed).sort(byLastSaved)),
    createGame: (row, rows, savedAt, text = null) =>
      later(() => createGame(games, locks, { row, rows, savedAt, text })),
    updateGame: (key, change) =>
      later(() => {
        const game = games.get(key);
        if (game !== undefined) game.row = { ...game.row, ...change };
      }),
    purgeTrash: (before) =>
      later(() => {
        purgeTrash(games, [locks, notes], before);
      }),
    append: (key, row, savedAt) => later(() => append(games, key, row, savedAt)),
    readRows: (key, from, limit) =>
      later(() => {
        const start = Math.max(0, from - 1);
        return games.get(key)?.rows.slice(start, start + limit) ?? [];
      }),
    countRows: (key) => later(() => games.get(key)?.rows.length ?? 0),
    saveCheckpoint: (key, checkpoint) =>
      later(() => {
        saveCheckpoint(games, key, checkpoint);
      }),
    readCheckpoint: (key, version, atMost) => later(() => readCheckpoint(games, key, version, atMost)),
    readLocks: (key) => later(() => locks.get(key) ?? null),
    saveLocks: (key, text, before) => later(() => saveLocks(locks, key, text, before)),
  };
};

/** Heads that live as long as the process, to go with `openMemoryStore`. */
export const openMemoryHeads = (): HeadKeeper => {
  const heads = new Map<string, Head>();
  const known = new Map<string, KnownGame>();
  return {
    read: (key) => later(() => heads.get(key) ?? null),
    write: (key, head) =>
      later(() => {
        heads.set(key, head);
      }),
    forget: (key) =>
      later(() => {
        heads.delete(key);
        known.delete(key);
      }),
    note: (game) =>
      later(() => {
        known.set(game.key, game);
      }),
    known: (key) => later(() => known.get(key) ?? null),
    list: () => later(() => [...new Set([...heads.keys(), ...known.keys()])]),
  };
};

/** Secrets that live as long as the process, to go with `openMemoryStore`. */
export const openMemorySecrets = (
  pepper: Awaited<ReturnType<SecretKeeper['pepper']>>,
  marks: readonly string[] = [],
): SecretKeeper => {
  const tries = new Map<string, unknown>();
  return {
    pepper: () => later(() => pepper),
    marks: () => later(() => marks),
    readTries: (name) => later(() => tries.get(name) ?? null),
    saveTries: (name, kept) =>
      later(() => {
        tries.set(name, kept);
      }),
  };
};

/** Settings that live as long as the process, to go with `openMemoryStore`. */
export const openMemorySettings = (): SettingsStore => {
  const settings = new Map<string, string>();
  return {
    read: (name) => later(() => settings.get(name) ?? null),
    write: (name, value) =>
      later(() => {
        settings.set(name, value);
      }),
  };
};
