import { group, list, name, number, oneOf } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';

/**
 * The heading of the title's combat results table (Ruling 71: it is not printed in the kit). Columns from left to right;
 * each is reached from the odds or the difference of two strengths on.
 */
export const crtHeading = group({
  by: oneOf(['difference', 'ratio']),
  columns: list(group({ label: name(), attack: number(0, 200), defense: number(0, 200) }), 1, 30),
});
type Crt = Told<typeof crtHeading.of>;
type Column = Crt['columns'][number];

/** The two strengths a column is found by. */
export type Strengths = Readonly<{ attack: number; defense: number }>;

const REACHED = {
  difference: ({ attack, defense }: Strengths, from: Column) => attack - defense >= from.attack - from.defense,
  ratio: ({ attack, defense }: Strengths, from: Column) => attack * from.defense >= from.attack * defense,
} as const;

/** Where on the table the strengths stand: the last column they reach, the first where they reach none. */
export const columnOf = ({ by, columns }: Crt, strengths: Strengths): number =>
  Math.max(
    columns.findLastIndex((column) => REACHED[by](strengths, column)),
    0,
  );

/** Ruling 65: a shift that would leave the table stays on its last column on that side. */
export const shifted = ({ columns }: Crt, at: number, shift: number): number =>
  Math.min(Math.max(at + shift, 0), columns.length - 1);

/** What the column is called. */
export const labelOf = ({ columns }: Crt, at: number): string => columns[at]?.label ?? '';
