import type { AnyResolver } from '../engine/resolver';
import type { Table } from '../engine/table';
import { mopResolvers, mopTables } from '../rules/mop/procedures';
import { n20Resolvers, n20Tables } from '../rules/n20/procedures';
import { nlcResolvers, nlcTables } from '../rules/nlc/procedures';

type Named = Readonly<{ id: string }>;

/** An id that two of them bear would hide one: that is a bug, found when the door opens. */
const byId = <One extends Named>(all: readonly One[]): ReadonlyMap<string, One> => {
  const found = new Map(all.map((one) => [one.id, one]));
  if (found.size === all.length) return found;
  throw new Error(`two of one id among ${all.map(({ id }) => id).join(', ')}`);
};

/** Every procedure of the three rule sets by its id. */
export const RESOLVERS: ReadonlyMap<string, AnyResolver> = byId([...nlcResolvers, ...mopResolvers, ...n20Resolvers]);

/** Every printed table of the three rule sets by its id. */
export const TABLES: ReadonlyMap<string, Table> = byId<Table>([...nlcTables, ...mopTables, ...n20Tables]);
