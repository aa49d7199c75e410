import type { DeviceStore } from '../../journal/store';
import { createQueue } from '../queue';
import type { SqlDatabase } from './database';
import { countRows, createAppend, createGame } from './entries';
import { listGames, purgeTrash, readCheckpoint, saveCheckpoint, updateGame } from './library';
import { readLocks, saveLocks } from './locks';
import { migrate } from './migrations';
import { readNote, writeNote } from './notes';
import { readRows } from './read-rows';
import type { Ownership } from './settings';
import { applySettings } from './settings';
import { listSheets, readSheet, removeSheet, saveSheet } from './sheets';

const SHARED: Ownership = { alone: false };

/** Journal, sheets and notes over any SQLite that speaks `SqlDatabase`. It must be the only user of that connection. */
export const openSqlStore = async (db: SqlDatabase, ownership: Ownership = SHARED): Promise<DeviceStore> => {
  await applySettings(db, ownership);
  await migrate(db);
  const queue = createQueue();
  const append = createAppend(db);
  return {
    listGames: () => queue(() => listGames(db)),
    createGame: (game, rows, savedAt, locks = null) => queue(() => createGame(db, { game, rows, savedAt, locks })),
    updateGame: (key, change) => queue(() => updateGame(db, key, change)),
    purgeTrash: (before) => queue(() => purgeTrash(db, before)),
    append: (key, row, savedAt) => queue(() => append(key, row, savedAt)),
    readRows: (key, from, limit) => queue(() => readRows(db, key, from, limit)),
    countRows: (key) => queue(() => countRows(db, key)),
    saveCheckpoint: (key, checkpoint) => queue(() => saveCheckpoint(db, key, checkpoint)),
    readCheckpoint: (key, version, atMost) => queue(() => readCheckpoint(db, key, version, atMost)),
    readLocks: (key) => queue(() => readLocks(db, key)),
    saveLocks: (key, locks, before) => queue(() => saveLocks(db, key, locks, before)),
    listSheets: () => queue(() => listSheets(db)),
    saveSheet: (sheet) => queue(() => saveSheet(db, sheet)),
    readSheet: (key) => queue(() => readSheet(db, key)),
    removeSheet: (key) => queue(() => removeSheet(db, key)),
    readNote: (name) => queue(() => readNote(db, name)),
    writeNote: (name, text) => queue(() => writeNote(db, name, text)),
  };
};
