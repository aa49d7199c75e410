import type { ListedSheet, SaveResult, SheetRow } from '../../journal/store';
import { faultIn, mustStand } from './connection';
import type { Connection } from './connection';
import type { SqlDatabase, SqlRecord, SqlValue } from './database';
import { isAsWritten, markOf } from './row-mark';

const LIST_SHEETS = 'SELECT key, rules, name, saved_at, mark FROM sheet ORDER BY saved_at DESC, key';
const READ_SHEET = 'SELECT key, rules, name, saved_at, body, mark FROM sheet WHERE key = ?';

/** One statement, so that the old sheet is there until the new one is. */
const SAVE_SHEET = `INSERT INTO sheet (key, rules, name, saved_at, body, mark) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (key) DO UPDATE SET rules = ?2, name = ?3, saved_at = ?4, body = ?5, mark = ?6`;

/** What the list says of a sheet; its body has a checksum of its own. */
const cardOf = ({ key, rules, name, savedAt }: ListedSheet): readonly SqlValue[] => [key, rules, name, savedAt];

const decodeListed = (row: SqlRecord): ListedSheet => {
  const card: ListedSheet = {
    key: String(row['key']),
    rules: String(row['rules']),
    name: String(row['name']),
    savedAt: Number(row['saved_at']),
  };
  return isAsWritten(row['mark'], cardOf(card)) ? card : { ...card, isAltered: true };
};

export const listSheets = async (db: SqlDatabase): Promise<readonly ListedSheet[]> =>
  (await db.all(LIST_SHEETS, [])).map(decodeListed);

export const readSheet = async (db: SqlDatabase, key: string): Promise<SheetRow | null> => {
  const found = await db.first(READ_SHEET, [key]);
  return found === null ? null : { ...decodeListed(found), body: String(found['body']) };
};

/** Durable when it resolves with `saved`. */
export const saveSheet = async (db: SqlDatabase, { write }: Connection, sheet: SheetRow): Promise<SaveResult> => {
  const { key, rules, name, savedAt, body } = sheet;
  const written = await write({
    run: () => db.run(SAVE_SHEET, [key, rules, name, savedAt, body, markOf(cardOf(sheet))]),
    stands: async () => {
      const found = await readSheet(db, key);
      return found?.body === body && found.name === name && found.savedAt === savedAt;
    },
  });
  return written.kind === 'stands' ? { kind: 'saved' } : { kind: 'failed', reason: faultIn(written) };
};

export const removeSheet = async (db: SqlDatabase, { write }: Connection, key: string): Promise<void> => {
  mustStand(
    await write({
      run: () => db.run('DELETE FROM sheet WHERE key = ?', [key]),
      stands: async () => (await readSheet(db, key)) === null,
    }),
  );
};
