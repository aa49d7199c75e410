import type { AppendResult, Row } from '../journal/store';

/** The one good answer, shared so that nobody allocates or compares it. */
export const APPENDED: AppendResult = { kind: 'appended' };

/** What a row must follow: how many rows stand before it and the hash of the last of them (null before the first). */
export type Tail = Readonly<{ count: number; hash: string | null }>;

export const NOTHING_YET: Tail = { count: 0, hash: null };

/**
 * The only two things a store demands of a row: it is the very next one, and it names the row before by its hash. What
 * the first row names (the chain's genesis) is the journal's to check: a store knows no hash function.
 */
export const follows = (tail: Tail, row: Row): boolean =>
  row.seq === tail.count + 1 && (tail.hash === null || row.prev === tail.hash);

/** Whether these rows are a whole journal from its first row on: asked before a game is stored in one go. */
export const isWholeChain = (rows: readonly Row[]): boolean =>
  rows.every((row, index) => follows(index === 0 ? NOTHING_YET : tailAt(rows, index), row));

const tailAt = (rows: readonly Row[], count: number): Tail => ({ count, hash: rows[count - 1]?.hash ?? null });
