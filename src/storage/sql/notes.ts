import type { NoteName, SaveResult } from '../../journal/store';
import { faultIn } from './connection';
import type { Connection } from './connection';
import type { SqlDatabase } from './database';

const READ = 'SELECT body FROM note WHERE game = ? AND name = ?';
const WRITE =
  'INSERT INTO note (game, name, body) VALUES (?1, ?2, ?3) ON CONFLICT (game, name) DO UPDATE SET body = ?3';
const REMOVE = 'DELETE FROM note WHERE game = ? AND name = ?';

/** A key is never empty, so that no game is an empty one: NULL would not be equal to itself. */
const OF_NONE = '';

const keyOf = ({ game, name }: NoteName): readonly [string, string] => [game ?? OF_NONE, name];

export const readNote = async (db: SqlDatabase, name: NoteName): Promise<string | null> => {
  const found = await db.first(READ, keyOf(name));
  return found === null ? null : String(found['body']);
};

/** Durable when it resolves with `saved`. */
export const writeNote = async (
  db: SqlDatabase,
  { write }: Connection,
  name: NoteName,
  text: string | null,
): Promise<SaveResult> => {
  const written = await write({
    run: () => (text === null ? db.run(REMOVE, keyOf(name)) : db.run(WRITE, [...keyOf(name), text])),
    stands: async () => (await readNote(db, name)) === text,
  });
  return written.kind === 'stands' ? { kind: 'saved' } : { kind: 'failed', reason: faultIn(written) };
};
