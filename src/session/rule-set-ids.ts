/** The rule sets this app plays, by name; what they are is fetched when a game needs it (`load-rules.ts`). */
export const RULE_SET_IDS = ['nlc', 'mop', 'n20'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

export const isRuleSetId = (id: string): id is RuleSetId => RULE_SET_IDS.some((known) => known === id);
