import type { Side } from '../../../engine/sides';
import type { Step } from '../../../engine/step';
import { compliance } from '../command/compliance';
import type { ComplianceInput, ComplianceOutcome, RECIPIENTS } from '../command/compliance';
import { isAttackType } from '../command/orders';
import { FREE_MARCH, FREE_ORDER } from './card-checks';
import type { Recipient, Sheet } from './order';
import { conditionOf, isConfused, isFollowedUp, leaderOfRecipient, wasDirected } from './ratings';
import { formationIn, isInReserve, isNight, typesOf } from './state';
import { placeOf } from '../../common/clock/turn-track';
import type { OrdersState } from './state';

type Kind = (typeof RECIPIENTS)[number];

/** NLC 12.7: as what the recipient counts on the table. */
const kindOf = (state: OrdersState, of: Recipient): Kind => {
  switch (of.kind) {
    case 'formation':
      return formationIn(state, of.id)?.kind ?? 'corps';
    case 'division':
      return 'division';
    case 'wing':
      return 'wing';
    case 'hq':
      return 'hq';
    case 'train':
      return 'pontoonTrain';
  }
};

const UNSENT: ComplianceInput['sender'] = { rating: 0, ratingOtherwise: null, hqLost: false, attachedDivisions: 0 };

/** What only a player can say at the check. */
type SaidAtCheck = Readonly<{
  outOfSupply: boolean;
  ledBy: string | null;
  otherShift?: Shift;
}>;
const NOTHING_SAID: SaidAtCheck = { outOfSupply: false, ledBy: null };

type Shift = ComplianceInput['otherShift'];

/** What the game answers of a check; players say no more than what else counts for their dice. */
type Answered = Omit<ComplianceInput, 'other'>;

/** A shift that was fixed with the sheet and one at the check are one sum, each with its reason. */
const both = (one: Shift, other: Shift): Shift =>
  one === undefined || other === undefined
    ? (one ?? other)
    : { amount: one.amount + other.amount, reason: `${one.reason}; ${other.reason}` };

/** Ruling 25: what counts is when it arrived, also where nobody looked at it in that night. */
const momentOf = (state: OrdersState, { arrivesOn }: Sheet): ComplianceInput['moment'] => {
  if (isNight(state)) return 'byNight';
  return arrivesOn < state.turn && placeOf(state.setup, arrivesOn).turn.kind === 'night' ? 'heldToDawn' : 'byDay';
};

/**
 * NLC 12.7, Ruling 10: all that compliance asks. What was fixed when the order was written comes from the sheet, the rest is
 * as it stands now.
 */
export const complianceInputOf = (
  state: OrdersState,
  side: Side,
  sheet: Sheet,
  said: SaidAtCheck = NOTHING_SAID,
): Answered => {
  const { of, steps, sender, faceToFace, card, otherShift } = sheet;
  return {
    steps: typesOf(steps),
    sender: { ...UNSENT, ...sender },
    recipient: {
      ...leaderOfRecipient(state, side, of, said.ledBy),
      kind: kindOf(state, of),
      inReserve: isInReserve(state.desks[side], of),
      ...conditionOf(state, side, of, said.outOfSupply),
    },
    moment: momentOf(state, sheet),
    newerArrived: false,
    faceToFace,
    commandConfusion: isConfused(state, side, of),
    directCommand: wasDirected(state, of),
    // A free March is not checked; what is left of it is checked as any other, and so is a free order.
    card: card === FREE_MARCH || card === FREE_ORDER ? null : card,
    ledAttackLastTurn: of.kind === 'formation' && isFollowedUp(state, 'ledAttack', of.id),
    otherShift: both(otherShift, said.otherShift),
  };
};

/** With nothing else that counts for the dice. */
export const checkOf = (input: Answered): Step<ComplianceOutcome> => compliance.run({ ...input, other: undefined });

/**
 * A General Retreat or a Forced March is never held; and what the procedure would refuse was let through by a house ruling when the order was written: it is then checked as the
 * one order that is hardest to get done.
 */
export const checkable = (input: Answered): Answered => {
  const hardest = input.steps.find(isAttackType) ?? input.steps[0] ?? 'march';
  const byDay: Answered = { ...input, moment: input.moment === 'heldToDawn' ? 'byDay' : input.moment };
  const tries = [input, byDay, { ...byDay, card: null }, { ...byDay, card: null, steps: [hardest] }];
  return tries.find((one) => checkOf(one).kind !== 'refused') ?? input;
};
