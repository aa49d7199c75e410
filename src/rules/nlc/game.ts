import type { Decision, Fact } from '../../engine/rule-set';
import { bothSides } from '../../engine/sides';
import type { Seat, Side } from '../../engine/sides';
import { mapOutcome, refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import { armyCommands, armyEvents } from '../common/army/army';
import { decideArmy } from '../common/army/decide-army';
import { decoderOf } from '../common/decoding';
import { eventsPreview } from '../common/events-preview';
import { isProcedureCommand, procedureCommands, procedureEvents } from '../common/procedure/procedure';
import { contextOf, stepsIn } from '../common/sequence';
import type { SequenceStep } from '../common/sequence';
import type { Setup } from '../common/setup/setup';
import { commonCommands, commonEvents, decideCommon } from '../common/table';
import { NLC_ARMY } from './army/nlc-army';
import { arrivalsInForce, arrivalsToName } from './campaign/arrivals';
import { campaignCommands, campaignEvents } from './campaign/campaign';
import { decideCampaign } from './campaign/decide-campaign';
import { cardsCommands, cardsEvents, isCardsCommand } from './cards/card-model';
import type { CardsCommand, CardsCommandOf } from './cards/card-model';
import { playsCards } from './cards/cards-book';
import { standsAside, throwAgain } from './cards/throw-again';
import { afterPlay } from './corps/announce';
import { corpsCommands, corpsEvents } from './corps/corps';
import { decideCorps } from './corps/decide-corps';
import { retreatsIn } from './corps/follow-ups';
import { cupCommands, cupEvents } from './cup/cup';
import type { CupCommand, CupEvent, CupTable } from './cup/cup';
import { combatsWon } from './pbem/decide-opening';
import { decideCup } from './cup/decide-cup';
import {
  NLC_START,
  campaignState,
  cardsState,
  corpsState,
  cupState,
  hiddenState,
  keepsOrders,
  ordersState,
  procedureState,
  reserveSeen,
} from './game-state';
import type { NlcBook, NlcCommand, NlcEvent, NlcState } from './game-state';
import { evolveNlc, evolvedBy } from './game-events';
import { provenanceOf } from './provenance';
import type { NlcRules } from './provenance';
import { arrivalTruth, viewOfNlc, weatherOf } from './game-view';
import type { HiddenCommand } from './hidden-movement/model';
import type { WeatherCommand } from './weather/weather-model';
import { ordersCommands } from './orders/commands';
import type { OrdersCommand } from './orders/commands';
import { decideOrders } from './orders/decide-orders';
import { retreatCardGone } from './orders/retreat-card';
import { decisionCardUsed } from './orders/card-checks';
import { sideOf } from './orders/state';
import { decideNlcProcedure } from './procedure/nlc-procedure';
import { decideHidden } from './hidden-movement/decide';
import { hiddenCommands, hiddenEvents, isHiddenCommand } from './hidden-movement/model';
import { discoveryFirst, knowingHidden, withBadMove } from './hidden-movement/with-orders';
import { isWeatherCommand, weatherCommands, weatherEvents } from './weather/weather-model';
import { decideWeather } from './weather/weather-slice';
import { heldAfter } from './orders/held-orders';
import { ordersEvents } from './orders/orders';
import { isArmyCommand, isCampaignCommand, isCommonCommand, isCorpsCommand, isOrdersCommand } from './commands-of';
import { previewOfOrders } from './game-preview';
import type { NlcPreview } from './game-preview';
import { showCard, withCardsShown } from './shown-cards';
import { takesUp } from './takes-up';

const decodeCommand = decoderOf({
  ...commonCommands,
  ...cupCommands,
  ...armyCommands,
  ...corpsCommands,
  ...campaignCommands,
  ...ordersCommands,
  ...procedureCommands,
  ...weatherCommands,
  ...hiddenCommands,
  ...cardsCommands,
});

/** NLC and its refits share everything but the book they go by. */
export const nlcRuleSet = (book: NlcBook): NlcRules<NlcPreview> => ({
  id: book.rules,
  stateVersion: `${book.rules}/8`,
  start: NLC_START,
  decide: (state, command, seat) => decide(state, command, seat, book),
  evolve: evolveNlc,
  viewFor: (state, seat) => viewOfNlc(state, seat, book),
  preview: (state, command, seat) => preview(state, command, seat, book),
  standsAside,
  takesUp,
  opensArchive: (event) => (event.type === 'ArchiveOpened' ? event.side : null),
  ...provenanceOf(book),
  decodeCommand,
  decodeEvent: decoderOf({
    ...commonEvents,
    ...cupEvents,
    ...armyEvents,
    ...corpsEvents,
    ...campaignEvents,
    ...ordersEvents,
    ...procedureEvents,
    ...weatherEvents,
    ...hiddenEvents,
    ...cardsEvents,
  }),
});

type Play = Step<Decision<NlcEvent>>;

/** Decides a play, and tells who has crossed his demoralization limit by it (NLC 14, 15). */
const decide = (state: NlcState, command: NlcCommand, seat: Seat, book: NlcBook): Play =>
  mapOutcome(decideSlice(state, command, seat, book), (decision) => announcing(state, decision, book));

const decideSlice = (state: NlcState, command: NlcCommand, seat: Seat, book: NlcBook): Play => {
  if (isCommonCommand(command))
    return decideCommon(state.table, command, (setup, turn) => stepIds(setup, turn, book), seat);
  const { setup, army } = state.table;
  if (setup === null) return refuse('NOT_STARTED', 'NLC 4');
  if (isArmyCommand(command)) return decideArmy(command, { setup, army }, NLC_ARMY);
  if (isCorpsCommand(command)) {
    const inReserve = reserveSeen(setup, state, book, seat);
    return decideCorps({ ...corpsState(setup, state, book), inReserve }, command, seat);
  }
  if (isCampaignCommand(command)) {
    const step = decideCampaign(campaignState(setup, state, book), command, seat, book.campaign);
    return command.type === 'CountVictory' ? withCardsShown(setup, state, step, book) : step;
  }
  if (isOrdersCommand(command)) return decideOfOrders(setup, state, command, seat, book);
  if (isProcedureCommand(command))
    return decideNlcProcedure(command, procedureState(setup, state, book), book, {
      seat,
      show: (side, card) => showCard(setup, state, { type: 'ShowCard', side, card }, seat, book),
    });
  return decideBesides(setup, state, command, seat, book);
};

type Besides = CardsCommand | WeatherCommand | HiddenCommand | CupCommand;

const decideBesides = (setup: Setup, state: NlcState, command: Besides, seat: Seat, book: NlcBook): Play => {
  if (isCardsCommand(command)) return decideOfCards(setup, state, command, seat, book);
  if (isWeatherCommand(command)) return decideWeather({ setup, ...weatherOf(state) }, command, book.weather);
  if (isHiddenCommand(command)) return decideHidden(hiddenState(setup, state, book, seat), command, seat);
  return decideOfCup(setup, state, command, seat, book);
};

const decideOfCards = (setup: Setup, state: NlcState, command: CardsCommand, seat: Seat, book: NlcBook): Play =>
  book.cards === null || !playsCards(setup)
    ? refuse('NO_CARDS_IN_THIS_GAME', 'MOP 37.12')
    : command.type === 'ThrowAgain'
      ? thrownAgain(setup, state, command, seat, book)
      : book.cards.decide(cardsState(setup, state, book), command, seat);

const thrownAgain = (
  setup: Setup,
  state: NlcState,
  command: CardsCommandOf<'ThrowAgain'>,
  seat: Seat,
  book: NlcBook,
): Play =>
  throwAgain<NlcCommand, NlcEvent, NlcState>(command, state, {
    decode: decodeCommand,
    // A card is shown at its owner's desk.
    decide: (now, play) => decideSlice(now, play, play.type === 'ShowCard' ? play.side : seat, book),
    evolve: evolvedBy,
    use: (now) =>
      book.cards?.decide(cardsState(setup, now, book), command, seat) ?? refuse('NO_CARDS_IN_THIS_GAME', 'MOP 37.12'),
  });

const decideOfOrders = (setup: Setup, state: NlcState, command: OrdersCommand, seat: Seat, book: NlcBook): Play => {
  if (!keepsOrders(setup)) return refuse('ORDERS_ON_PAPER', 'NLC 12');
  const hidden = hiddenState(setup, state, book, seat);
  const early = discoveryFirst(hidden, command, seat);
  if (early !== null) return early;
  const told = knowingHidden(hidden, command, seat);
  const step = mapOutcome(
    withBadMove(hidden, told, seat, decideOrders(ordersState(setup, state, book), told, seat)),
    (decision) => withCardsUsed(setup, state, [command, seat], holding(setup, state, decision, book), book),
  );
  return command.type === 'PhaseDone'
    ? thenLeaveStep(step, state, command.side, stepIds(setup, state.table.turn, book))
    : step;
};

/** MOP App. I: a Local Decision uses up the card it goes by, and one for another order may cost card 9. */
const withCardsUsed = (
  setup: Setup,
  before: NlcState,
  [command, seat]: readonly [OrdersCommand, Seat],
  { facts, barrier }: Decision<NlcEvent>,
  book: NlcBook,
): Decision<NlcEvent> => {
  const cards = { table: before.table.cards, hands: bothSides((side) => before.held[side].cards) };
  const orders = ordersState(setup, before, book);
  const gone = retreatCardGone(orders, command, seat, cards);
  const side = command.type === 'AnswerDecision' ? sideOf(orders, command.of) : undefined;
  return { facts: [...facts, ...gone, ...decisionCardUsed(command, side, cards.hands)], barrier };
};

/** With what is held of the orders from here on, so that the table can play on while they are locked. */
const holding = (
  setup: Setup,
  before: NlcState,
  { facts, barrier }: Decision<NlcEvent>,
  book: NlcBook,
): Decision<NlcEvent> => {
  const after = ordersState(setup, evolvedBy(before, facts), book);
  return { facts: [...facts, ...heldAfter({ facts, after })], barrier };
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

const preview = (state: NlcState, command: NlcCommand, seat: Seat, book: NlcBook): NlcPreview | null =>
  command.type === 'ApplyProcedure'
    ? eventsPreview(decide(state, command, seat, book), seat)
    : previewOfOrders(state, command, seat, book);

/** NLC 9: reinforcements put in their chits when they come; but in the open they are named by what everybody knows. */
const PUTS_CHITS_IN: readonly CupCommand['type'][] = ['FillCup', 'DeclareReserve'];

const decideOfCup = (setup: Setup, state: NlcState, command: CupCommand, seat: Seat, book: NlcBook): Play => {
  const { turn, cup, corps } = state.table;
  if (command.type === 'FlagReserve' && keepsOrders(setup)) return refuse('RESERVE_BY_ORDER', 'NLC 12.2');
  const truth = arrivalTruth(setup, state);
  const arrivals = PUTS_CHITS_IN.includes(command.type) ? arrivalsInForce(truth) : arrivalsToName(truth);
  const step = decideCup(cupState(state, arrivals), withRetreats(command, retreatsIn(corps, turn - 1)), seat);
  if (command.type === 'FillCup') return thenGoOn(step, cup, stepIds(setup, turn, book));
  return command.type === 'EndAction' ? thenToTheDraws(step, state.table, stepIds(setup, turn, book)) : step;
};

/** NLC 20.11, Ruling 99: retreats that were counted in the last turn, unless the players say otherwise. */
const withRetreats = (command: CupCommand, retreats: ReturnType<typeof retreatsIn>): CupCommand => {
  if (command.type === 'RollInitial' && command.retreats === undefined) return { ...command, retreats };
  if (command.type === 'RollStart' && command.won === undefined) return { ...command, won: combatsWon(retreats) };
  return command;
};

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

/** NLC 4.2: the Initial Action has a step of its own, and it ends with it. */
const thenToTheDraws = (
  step: Step<Decision<CupEvent>>,
  { step: now }: NlcState['table'],
  steps: readonly string[],
): Play => {
  if (now !== 'initial' || !steps.includes('selection')) return step;
  return mapOutcome(step, ({ facts, barrier }) => ({
    facts: [...facts, { scope: 'table', event: { type: 'StepReached', step: 'selection' } }],
    barrier,
  }));
};

const announcing = (before: NlcState, decision: Decision<NlcEvent>, book: NlcBook): Decision<NlcEvent> => {
  const after = evolvedBy(before, decision.facts);
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
