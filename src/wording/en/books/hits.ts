import type { Working, WorkingLine } from '../../../engine/step';
import { keyOf } from '../../lines';
import { tableAt } from './tables';

/** The cell of a printed table that a line of a working rests on. Where the table has no such line, its column alone. */
export type Hit = Readonly<{ table: string; row: string | null; column: string | null }>;

type Facts = WorkingLine['facts'];

const STRONGEST = 24;

const textOf = (fact: string | number | undefined): string => String(fact ?? '');
const numberOf = (fact: string | number | undefined): number => Number(fact ?? 0);

/** `35-36` covers 36, `3+` covers 5, `-1` is only itself. */
const covers = (key: string, value: number): boolean => {
  const range = /^(\d+)-(\d+)$/.exec(key);
  if (range !== null) return value >= Number(range[1]) && value <= Number(range[2]);
  return key.endsWith('+') ? value >= Number(key.slice(0, -1)) : key === String(value);
};

/** The printed line or column that stands for a number. */
const printed = (keys: readonly string[], value: number): string | null =>
  keys.find((key) => covers(key, value)) ?? null;

const rowFor = (table: string, value: number): string | null =>
  printed(tableAt(table)?.rows.map(({ key }) => key) ?? [], value);

const eventTable = ({ table }: Facts): string => `mop/random-events-${textOf(table).toLowerCase()}`;

const eventHit = (facts: Facts): Hit => {
  const table = eventTable(facts);
  return { table, row: rowFor(table, numberOf(facts['number'])), column: 'Event' };
};

/** Ruling 18: above 24 the remainder's line is the one that differs from the last. */
const fireRow = (strength: number): number => (strength > STRONGEST ? strength % STRONGEST || STRONGEST : strength);

const SPAN_ROWS: Readonly<Record<string, string>> = {
  'mopSpanEnd-none': 'Repaired on',
  'mopSpanEnd-zone': 'Repaired on, an end in an enemy ZOC',
  'mopSpanEnd-occupied': 'Repaired on, an end held by the enemy',
};

const hiddenHit = ({ line, total }: Facts): Hit => ({
  table: 'nlc/hidden-movement',
  row: textOf(line),
  column: textOf(total),
});

/** What a line says by itself; `column` and `span` are what an earlier line of the same working said. */
type Said = Readonly<{ column: string; span: string }>;
type Reading = (facts: Facts, said: Said) => Hit;

const READINGS: Readonly<Record<string, Reading>> = {
  fire: ({ strength, sum, roll }) => ({
    table: 'nlc/fire',
    row: String(fireRow(numberOf(strength))),
    column: String(Math.min(Math.max(numberOf(sum) + numberOf(roll), 2), 12)),
  }),
  complianceRolled: ({ result }, { column }) => ({
    table: 'nlc/compliance',
    row: result === 'I' ? null : textOf(result),
    column,
  }),
  localRolled: ({ result }, { column }) => ({ table: 'nlc/local-decision', row: textOf(result), column }),
  hiddenStays: hiddenHit,
  hiddenRevealed: hiddenHit,
  n20Matrix: ({ attack, defense }) => ({
    table: 'n20/maneuver-matrix',
    row: textOf(defense),
    column: textOf(attack),
  }),
  mopArrivalDie: ({ total }) => ({
    table: 'mop/arrival',
    row: rowFor('mop/arrival', numberOf(total)),
    column: 'Arrival',
  }),
  mopPontoonTrain: ({ fate }) => ({
    table: 'mop/trains',
    row: 'Pontoon train',
    column: fate === 'captured' ? '1-3' : '4-6',
  }),
  mopEvent: eventHit,
  mopNoEvent: eventHit,
};

const hitOf = (line: WorkingLine, said: Said): Hit | null => {
  const key = keyOf(line);
  const row = SPAN_ROWS[key];
  if (row !== undefined) return { table: 'mop/spans', row, column: said.span };
  return READINGS[key]?.(line.facts, said) ?? null;
};

const COLUMN_LINES: readonly string[] = ['complianceColumn', 'localColumn'];

const SPANS: Readonly<Record<string, string>> = { bridge: 'Bridge', trestle: 'Trestle' };

const saidBy = (line: WorkingLine, before: Said): Said => {
  const { facts } = line;
  const key = keyOf(line);
  if (COLUMN_LINES.includes(key)) return { ...before, column: textOf(facts['column']) };
  return key === 'mopSpanCost' ? { ...before, span: SPANS[textOf(facts['span'])] ?? '' } : before;
};

/** For each line of a working the cell it rests on, or null. */
export const hitsAlong = (working: Working): readonly (Hit | null)[] => {
  const found: (Hit | null)[] = [];
  let said: Said = { column: '', span: '' };
  for (const line of working) {
    said = saidBy(line, said);
    found.push(hitOf(line, said));
  }
  return found;
};

/** The last cell of this table that a working hit. */
export const lastHitOn = (table: string, working: Working): Hit | null =>
  hitsAlong(working).findLast((hit) => hit?.table === table) ?? null;
