import type { DeviceStore } from '../../journal/store';
import { createQueue } from '../queue';
import { openConnection } from './connection';
import type { SqlDatabase } from './database';
import { countRows, createAppend, createGame } from './entries';
import { listGames, purgeTrash, readCheckpoint, saveCheckpoint, updateGame } from './library';
import { readLocks, saveLocks } from './locks';
import { readLooseNotes } from './loose-notes';
import { migrate } from './migrations';
import { readNote, writeNote } from './notes';
import { readRows } from './read-rows';
import type { Ownership } from './settings';
import { applySettings } from './settings';
import { listSheets, readSheet, removeSheet, saveSheet } from './sheets';

const SHARED: Ownership = { alone: false };

/** Journal, sheets and notes over any SQLite that speaks `SqlDatabase`. It must be the only user of that connection. */
export const openSqlStore = async (db: SqlDatabase, ownership: Ownership = SHARED): Promise<DeviceStore> => {
  await migrate(db, await applySettings(db, ownership));
  const ahead = await readLooseNotes(db);
  const queue = createQueue();
  const connection = openConnection(db, ownership);
  const append = createAppend(db, connection);
  const read = <T>(look: () => Promise<T>): Promise<T> => queue(() => connection.read(look));
  return {
    listGames: () => read(() => listGames(db)),
    createGame: (game, rows, savedAt, locks = null) =>
      queue(() => createGame(db, connection, { game, rows, savedAt, locks })),
    updateGame: (key, change) => queue(() => updateGame(db, connection, key, change)),
    purgeTrash: (before) => queue(() => purgeTrash(db, connection, before)),
    append: (key, row, savedAt) => queue(() => append(key, row, savedAt)),
    readRows: (key, from, limit) => read(() => readRows(db, key, from, limit)),
    countRows: (key) => read(() => countRows(db, key)),
    saveCheckpoint: (key, checkpoint) => queue(() => saveCheckpoint(db, connection, key, checkpoint)),
    readCheckpoint: (key, version, atMost) => read(() => readCheckpoint(db, key, version, atMost)),
    readLocks: (key) => read(() => readLocks(db, key)),
    saveLocks: (key, locks, before) => queue(() => saveLocks(db, connection, key, locks, before)),
    listSheets: () => read(() => listSheets(db)),
    saveSheet: (sheet) => queue(() => saveSheet(db, connection, sheet)),
    readSheet: (key) => read(() => readSheet(db, key)),
    removeSheet: (key) => queue(() => removeSheet(db, connection, key)),
    readNote: (name) =>
      read(async () => {
        const known = ahead.take(name);
        return known === undefined ? readNote(db, name) : known;
      }),
    writeNote: (name, text) =>
      queue(() => {
        ahead.drop();
        return writeNote(db, connection, name, text);
      }),
  };
};
