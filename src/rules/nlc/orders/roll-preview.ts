import { oddsOf } from '../../../engine/odds';
import type { Chance } from '../../../engine/odds';
import type { Seat } from '../../../engine/sides';
import { mapOutcome } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { compliance } from '../command/compliance';
import type { ComplianceOutcome } from '../command/compliance';
import { confidence } from '../command/confidence';
import type { OrdersCommand } from './commands';
import { checkable, complianceInputOf } from './compliance-input';
import { decisionStep } from './local-decisions';
import type { Recorded } from './orders';
import { confidenceInputOf } from './progress';
import type { Command } from './progress';
import { delayedStep } from './receive';
import { orderFor } from './state';
import type { OrdersState } from './state';

/** What a roll of the command phase may come to, in one word each. */
export type RollResult =
  | Exclude<ComplianceOutcome['kind'], 'delayed'>
  | '1T'
  | 'R4'
  | 'R5'
  | 'waits'
  | 'passed'
  | 'failed'
  | 'noCheck'
  | NonNullable<Recorded['result']>;

/** A roll before it is made: how likely each result is as things stand and as the player says, and what leads to that. */
export type RollPreview = Readonly<{
  chances: readonly Readonly<{ result: RollResult; chance: Chance }>[];
  /** All that is known before the dice lie. */
  working: Working;
}>;

type Rolled = Step<RollResult>;
type Roll = 'CheckCompliance' | 'RollDelayed' | 'CheckConfidence' | 'AnswerDecision';

const ofCompliance = (outcome: ComplianceOutcome): RollResult =>
  outcome.kind === 'delayed' ? outcome.until : outcome.kind;

const STEPS: Readonly<{
  [Type in Roll]: (state: OrdersState, command: Command<Type>, seat: Seat) => Rolled | null;
}> = {
  CheckCompliance: (state, command, seat) => {
    const found = orderFor(state, command.order, seat);
    if (found === undefined) return null;
    const input = checkable(complianceInputOf(state, found.side, found.order, command));
    return mapOutcome(compliance.run(input), ofCompliance);
  },
  RollDelayed: (state, command, seat) => {
    const found = orderFor(state, command.order, seat);
    return found === undefined ? null : mapOutcome(delayedStep(state, found.order, command.other), ({ kind }) => kind);
  },
  CheckConfidence: (state, command, seat) => {
    const found = orderFor(state, command.order, seat);
    if (found === undefined) return null;
    return mapOutcome(confidence.run(confidenceInputOf(state, found.side, found.order, command)), ({ kind }) => kind);
  },
  AnswerDecision: decisionStep,
};

const stepFor = (state: OrdersState, command: OrdersCommand, seat: Seat): Rolled | null => {
  switch (command.type) {
    case 'CheckCompliance':
      return STEPS.CheckCompliance(state, command, seat);
    case 'RollDelayed':
      return STEPS.RollDelayed(state, command, seat);
    case 'CheckConfidence':
      return STEPS.CheckConfidence(state, command, seat);
    case 'AnswerDecision':
      return STEPS.AnswerDecision(state, command, seat);
    default:
      return null;
  }
};

/** NLC 12.7, 12.10, 12.11: the dice of a card at the desk before they are thrown. Null for whoever may not throw them. */
export const previewRoll = (state: OrdersState, command: OrdersCommand, seat: Seat): RollPreview | null => {
  const step = stepFor(state, command, seat);
  if (step === null) return null;
  const walk = oddsOf(step);
  if (walk.kind !== 'odds') return null;
  return {
    chances: walk.odds.map(({ outcome, n, d }) => ({ result: outcome, chance: { n, d } })),
    working: step.kind === 'refused' ? [] : step.working,
  };
};
