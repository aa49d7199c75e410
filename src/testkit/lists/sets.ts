import { RULE_SETS as OF_THE_APP } from '../../rules/sets';
import { skirmish } from '../skirmish/rules';

/** The app's rule sets and one more: what the gallery is built with in the place of `rules/sets.ts`. */
export const RULE_SETS = { ...OF_THE_APP, skirmish } as const;
