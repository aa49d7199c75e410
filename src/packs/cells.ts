import { plainText } from '../engine/plain-text';

/** One line of a pasted table: where it began, counted from 1 as an editor does, and its cells without their quotes. */
export type CellRow = Readonly<{ line: number; cells: readonly string[]; text: string }>;

/** `openQuote`: the lines at which a quotation began that never ends. */
export type Cells = Readonly<{ rows: readonly CellRow[]; openQuote: readonly CellRow[] }>;

/** A row while it is read, and where the next one begins. */
type Reading = Readonly<{ cells: readonly string[]; end: number; closed: boolean }>;

const SEPARATORS = ['\t', ';', ','] as const;

/**
 * Text as a spreadsheet copies it (tabs) or writes it (commas, or semicolons where the comma is in the numbers). A quoted
 * cell may hold the separator, a line break, and a quotation mark written twice; a mark inside a word is a letter.
 */
export const readCells = (text: string): Cells => {
  const plain = plainText(text).replace(/\r\n?/g, '\n');
  const separator = separatorOf(plain);
  const rows: CellRow[] = [];
  const openQuote: CellRow[] = [];
  for (let at = 0, line = 1; at < plain.length;) {
    const read = readRow(plain, at, separator);
    // A quotation that never ends would swallow all that follows: its line is named, and reading goes on after it.
    const end = read.closed ? read.end : lineEnd(plain, at);
    const row = { line, cells: read.cells, text: plain.slice(at, end).trim() };
    if (!read.closed) openQuote.push(row);
    else if (read.cells.some((cell) => cell !== '')) rows.push(row);
    line += plain.slice(at, end).split('\n').length;
    at = end + 1;
  }
  return { rows, openQuote };
};

/** By the first line that has anything in it: a spreadsheet uses one separator throughout. */
const separatorOf = (text: string): string => {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const bare = first.replace(/"(?:[^"]|"")*"/g, '');
  return SEPARATORS.find((separator) => bare.includes(separator)) ?? ',';
};

const readRow = (text: string, from: number, separator: string): Reading => {
  const cells: string[] = [];
  for (let at = from; ;) {
    const cell = readCell(text, at, separator);
    if (cell === null) return { cells, end: text.length, closed: false };
    cells.push(cell.value);
    if (text[cell.end] !== separator) return { cells, end: cell.end, closed: true };
    at = cell.end + 1;
  }
};

type Cell = Readonly<{ value: string; end: number }>;

/** A cell ends before a separator, a line break or the end of the text. Null when its quotation never ends. */
const readCell = (text: string, from: number, separator: string): Cell | null => {
  const start = afterBlanks(text, from);
  if (text[start] !== '"') {
    const end = cellEnd(text, from, separator);
    return { value: text.slice(from, end).trim(), end };
  }
  const close = closingQuote(text, start + 1);
  if (close === -1) return null;
  const end = cellEnd(text, close + 1, separator);
  const quoted = text.slice(start + 1, close).replaceAll('""', '"');
  return { value: (quoted + text.slice(close + 1, end)).replace(/\s+/g, ' ').trim(), end };
};

const afterBlanks = (text: string, from: number): number => {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
};

/** Where the quotation ends, or -1. A mark written twice stands for itself. */
const closingQuote = (text: string, from: number): number => {
  for (let at = from; ;) {
    const close = text.indexOf('"', at);
    if (close === -1 || text[close + 1] !== '"') return close;
    at = close + 2;
  }
};

const cellEnd = (text: string, from: number, separator: string): number => {
  const stop = lineEnd(text, from);
  const length = text.slice(from, stop).indexOf(separator);
  return length === -1 ? stop : from + length;
};

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};
