import type { Row } from '../../journal/store';
import type { SqlDatabase } from './database';

/**
 * One text for all rows: measured under Node and in Chromium, one long value and one JSON.parse cost less than
 * thousands of columns that are fetched, cloned and named one by one.
 */
const ROWS_AS_JSON = `SELECT json_group_array(json_array(seq, body, prev, hash)) AS rows
FROM (SELECT seq, body, prev, hash FROM entry WHERE game = ? AND seq >= ? ORDER BY seq LIMIT ?)`;

/** "All of them" may be asked for as Infinity, which SQLite does not know. */
const MOST_ROWS = 2 ** 31 - 1;

/** A damaged page may give any type back. It becomes text all the same: its hash then tells the journal. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const decodeRow = (value: unknown): Row => {
  const fields: readonly unknown[] = Array.isArray(value) ? value : [];
  const [seq, body, prev, hash] = fields;
  return { seq: Number(seq), body: asText(body), prev: asText(prev), hash: asText(hash) };
};

const readBatch = async (db: SqlDatabase, key: string, from: number, limit: number): Promise<readonly Row[]> => {
  const text = (await db.first(ROWS_AS_JSON, [key, from, limit]))?.['rows'];
  const rows: unknown = typeof text === 'string' ? JSON.parse(text) : [];
  return Array.isArray(rows) ? rows.map(decodeRow) : [];
};

/**
 * Rows in order. Where the file is damaged SQLite refuses the whole query, so the readable part before the damage is
 * found by halving; a caller who gets fewer rows than `countRows` promised knows that something is wrong.
 */
export const readRows = async (db: SqlDatabase, key: string, from: number, limit: number): Promise<readonly Row[]> => {
  const atMost = Math.min(limit, MOST_ROWS);
  try {
    return await readBatch(db, key, from, atMost);
  } catch (error) {
    if (atMost <= 1) throw error;
    return readBeforeDamage(db, key, from, atMost);
  }
};

const readBeforeDamage = async (db: SqlDatabase, key: string, from: number, limit: number): Promise<readonly Row[]> => {
  const half = Math.floor(limit / 2);
  const firstHalf = await readRows(db, key, from, half);
  if (firstHalf.length < half) return firstHalf;
  const rest = await readRows(db, key, from + half, limit - half).catch(() => []);
  return [...firstHalf, ...rest];
};
