import type { JournalStore, Row } from '../journal/store';

/** So many of the newest rows are remembered: what is told of a play, and what can be taken back, seldom lies further. */
const MOST = 256;

/** The rows of one open game. `wrote`: one that has just reached the disk. */
export type RowMemory = Readonly<{
  readRows: (from: number, limit: number) => Promise<readonly Row[]>;
  wrote: (row: Row) => void;
}>;

/**
 * Rows never change: what was written or read once is not asked of the disk again. After each play several ask for its row, to
 * tell it, to offer it for taking back, to show what weighs most.
 */
export const rememberRows = (store: Pick<JournalStore, 'readRows'>, key: string): RowMemory => {
  const known = new Map<number, Row>();
  const remember = (row: Row): void => {
    known.set(row.seq, row);
    if (known.size > MOST) known.delete(Math.min(...known.keys()));
  };
  const fromMemory = (from: number, limit: number): readonly Row[] | null => {
    const rows: Row[] = [];
    for (let seq = from; seq < from + limit; seq += 1) {
      const row = known.get(seq);
      if (row === undefined) return null;
      rows.push(row);
    }
    return rows;
  };
  return {
    wrote: remember,
    readRows: async (from, limit) => {
      const remembered = fromMemory(from, limit);
      if (remembered !== null) return remembered;
      const rows = await store.readRows(key, from, limit);
      rows.forEach(remember);
      return rows;
    },
  };
};
