import { isListed } from './common/index';
import type { CommonView, SetupRules, SwitchReader } from './common/index';
import type { GameRules } from './common/game-rules';
import { mop } from './mop/index';
import type { MopCommand, MopEvent, MopView } from './mop/index';
import { n20 } from './n20/index';
import type { N20Command, N20Event, N20Preview, N20ProcedureView, N20View } from './n20/index';
import { nlc } from './nlc/index';
import type { NlcCommand, NlcEvent, NlcPreview, NlcProcedureView, NlcView } from './nlc/index';

/** What only some rule sets have: a screen that wants it asks for it. */
export type AppView = CommonView &
  Pick<NlcView, 'army'> &
  Partial<Omit<MopView, keyof CommonView | 'army' | 'procedure'>> &
  Partial<Omit<N20View, keyof CommonView | 'army' | 'procedure'>> &
  Readonly<{ procedure?: NlcProcedureView | N20ProcedureView }>;
export type AppCommand = NlcCommand | MopCommand | N20Command;
export type AppEvent = NlcEvent | MopEvent | N20Event;
export type AppPreview = NlcPreview | N20Preview;

type Typed = Readonly<{ type: string }>;
type Making<Made> = <
  State,
  Command extends Typed,
  Event extends AppEvent,
  View extends AppView,
  Preview extends AppPreview,
>(
  rules: GameRules<State, Command, Event, View, Preview>,
) => Made;

/**
 * The rule sets this app plays: the one list of them. Their words are the other one (`wording/en/rule-sets/list.ts`); nothing else
 * knows them by name. The web fetches it beside the first page, which does without.
 */
export const RULE_SETS = { nlc, mop, n20 } as const;
export type RuleSetId = keyof typeof RULE_SETS;
export type Switch = (typeof RULE_SETS)[RuleSetId]['setup']['switches'][number];

export const isRuleSetId = (id: string): id is RuleSetId => Object.hasOwn(RULE_SETS, id);
export const RULE_SET_IDS: readonly RuleSetId[] = Object.keys(RULE_SETS).filter(isRuleSetId);

/** What is made of each of them is said once, whatever the types of its games are. */
export const ofEachRuleSet = <Made>(make: Making<Made>): Readonly<Record<RuleSetId, Made>> => ({
  nlc: make(nlc),
  mop: make(mop),
  n20: make(n20),
});

/** Whether some rule set has plays or events of that type. */
export const isListedType = (type: string): boolean =>
  Object.values(ofEachRuleSet(({ decodeCommand, decodeEvent }) => [decodeCommand, decodeEvent] as const))
    .flat()
    .some((decode) => decode({ type }).kind !== 'newer');

/** What the rules of a game, a sheet or a pack say of its set-up; null of rules that the app does not play. */
export const setupRulesIn = (rules: string): SetupRules<Switch> | null =>
  isRuleSetId(rules) ? RULE_SETS[rules].setup : null;

/** The same for whoever has a game open, so that there are such rules. */
export const setupRulesOf = (rules: string): SetupRules<Switch> => {
  const found = setupRulesIn(rules);
  if (found === null) throw new Error(`no rules ${rules}`);
  return found;
};

/** A switch of whatever game is played, asked by a name that one of the rule sets has. */
export const isOn: SwitchReader<Switch> = isListed;
