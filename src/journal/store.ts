import type { Pepper } from '../secrecy/desk-lock';
import type { PinTries } from '../secrecy/pin-backoff';

/**
 * The port behind which every backend stands (memory, SQLite under Node, expo-sqlite). A store keeps rows and refuses
 * what would break the chain; it knows nothing of rules. All methods are safe to call at once: writes are queued inside.
 */

/** One journal entry as stored. `hash` covers game, seq, prev and body; `prev` is the hash of the row before. */
export type Row = Readonly<{ seq: number; body: string; prev: string; hash: string }>;

/** A game in the library. `key` is local to this device; `chain` is the game's own id, which its hashes cover. */
export type GameRow = Readonly<{
  key: string;
  chain: string;
  rules: string;
  name: string;
  createdAt: number;
  /** When it was thrown away, or null. */
  trashedAt: number | null;
  /** One line for the list ("Turn 4 · 11:00"), written now and then; never a source of truth. */
  summary: string;
}>;
/** `isAltered`: what stands here of it is not what was written. */
export type ListedGame = GameRow & Readonly<{ count: number; savedAt: number | null; isAltered?: boolean }>;

/** A saved state so that opening and undoing need not fold from the start. Always rebuildable. */
export type Checkpoint = Readonly<{ seq: number; version: string; body: string }>;

/**
 * Why a write was not made: no room is left, or the disk fails otherwise. Nothing was stored then. Of one that is
 * `unsettled` nobody can say whether it stands: the disk could not even be read. Whoever reads later sees it.
 */
export type WriteFault = 'full' | 'failing' | 'unsettled';

export type AppendResult =
  | Readonly<{ kind: 'appended' }>
  /** Somebody else wrote in between, or the row does not continue the chain: nothing was stored. */
  | Readonly<{ kind: 'conflict'; count: number }>
  | Readonly<{ kind: 'failed'; reason: WriteFault }>;

export type LocksSaved =
  Readonly<{ kind: 'saved' }> | Readonly<{ kind: 'conflict' }> | Readonly<{ kind: 'failed'; reason: WriteFault }>;

export type JournalStore = Readonly<{
  /** All games, trashed ones included, last saved first. */
  listGames: () => Promise<readonly ListedGame[]>;
  /**
   * Stores a game with all its rows and, where some are given, its locks: all or nothing of it. `at` of each row is kept for
   * "last saved". Without locks those that came before their game stay.
   */
  createGame: (game: GameRow, rows: readonly Row[], savedAt: number, locks?: string | null) => Promise<AppendResult>;
  /** Changes what is not part of the journal: name, summary, trash. */
  updateGame: (key: string, change: Partial<Pick<GameRow, 'name' | 'summary' | 'trashedAt'>>) => Promise<void>;
  /** Removes games that were trashed before `before` for good. The only way rows ever leave. */
  purgeTrash: (before: number) => Promise<void>;
  /** Adds one row. Durable when it resolves with `appended`. */
  append: (key: string, row: Row, savedAt: number) => Promise<AppendResult>;
  /** Rows with `from <= seq`, in order, at most `limit`. */
  readRows: (key: string, from: number, limit: number) => Promise<readonly Row[]>;
  /** How many rows there are, by the database's own count of the last one. */
  countRows: (key: string) => Promise<number>;
  saveCheckpoint: (key: string, checkpoint: Checkpoint) => Promise<void>;
  /** The newest checkpoint of this version at or before `seq`. */
  readCheckpoint: (key: string, version: string, atMost: number) => Promise<Checkpoint | null>;
  /**
   * The locks of a game's secrets: one text beside the journal, because an old PIN's wrap must not stay in it. It may be
   * there before its game is, and goes with it.
   */
  readLocks: (key: string) => Promise<string | null>;
  /** Replaces `before` (null: none yet) and nothing else: whoever changed them meanwhile is not overwritten. */
  saveLocks: (key: string, locks: string, before: string | null) => Promise<LocksSaved>;
}>;

/**
 * A title sheet: what players entered about a game title, kept for the next game. It is no part of any journal; `body` is
 * the whole of it as a file's text, and the rest is what the list shows.
 */
export type SheetRow = Readonly<{ key: string; rules: string; name: string; savedAt: number; body: string }>;
/** `isAltered`: what stands here of it is not what was written. */
export type ListedSheet = Omit<SheetRow, 'body'> & Readonly<{ isAltered?: boolean }>;

export type SaveResult = Readonly<{ kind: 'saved' }> | Readonly<{ kind: 'failed'; reason: WriteFault }>;

export type SheetStore = Readonly<{
  /** All sheets, last saved first. */
  listSheets: () => Promise<readonly ListedSheet[]>;
  /** Stores a sheet under its key, in place of the one that was there. A failure leaves that one as it was. */
  saveSheet: (sheet: SheetRow) => Promise<SaveResult>;
  readSheet: (key: string) => Promise<SheetRow | null>;
  removeSheet: (key: string) => Promise<void>;
}>;

/** A note is told by its name and by the game it belongs to; null: to none. */
export type NoteName = Readonly<{ game: string | null; name: string }>;

/**
 * What is under way and is no play yet: a procedure being laid out, and dice thrown without a game. A die that has fallen must
 * be on disk before it is seen, and a small text beside the database is written late (web) or must be short (phones).
 */
export type NoteStore = Readonly<{
  readNote: (name: NoteName) => Promise<string | null>;
  /** Replaces the note, or with null takes it away. A game's notes go with it; a failure leaves the old one. */
  writeNote: (name: NoteName, text: string | null) => Promise<SaveResult>;
}>;

/** All that stands in one database: one connection, one queue. */
export type DeviceStore = JournalStore & SheetStore & NoteStore;

/** Count and hash of the last row, kept outside the database: a silently truncated file is then noticed. */
export type Head = Readonly<{ count: number; hash: string }>;
/** What a game is called, kept beside its head: should the database go, this says what was in it. */
export type KnownGame = Readonly<
  Pick<GameRow, 'key' | 'chain' | 'name'> & { savedAt: number | null; isInTrash: boolean }
>;

export type HeadKeeper = Readonly<{
  read: (key: string) => Promise<Head | null>;
  write: (key: string, head: Head) => Promise<void>;
  /** Forgets the head and the name beside it. */
  forget: (key: string) => Promise<void>;
  note: (game: KnownGame) => Promise<void>;
  known: (key: string) => Promise<KnownGame | null>;
  /** The keys of all games of which something is kept. A keychain cannot be searched: there, of all that were noted. */
  list: () => Promise<readonly string[]>;
}>;

/**
 * What the device keeps for itself, out of the database: the pepper that every lock needs, and how often a PIN was tried,
 * which no older copy of the database must take back.
 */
export type SecretKeeper = Readonly<{
  /** Made at the first asking and never replaced: rejects when the device cannot keep one, or cannot give it just now. */
  pepper: () => Promise<Pepper>;
  /** Marks of the pepper that is there and of those that were: a lock that names one of them was made on this device. */
  marks: () => Promise<readonly string[]>;
  readTries: (name: string) => Promise<unknown>;
  /** Durable when it resolves. */
  saveTries: (name: string, tries: PinTries) => Promise<void>;
}>;

/** Small settings and the like, kept on the device outside any game. */
export type SettingsStore = Readonly<{
  read: (name: string) => Promise<string | null>;
  write: (name: string, value: string) => Promise<void>;
}>;
