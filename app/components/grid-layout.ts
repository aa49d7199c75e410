import type { Table } from '../../src/engine/table';

/** Longer than this, and words are read in lines, not in cells. */
const WORDY = 30;

/** Whether a table is words under heads rather than figures in a grid. */
export const isWordy = ({ columns, rows }: Table): boolean =>
  rows.some(({ key, cells }) => key.length > 60 || cells.some((cell) => cell.length > WORDY)) ||
  columns.some((column) => column.length > WORDY);

export type GridLayout = Readonly<{
  /** Width of the first column. */
  head: number;
  /** Width of each other column. */
  cells: readonly number[];
  width: number;
}>;

/** How wide a letter is in the sans at 18 dp, on the safe side, and what stands beside the letters. */
type Face = Readonly<{ letter: number; margin: number }>;
/** So narrow that twelve columns of two figures still stand on a phone. */
const CELL: Face = { letter: 8.2, margin: 10 };
/** A lit line's name is in bold. */
const HEAD: Face = { letter: 9.2, margin: 14 };
const NARROWEST = 26;
const WIDEST_CELL = 128;
/** The widest word must fit; the rest of a long text goes below it. */
const longestWord = (text: string): number => Math.max(...text.split(/[ /-]/).map((word) => word.length));

const wanted = (texts: readonly string[], { letter, margin }: Face, scale: number, widest: number): number => {
  const whole = Math.max(...texts.map((text) => text.length)) * letter * scale + margin;
  const word = Math.max(...texts.map(longestWord)) * letter * scale + margin;
  return Math.round(Math.max(NARROWEST * scale, Math.min(whole, Math.max(word, widest * scale))));
};

/** How wide the columns are at a text size in so much room: spread out where there is more than they need. */
export const layOutGrid = (table: Table, scale: number, room: number): GridLayout => {
  const { columns, rows } = table;
  const needed = columns.map((column, i) =>
    wanted([column, ...rows.map(({ cells }) => cells[i] ?? '')], CELL, scale, WIDEST_CELL),
  );
  const sum = needed.reduce((total, one) => total + one, 0);
  // What is left goes to the names first; in a wide grid they take a third of the room at most.
  const names = rows.map(({ key }) => key);
  const short = wanted(names, HEAD, scale, Math.max(72, room / scale / 3.4));
  const long = wanted(names, HEAD, scale, 1000);
  const head = Math.max(short, Math.min(long, room - sum));
  const spare = Math.max(0, room - head - sum);
  const each = Math.floor(spare / needed.length);
  const cells = needed.map((one) => one + each);
  // What does not divide goes to the names, so that a lit line reaches the edge.
  const first = head + spare - each * needed.length;
  return { head: first, cells, width: first + cells.reduce((total, one) => total + one, 0) };
};
