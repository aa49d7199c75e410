import type { Decision, Fact } from '../../../engine/rule-set';
import { SIDES, bothSides } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import { mapOutcome, refuse } from '../../../engine/step';
import { seenBy, selector } from '../../common/selector';
import type { StateOf } from '../../common/model';
import type { Setup } from '../../common/setup/setup';
import { setupModel, setupOf, turnModel } from '../../common/table';
import type { CommonEvent } from '../../common/table';
import { topic } from '../../common/topic';
import { arrivalsAsSeen, arrivalsInForce, arrivalsToName } from '../campaign/arrivals';
import { campaignModel } from '../campaign/evolve-campaign';
import type { ByCards } from '../card-effects/by-cards';
import { withCardRatings } from '../card-effects/effects';
import { corpsModel } from '../corps/evolve-corps';
import { setupInForce } from '../corps/leaders';
import { hiddenModel } from '../hidden-movement/evolve';
import { ordersModel } from '../orders/evolve-orders';
import { reservesHeld } from '../orders/held-orders';
import { retreatsIn } from '../corps/follow-ups';
import { combatsWon } from '../pbem/decide-opening';
import { NLC_MODELS } from '../models';
import { arrivalTruth, keepsOrders } from '../selectors';
import type { Selectors } from '../selectors';
import type { NlcState } from '../models';
import type { Sequence } from '../sequence/sequence-topic';
import { cupCommands } from './cup';
import type { CupCommand, CupDesk, CupEvent } from './cup';
import { cupView } from './cup-view';
import { decideCup } from './decide-cup';
import type { CupState } from './decide-cup';
import { cupModel } from './evolve-cup';
import { ORDERS_REFUSALS } from '../orders/vocabulary';

/** NLC 12.2, 4: with order sheets in the app, who is in Reserve follows from the orders in force. */
const cupDesk = (setup: Setup, { held, desks }: CupReads, side: Side): CupDesk => {
  const { cup, orders, hidden } = held[side];
  const reserve = keepsOrders(setup) ? reservesHeld(setup, { ...orders, ...desks[side].orders }, side) : cup.reserve;
  // Ruling 98: whoever marches hidden has his chit in the cup, a division of a corps in Reserve too.
  return { ...cup, reserve: reserve.filter((id) => !hidden.marching.includes(id)) };
};

const CUP_READS = [setupModel, turnModel, cupModel, corpsModel, ordersModel, hiddenModel, campaignModel] as const;
type CupReads = StateOf<typeof CUP_READS>;

/** Ratings in force, with reinforcements as somebody knows them. A chit changes nothing of it. */
const ratedBy = (arrivals: (state: CupReads, seat: Seat) => Setup, { open }: ByCards) =>
  seenBy(
    { reads: [turnModel, corpsModel], given: [arrivals, open] },
    ({ table: { corps, turn } }, _, [setup, effects]) => withCardRatings(setupInForce(setup, corps, turn), effects),
  );

/** The cup, by the ratings in force and by reinforcements as somebody knows them. */
const cupStateBy = (byCards: ByCards, arrivals: (state: CupReads, seat: Seat) => Setup) => {
  const rated = ratedBy(arrivals, byCards);
  return seenBy(
    { reads: CUP_READS, given: [arrivals, rated, byCards.open] },
    (state, _, [setup, inForce, byCard]): CupState => ({
      setup: inForce,
      byCard,
      turn: state.table.turn,
      cup: state.table.cup,
      desks: bothSides((side) => cupDesk(setup, state, side)),
    }),
  );
};

/** The cup, by who may know of which reinforcements. */
const cupsBy = (byCards: ByCards) => ({
  /** As a viewer may know it. */
  seen: cupStateBy(
    byCards,
    seenBy({ reads: [], given: [arrivalTruth] }, (_, seat, [truth]) => arrivalsAsSeen(truth, seat)),
  ),
  /** With reinforcements as they come in truth. */
  inForce: cupStateBy(
    byCards,
    selector({ reads: [], given: [arrivalTruth] }, (_, [truth]) => arrivalsInForce(truth)),
  ),
  /** With reinforcements as everybody may hear of them. */
  toName: cupStateBy(
    byCards,
    selector({ reads: [], given: [arrivalTruth] }, (_, [truth]) => arrivalsToName(truth)),
  ),
});

/** NLC 9: reinforcements put in their chits when they come; but in the open they are named by what everybody knows. */
const PUTS_CHITS_IN: readonly CupCommand['type'][] = ['FillCup', 'DeclareReserve'];

/** What is held for the sides takes part where chits are put in and drawn, and where Reserve shows itself. */
const TAKES_UP_BOTH: readonly CupCommand['type'][] = ['FillCup', 'DrawChit'];

/** NLC 20.11, Ruling 99: retreats that were counted in the last turn, unless the players say otherwise. */
const withRetreats = (command: CupCommand, { table: { corps, turn } }: NlcState): CupCommand => {
  if (command.type === 'RollInitial' && command.retreats === undefined)
    return { ...command, retreats: retreatsIn(corps, turn - 1) };
  if (command.type === 'RollStart' && command.won === undefined)
    return { ...command, won: combatsWon(retreatsIn(corps, turn - 1)) };
  return command;
};

/**
 * With the cup full there is nothing left to prepare: the Initial Action is next, if there is one, else the first draw.
 * NLC 4.2: the Initial Action has a step of its own, and it ends with it.
 */
const nextStep = ({ table: { cup, step } }: NlcState, { type }: CupCommand): string | null => {
  if (type === 'FillCup') return (cup.initiative?.taken ?? null) === null ? 'selection' : 'initial';
  return type === 'EndAction' && step === 'initial' ? 'selection' : null;
};

/** Players who wrote their own sequence stay where they are. */
const goingOn = (
  { facts, barrier }: Decision<CupEvent>,
  next: string,
  steps: readonly string[],
): Decision<CupEvent | CommonEvent> => {
  const reached: readonly Fact<CommonEvent>[] = steps.includes(next)
    ? [{ scope: 'table', event: { type: 'StepReached', step: next } }]
    : [];
  return { facts: [...facts, ...reached], barrier };
};

/** The cup: who acts next. */
export const cupTopic = ({ byCards }: Selectors, { stepIds }: Sequence) => {
  const cups = cupsBy(byCards);
  return topic({
    id: 'cup',
    reads: NLC_MODELS,
    commands: cupCommands,
    decide: (state, command, seat) => {
      if (command.type === 'FlagReserve' && keepsOrders(setupOf(state)))
        return refuse(ORDERS_REFUSALS.RESERVE_BY_ORDER);
      const cup = PUTS_CHITS_IN.includes(command.type) ? cups.inForce : cups.toName;
      const step = decideCup(cup(state, seat), withRetreats(command, state), seat);
      const next = nextStep(state, command);
      return next === null ? step : mapOutcome(step, (decision) => goingOn(decision, next, stepIds(state)));
    },
    takesUp: (_, command) => {
      if (command.type === 'DeclareReserve') return [command.side];
      return TAKES_UP_BOTH.includes(command.type) ? SIDES : [];
    },
    views: {
      cup: seenBy({ reads: [], given: [cups.seen] }, (_, seat, [state]) => cupView(state, seat)),
    },
  });
};
