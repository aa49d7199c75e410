import { WORDS as OF_THE_APP } from '../../wording/en/rule-sets/sets';
import { SKIRMISH_WORDS } from '../skirmish/words';

/** Their words: what the gallery is built with in the place of `wording/en/rule-sets/sets.ts`. */
export const WORDS = { ...OF_THE_APP, skirmish: SKIRMISH_WORDS } as const;
