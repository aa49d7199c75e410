import * as v from 'valibot';
import { unitSchema } from '../rules/common/setup/unit';
import type { SetupRules } from '../rules/common/index';
import type { RosterUnit } from '../rules/common/setup/edit-units';
import { armOf, guardOf, nationOf } from './unit-words';
import type { Column } from './unit-words';

/** Why a line is no unit. */
export type LineFault = Readonly<{
  why:
    | 'tooLarge'
    | 'tooMany'
    | 'openQuote'
    | 'columnTwice'
    | 'noColumn'
    | 'tooManyCells'
    | 'missing'
    | 'unknownWord'
    | 'notANumber'
    | 'notWhole'
    | 'aDate'
    | 'outOfRange'
    | 'tooLong'
    | 'saidTwice'
    | 'reverseStronger'
    | 'nameTwice';
  column?: Column;
  found?: string;
}>;

export type UnitReading = Readonly<{ kind: 'unit'; unit: RosterUnit }> | Readonly<{ kind: 'fault'; fault: LineFault }>;

type BesideStrength = SetupRules['besideStrength'];
type Said = Readonly<Partial<Record<Column, string>>>;
/** A value, or why there is none. */
type Read<T> = Readonly<{ value: T; fault?: never }> | Readonly<{ fault: LineFault; value?: never }>;

const WORDS = ['name', 'formation', 'division'] as const;
const NUMBERS = ['front', 'reverse', 'initiative', 'morale', 'pursuit', 'movement'] as const;
const LONGEST = 60;

/** What spreadsheets write where there is nothing. */
const BLANK = /^(?:|[-–—]+|n\/?a)$/i;
const WHOLE = /^[[(]?(\d{1,6})(?:[.,]0+)?[\])]?$/;
const DECIMAL = /^\d+[.,]\d+$/;
const PAIR = /^'?[[(]?(\d{1,3})\s*[-–−/]\s*(\d{1,3})[\])]?$/;
/** What a spreadsheet makes of 5-3 when nobody watches: 5-Mar, 03/05/2026, 05. Mrz. */
const DATE = /^\d{1,2}[-. /]{1,2}\p{L}{3,}|^\p{L}{3,}[-. ]+\d{1,2}$|^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/u;

/** Whether a strength says what stands beside it too. */
export const isPair = (strength: string): boolean => PAIR.test(strength);

/** One line, cell by cell. The first thing that cannot be read is what is wrong with it. */
export const readUnit = (
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  { besideStrength, into }: Readonly<{ besideStrength: BesideStrength; into: string | null }>,
): UnitReading => {
  if (cells.slice(columns.length).some((cell) => cell !== '')) return faulty({ why: 'tooManyCells' });
  const split = splitPair(saidIn(cells, columns), besideStrength);
  if (split.fault !== undefined) return faulty(split.fault);
  const said: Said = into === null ? split.value : { formation: into, ...split.value };
  const missing = (['name', 'formation', 'arm', 'front'] as const).find((column) => said[column] === undefined);
  if (missing !== undefined) return faulty({ why: 'missing', column: missing });
  const words = readWords(said);
  if (words.fault !== undefined) return faulty(words.fault);
  const numbers = readNumbers(said);
  if (numbers.fault !== undefined) return faulty(numbers.fault);
  return asUnit(said.formation ?? '', { ...words.value, ...numbers.value });
};

const saidIn = (cells: readonly string[], columns: readonly (Column | undefined)[]): Said => {
  const said: Partial<Record<Column, string>> = {};
  for (const [i, column] of columns.entries()) {
    // A mark of apostrophe keeps a spreadsheet from calculating; it is not part of the cell.
    const cell = (cells[i] ?? '').replace(/^'/, '');
    if (column !== undefined && !BLANK.test(cell)) said[column] = cell;
  }
  return said;
};

/** NLC prints front and reverse as 5-3; N20 prints strength and movement as 3-2. */
const splitPair = (said: Said, second: BesideStrength): Read<Said> => {
  const pair = PAIR.exec(said.front ?? '');
  const [, front, other] = pair ?? [];
  if (front === undefined || other === undefined) return { value: said };
  if (said[second] !== undefined) return { fault: { why: 'saidTwice', column: second } };
  return { value: { ...said, front, [second]: other } };
};

/** Names as they stand, and the words that mean one of ours. */
const readWords = (said: Said): Read<Readonly<Record<string, string | undefined>>> => {
  const long = WORDS.find((column) => (said[column] ?? '').length > LONGEST);
  if (long !== undefined) return { fault: { why: 'tooLong', column: long } };
  const found = {
    arm: armOf(said.arm ?? ''),
    nation: nationOf(said.nation ?? 'other'),
    guard: guardOf(said.guard ?? 'none'),
  };
  const unknown = (['arm', 'nation', 'guard'] as const).find((column) => found[column] === undefined);
  if (unknown !== undefined) return { fault: { why: 'unknownWord', column: unknown, found: said[unknown] ?? '' } };
  const names = Object.fromEntries(
    WORDS.flatMap((column) => (said[column] === undefined ? [] : [[column, said[column]]])),
  );
  return { value: { ...names, ...found } };
};

const readNumbers = (said: Said): Read<Readonly<Record<string, number>>> => {
  const numbers: Partial<Record<Column, number>> = {};
  for (const column of NUMBERS) {
    const found = said[column];
    if (found === undefined) continue;
    const whole = WHOLE.exec(found)?.[1];
    if (whole === undefined) return { fault: { why: whyNoNumber(found), column, found } };
    numbers[column] = Number(whole);
  }
  const { front = 0, reverse = 0 } = numbers;
  return reverse > front ? { fault: { why: 'reverseStronger' } } : { value: numbers };
};

const whyNoNumber = (found: string): LineFault['why'] => {
  if (DECIMAL.test(found)) return 'notWhole';
  return DATE.test(found) ? 'aDate' : 'notANumber';
};

/** The schema has the last word on what a unit may be. Its ids are given when it joins its formation. */
const asUnit = (formation: string, facts: Readonly<Record<string, string | number | undefined>>): UnitReading => {
  const read = v.safeParse(unitSchema, { ...facts, id: 'new', formation: 'new' });
  if (read.success) {
    const { id: _id, ...unit } = read.output;
    return { kind: 'unit', unit: { ...unit, formation } };
  }
  const column = NUMBERS.find((number) => number === read.issues[0].path?.[0]?.key) ?? 'front';
  return faulty({ why: 'outOfRange', column, found: String(facts[column]) });
};

const faulty = (fault: LineFault): UnitReading => ({ kind: 'fault', fault });
