import { oddsOf } from '../../../engine/odds';
import type { Chance } from '../../../engine/odds';
import type { Seat, Side } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Check, Refusal } from '../../../engine/step';
import { isOn } from '../switches';
import { localDecision } from '../command/local-decision';
import type { LocalDecisionInput, LocalDecisionOutcome } from '../command/local-decision';
import { isSequence } from '../command/orders';
import { change, complied } from './consequences';
import type { Cause } from './consequences';
import { written } from './machine';
import type { Recipient, SentBy, Sheet } from './order';
import type { Decision, Recorded } from './orders';
import { phaseChecks, reaching } from './phase';
import { played } from './play';
import { done } from './progress';
import type { Command, Outcome } from './progress';
import { conditionOf, corpsLeaderAsSender, isConfused, leaderOfRecipient, wasDirected } from './ratings';
import { faultsIn, onDesk, onTable, ruled } from './ruling';
import type { Facts } from './ruling';
import { formationIn, formationOfRecipient, isInReserve, isMine, isSame, sideOf, typesOf } from './state';
import type { OrdersState } from './state';
import { retreatChecks } from './retreat-card';
import { recipientChecks, repeatFaults, sheetChecks } from './write-checks';
import { barredFaults, firstBadMoveMade, firstBadMoveOf } from './scenario-specials';
import { arrivalOf } from './write-order';
import { unwrittenSheet } from './unwritten-sheet';
import { CORPS_REFUSALS } from '../corps/vocabulary';
import { ORDERS_REFUSALS } from './vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';

/** Local decisions (NLC 12.11): written down first, answered last, and what the enemy makes of a Bad Move. */

const recordedOf = (state: OrdersState, side: Side, of: Recipient): Recorded | undefined =>
  state.desks[side].decisions.find((one) => one.turn === state.turn && isSame(one.of, of));

const DECIDES: readonly Recipient['kind'][] = ['formation', 'division', 'wing'];

const target = (of: Recipient, forDivision: Decision['forDivision']): Recipient =>
  forDivision === null ? of : { kind: 'division', id: of.id, division: forDivision.division };

const isRetreat = (steps: Decision['steps']): boolean => steps.some(({ type }) => type === 'generalRetreat');

const recordFaults = (state: OrdersState, side: Side, command: Command<'RecordLocalDecision'>): readonly Refusal[] => {
  const { of, steps, forDivision, hexesFromCommander, apart } = command;
  const bound = formationOfRecipient(state, of)?.decisionHexes ?? null;
  const whose = target(of, forDivision);
  const checks: readonly Check[] = [
    [isOn(state.setup, 'simplifiedCommand'), CORPS_REFUSALS.NOT_PLAYED_HERE('NLC 12.11')],
    ...phaseChecks(state, side, 'decisions'),
    [!DECIDES.includes(of.kind), ORDERS_REFUSALS.DECIDES_NOTHING],
    [recordedOf(state, side, of) !== undefined, ORDERS_REFUSALS.ONE_DECISION_A_LEADER],
    [forDivision !== null && of.kind !== 'formation', ORDERS_REFUSALS.NOT_HIS_DIVISION],
    [bound !== null && hexesFromCommander === null, ORDERS_REFUSALS.HOW_FAR_FROM_COMMANDER],
    [bound !== null && (hexesFromCommander ?? 0) > bound, ORDERS_REFUSALS.TOO_FAR_FROM_COMMANDER],
    ...(isRetreat(steps) ? retreatChecks(state, side, of) : []),
    ...recipientChecks(state, of),
    ...sheetChecks(state, side, { of: whose, steps }),
  ];
  return [...barredFaults(state, of), ...faultsIn(checks), ...repeatFaults(state, side, { of: whose, steps, apart })];
};

/** NLC 12.3, 12.11: step 1. What is written down is rolled for in step 4, whatever comes between. */
export const recordDecision = (state: OrdersState, command: Command<'RecordLocalDecision'>, seat: Seat): Outcome => {
  const { of, steps, awaitFurther, forDivision, houseRule } = command;
  const side = sideOf(state, target(of, forDivision));
  if (side === undefined || !isMine(seat, side)) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 12.11'));
  return ruled(state, side, { faults: recordFaults(state, side, command), houseRule }, (rulings) =>
    done([
      ...rulings,
      ...reaching(state, side, 'decisions'),
      onDesk(side, { type: 'DecisionRecorded', decision: { of, turn: state.turn, steps, awaitFurther, forDivision } }),
    ]),
  );
};

