import type { RuleSetId } from '../rules/list';
import type { RuleSets } from './rule-sets';
import type { Ports } from './ports';

/**
 * What the library needs besides a session's ports: the rule sets, fetched when the first game needs them. The list of games
 * does without; on the web they come beside the first page.
 */
export type GamePorts = Ports & Readonly<{ rules: () => Promise<RuleSets> }>;

/** Whether the app plays these rules: a file or a newer app may name others. */
export const isAmong = (sets: RuleSets, rules: string): rules is RuleSetId => Object.hasOwn(sets, rules);
