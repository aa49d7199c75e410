import { maybe, name, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { SIDES } from '../../../engine/sides';
import type { Seat } from '../../../engine/sides';
import type { Check, Refusal } from '../../../engine/step';
import { playIn } from '../../common/play/play';
import { localDecision } from '../command/local-decision';
import type { LocalDecisionInput, LocalDecisionOutcome } from '../command/local-decision';
import type { HiddenEvent } from '../hidden-movement/model';
import { discoveryChecks, isOnHiddenMarch, revealedByBadMove } from '../hidden-movement/with-orders';
import { cardChecks } from './card-checks';
import { atDesk, duesFor, leftAtDesk, ruledAtDesk } from './desk-state';
import type { AtDesk, DeskState } from './desk-state';
import { afterDecision, decisionInput, resultOf } from './local-decisions';
import type { Recipient } from './order';
import type { Recorded } from './orders';
import { duesOf, phaseChecks, reaching } from './phase';
import type { AnyEvent } from './ruling';
import { isMine } from './state';
import { ORDERS_REFUSALS } from './vocabulary';

const about = {
  /** Who decides, as he is known where orders are received. */
  kind: oneOf(['formation', 'division', 'wing', 'hq', 'train']),
  id: name(40),
  division: maybe(name(60)),
  /** All of it, beside what the game knows of supply. */
  outOfSupply: yesNo(false),
};
type About = Told<typeof about>;
type Deciding = AtDesk & Readonly<{ decision: Recorded; said: Pick<About, 'outOfSupply'> }>;

const isHe = (of: Recipient, { kind, id, division }: About): boolean =>
  of.kind === kind && of.id === id && (of.kind !== 'division' || of.division === division);

const find = (state: DeskState, asked: About, seat: Seat): Deciding | Refusal => {
  const recorded = SIDES.filter((side) => isMine(seat, side)).flatMap((side) =>
    state.desks[side].decisions.flatMap((decision) =>
      decision.turn === state.turn && isHe(decision.of, asked) ? [{ side, decision }] : [],
    ),
  )[0];
  if (recorded === undefined) return ORDERS_REFUSALS.NOTHING_RECORDED;
  const { side, decision } = recorded;
  return decision.result === null
    ? { ...atDesk(side), decision, said: { outOfSupply: asked.outOfSupply } }
    : ORDERS_REFUSALS.ANSWERED_ALREADY;
};

/** NLC 12.3: all orders of the phase are received first. */
const faultsOf = (
  state: DeskState,
  { side, decision }: Deciding,
  { card }: Pick<LocalDecisionInput, 'card'>,
): readonly Check[] => [
  ...discoveryChecks(state.hidden, side),
  ...phaseChecks(state, side, 'receiving'),
  [
    duesOf(state, side).some(({ kind, step }) => step === 'receiving' && kind !== 'decision'),
    ORDERS_REFUSALS.ORDERS_COME_FIRST,
  ],
  ...cardChecks(state, side, card, [decision.of]),
];

/** A Bad Move brings a hidden march to light, before all else that comes of it. */
const isBadMove = (outcome: LocalDecisionOutcome): boolean => ['badMove', 'firstBadMove'].includes(resultOf(outcome));

/** NLC 12.11, 12.3: the dice for what a leader has written down; his enemy answers a Bad Move later, at his own desk. */
export const decisionPlay = playIn<DeskState, AnyEvent | HiddenEvent>()(localDecision, {
  about,
  offers: (state, seat) => duesFor(state, seat, 'decision').map(({ of }) => of),
  find,
  settled: ['leader', 'steps', 'forDivision', 'commandConfusion', 'directCommand', 'badMoveNamedBy'],
  perhaps: ['hidden'],
  knows: (state, { side, decision, said: { outOfSupply } }) => ({
    ...decisionInput(state, side, decision, outOfSupply),
    ...(isOnHiddenMarch(state.hidden, side, decision.of) ? { hidden: true } : {}),
  }),
  checks: faultsOf,
  ruled: ruledAtDesk,
  writes: (state, { side, decision }, { told: { card }, outcome }) => [
    ...(isBadMove(outcome) ? revealedByBadMove(state.hidden, side, decision.of) : []),
    ...leftAtDesk(state.untaken, [
      ...reaching(state, side, 'receiving'),
      ...afterDecision(state, side, decision, outcome),
    ]),
    ...state.usedBy({ orders: state.untaken, side, of: decision.of, card }),
  ],
});
