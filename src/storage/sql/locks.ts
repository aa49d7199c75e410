import type { LocksSaved } from '../../journal/store';
import { faultIn } from './connection';
import type { Connection } from './connection';
import type { SqlDatabase } from './database';
import { wiped } from './wiped';

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
  { write }: Connection,
  key: string,
  locks: string,
  before: string | null,
): Promise<LocksSaved> => {
  const put = () => (before === null ? db.run(FIRST, [key, locks]) : db.run(NEXT, [key, locks, before]));
  const found = { isOurs: false };
  const look = async (): Promise<boolean> => {
    found.isOurs = (await readLocks(db, key)) === locks;
    return found.isOurs;
  };
  const written = await write({ run: () => wiped(db, () => put().then(look)), stands: look });
  if (written.kind !== 'stands') return { kind: 'failed', reason: faultIn(written) };
  return { kind: found.isOurs ? 'saved' : 'conflict' };
};
