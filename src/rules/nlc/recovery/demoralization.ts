import { cases, group, list, modifier, number, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept } from '../../../engine/step';
import type { RuleId, Step, Working } from '../../../engine/step';
import { otherLine } from '../command/dice';
import { losses, lossesOf } from './losses';
import {
  armyChanges,
  armyFacts,
  divisionChange,
  divisionEvents,
  eventsChange,
  neighbours,
  orderEvents,
  proximityChange,
} from './limits';
import type { LimitChange } from './limits';
import { DEMORALIZATION_LINES } from './vocabulary';

const common = {
  ...losses,
  /** It was demoralized until now. */
  wasDemoralized: yesNo(false),
  /** NLC 20.6 and 20.9 are played. */
  proximityRule: yesNo(false),
  operationsRule: yesNo(false),
  other: modifier(),
};

const printed = number(1, 999);

const asksOfArmy = {
  printed,
  ...armyFacts,
  ...common,
  /** Ruling 36, the other reading: the chart's −1 to the morale of a demoralized army. */
  armyLowersMorale: yesNo(false),
};
const asksOfCorps = {
  printed,
  events: group(orderEvents),
  divisions: list(group(divisionEvents), 0, 20, []),
  demoralizedNear: neighbours,
  ...common,
};
const asksOfDivision = {
  /** Front strength of the whole division. */
  strength: number(1, 999),
  withinCommanderRange: yesNo(false),
  corpsDemoralized: yesNo(false),
  demoralizedNear: neighbours,
  ...common,
};

const asks = cases('level', { army: asksOfArmy, corps: asksOfCorps, division: asksOfDivision });
export type DemoralizationInput = Told<typeof asks>;
type Army = Extract<DemoralizationInput, { level: 'army' }>;
type Corps = Extract<DemoralizationInput, { level: 'corps' }>;
type Division = Extract<DemoralizationInput, { level: 'division' }>;

/** What has changed by this count. */
export type Turned = 'demoralized' | 'lifted' | 'nothing';

export type DemoralizationOutcome =
  | Readonly<{
      kind: 'army';
      demoralized: boolean;
      turned: Turned;
      limit: number;
      lost: number;
      toGo: number;
      /** Ruling 90: four fifths of the level are lost. */
      generalRetreat: boolean;
      morale: 0 | -1;
    }>
  | Readonly<{
      kind: 'corps' | 'division';
      demoralized: boolean;
      turned: Turned;
      limit: number;
      lost: number;
      toGo: number;
      /** NLC 15. */
      morale: 0 | -1;
      movement: 0 | -1;
    }>;

/** A limit never sinks to where a formation would be demoralized without any loss. */
const LOWEST_LIMIT = 1;

/** Where a limit starts, and the line that says so. */
type From = Readonly<{ rule: RuleId; key: 'limitPrinted' | 'limitThird'; limit: number }>;
type Limit = Readonly<{ limit: number; working: Working }>;

const limitOf = (from: From, changes: readonly LimitChange[], { other }: DemoralizationInput): Limit => {
  const sum = changes.reduce((total, { by }) => total + by, from.limit + (other?.amount ?? 0));
  const limit = Math.max(LOWEST_LIMIT, sum);
  return {
    limit,
    working: [
      DEMORALIZATION_LINES[from.key](from.rule, { limit: from.limit }),
      ...changes.flatMap(({ working }) => working),
      ...otherLine(other),
      DEMORALIZATION_LINES.limitTotal(from.rule, { limit }),
    ],
  };
};

const turnedFrom = (before: boolean, now: boolean): Turned => {
  if (before === now) return 'nothing';
  return now ? 'demoralized' : 'lifted';
};

const verdict = (rule: RuleId, demoralized: boolean): Working[number] =>
  DEMORALIZATION_LINES[demoralized ? 'demoralizedNow' : 'notDemoralized'](rule);

const when = <T>(played: boolean, changes: readonly T[]): readonly T[] => (played ? changes : []);

