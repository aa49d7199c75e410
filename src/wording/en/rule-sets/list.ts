import type { Switch } from '../../../rules/list';
import type { Described, RuleSetWords } from '../../rule-set-words';
import { MOP_WORDS } from './mop';
import { N20_WORDS } from './n20';
import { NLC_WORDS } from './nlc';

/** The words of the rule sets: the one list of them, in the order of `rules/list.ts`. */
const WORDS = { nlc: NLC_WORDS, mop: MOP_WORDS, n20: N20_WORDS } as const;

/** By the name that a game, a sheet or a file gives its rules: it may be one that this app does not play. */
export const RULE_SET_WORDS: Readonly<Record<string, Pick<RuleSetWords<never>, 'short' | 'title' | 'hint'>>> = WORDS;

/** A refit says only what its own switches are; those of the rules it is built on have their words. */
export const SWITCH_WORDS: Readonly<Record<Switch, Described>> = {
  ...WORDS.nlc.switches,
  ...WORDS.mop.switches,
  ...WORDS.n20.switches,
};

export const PLAYED_WORDS: NonNullable<RuleSetWords<Switch>['played']> = {
  ...WORDS.nlc.played,
};
