import { group, modifier, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { cellOf } from '../../../engine/table';
import { accept, saying } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { CONFIDENCE } from '../tables/confidence';
import { rollOne } from './dice';
import { actsDemoralized, conditions, orderType } from './fields';
import { leaderRating, ledBy } from './leader';
import { isAttackType, isDefendType } from './orders';
import { shiftsFor } from './shifts';
import type { ShiftRule } from './shifts';
import { CONFIDENCE_LINES } from './vocabulary';

const asks = {
  leader: group({ ...ledBy, ...conditions }),
  order: orderType,
  /** Some unit has lost a step under the order in force; before that nobody checks. */
  lostStepUnderOrder: yesNo(true),
  objectiveHeld: yesNo(false),
  /** MOP 37.16: Blücher is within command range. */
  blucherInRange: yesNo(false),
  other: modifier(),
};
export type ConfidenceInput = Told<typeof asks>;

/** `failed` is an order failure: three hexes back and Fall Back (NLC 12.9). */
export type ConfidenceOutcome = Readonly<{ kind: 'noCheck' | 'passed' | 'failed' }>;

const printed = (row: (typeof CONFIDENCE.rows)[number]['key']): number => Number(cellOf(CONFIDENCE, row, 'Modifier'));

/** NLC 12.10's chart, and MOP 37.16. */
const MODIFIERS: readonly ShiftRule<ConfidenceInput>[] = [
  {
    rule: 'NLC 12.10',
    key: 'confidenceAttack',
    by: printed('Undemoralised Formation on Attack/Probe'),
    when: ({ order, leader }) => isAttackType(order) && !actsDemoralized(leader),
  },
  {
    rule: 'NLC 12.10',
    key: 'confidenceAttackDemoralized',
    by: printed('Demoralised formation on Attack/Probe'),
    when: ({ order, leader }) => isAttackType(order) && actsDemoralized(leader),
  },
  {
    rule: 'NLC 12.10',
    key: 'confidenceHeld',
    by: printed('Objective is held on Attack (not for Probe)'),
    when: ({ order, objectiveHeld }) => order === 'attack' && objectiveHeld,
  },
  {
    rule: 'NLC 12.10',
    key: 'confidenceDefendDemoralized',
    by: printed('Demoralised formation on Defense/Delay'),
    when: ({ order }) => isDefendType(order),
  },
  {
    rule: 'MOP 37.16',
    key: 'confidenceBlucher',
    by: 1,
    when: ({ order, blucherInRange }) => order === 'attack' && blucherInRange,
  },
];

/** Ruling 15: only Attack and Probe, and Defend and Delay when demoralized, are ever checked. */
const mustCheck = ({ order, leader, lostStepUnderOrder }: ConfidenceInput): boolean =>
  lostStepUnderOrder && (isAttackType(order) || (isDefendType(order) && actsDemoralized(leader)));

const run = (input: ConfidenceInput): Step<ConfidenceOutcome> => {
  if (!mustCheck(input)) {
    const why = CONFIDENCE_LINES[input.lostStepUnderOrder ? 'confidenceNever' : 'confidenceNoLoss'];
    return accept<ConfidenceOutcome>({ kind: 'noCheck' }, [why('NLC 12.10', { order: input.order })]);
  }
  const leader = leaderRating(input.leader, { who: 'leader', rule: 'NLC 12.10' }, input.order);
  const modifiers = shiftsFor(MODIFIERS, input, undefined);
  const needed = leader.rating + modifiers.by;
  const kindOf = (total: number): 'failed' | 'passed' => (total > needed ? 'failed' : 'passed');
  const asked = { rule: 'NLC 12.10', purpose: 'confidence', other: input.other, alike: kindOf } as const;
  const roll = rollOne(asked, ({ total }) => {
    const kind = kindOf(total);
    const told = CONFIDENCE_LINES[kind === 'failed' ? 'confidenceFailed' : 'confidencePassed'];
    return accept<ConfidenceOutcome>({ kind }, [told('NLC 12.10', { needed, total })]);
  });
  return saying([...leader.working, ...modifiers.working], roll);
};

/**
 * NLC 12.10, Ruling 15: from the first step lost under its order a formation checks each turn: a die above the leader's rating
 * and the modifiers fails, and with it the order.
 */
export const confidence = procedure({
  id: 'nlc/confidence',
  rule: 'NLC 12.10',
  title: 'Confidence check',
  asks,
  example: { input: { leader: { rating: 2 }, order: 'attack' }, dice: [[6]] },
  run,
});
