import { mop } from './mop/index';
import { n20 } from './n20/index';
import { nlc } from './nlc/index';

/**
 * The rule sets this app plays: the one list of them. Their words are the other one (`wording/en/rule-sets/sets.ts`); nothing else
 * knows them by name. The web fetches it beside the first page, which does without.
 */
export const RULE_SETS = { nlc, mop, n20 } as const;
