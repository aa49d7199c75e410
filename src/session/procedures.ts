import { proceduresOf } from '../rules/common/procedure/run';
import type { Procedures } from '../rules/common/procedure/run';
import { RULE_SET_IDS } from '../rules/list';
import { RULE_SETS } from '../rules/sets';

/**
 * Every procedure of every rule set by its id, for the screens that resolve one by itself. Only what lies beyond the
 * first page may import it.
 */
export const PROCEDURES: Procedures = proceduresOf(RULE_SET_IDS.flatMap((id) => RULE_SETS[id].procedures));
