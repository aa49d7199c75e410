import { MOP_WORDS } from './mop';
import { N20_WORDS } from './n20';
import { NLC_WORDS } from './nlc';

/** The words of the rule sets: the one list of them, in the order of `rules/sets.ts`. */
export const WORDS = { nlc: NLC_WORDS, mop: MOP_WORDS, n20: N20_WORDS } as const;