/** NLC 14: reached is enough; and it stays (Ruling 36). */
const army = (input: Army): Step<DemoralizationOutcome> => {
  const { lost, working } = lossesOf(input);
  const defenceFailures = input.operationsRule ? input.defenceFailures : 0;
  const { limit, working: sums } = limitOf(
    { rule: 'NLC 14', key: 'limitPrinted', limit: input.printed },
    armyChanges(input.printed, { ...input, defenceFailures }),
    input,
  );
  const demoralized = input.wasDemoralized || lost >= limit;
  const outcome: DemoralizationOutcome = {
    kind: 'army',
    demoralized,
    turned: turnedFrom(input.wasDemoralized, demoralized),
    limit,
    lost,
    toGo: Math.max(0, limit - lost),
    generalRetreat: 5 * lost >= 4 * limit,
    morale: demoralized && input.armyLowersMorale ? -1 : 0,
  };
  const stays: Working = lost < limit && demoralized ? [DEMORALIZATION_LINES.demoralizedStays('Ruling 36')] : [];
  return accept(outcome, [...working, ...sums, ...stays, verdict('NLC 14', demoralized)]);
};

type Judged = Readonly<{
  kind: 'corps' | 'division';
  demoralized: boolean;
  limit: number;
  lost: number;
  before: boolean;
}>;

const formation = ({ kind, demoralized, limit, lost, before }: Judged): DemoralizationOutcome => ({
  kind,
  demoralized,
  turned: turnedFrom(before, demoralized),
  limit,
  lost,
  toGo: Math.max(0, limit - lost),
  morale: demoralized ? -1 : 0,
  movement: demoralized ? -1 : 0,
});

/** NLC 15: at least the limit; rallying below it lifts it. */
const corps = (input: Corps): Step<DemoralizationOutcome> => {
  const { lost, working } = lossesOf(input);
  const { limit, working: sums } = limitOf(
    { rule: 'NLC 15', key: 'limitPrinted', limit: input.printed },
    [
      ...when(input.operationsRule, [
        eventsChange(input.printed, input.events),
        ...input.divisions.map((division) => divisionChange(input.printed, division)),
      ]),
      ...when(input.proximityRule, [proximityChange(input.demoralizedNear)]),
    ],
    input,
  );
  const demoralized = lost >= limit;
  const outcome = formation({ kind: 'corps', demoralized, limit, lost, before: input.wasDemoralized });
  return accept(outcome, [...working, ...sums, verdict('NLC 15', demoralized)]);
};

/** NLC 20.6: more than a third lost; its limit is the first whole number above the third. In its corps's range it is as the corps is. */
const division = (input: Division): Step<DemoralizationOutcome> => {
  const { lost, working } = lossesOf(input);
  const third: From = { rule: 'NLC 20.6', key: 'limitThird', limit: Math.floor(input.strength / 3) + 1 };
  const near = proximityChange(input.demoralizedNear);
  const { limit, working: sums } = limitOf(third, when(input.proximityRule, [near]), input);
  const followsCorps = input.withinCommanderRange || !input.proximityRule;
  const own = input.proximityRule && lost >= limit;
  const demoralized = own || (followsCorps && input.corpsDemoralized);
  const outcome = formation({ kind: 'division', demoralized, limit, lost, before: input.wasDemoralized });
  const asCorps: Working =
    followsCorps && input.corpsDemoralized ? [DEMORALIZATION_LINES.demoralizedAsCorps('NLC 12.13')] : [];
  return accept(outcome, [
    ...working,
    ...(input.proximityRule ? sums : []),
    ...asCorps,
    verdict('NLC 20.6', demoralized),
  ]);
};

const run = (input: DemoralizationInput): Step<DemoralizationOutcome> => {
  switch (input.level) {
    case 'army':
      return army(input);
    case 'corps':
      return corps(input);
    case 'division':
      return division(input);
  }
};

/**
 * NLC 14, 15, 20.6, 20.9, 11.4, 7.4, Rulings 24, 35, 36, 90, 96: the front strength of what is lost now against the printed limit
 * and all that changes it. An army's demoralization stays and bears on victory and the rally roll; a corps's costs its units
 * 1 of morale and movement and is lifted by rallying; a division on its own orders has a third of its strength for a limit.
 */
export const demoralization = procedure({
  id: 'nlc/demoralization',
  rule: 'NLC 15',
  title: 'Demoralization',
  asks,
  example: {
    input: {
      level: 'corps',
      printed: 12,
      units: [
        { id: 'Girard', frontStrength: 5, state: 'eliminated' },
        { id: 'Habert', frontStrength: 7, state: 'eliminated' },
        { id: 'Lefol', frontStrength: 6, state: 'reduced' },
      ],
    },
  },
  run,
});
