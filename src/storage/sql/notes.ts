import type { NoteName, SaveResult } from '../../journal/store';
import { faultIn } from './connection';
import type { Connection } from './connection';
import type { SqlDatabase, SqlRecord } from './database';
import { isAsWritten, markOf } from './row-mark';

const READ = 'SELECT body, mark FROM note WHERE game = ? AND name = ?';
const WRITE =
  'INSERT INTO note (game, name, body, mark) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (game, name) DO UPDATE SET body = ?3, mark = ?4';
const REMOVE = 'DELETE FROM note WHERE game = ? AND name = ?';

/** A key is never empty, so that no game is an empty one: NULL would not be equal to itself. */
export const OF_NONE = '';

const keyOf = ({ game, name }: NoteName): readonly [string, string] => [game ?? OF_NONE, name];

/** Null where the note is not what was written. */
export const intactBody = (key: readonly [string, string], row: SqlRecord): string | null => {
  const body = String(row['body']);
  return isAsWritten(row['mark'], [...key, body]) ? body : null;
};

/** Rejects where the note is not what was written: dice that nobody threw are worse than none. */
export const readNote = async (db: SqlDatabase, name: NoteName): Promise<string | null> => {
  const found = await db.first(READ, keyOf(name));
  if (found === null) return null;
  const body = intactBody(keyOf(name), found);
  if (body === null) throw new Error(`the note ${name.name} is damaged`);
  return body;
};

/** Durable when it resolves with `saved`. */
export const writeNote = async (
  db: SqlDatabase,
  { write }: Connection,
  name: NoteName,
  text: string | null,
): Promise<SaveResult> => {
  const put = (note: string) => db.run(WRITE, [...keyOf(name), note, markOf([...keyOf(name), note])]);
  const written = await write({
    run: () => (text === null ? db.run(REMOVE, keyOf(name)) : put(text)),
    stands: async () => (await readNote(db, name)) === text,
  });
  return written.kind === 'stands' ? { kind: 'saved' } : { kind: 'failed', reason: faultIn(written) };
};
