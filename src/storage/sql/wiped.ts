import type { SqlDatabase } from './database';

/**
 * What is replaced or removed here is nowhere in the database's files afterwards: not in a page that became free (`FAST` leaves
 * those as they were), and not in the log. Dear for a play, and right for a lock.
 */
export const wiped = async (db: SqlDatabase, work: () => Promise<unknown>): Promise<void> => {
  await db.exec('PRAGMA secure_delete = ON');
  try {
    await work();
  } finally {
    await db.exec('PRAGMA secure_delete = FAST');
  }
  await db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
};