/** Ruling 94: a corps leader's order to one of his divisions leaves now, and is checked when it is there. */
const divisionalOrder = (state: OrdersState, side: Side, decision: Decision): Facts => {
  const { of, forDivision } = decision;
  const formation = formationIn(state, of.id);
  if (forDivision === null || formation === undefined) return [];
  const arrival = arrivalOf(state.turn, forDivision.courier);
  const sender: SentBy = corpsLeaderAsSender(state, side, formation);
  const plain = unwrittenSheet(state, side, { ...decision, of: target(of, forDivision) }, 'localDecision');
  const faceToFace = arrival.kind === 'faceToFace';
  const sheet = {
    ...plain,
    from: formation.id,
    courier: forDivision.courier,
    arrivesOn: arrival.arrives,
    faceToFace,
    sender,
  };
  return [onDesk(side, { type: 'OrderWritten', sheet })];
};

/** A sheet that nobody carries: written and, in the same moment, gone by. */
const atOnce = (state: OrdersState, side: Side, sheet: Sheet, cause: Cause): Facts => {
  const wrote = [onDesk(side, { type: 'OrderWritten', sheet } as const)];
  return [...wrote, ...complied(played(state, wrote), side, written(sheet), cause)];
};

const LOCALLY: Cause = { reason: 'actsLocally', rule: 'NLC 12.11' };

/** In a word. */
export const resultOf = ({ kind }: LocalDecisionOutcome): NonNullable<Recorded['result']> =>
  kind === 'badMoveCalled' ? 'badMove' : kind;

/** What the dice make of what a leader has written down. */
export const afterDecision = (
  state: OrdersState,
  side: Side,
  decision: Decision,
  outcome: LocalDecisionOutcome,
): Facts => {
  const { of, turn } = decision;
  const answered = onDesk(side, { type: 'DecisionAnswered', of, turn, result: resultOf(outcome) });
  const sheet = unwrittenSheet(state, side, { ...decision, of: target(of, decision.forDivision) }, 'localDecision');
  switch (outcome.kind) {
    case 'noEffect':
      return [answered];
    case 'actsLocally':
      return [answered, ...atOnce(state, side, sheet, LOCALLY)];
    case 'delayed':
      return [
        answered,
        onDesk(side, { type: 'OrderWritten', sheet }),
        onDesk(
          side,
          change(
            state,
            written(sheet),
            { change: 'wait', wait: outcome.until },
            { reason: 'actsLocally', rule: 'NLC 15' },
          ),
        ),
      ];
    case 'divisionalOrderLeaves':
      return [answered, ...divisionalOrder(state, side, decision)];
    case 'badMoveCalled':
      return [answered, onTable({ type: 'BadMoveCalled', side, of, turn, revealed: outcome.revealed })];
    case 'firstBadMove': {
      const first = firstBadMoveOf(state, side, of);
      return first === null ? [answered] : [answered, ...firstBadMoveMade(state, side, of, first)];
    }
    // In a game the enemy never answers in the same moment.
    case 'badMove':
      return [answered];
  }
};

/** What the game answers of a decision. */
type Answered = Omit<LocalDecisionInput, 'hidden' | 'card' | 'otherShift' | 'other'>;

/** NLC 12.11, MOP 37.19: a leader's first Bad Move may stand in the scenario; any other is named by his enemy. */
export const decisionInput = (state: OrdersState, side: Side, decision: Decision, outOfSupply: boolean): Answered => {
  const { of, steps, forDivision } = decision;
  const types = typesOf(steps);
  return {
    leader: {
      ...leaderOfRecipient(state, side, of, null),
      inReserve: isInReserve(state.desks[side], of),
      ...conditionOf(state, side, of, outOfSupply),
    },
    // What is no sequence was let through by a house ruling.
    steps: isSequence(types) ? types : types.slice(0, 1),
    forDivision: forDivision !== null,
    commandConfusion: isConfused(state, side, of),
    directCommand: wasDirected(state, of),
    badMoveNamedBy: firstBadMoveOf(state, side, of) === null ? 'enemyLater' : 'scenario',
  };
};

const UNSAID = { hidden: false, card: null, otherShift: undefined, other: undefined } as const;

/** What a local decision would come to as things stand, and what speaks against recording it. */
export type DecisionPreview = Readonly<{
  faults: readonly Refusal[];
  chances: readonly Readonly<{ result: Recorded['result']; chance: Chance }>[];
}>;

/** NLC 12.11: before it is written down. Null for whoever may not write it. */
export const previewDecision = (
  state: OrdersState,
  command: Command<'RecordLocalDecision'>,
  seat: Seat,
): DecisionPreview | null => {
  const { of, steps, awaitFurther, forDivision } = command;
  const side = sideOf(state, target(of, forDivision));
  if (side === undefined || !isMine(seat, side)) return null;
  const decision = { of, turn: state.turn, steps, awaitFurther, forDivision };
  const walk = oddsOf(localDecision.run({ ...decisionInput(state, side, decision, false), ...UNSAID }));
  const odds = walk.kind === 'odds' ? walk.odds : [];
  return {
    faults: recordFaults(state, side, command),
    chances: odds.map(({ outcome, n, d }) => ({ result: resultOf(outcome), chance: { n, d } })),
  };
};
