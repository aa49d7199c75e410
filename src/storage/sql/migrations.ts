import { NEWEST_KEPT, OLDER_KEPT_EVERY } from '../checkpoint-policy';
import type { SqlDatabase } from './database';
import { execWhole } from './database';

/**
 * Rows are TEXT, not BLOB (corrupted on the web), in STRICT tables. `entry` is WITHOUT ROWID: a play then touches one
 * b-tree page instead of two, and a game is read back in one sweep. The database itself holds the two promises the
 * journal rests on: entries are never changed or removed, and only the very next one gets in.
 */
const TABLES = `
CREATE TABLE game (
  key TEXT NOT NULL PRIMARY KEY,
  chain TEXT NOT NULL,
  rules TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  trashed_at INTEGER,
  summary TEXT NOT NULL,
  purging INTEGER NOT NULL DEFAULT 0 CHECK (purging = 0 OR trashed_at IS NOT NULL)
) STRICT;
CREATE TABLE entry (
  game TEXT NOT NULL REFERENCES game (key),
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  prev TEXT NOT NULL,
  hash TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE checkpoint (
  game TEXT NOT NULL REFERENCES game (key),
  seq INTEGER NOT NULL,
  version TEXT NOT NULL,
  body TEXT NOT NULL,
  nr INTEGER NOT NULL,
  PRIMARY KEY (game, seq)
) STRICT;
`;

const ENTRY_GUARDS = `
CREATE TRIGGER entry_continues BEFORE INSERT ON entry
WHEN NEW.seq <> 1 + coalesce((SELECT max(seq) FROM entry WHERE game = NEW.game), 0)
  OR NEW.prev <> coalesce((SELECT hash FROM entry WHERE game = NEW.game AND seq = NEW.seq - 1), NEW.prev)
BEGIN SELECT RAISE(ABORT, 'entry does not continue its game'); END;
CREATE TRIGGER entry_stays BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER entry_leaves_with_its_game BEFORE DELETE ON entry
WHEN (SELECT purging FROM game WHERE key = OLD.game) IS NOT 1
BEGIN SELECT RAISE(ABORT, 'entries are never removed'); END;
`;

const GAME_GUARDS = `
CREATE TRIGGER game_identity_stays BEFORE UPDATE OF key, chain, rules, created_at ON game
BEGIN SELECT RAISE(ABORT, 'a game keeps its identity'); END;
CREATE TRIGGER game_leaves_through_trash BEFORE DELETE ON game WHEN OLD.purging <> 1
BEGIN SELECT RAISE(ABORT, 'games leave through the trash'); END;
`;

/** Thinned by the database, so that keeping a checkpoint is one statement and one message to the web worker. */
const thinning = (newestKept: number, olderKeptEvery: number): string => `
CREATE TRIGGER checkpoint_thinned AFTER INSERT ON checkpoint
BEGIN
  DELETE FROM checkpoint WHERE game = NEW.game AND (
    version <> NEW.version OR (nr % ${String(olderKeptEvery)} <> 0 AND seq < (
      SELECT seq FROM checkpoint WHERE game = NEW.game AND version = NEW.version
      ORDER BY seq DESC LIMIT 1 OFFSET ${String(newestKept - 1)})));
END;
`;
const FIRST_THINNING = thinning(4, 20);

/** Checkpoints come twice as often as they did, and so twice as many stay. */
const THINNED_LATER = `DROP TRIGGER checkpoint_thinned; ${thinning(NEWEST_KEPT, OLDER_KEPT_EVERY)}`;

/** Title sheets stand beside the games and know nothing of them. */
const SHEETS = `
CREATE TABLE sheet (
  key TEXT NOT NULL PRIMARY KEY,
  rules TEXT NOT NULL,
  name TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT
`;

/** The locks of a game's secrets: to be replaced at will, and so no part of its journal. */
const LOCKS = `
CREATE TABLE lock (
  game TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL
) STRICT
`;

/** What is under way and is no play yet, by game (empty: none) and name. */
const NOTES = `
CREATE TABLE note (
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID
`;

/** Hashes beside what no chain covers; rows from before have none. */
const MARKS = `
ALTER TABLE game ADD COLUMN mark TEXT;
ALTER TABLE sheet ADD COLUMN mark TEXT;
ALTER TABLE note ADD COLUMN mark TEXT
`;

/** Every step that was ever released, in order; a released step is never edited. */
export const MIGRATIONS: readonly string[] = [
  TABLES + ENTRY_GUARDS + GAME_GUARDS + FIRST_THINNING,
  SHEETS,
  LOCKS,
  THINNED_LATER,
  NOTES,
  MARKS,
];

/**
 * Brings a database from the version `from` up to date. All steps that are missing and the version are one transaction: killed in
 * between, the next start finds either none or all. A database of a newer app is left alone, since this one would misread it.
 */
export const migrate = async (db: SqlDatabase, from: number, steps: readonly string[] = MIGRATIONS): Promise<void> => {
  if (from > steps.length) throw new Error('The saved games were written by a newer version of the app.');
  if (from === steps.length) return;
  await execWhole(db, [...steps.slice(from), `PRAGMA user_version = ${String(steps.length)}`].join(';'));
};
