import type { CommonView } from '../rules/common/index';
import type { NlcCommand, NlcEvent, NlcView } from '../rules/nlc/index';
import { mop } from '../rules/mop/index';
import { n20 } from '../rules/n20/index';
import { nlc } from '../rules/nlc/index';
import { playable } from './playable';
import type { Playable } from './playable';
import type { Session } from './state';

/** N20 has no cup; a screen that wants one asks for it. */
export type AppView = CommonView & Partial<Pick<NlcView, 'cup' | 'stage'>>;
export type AppCommand = NlcCommand;
export type AppEvent = NlcEvent;
export type GameSession = Session<AppView, AppEvent>;

export const RULE_SET_IDS = ['nlc', 'mop', 'n20'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

/** The rule sets this app plays. */
export const RULE_SETS: Readonly<Record<RuleSetId, Playable<AppView, AppEvent>>> = {
  nlc: playable(nlc),
  mop: playable(mop),
  n20: playable(n20),
};

export const isRuleSetId = (id: string): id is RuleSetId => RULE_SET_IDS.some((known) => known === id);
