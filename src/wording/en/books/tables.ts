import type { Table } from '../../../engine/table';
import { RULE_SET_IDS, isRuleSetId } from '../../../rules/list';
import type { RuleSetId } from '../../../rules/list';
import { RULE_SETS } from '../../../rules/sets';
import { RULE_SET_WORDS } from '../rule-sets/list';

/** Every printed table of the books. */
export const BOOK_TABLES: readonly Table[] = RULE_SET_IDS.flatMap((id) => RULE_SETS[id].tables);

const BY_ID: ReadonlyMap<string, Table> = new Map(BOOK_TABLES.map((table) => [table.id, table]));

export const tableAt = (id: string): Table | null => BY_ID.get(id) ?? null;

/** The table that is in force instead of this one when these rules are played; null where it is in force itself. */
export const replacedBy = (id: string, rules: string): Table | null =>
  isRuleSetId(rules) ? tableAt(RULE_SETS[rules].inPlaceOf?.[id] ?? '') : null;

type TableShelf = Readonly<{ title: string; tables: readonly Table[] }>;

const titleOf = (id: RuleSetId): string => RULE_SET_WORDS[id]?.title ?? id;

/** Another's tables, those that are replaced apart from those that are in force. */
const apart = (id: RuleSetId, played: RuleSetId): readonly TableShelf[] => {
  const { tables } = RULE_SETS[id];
  const inForce = tables.filter((table) => replacedBy(table.id, played) === null);
  const shelf = { title: titleOf(id), tables: inForce };
  if (inForce.length === tables.length) return [shelf];
  const title = `${RULE_SET_WORDS[id]?.short ?? id}’s, replaced by ${titleOf(played)}`;
  return [shelf, { title, tables: tables.filter((table) => !inForce.includes(table)) }];
};

const shelvesUnder = (played: RuleSetId): readonly TableShelf[] => [
  { title: titleOf(played), tables: RULE_SETS[played].tables },
  ...RULE_SET_IDS.filter((id) => id !== played).flatMap((id) => apart(id, played)),
];

/** All tables on their shelves, those in force under these rules first. Without a game as the books come. */
export const tableShelves = (rules: string | null): readonly TableShelf[] =>
  rules !== null && isRuleSetId(rules)
    ? shelvesUnder(rules)
    : RULE_SET_IDS.map((id) => ({ title: titleOf(id), tables: RULE_SETS[id].tables }));
