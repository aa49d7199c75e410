import type { Table } from '../../engine/table';
import type { FactRow } from './reading';

const isSilent = (cell: string): boolean => cell === '' || cell === '-';

/** The table once for each cell that says something and that the change alters, with that one cell changed. */
export const withCells = (one: Table, change: (cell: string) => string): readonly Table[] =>
  one.rows.flatMap(({ key, cells }) =>
    cells.flatMap((cell, i) => {
      if (isSilent(cell) || change(cell) === cell) return [];
      const rows = one.rows.map((row) => (row.key === key ? { key, cells: cells.with(i, change(cell)) } : row));
      return [{ ...one, rows }];
    }),
  );

const FIGURE = /(?<!Ruling \d*)\d+/g;

const raised = (cell: string, at: number): string => {
  const figure = [...cell.matchAll(FIGURE)][at];
  if (figure === undefined) return cell;
  const after = figure.index + figure[0].length;
  return `${cell.slice(0, figure.index)}${String(Number(figure[0]) + 1)}${cell.slice(after)}`;
};

/** The table once for each figure in its cells, with that figure one higher. */
export const slipsOf = (one: Table): readonly Table[] =>
  [0, 1, 2, 3, 4, 5].flatMap((at) => withCells(one, (cell) => raised(cell, at)));

const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at);

/** 90 more than any number that is meant, so that it cannot be another one of the row by chance. */
const other = (fact: string | number): string | number =>
  typeof fact === 'number' ? fact + 90 : fact.replace(/\d+/, (figure) => String(Number(figure) + 90));

const slipsIn = (row: FactRow, at: number): readonly FactRow[] => {
  const said = row.said === undefined ? {} : { said: without(row.said, at) };
  return [
    { ...row, facts: row.facts.map((fact, i) => (i === at ? other(fact) : fact)) },
    { ...row, ...said, facts: without(row.facts, at) },
  ];
};

/** A fact whose words another row of facts speaks as well (Nassau and Dutch, one line) leaves no gap when it is left out. */
const isShared = (row: FactRow, facts: readonly FactRow[]): boolean =>
  facts.some(
    (two) => two !== row && two.row === row.row && (two.said ?? []).some((words) => words && row.said?.includes(words)),
  );

/** A 1 that the table says with “a” leaves no number behind either. */
const isArticle = (row: FactRow, at: number): boolean =>
  row.facts[at] === 1 && !/\d|\bone\b/i.test(String(row.said?.[at] ?? row.facts[at]));

/** The facts once for each number that the table says, with it read wrong, and once with it left out. */
export const misread = (facts: readonly FactRow[]): readonly (readonly FactRow[])[] =>
  facts.flatMap((row, r) =>
    row.facts.flatMap((fact, at) => {
      if (row.row === undefined || row.said?.[at] === false || !/\d/.test(String(fact))) return [];
      const [wrong, gap] = slipsIn(row, at);
      const slips = isShared(row, facts) || isArticle(row, at) ? [wrong] : [wrong, gap];
      return slips.flatMap((slip) => (slip === undefined ? [] : [facts.map((one, i) => (i === r ? slip : one))]));
    }),
  );
