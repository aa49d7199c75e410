import { isListed } from './common/index';
import type { CommonView, SetupRules, SwitchReader } from './common/index';
import type { GameRules } from './common/game-rules';
import { RULE_SETS } from './sets';

export type RuleSetId = keyof typeof RULE_SETS;
type Listed = (typeof RULE_SETS)[RuleSetId];

export type Switch = Listed['setup']['switches'][number];
/** A play of some rule set. */
export type AppPlay = Listed['plays'][number];
export type AppCommand = Parameters<Listed['decide']>[1];
export type AppEvent = Parameters<Listed['evolve']>[2];
export type AppPreview = NonNullable<ReturnType<NonNullable<Listed['preview']>>>;

type EachView = NonNullable<ReturnType<Listed['viewFor']>>;
type FieldsOf<View> = View extends unknown ? keyof View : never;
type ValueOf<View, Field> = View extends unknown ? (Field extends keyof View ? View[Field] : never) : never;

/** What every view has; and what only some rule sets have: a screen that wants it asks for it. */
export type AppView = CommonView & {
  readonly [Field in Exclude<FieldsOf<EachView>, keyof CommonView>]?: ValueOf<EachView, Field>;
};

type Typed = Readonly<{ type: string }>;
type Making<Made> = <State, Command extends Typed>(
  rules: GameRules<State, Command, AppEvent, AppView, AppPreview>,
) => Made;

export const isRuleSetId = (id: string): id is RuleSetId => Object.hasOwn(RULE_SETS, id);
export const RULE_SET_IDS: readonly RuleSetId[] = Object.keys(RULE_SETS).filter(isRuleSetId);

/** They are alike to whoever makes something of each; the compiler cannot see that the state of one is handed to it alone. */
// eslint-disable-next-line no-restricted-syntax -- see above
const its = (rules: Listed): never => rules as never;

/** What is made of each of them is said once, whatever the types of its games are. */
export function ofEachRuleSet<Made>(make: Making<Made>): Readonly<Record<RuleSetId, Made>>;
export function ofEachRuleSet(make: Making<unknown>): unknown {
  return Object.fromEntries(RULE_SET_IDS.map((id) => [id, make(its(RULE_SETS[id]))]));
}

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
