import type { Decision, Fact, RuleSet } from '../../engine/rule-set';
import { bothSides, sideOf } from '../../engine/sides';
import type { Scope, Seat, Side } from '../../engine/sides';
import { mapOutcome, refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import { armyCommands, armyEvents } from '../common/army/army';
import type { ArmyCommand } from '../common/army/army';
import { armyView } from '../common/army/army-view';
import type { ArmyView } from '../common/army/army-view';
import { decideArmy } from '../common/army/decide-army';
import { evolveArmy } from '../common/army/evolve-army';
import { decoderOf } from '../common/decoding';
import { contextOf, stepsIn } from '../common/sequence';
import type { SequenceStep } from '../common/sequence';
import type { Setup } from '../common/setup/setup';
import { commonCommands, commonEvents, decideCommon, evolveTable, isCommonEvent } from '../common/table';
import type { CommonCommand, CommonEvent } from '../common/table';
import { commonView, momentOf } from '../common/view';
import type { CommonView } from '../common/view';
import { NLC_ARMY } from './army/nlc-army';
import { arrivalsAsSeen, arrivalsInForce, arrivalsToName } from './campaign/arrivals';
import { campaignCommands, campaignEvents } from './campaign/campaign';
import type { CampaignCommand } from './campaign/campaign';
import { arrivalDues, campaignView } from './campaign/campaign-view';
import type { CampaignView } from './campaign/campaign-view';
import { decideCampaign } from './campaign/decide-campaign';
import { evolveCampaign, evolveCampaignDesk } from './campaign/evolve-campaign';
import { afterPlay } from './corps/announce';
import { corpsCommands, corpsEvents } from './corps/corps';
import type { CorpsCommand } from './corps/corps';
import { corpsView, demoralizedSeenBy } from './corps/corps-view';
import type { CorpsView } from './corps/corps-view';
import { decideCorps } from './corps/decide-corps';
import { evolveCorps, evolveCorpsDesk } from './corps/evolve-corps';
import { retreatsIn } from './corps/follow-ups';
import { cupCommands, cupEvents } from './cup/cup';
import type { CupCommand, CupEvent, CupTable } from './cup/cup';
import { cupView } from './cup/cup-view';
import type { CupView } from './cup/cup-view';
import { decideCup } from './cup/decide-cup';
import { evolveCup, evolveCupDesk } from './cup/evolve-cup';
import { NLC_START, campaignState, corpsState, cupState, keepsOrders, ordersState } from './game-state';
import type { NlcBook, NlcCommand, NlcEvent, NlcState } from './game-state';
import { ordersCommands } from './orders/commands';
import type { OrdersCommand } from './orders/commands';
import { decideOrders } from './orders/decide-orders';
import { evolveOrders, evolveOrdersDesk } from './orders/evolve-orders';
import { previewDecision } from './orders/local-decisions';
import type { DecisionPreview } from './orders/local-decisions';
import { ordersEvents } from './orders/orders';
import { ordersView } from './orders/orders-view';
import type { OrdersView } from './orders/orders-view';
import { previewOrder } from './orders/preview';
import type { OrderPreview } from './orders/preview';
import { stageItems } from './stage/action-stage';
import type { StageItem } from './stage/action-stage';

export type NlcView = CommonView &
  Readonly<{
    cup: CupView;
    stage: readonly StageItem[];
    army: ArmyView;
    corps: CorpsView;
    campaign: CampaignView;
    /** Only where order sheets are kept in the app. */
    orders?: OrdersView;
  }>;

/** What an order or a Local Decision would come to, before it is sealed. */
export type NlcPreview =
  (OrderPreview & Readonly<{ kind: 'order' }>) | (DecisionPreview & Readonly<{ kind: 'decision' }>);

/** NLC and its refits share everything but the book they go by. */
export const nlcRuleSet = (book: NlcBook): RuleSet<NlcState, NlcCommand, NlcEvent, NlcView | null, NlcPreview> => ({
  id: book.rules,
  stateVersion: `${book.rules}/3`,
  start: NLC_START,
  decide: (state, command, seat) => decide(state, command, seat, book),
  evolve,
  viewFor: (state, seat) => viewFor(state, seat, book),
  preview: (state, command, seat) => preview(state, command, seat, book),
  decodeCommand: decoderOf({
    ...commonCommands,
    ...cupCommands,
    ...armyCommands,
    ...corpsCommands,
    ...campaignCommands,
    ...ordersCommands,
  }),
  decodeEvent: decoderOf({
    ...commonEvents,
    ...cupEvents,
    ...armyEvents,
    ...corpsEvents,
    ...campaignEvents,
    ...ordersEvents,
  }),
});

type Play = Step<Decision<NlcEvent>>;

const isCommonCommand = (command: NlcCommand): command is CommonCommand => command.type in commonCommands;
const isArmyCommand = (command: NlcCommand): command is ArmyCommand => command.type in armyCommands;
const isCorpsCommand = (command: NlcCommand): command is CorpsCommand => command.type in corpsCommands;
const isCampaignCommand = (command: NlcCommand): command is CampaignCommand => command.type in campaignCommands;
const isOrdersCommand = (command: NlcCommand): command is OrdersCommand => command.type in ordersCommands;
/** What the cup listens to: its own events and the turns. */
const isOfCup = (event: NlcEvent): event is CupEvent | CommonEvent => isCommonEvent(event) || event.type in cupEvents;

/** Decides a play, and tells who has crossed his demoralization limit by it (NLC 14, 15). */
const decide = (state: NlcState, command: NlcCommand, seat: Seat, book: NlcBook): Play =>
  mapOutcome(decideSlice(state, command, seat, book), (decision) => announcing(state, decision, book));

const decideSlice = (state: NlcState, command: NlcCommand, seat: Seat, book: NlcBook): Play => {
  if (isCommonCommand(command))
    return decideCommon(state.table, command, (setup, turn) => stepIds(setup, turn, book), seat);
  const { setup, army } = state.table;
  if (setup === null) return refuse('NOT_STARTED', 'NLC 4');
  if (isArmyCommand(command)) return decideArmy(command, { setup, army }, NLC_ARMY);
  if (isCorpsCommand(command)) return decideCorps(corpsState(setup, state, book), command, seat);
  if (isCampaignCommand(command))
    return decideCampaign(campaignState(setup, state, book), command, seat, book.campaign);
  if (isOrdersCommand(command)) return decideOfOrders(setup, state, command, seat, book);
  return decideOfCup(setup, state, command, seat, book);
};

const decideOfOrders = (setup: Setup, state: NlcState, command: OrdersCommand, seat: Seat, book: NlcBook): Play => {
  if (!keepsOrders(setup)) return refuse('ORDERS_ON_PAPER', 'NLC 12');
  const step = decideOrders(ordersState(setup, state, book), command, seat);
  return command.type === 'PhaseDone'
    ? thenLeaveStep(step, state, command.side, stepIds(setup, state.table.turn, book))
    : step;
};

/** NLC 12.3, Ruling 9: whose command phase is done has done with the step of that name; the table goes on to the next. */
const thenLeaveStep = (done: Play, { table }: NlcState, side: Side, steps: readonly string[]): Play => {
  const next = steps[steps.indexOf(`command-${side}`) + 1];
  if (table.step !== `command-${side}` || next === undefined) return done;
  return mapOutcome(done, ({ facts, barrier }) => ({
    facts: [...facts, { scope: 'table', event: { type: 'StepReached', step: next } }],
    barrier,
  }));
};

const preview = (state: NlcState, command: NlcCommand, seat: Seat, book: NlcBook): NlcPreview | null => {
  const { setup } = state.table;
  if (setup === null || !keepsOrders(setup)) return null;
  const orders = ordersState(setup, state, book);
  if (command.type === 'WriteOrder') return marked('order', previewOrder(orders, command, seat));
  return command.type === 'RecordLocalDecision' ? marked('decision', previewDecision(orders, command, seat)) : null;
};

const marked = <Kind extends string, What extends object>(
  kind: Kind,
  what: What | null,
): (What & Readonly<{ kind: Kind }>) | null => (what === null ? null : { ...what, kind });

/** NLC 9: reinforcements put in their chits when they come; but in the open they are named by what everybody knows. */
const PUTS_CHITS_IN: readonly CupCommand['type'][] = ['FillCup', 'DeclareReserve'];

const decideOfCup = (setup: Setup, state: NlcState, command: CupCommand, seat: Seat, book: NlcBook): Play => {
  const { turn, cup, corps } = state.table;
  if (command.type === 'FlagReserve' && keepsOrders(setup)) return refuse('RESERVE_BY_ORDER', 'NLC 12.2');
  const truth = arrivalTruth(setup, state);
  const arrivals = PUTS_CHITS_IN.includes(command.type) ? arrivalsInForce(truth) : arrivalsToName(truth);
  const step = decideCup(cupState(state, arrivals), withRetreats(command, retreatsIn(corps, turn - 1)), seat);
  return command.type === 'FillCup' ? thenGoOn(step, cup, stepIds(setup, turn, book)) : step;
};

const arrivalTruth = (setup: Setup, { table: { campaign }, held }: NlcState) => ({
  setup,
  campaign,
  desks: bothSides((side) => held[side].campaign),
});

/** NLC 20.11: retreats that were counted in the last turn, unless the players say otherwise. */
const withRetreats = (command: CupCommand, retreats: ReturnType<typeof retreatsIn>): CupCommand =>
  command.type === 'RollInitial' && command.retreats === undefined ? { ...command, retreats } : command;

/**
 * With the cup full there is nothing left to prepare: the Initial Action is next, if there is one, else the first draw.
 * Players who wrote their own sequence stay where they are.
 */
const thenGoOn = (step: Step<Decision<CupEvent>>, cup: CupTable, steps: readonly string[]): Play =>
  mapOutcome(step, ({ facts, barrier }) => {
    const next = (cup.initiative?.taken ?? null) === null ? 'selection' : 'initial';
    if (!steps.includes(next)) return { facts, barrier };
    return { facts: [...facts, { scope: 'table', event: { type: 'StepReached', step: next } }], barrier };
  });

const announcing = (before: NlcState, decision: Decision<NlcEvent>, book: NlcBook): Decision<NlcEvent> => {
  const after = decision.facts.reduce((state, { scope, event }) => evolve(state, scope, event), before);
  const { setup } = after.table;
  if (setup === null) return decision;
  const was = corpsState(before.table.setup ?? setup, before, book);
  const turned: readonly Fact<NlcEvent>[] = afterPlay(
    was,
    corpsState(setup, after, book),
    before.table.cup.acting?.side ?? null,
  );
  return turned.length === 0 ? decision : { ...decision, facts: [...decision.facts, ...turned] };
};

const stepIds = (setup: Setup, turn: number, book: NlcBook): readonly string[] =>
  stepsIn(contextOf(setup, turn), book.steps).map(({ id }: SequenceStep) => id);

const evolve = (state: NlcState, scope: Scope, event: NlcEvent): NlcState => {
  if (scope === 'table') return { ...state, table: evolveOpen(state.table, event) };
  const side = sideOf(scope);
  return side === null ? state : { ...state, held: evolveHeld(state.held, side, event) };
};

const evolveOpen = (
  { cup, army, corps, campaign, orders, ...common }: NlcState['table'],
  event: NlcEvent,
): NlcState['table'] => ({
  ...(isCommonEvent(event) ? evolveTable(common, event) : common),
  cup: isOfCup(event) ? evolveCup(cup, event) : cup,
  army: evolveArmy(army, event),
  corps: evolveCorps(corps, event),
  campaign: evolveCampaign(campaign, event),
  orders: evolveOrders(orders, event),
});

/** Whichever of a side's two scopes the fact stands in: before there was `held`, its facts stood on the desk. */
const evolveHeld = (held: NlcState['held'], side: Side, event: NlcEvent): NlcState['held'] => {
  const { cup, corps, campaign, orders } = held[side];
  return {
    ...held,
    [side]: {
      cup: isOfCup(event) ? evolveCupDesk(cup, event) : cup,
      corps: evolveCorpsDesk(corps, event),
      campaign: evolveCampaignDesk(campaign, event),
      orders: evolveOrdersDesk(orders, event),
    },
  };
};

const viewFor = (state: NlcState, seat: Seat, book: NlcBook): NlcView | null => {
  const { setup, turn, army } = state.table;
  if (setup === null) return null;
  const corps = corpsState(setup, state, book);
  const campaign = campaignView(campaignState(setup, state, book), seat, book.campaign);
  const common = commonView(state.table, seat, book, arrivalDues(campaign.arrivals, turn));
  if (common === null) return null;
  return {
    ...common,
    cup: cupView(cupState(state, arrivalsAsSeen(arrivalTruth(setup, state), seat)), seat),
    stage: stageItems(contextOf(setup, turn)),
    army: armyView(setup, army, NLC_ARMY, { moment: momentOf(common), demoralized: demoralizedSeenBy(corps, seat) }),
    corps: corpsView(corps, seat),
    campaign,
    ...(keepsOrders(setup) ? { orders: ordersView(ordersState(setup, state, book), seat) } : {}),
  };
};
