import type { Setup } from '../../common/setup/setup';
import { WEATHERS } from '../../nlc/index';
import type { Weather } from '../../nlc/index';

/** A title's weather table as its players copied it, read as far as it can be rolled on (Ruling 42). */

type Grid = NonNullable<Setup['title']['weather']>;
/** A cell: one of the eight states, or no change. */
type Cell = Weather | 'stays';

export type TitleWeather = Readonly<{
  dice: 1 | 2;
  /** What is chosen before the throw; a single one needs no choosing. */
  lines: readonly string[];
  at: (line: number, total: number) => Cell | undefined;
}>;

const STAYS = /^(no change|unchanged|as before|the same|same|[-–—])$/;

const cellOf = (text: string): Cell | null => {
  const word = text.trim().toLowerCase();
  if (STAYS.test(word)) return 'stays';
  return WEATHERS.find((one) => word.replace(/[^a-z]/g, '') === one) ?? null;
};

/** `4`, `4-6`, `4–6`, `6+`: the totals a heading speaks of. */
const totalsOf = (label: string): readonly number[] | null => {
  const found = /^(\d{1,2})(?:\s*[-–—]\s*(\d{1,2})|(\+))?$/.exec(label.trim());
  if (found === null) return null;
  const [, from = '', to, more] = found;
  const [low, high] = [Number(from), more === undefined ? Number(to ?? from) : -1];
  return high === -1 ? [low, -1] : Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
};

const DICE = [
  [1, 1, 6],
  [2, 2, 12],
] as const;

/** Which of the headings each total stands under, if they are a die's or two dice's and none is there twice or missing. */
const diceOf = (
  labels: readonly string[],
): Readonly<{ dice: 1 | 2; indexOf: (total: number) => number }> | undefined => {
  const spans = labels.map(totalsOf);
  for (const [dice, low, high] of DICE) {
    // What cannot be read stands under no total, so that one of them is missing.
    const all = spans.map((span) => (span?.[1] === -1 ? upwards(span[0] ?? 0, high) : (span ?? [])));
    const totals = all.flat();
    const isHis = totals.every((total) => total >= low && total <= high) && all.every(({ length }) => length > 0);
    const isWhole = totals.length === high - low + 1 && new Set(totals).size === totals.length;
    if (isHis && isWhole) return { dice, indexOf: (total) => all.findIndex((span) => span.includes(total)) };
  }
  return undefined;
};

const upwards = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** The totals may stand beside the rows or above the columns; every cell must be one that is understood. */
export const titleWeather = (grid: Grid | null): TitleWeather | null => {
  if (grid === null || grid.rows.length === 0) return null;
  const cells = grid.rows.map((row) => grid.columns.map((_, i) => cellOf(row.cells[i] ?? '')));
  if (cells.some((row) => row.length === 0 || row.includes(null))) return null;
  const cell = (row: number, column: number): Cell | undefined => cells[row]?.[column] ?? undefined;
  const keys = grid.rows.map(({ key }) => key);
  const beside = diceOf(keys);
  if (beside !== undefined)
    return { dice: beside.dice, lines: grid.columns, at: (line, total) => cell(beside.indexOf(total), line) };
  const above = diceOf(grid.columns);
  if (above === undefined) return null;
  return { dice: above.dice, lines: keys, at: (line, total) => cell(line, above.indexOf(total)) };
};
