import type { Side } from '../engine/sides';
import { formationNamed, unitsOf } from '../rules/common/setup/edit-units';
import type { RosterUnit } from '../rules/common/setup/edit-units';
import type { Setup, SetupRules } from '../rules/common/index';
import { readCells } from './cells';
import type { CellRow } from './cells';
import { isPair, readUnit } from './read-unit';
import type { LineFault } from './read-unit';
import { COLUMNS, armOf, columnOf } from './unit-words';
import type { Column } from './unit-words';

/** Where a roster goes. `into` is the formation of lines that name none; null when each line must name its own. */
export type PasteInto = Readonly<{
  besideStrength: SetupRules['besideStrength'];
  setup: Setup;
  side: Side;
  into: string | null;
}>;

/** What keeps a line from being a unit; `line` counts from 1, as an editor does. */
export type PasteFault = LineFault & Readonly<{ line: number; text: string }>;

export type PastedUnits = Readonly<{
  units: readonly RosterUnit[];
  /** Names of formations that the side does not have yet; `addRoster` makes them. */
  formations: readonly string[];
  faults: readonly PasteFault[];
  /** Headings that mean nothing to us: their columns are left out, and the players should know. */
  ignored: readonly string[];
}>;

const LONGEST_TEXT = 200_000;
const LONGEST_SHOWN = 60;
/** As many as a set-up holds. */
const MOST_UNITS = 600;

const NOTHING: PastedUnits = { units: [], formations: [], faults: [], ignored: [] };

/** Units out of a spreadsheet. A line that does not say what it means is named, never guessed at; nothing is changed here. */
export const pasteUnits = (text: string, into: PasteInto): PastedUnits => {
  if (text.length > LONGEST_TEXT) return { ...NOTHING, faults: [{ line: 1, text: '', why: 'tooLarge' }] };
  const { rows, openQuote } = readCells(text);
  const [first, ...rest] = rows;
  const open = openQuote.map((row) => faultAt(row, { why: 'openQuote' }));
  if (first === undefined || !isHeading(first)) return collect(rows, into, open, null);
  const columns = first.cells.map(columnOf);
  const fault = faultInHeading(columns, into);
  const ignored = first.cells.filter((cell, i) => cell !== '' && columns[i] === undefined);
  if (fault !== null) return { ...NOTHING, faults: [...open, faultAt(first, fault)], ignored };
  return { ...collect(rest, into, open, columns), ignored };
};

/** A line of headings names at least two columns and holds no number, which every unit does. */
const isHeading = ({ cells }: CellRow): boolean =>
  cells.filter((cell) => columnOf(cell) !== undefined).length >= 2 && !cells.some((cell) => /^\W*\d/.test(cell));

const faultInHeading = (columns: readonly (Column | undefined)[], { into }: PasteInto): LineFault | null => {
  const twice = columns.find((column, i) => column !== undefined && columns.indexOf(column) !== i);
  if (twice !== undefined) return { why: 'columnTwice', column: twice };
  const needed: readonly Column[] = ['name', ...(into === null ? (['formation'] as const) : []), 'arm', 'front'];
  const missing = needed.find((column) => !columns.includes(column));
  return missing === undefined ? null : { why: 'noColumn', column: missing };
};

/** Which column each cell belongs to; null where there are no headings, and each line is taken by its own shape. */
type Columns = readonly (Column | undefined)[] | null;

const collect = (
  rows: readonly CellRow[],
  into: PasteInto,
  open: readonly PasteFault[],
  columns: Columns,
): PastedUnits => {
  const units: RosterUnit[] = [];
  const faults = [...open];
  for (const row of rows) {
    const read = readUnit(row.cells, columns ?? columnsByShape(row.cells, into), into);
    const fault = read.kind === 'fault' ? read.fault : faultAmong(read.unit, units, into);
    if (fault !== null) faults.push(faultAt(row, fault));
    else if (read.kind === 'unit') units.push(read.unit);
  }
  return { units, formations: newFormations(units, into), faults: faults.sort((a, b) => a.line - b.line), ignored: [] };
};

/**
 * Without headings the columns stand in a fixed order. Two things are plain to see: an arm in the second place means that
 * the formation was left out, and a strength of two numbers that the column of the second one was.
 */
const columnsByShape = (cells: readonly string[], { besideStrength }: PasteInto): readonly Column[] => {
  const order = COLUMNS[besideStrength];
  const isArm = (cell: string | undefined): boolean => cell !== undefined && armOf(cell) !== undefined;
  const named = isArm(cells[1]) && !isArm(cells[2]) ? order.filter((column) => column !== 'formation') : order;
  const strength = cells[named.indexOf('front')] ?? '';
  return isPair(strength) ? named.filter((column) => column !== besideStrength) : named;
};

/** What is wrong with a unit only because of the others. */
const faultAmong = (unit: RosterUnit, before: readonly RosterUnit[], { setup, side }: PasteInto): LineFault | null => {
  if (setup.units.length + before.length >= MOST_UNITS) return { why: 'tooMany' };
  const home = formationNamed(setup, side, unit.formation);
  const there = home === undefined ? [] : unitsOf(setup, home.id).map(({ name }) => name);
  const pasted = before.filter(({ formation }) => same(formation, unit.formation)).map(({ name }) => name);
  const isTaken = [...there, ...pasted].some((name) => same(name, unit.name));
  return isTaken ? { why: 'nameTwice', found: unit.name } : null;
};

const newFormations = (units: readonly RosterUnit[], { setup, side }: PasteInto): readonly string[] =>
  units
    .map(({ formation }) => formation)
    .filter((name, i, names) => names.findIndex((other) => same(other, name)) === i)
    .filter((name) => formationNamed(setup, side, name) === undefined);

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const faultAt = ({ line, text }: CellRow, fault: LineFault): PasteFault => ({
  ...fault,
  line,
  text: text.replace(/\s+/g, ' ').slice(0, LONGEST_SHOWN),
});
