import type { RuleId } from './step';

/** A printed table, exactly as printed: a dash is "-", a blank is "". */
export type Table<
  Column extends string = string,
  Row extends string = string,
  Cell extends string = string,
> = Readonly<{
  id: string;
  title: string;
  rule: RuleId;
  columns: readonly Column[];
  rows: readonly Readonly<{ key: Row; cells: readonly Cell[] }>[];
  notes?: readonly string[];
}>;

type Printed<Columns extends readonly string[], Row extends string, Cell extends string> = Readonly<{
  id: string;
  title: string;
  rule: RuleId;
  columns: Columns;
  rows: readonly Readonly<{ key: Row; cells: { readonly [K in keyof Columns]: Cell } }>[];
  notes?: readonly string[];
}>;

/** Type-checks a table of free text where it is written, so that a row of the wrong length does not compile. */
export const table = <const Columns extends readonly string[], const Row extends string>(
  printed: Printed<Columns, Row, string>,
): Table<Columns[number], Row> => printed;

/**
 * The same for a table whose cells are a known few: a misspelt cell does not compile either, and what is read out of the
 * table is one of the few and not just any text.
 */
export const tableOf =
  <Cell extends string>() =>
  <const Columns extends readonly string[], const Row extends string>(
    printed: Printed<Columns, Row, Cell>,
  ): Table<Columns[number], Row, Cell> =>
    printed;

/** The printed cell. Row and column come from the table's own type, so a cell that is not there is a bug, not a refusal. */
export const cellOf = <C extends string, R extends string, Cell extends string>(
  printed: Table<C, R, Cell>,
  row: R,
  column: C,
): Cell => {
  const cells = printed.rows.find((candidate) => candidate.key === row)?.cells;
  const cell = cells?.[printed.columns.indexOf(column)];
  if (cell === undefined) throw new Error(`table ${printed.id} has no cell ${row} × ${column}`);
  return cell;
};
