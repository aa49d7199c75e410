import { isListedType, ofEachRuleSet } from '../rules/list';
import type { AppEvent, AppPreview, AppView, RuleSetId } from '../rules/list';
import { playable } from './playable';
import type { Playable } from './playable';
import type { Session } from './state';

export type { AppCommand, AppEvent, AppPlay, AppPreview, AppView } from '../rules/list';
export type GameSession = Session<AppView, AppEvent, AppPreview>;

type AppPlayable = Playable<AppView, AppEvent, AppPreview>;
export type RuleSets = Readonly<Record<RuleSetId, AppPlayable>>;

/** The rule sets of the app, ready to be played. */
export const RULE_SETS: RuleSets = ofEachRuleSet<AppPlayable>((rules) => playable(rules, isListedType));
