import type { Decision, Fact } from '../../../engine/rule-set';
import { heldOf } from '../../../engine/sides';
import type { Scope, Seat, Side } from '../../../engine/sides';
import { accept, andThen, refuse, unless } from '../../../engine/step';
import type { Refusal, Step } from '../../../engine/step';
import { isOn } from '../switches';
import type { Formation, Setup } from '../../common/setup/setup';
import { happened } from '../../common/table';
import { arrivalBase, arrivalGroup, comesOn } from './arrival-group';
import { ROLLED_AHEAD, arrivalsOf, comingOf, isReinforcement, isSecret, knowsArrivals, seesDesk } from './arrivals';
import type { CampaignEvent, CampaignState, CommandOf } from './campaign';
import type { CampaignBook, Refit } from './campaign-book';
import { beforeDaylight, minutesBetween } from './hours';
import { CUP_REFUSALS } from '../cup/vocabulary';
import { CAMPAIGN_REFUSALS } from './vocabulary';
import { TABLE_REFUSALS } from '../../common/vocabulary';

type Outcome = Step<Decision<CampaignEvent>>;

const formationIn = (setup: Setup, id: string): Formation | undefined =>
  setup.formations.find((formation) => formation.id === id);

const only = (scope: Scope, event: CampaignEvent, barrier: boolean): Outcome =>
  accept({ facts: [{ scope, event } satisfies Fact<CampaignEvent>], barrier });

/** MOP App. III a: secret arrivals are the owner's, on his desk. */
const scopeFor = (setup: Setup, side: Side): Scope => (isSecret(setup) ? heldOf(side) : 'table');

/**
 * Goes on with reinforcements of one side that whoever asks may know of. All others get the same answer, whether
 * there is no such formation or it is not theirs to ask about.
 */
const withOwn = (
  { setup }: CampaignState,
  ids: readonly string[],
  seat: Seat,
  goOn: (first: Formation, all: readonly Formation[]) => Outcome,
): Outcome => {
  const all = [...new Set(ids)].map((id) => formationIn(setup, id)).filter((one) => one !== undefined);
  const [first] = all;
  if (first === undefined || all.length < ids.length || !knowsArrivals(setup, seat, first.side))
    return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 9'));
  return all.every(isReinforcement) ? goOn(first, all) : refuse(CAMPAIGN_REFUSALS.NOT_A_REINFORCEMENT);
};

/** MOP 37.12.2 (Appendix II), Ruling 41: in phase 0, two turns ahead, for each group at an entry hex by itself. */
export const rollArrival = (
  state: CampaignState,
  command: CommandOf<'RollArrival'>,
  seat: Seat,
  { refit }: CampaignBook,
): Outcome => {
  const { setup, turn, campaign } = state;
  if (refit === null || !isOn(setup, 'variableArrival')) return refuse(CAMPAIGN_REFUSALS.ARRIVAL_IS_FIXED);
  return withOwn(state, command.formations, seat, (first, all) => {
    const { side, arrives } = first;
    const due = arrives ?? 0;
    const known = arrivalsOf(state, side);
    const base = arrivalBase(setup, known, side, { due, now: turn });
    return unless(
      [
        [all.some((one) => one.side !== side || one.arrives !== due), CAMPAIGN_REFUSALS.ONE_GROUP_ONLY],
        [all.some(({ id }) => campaign.entered[id] !== undefined), CAMPAIGN_REFUSALS.HAS_ENTERED],
        [turn < due - ROLLED_AHEAD, CAMPAIGN_REFUSALS.ARRIVAL_NOT_YET],
        [turn > due, CAMPAIGN_REFUSALS.ARRIVAL_TOO_LATE],
        [all.some((one) => comingOf(one, known).how !== 'printed'), CAMPAIGN_REFUSALS.ARRIVAL_ROLLED],
      ],
      () =>
        andThen(refit.arrival(arrivalGroup(base, command)), ({ turn: comes, result }) =>
          only(scopeFor(setup, side), rolled(command, { side, due, turn: comesOn(base, comes), result }), true),
        ),
    );
  });
};

type Rolled = Pick<Extract<CampaignEvent, { type: 'ArrivalRolled' }>, 'side' | 'due' | 'turn' | 'result'>;

const rolled = ({ formations, entry }: CommandOf<'RollArrival'>, facts: Rolled): CampaignEvent => ({
  type: 'ArrivalRolled',
  formations: [...formations],
  entry,
  ...facts,
});

