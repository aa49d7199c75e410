import { readCells } from '../../../../src/packs/cells';
import type { CellRow } from '../../../../src/packs/cells';
import { counted } from '../units/unit-line';
import type { TitleGrid } from './title-types';

/** Why a line of a pasted table cannot be taken; `line` counts from 1. */
export type GridFault = Readonly<{ line: number; text: string }>;
export type GridReading = Readonly<{ grid: TitleGrid | null; faults: readonly GridFault[] }>;

const MOST_COLUMNS = 24;
const MOST_ROWS = 40;
const LONGEST_KEY = 40;
const LONGEST_CELL = 60;

/**
 * A printed table as a spreadsheet copies it: headings in the first line, what the row is for in the first column. Cells
 * stand as they are; only the number of them must agree.
 */
export const readGrid = (text: string): GridReading => {
  const { rows, openQuote } = readCells(text);
  const [first, ...rest] = rows;
  if (first === undefined) return { grid: null, faults: openQuote.map(quoteFault) };
  const columns = withoutTail(first.cells).slice(1);
  const faults = [
    ...openQuote.map(quoteFault),
    ...faultsInHeading(first, columns, rest.length + openQuote.length),
    ...rest.flatMap((row) => faultInRow(row, columns.length)),
  ].sort((a, b) => a.line - b.line);
  if (faults.length > 0) return { grid: null, faults };
  return { grid: { columns, rows: rest.map(({ cells }) => rowOf(cells, columns.length)) }, faults };
};

const rowOf = ([key = '', ...cells]: readonly string[], width: number): TitleGrid['rows'][number] => ({
  key,
  cells: Array.from({ length: width }, (_, i) => cells[i] ?? ''),
});

/** A spreadsheet may send empty cells to the right of the table along. */
const withoutTail = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

const quoteFault = ({ line }: CellRow): GridFault => ({ line, text: `Line ${String(line)}: a quotation never ends.` });

const faultsInHeading = ({ line }: CellRow, columns: readonly string[], rows: number): readonly GridFault[] => {
  const at = (why: string): readonly GridFault[] => [{ line, text: `Line ${String(line)}: ${why}` }];
  if (columns.length === 0) return at('the headings need a first cell for the rows and one for each column.');
  if (columns.length > MOST_COLUMNS) return at(`a table has at most ${String(MOST_COLUMNS)} columns.`);
  if (columns.some((cell) => cell.length > LONGEST_KEY))
    return at(`a heading is longer than ${String(LONGEST_KEY)} letters.`);
  if (rows === 0) return at('these are headings; the rows of the table are missing.');
  return rows > MOST_ROWS ? at(`a table has at most ${String(MOST_ROWS)} rows below its headings.`) : [];
};

const faultInRow = ({ line, cells }: CellRow, width: number): readonly GridFault[] => {
  const said = withoutTail(cells);
  const [key = '', ...rest] = said;
  const at = (why: string): readonly GridFault[] => [{ line, text: `Line ${String(line)}: ${why}` }];
  if (width > 0 && (rest.length > width || cells.length - 1 < width))
    return at(`${counted(Math.max(rest.length, cells.length - 1), 'cell')}, but ${counted(width, 'column')}.`);
  if (key.length > LONGEST_KEY) return at(`its first cell is longer than ${String(LONGEST_KEY)} letters.`);
  return rest.some((cell) => cell.length > LONGEST_CELL)
    ? at(`a cell is longer than ${String(LONGEST_CELL)} letters.`)
    : [];
};

/** The table as lines again, for mending it. */
export const gridText = ({ columns, rows }: TitleGrid): string =>
  [['', ...columns], ...rows.map(({ key, cells }) => [key, ...cells])]
    .map((line) => line.map(quoted).join('\t'))
    .join('\n');

const quoted = (cell: string): string => (/["\t\n]|^ /.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
