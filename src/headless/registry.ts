import type { AnyProcedure } from '../engine/procedure';
import type { Table } from '../engine/table';
import type { Books } from '../rules/common/game-rules';
import { RULE_SETS } from '../rules/sets';

type Named = Readonly<{ id: string }>;

/** An id that two of them bear would hide one: that is a bug, found when the door opens. */
const byId = <One extends Named>(all: readonly One[]): ReadonlyMap<string, One> => {
  const found = new Map(all.map((one) => [one.id, one]));
  if (found.size === all.length) return found;
  throw new Error(`two of one id among ${all.map(({ id }) => id).join(', ')}`);
};

/** What can be asked for without a game. */
export type Registry = Readonly<{ procedures: ReadonlyMap<string, AnyProcedure>; tables: ReadonlyMap<string, Table> }>;

/** Every procedure and every printed table of some rule sets, by its id. */
export const registryOf = (all: readonly Pick<Books, 'procedures' | 'tables'>[]): Registry => ({
  procedures: byId(all.flatMap(({ procedures }) => procedures)),
  tables: byId<Table>(all.flatMap(({ tables }) => tables)),
});

export const REGISTRY = registryOf(Object.values(RULE_SETS));
export const { procedures: PROCEDURES, tables: TABLES } = REGISTRY;
