import type { NoteName } from '../../journal/store';
import type { SqlDatabase, SqlRecord } from './database';
import { intactBody, OF_NONE } from './notes';

const READ = 'SELECT name, body, mark FROM note WHERE game = ?';

/** `take` answers a text, or null where there is no such note, or undefined where the database must be asked. */
export type LooseNotes = Readonly<{ take: (name: NoteName) => string | null | undefined; drop: () => void }>;

/** A damaged note is asked for by itself, and rejects then. */
const textOf = (row: SqlRecord): readonly [string, string | undefined] => {
  const name = String(row['name']);
  return [name, intactBody([OF_NONE, name], row) ?? undefined];
};

/**
 * The notes of no game, read in one query when the database is opened: the first page asks for four of them, and each would
 * be five messages to the web worker. Each is answered once, and none after a note was written.
 */
export const readLooseNotes = async (db: SqlDatabase): Promise<LooseNotes> => {
  const rows = await db.all(READ, [OF_NONE]).catch(() => null);
  let known = rows === null ? null : new Map(rows.map(textOf));
  const taken = new Set<string>();
  return {
    take: ({ game, name }) => {
      if (known === null || game !== null || taken.has(name)) return undefined;
      taken.add(name);
      return known.has(name) ? known.get(name) : null;
    },
    drop: () => {
      known = null;
    },
  };
};
