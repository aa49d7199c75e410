import type { RuleId } from './step';

/** A printed table, exactly as printed: a dash is "-", a blank is "". */
export type Table<Column extends string = string, Row extends string = string> = Readonly<{
  id: string;
  title: string;
  rule: RuleId;
  columns: readonly Column[];
  rows: readonly Readonly<{ key: Row; cells: readonly string[] }>[];
  notes?: readonly string[];
}>;

/** Type-checks a table where it is written, so that a row of the wrong length does not compile. */
export const table = <const Columns extends readonly string[], const Row extends string>(printed: {
  id: string;
  title: string;
  rule: RuleId;
  columns: Columns;
  rows: readonly { key: Row; cells: { readonly [K in keyof Columns]: string } }[];
  notes?: readonly string[];
}): Table<Columns[number], Row> => printed;

/** The printed cell. Row and column come from the table's own type, so a cell that is not there is a bug, not a refusal. */
export const cellOf = <C extends string, R extends string>(printed: Table<C, R>, row: R, column: C): string => {
  const cells = printed.rows.find((candidate) => candidate.key === row)?.cells;
  const cell = cells?.[printed.columns.indexOf(column)];
  if (cell === undefined) throw new Error(`table ${printed.id} has no cell ${row} × ${column}`);
  return cell;
};
