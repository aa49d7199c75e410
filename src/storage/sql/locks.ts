import type { LocksSaved } from '../../journal/store';
import type { SqlDatabase } from './database';
import { reasonOf } from './database';

const READ = 'SELECT body FROM lock WHERE game = ?';
const FIRST = 'INSERT INTO lock (game, body) VALUES (?1, ?2) ON CONFLICT (game) DO NOTHING';
const NEXT = 'UPDATE lock SET body = ?2 WHERE game = ?1 AND body = ?3';

export const readLocks = async (db: SqlDatabase, key: string): Promise<string | null> => {
  const found = await db.first(READ, [key]);
  return found === null ? null : String(found['body']);
};

/** For a game that is only now stored; locks that are there already are somebody else's, and refuse it. */
export const insertLocks = (db: SqlDatabase, key: string, locks: string): Promise<void> =>
  db.run('INSERT INTO lock (game, body) VALUES (?, ?)', [key, locks]);

/** One statement, and a look at what stands there then: whether it was this one. */
export const saveLocks = async (
  db: SqlDatabase,
  key: string,
  locks: string,
  before: string | null,
): Promise<LocksSaved> => {
  try {
    await (before === null ? db.run(FIRST, [key, locks]) : db.run(NEXT, [key, locks, before]));
    return (await readLocks(db, key)) === locks ? { kind: 'saved' } : { kind: 'conflict' };
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
};
