import type { AnyResolver } from '../engine/resolver';
import type { Table } from '../engine/table';
import { RULE_SETS } from '../rules/list';

type Named = Readonly<{ id: string }>;

/** An id that two of them bear would hide one: that is a bug, found when the door opens. */
const byId = <One extends Named>(all: readonly One[]): ReadonlyMap<string, One> => {
  const found = new Map(all.map((one) => [one.id, one]));
  if (found.size === all.length) return found;
  throw new Error(`two of one id among ${all.map(({ id }) => id).join(', ')}`);
};

const ALL = Object.values(RULE_SETS);

/** Every procedure of the rule sets by its id. */
export const RESOLVERS: ReadonlyMap<string, AnyResolver> = byId(ALL.flatMap(({ procedures }) => procedures));

/** Every printed table of the rule sets by its id. */
export const TABLES: ReadonlyMap<string, Table> = byId<Table>(ALL.flatMap(({ tables }) => tables));
