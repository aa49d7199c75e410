import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '../../engine/table';
import { mopTables } from '../../rules/mop/procedures';
import { n20Tables } from '../../rules/n20/procedures';
import { nlcTables } from '../../rules/nlc/procedures';

/** A printed grid as somebody else read it out of the books. */
export type Transcribed = Readonly<{ columns: readonly string[]; rows: Readonly<Record<string, readonly string[]>> }>;

type Fact = string | number;

/** Where a table says a fact: there in the same words, in these words, in these at once, or not at all. */
type Said = null | string | readonly string[] | false;

/**
 * What a second reader took out of the book's prose, for tables whose cells are our own words. The facts were written
 * down before the table was opened, `later` ones after; where the table says them was added then. An empty `said` is
 * part of the words beside it, `derived` a number that follows from the facts (16 cards less 2). No `row`: the table leaves the facts to what `elsewhere` names.
 */
export type FactRow = Readonly<{
  label: string;
  row?: string;
  facts: readonly Fact[];
  said?: readonly Said[];
  rule: string;
  elsewhere?: string;
  derived?: readonly number[];
  later?: boolean;
}>;

type Grids = Readonly<Record<string, Transcribed>>;

const textOf = (name: string): string => readFileSync(join(__dirname, `${name}.json`), 'utf8');
const gridsOf = (name: string): Grids => JSON.parse(textOf(name)) as Grids;

/** All tables of the three rule sets. */
export const TABLES: readonly Table[] = [...nlcTables, ...mopTables, ...n20Tables];

/** The printed grids, cell by cell. */
export const GRIDS: Grids = { ...gridsOf('nlc'), ...gridsOf('mop'), ...gridsOf('n20') };

/** The paraphrased tables, fact by fact. */
export const FACTS = JSON.parse(textOf('facts')) as Readonly<Record<string, readonly FactRow[]>>;
