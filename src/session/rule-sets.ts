import type { CommonView } from '../rules/common/index';
import type { NlcCommand, NlcEvent, NlcPreview, NlcProcedureView, NlcView } from '../rules/nlc/index';
import { mop } from '../rules/mop/index';
import type { MopCommand, MopView } from '../rules/mop/index';
import { n20 } from '../rules/n20/index';
import type { N20Command, N20Event, N20Preview, N20ProcedureView, N20View } from '../rules/n20/index';
import { nlc } from '../rules/nlc/index';
import { playable } from './playable';
import type { Playable } from './playable';
import type { RuleSetId } from './rule-set-ids';
import type { Session } from './state';

/** What only some rule sets have: a screen that wants it asks for it. */
export type AppView = CommonView &
  Pick<NlcView, 'army'> &
  Partial<Omit<MopView, keyof CommonView | 'army' | 'procedure'>> &
  Partial<Omit<N20View, keyof CommonView | 'army' | 'procedure'>> &
  Readonly<{ procedure?: NlcProcedureView | N20ProcedureView }>;
export type AppCommand = NlcCommand | MopCommand | N20Command;
export type AppEvent = NlcEvent | N20Event;
export type AppPreview = NlcPreview | N20Preview;
export type GameSession = Session<AppView, AppEvent, AppPreview>;

export type RuleSets = Readonly<Record<RuleSetId, Playable<AppView, AppEvent, AppPreview>>>;

/** The rule sets this app plays. */
export const RULE_SETS: RuleSets = {
  nlc: playable(nlc),
  mop: playable(mop),
  n20: playable(n20),
};
