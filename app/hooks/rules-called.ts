import { RULE_SET_WORDS } from '../../src/wording/en/rule-sets/list';

/** What a rule set is called in a line, and by itself; rules that this app does not play go by the name their file gives them. */
export const rulesShort = (rules: string): string => RULE_SET_WORDS[rules]?.short ?? rules;
export const rulesTitle = (rules: string): string => RULE_SET_WORDS[rules]?.title ?? rules;
