import type { Table } from '../../../engine/table';
import { mopTables } from '../../../rules/mop/tables/all';
import { n20Tables } from '../../../rules/n20/tables/all';
import { nlcTables } from '../../../rules/nlc/tables/all';

/** Every printed table of the three books. */
export const BOOK_TABLES: readonly Table[] = [...nlcTables, ...mopTables, ...n20Tables];

const BY_ID: ReadonlyMap<string, Table> = new Map(BOOK_TABLES.map((table) => [table.id, table]));

export const tableAt = (id: string): Table | null => BY_ID.get(id) ?? null;

/** MOP 37.2, 37.3, Ruling 45: the tables of NLC that March on Paris prints anew, by what stands in their place. */
const IN_PLACE_OF: Readonly<Record<string, string>> = {
  'nlc/terrain': 'mop/terrain',
  'nlc/stacking': 'mop/stacking',
  'nlc/visibility': 'mop/visibility',
};

/** The table that is in force instead of this one when these rules are played; null where it is in force itself. */
export const replacedBy = (id: string, rules: string): Table | null =>
  rules === 'mop' ? tableAt(IN_PLACE_OF[id] ?? '') : null;

type TableShelf = Readonly<{ title: string; tables: readonly Table[] }>;

const NLC: TableShelf = { title: 'Napoleon’s Later Campaigns', tables: nlcTables };
const MOP: TableShelf = { title: 'March on Paris', tables: mopTables };
const N20: TableShelf = { title: 'Napoleonic 20', tables: n20Tables };

const inMop: readonly TableShelf[] = [
  MOP,
  { ...NLC, tables: nlcTables.filter(({ id }) => replacedBy(id, 'mop') === null) },
  { title: 'NLC’s, replaced by March on Paris', tables: nlcTables.filter(({ id }) => replacedBy(id, 'mop') !== null) },
  N20,
];

const SHELVES: Readonly<Record<string, readonly TableShelf[]>> = {
  nlc: [NLC, MOP, N20],
  mop: inMop,
  n20: [N20, NLC, MOP],
};

/** All tables on their shelves, those in force under these rules first. Without a game as the books come. */
export const tableShelves = (rules: string | null): readonly TableShelf[] => SHELVES[rules ?? 'nlc'] ?? [NLC, MOP, N20];