/** NLC 9, MOP App. III: a card or the scenario brings it on another turn, or not at all. */
export const moveArrival = (
  state: CampaignState,
  { formation, turn, reason }: CommandOf<'MoveArrival'>,
  seat: Seat,
): Outcome =>
  withOwn(state, [formation], seat, ({ id, side, arrives }) =>
    unless(
      [
        [state.campaign.entered[id] !== undefined, CAMPAIGN_REFUSALS.HAS_ENTERED],
        [turn !== null && turn < state.turn, CAMPAIGN_REFUSALS.TURN_IS_OVER],
      ],
      () =>
        only(
          scopeFor(state.setup, side),
          { type: 'ArrivalMoved', formation: id, due: arrives ?? 0, turn, reason },
          false,
        ),
    ),
  );

/**
 * NLC 9: it enters, or part of it does, or the way is barred and it comes a turn later. Whatever enters is seen by all,
 * so in a game with secret arrivals anybody may say so, and is refused nothing that only a desk could tell him.
 */
export const enterReinforcement = (
  state: CampaignState,
  command: CommandOf<'EnterReinforcement'>,
  seat: Seat,
): Outcome => {
  const formation = formationIn(state.setup, command.formation);
  if (formation === undefined) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 9'));
  const { turn: comes } = comingOf(formation, arrivalsOf(state, formation.side));
  const mayKnow = knowsArrivals(state.setup, seat, formation.side);
  return unless(
    [
      [!isReinforcement(formation), CAMPAIGN_REFUSALS.NOT_A_REINFORCEMENT],
      [state.campaign.entered[formation.id] === 'whole', CAMPAIGN_REFUSALS.HAS_ENTERED],
      [mayKnow && (comes === null || comes > state.turn), CAMPAIGN_REFUSALS.NOT_DUE_YET],
    ],
    () =>
      command.how === 'postponed'
        ? postpone(state, formation, command.hindrance, mayKnow)
        : happened([{ type: 'ReinforcementEntered', formation: formation.id, whole: command.how === 'entered' }]),
  );
};

const postpone = (
  { setup, turn, campaign }: CampaignState,
  { id, side, arrives }: Formation,
  hindrance: 'blocked' | 'congestion',
  mayKnow: boolean,
): Outcome => {
  if (!mayKnow) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 9'));
  if (campaign.entered[id] !== undefined) return refuse(CAMPAIGN_REFUSALS.HAS_ENTERED);
  const due = arrives ?? 0;
  return only(
    scopeFor(setup, side),
    { type: 'ReinforcementPostponed', formation: id, due, turn: turn + 1, hindrance },
    false,
  );
};

/**
 * MOP 37.12.2 (Appendix II): another order than the March to the HQ, sent before the first daylight turn of the scheduled day
 * and four hours ahead. An order is its side's secret, so only the owner gives it and only his desk keeps it.
 */
export const changeArrivalOrder = (
  state: CampaignState,
  { formation: id, order, minutes }: CommandOf<'ChangeArrivalOrder'>,
  seat: Seat,
  { refit }: CampaignBook,
): Outcome => {
  const { setup, turn } = state;
  const formation = formationIn(setup, id);
  if (formation === undefined || !seesDesk(seat, formation.side))
    return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 9'));
  if (refit === null) return refuse(TABLE_REFUSALS.NOT_IN_THESE_RULES('NLC 9'));
  if (!isReinforcement(formation)) return refuse(CAMPAIGN_REFUSALS.NOT_A_REINFORCEMENT);
  if (state.campaign.entered[id] !== undefined) return refuse(CAMPAIGN_REFUSALS.HAS_ENTERED);
  const hours = hoursOf(state, formation, refit);
  const toArrival = hours.minutes ?? minutes;
  if (toArrival === null) return refuse(CAMPAIGN_REFUSALS.SAY_THE_HOURS);
  return andThen(hours.sent(toArrival), () =>
    only(heldOf(formation.side), { type: 'ArrivalOrderChanged', formation: id, order, turn }, false),
  );
};

/** How long it is until a formation is due, where the track tells hours, and what becomes of an order sent now. */
const hoursOf = ({ setup, turn }: CampaignState, { arrives }: Formation, refit: Refit) => {
  const due = arrives ?? 0;
  const beforeFirstDaylight = beforeDaylight(setup, turn, due);
  return {
    minutes: minutesBetween(setup, turn, due),
    sent: (minutesToArrival: number) => refit.arrivalOrders({ beforeFirstDaylight, minutesToArrival }),
  };
};

/** What stands against another order now, as far as the app knows; `minutes` is null where the players must say the hours. */
export type OrderWindow = Readonly<{ minutes: number | null; why: Refusal | null }>;

const LONG = 20_000;

/** MOP 37.12.2 (Appendix II): for the owner's desk. */
export const orderWindow = (state: CampaignState, formation: Formation, refit: Refit): OrderWindow => {
  const { minutes, sent } = hoursOf(state, formation, refit);
  const step = sent(minutes ?? LONG);
  return { minutes, why: step.kind === 'refused' ? step.refusal : null };
};
