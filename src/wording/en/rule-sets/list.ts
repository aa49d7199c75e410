import type { Switch } from '../../../rules/list';
import type { Described, RuleSetWords } from '../../rule-set-words';
import { WORDS } from './sets';

/** By the name that a game, a sheet or a file gives its rules: it may be one that this app does not play. */
export const RULE_SET_WORDS: Readonly<Record<string, Pick<RuleSetWords<never>, 'short' | 'title' | 'hint'>>> = WORDS;

type Words = (typeof WORDS)[keyof typeof WORDS];
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never;

const inOne = (all: readonly object[]): Record<string, unknown> => Object.fromEntries(all.flatMap(Object.entries));

function switchesOf(all: readonly Words[]): Both<Words['switches']>;
function switchesOf(all: readonly Words[]): unknown {
  return inOne(all.map(({ switches }) => switches));
}

/** A refit says only what its own switches are; those of the rules it is built on have their words. */
export const SWITCH_WORDS: Readonly<Record<Switch, Described>> = switchesOf(Object.values(WORDS));

type Played = NonNullable<RuleSetWords<Switch>['played']>;
function playedOf(all: readonly Words[]): Played;
function playedOf(all: readonly Words[]): unknown {
  return inOne(all.map(({ played = {} }) => played));
}

export const PLAYED_WORDS: Played = playedOf(Object.values(WORDS));
