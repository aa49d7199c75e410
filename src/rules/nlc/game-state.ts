import type { EmptySlice, Sliced } from '../../engine/rule-set';
import { SIDES, bothSides } from '../../engine/sides';
import type { Seat, Side } from '../../engine/sides';
import { EMPTY_ARMY } from '../common/army/army';
import type { ArmyCommand, ArmyEvent, ArmyTable } from '../common/army/army';
import { NO_PROCEDURE } from '../common/procedure/procedure';
import type { ProcedureCommand, ProcedureEvent, ProcedureTable } from '../common/procedure/procedure';
import type { Procedures } from '../common/procedure/run';
import { isOn } from './switches';
import type { Setup } from '../common/setup/setup';
import { EMPTY_TABLE } from '../common/table';
import type { CommonCommand, CommonEvent, CommonTable } from '../common/table';
import type { Book } from '../common/view';
import { EMPTY_CAMPAIGN, EMPTY_CAMPAIGN_DESK } from './campaign/campaign';
import { arrivalsInForce } from './campaign/arrivals';
import type { CampaignCommand, CampaignDesk, CampaignEvent, CampaignState, CampaignTable } from './campaign/campaign';
import type { CampaignBook } from './campaign/campaign-book';
import { EMPTY_CARDS, EMPTY_HAND } from './cards/card-model';
import type { CardEffect, CardsCommand, CardsEvent, CardsHand, CardsTable } from './cards/card-model';
import { playsCards } from './cards/cards-book';
import type { CardsBook, CardsState } from './cards/cards-book';
import { effectsInForce, effectsOf, openEffects, withCardRatings } from './cards/effects';
import { recoveredUnits } from './cards/recover-units';
import { decideCampaign } from './campaign/decide-campaign';
import { EMPTY_CORPS, EMPTY_CORPS_DESK } from './corps/corps';
import type { CorpsCommand, CorpsDesk, CorpsEvent, CorpsTable } from './corps/corps';
import { demoralizedOf } from './corps/judge';
import { setupInForce } from './corps/leaders';
import { ledgerOf } from './corps/state';
import type { CorpsState } from './corps/state';
import { EMPTY_CUP, EMPTY_CUP_DESK } from './cup/cup';
import type { CupCommand, CupDesk, CupEvent, CupTable } from './cup/cup';
import type { CupState } from './cup/decide-cup';
import type { OrdersCommand } from './orders/commands';
import { reservesHeld } from './orders/held-orders';
import { EMPTY_ORDERS, EMPTY_ORDERS_DESK, EMPTY_ORDERS_HELD } from './orders/orders';
import type { OrdersDesk, OrdersEvent, OrdersHeld, OrdersTable } from './orders/orders';
import { isInReserve, isMine } from './orders/state';
import type { OrdersState } from './orders/state';
import { settledFor } from './orders/bad-moves';
import { inForceOn } from './orders/open-orders';
import { EMPTY_HIDDEN, EMPTY_HIDDEN_DESK, EMPTY_HIDDEN_HELD } from './hidden-movement/model';
import type { HiddenCommand, HiddenDesk, HiddenEvent, HiddenHeld, HiddenTable } from './hidden-movement/model';
import type { HiddenState } from './hidden-movement/state';
import type { ProcedureState } from './procedure/nlc-procedure';
import { NO_WEATHER } from './weather/weather-model';
import type { WeatherCommand, WeatherEvent, WeatherTable } from './weather/weather-model';
import type { WeatherBook } from './weather/weather-slice';

/** What distinguishes NLC from its refits: steps, reminders, procedures, and what the campaign adds. */
export type NlcBook = Book &
  Readonly<{ rules: 'nlc' | 'mop'; campaign: CampaignBook; procedures: Procedures }> &
  /** Null where no cards are played at all. */
  Readonly<{ cards: CardsBook | null }> &
  /** Only a refit has weather. */
  Readonly<{ weather?: WeatherBook }>;

type Table = CommonTable &
  Readonly<{ cup: CupTable; army: ArmyTable; corps: CorpsTable; campaign: CampaignTable; orders: OrdersTable }> &
  Readonly<{ procedure: ProcedureTable; cards: CardsTable; weather: WeatherTable; hidden: HiddenTable }>;
/** What the app holds for a side, so that the table can play on without it. */
type Held = Readonly<{ cup: CupDesk; corps: CorpsDesk; campaign: CampaignDesk; orders: OrdersHeld; cards: CardsHand }> &
  Readonly<{ hidden: HiddenHeld }>;
/** What only its owner needs: it may be locked, and stands empty here while it is. */
type Desk = Readonly<{ orders: OrdersDesk; hidden: HiddenDesk }>;
type Umpire = EmptySlice;

/** The whole of a game under NLC or MOP. */
export type NlcState = Sliced<Table, Held, Desk, Umpire>;
export type NlcCommand =
  | CommonCommand
  | CupCommand
  | ArmyCommand
  | CorpsCommand
  | CampaignCommand
  | OrdersCommand
  | ProcedureCommand
  | CardsCommand
  | WeatherCommand
  | HiddenCommand;
export type NlcEvent =
  | CommonEvent
  | CupEvent
  | ArmyEvent
  | CorpsEvent
  | CampaignEvent
  | OrdersEvent
  | ProcedureEvent
  | CardsEvent
  | WeatherEvent
  | HiddenEvent;

export const NLC_START: NlcState = {
  table: {
    ...EMPTY_TABLE,
    cup: EMPTY_CUP,
    army: EMPTY_ARMY,
    corps: EMPTY_CORPS,
    campaign: EMPTY_CAMPAIGN,
    orders: EMPTY_ORDERS,
    procedure: NO_PROCEDURE,
    weather: NO_WEATHER,
    hidden: EMPTY_HIDDEN,
    cards: EMPTY_CARDS,
  },
  held: bothSides(() => ({
    cup: EMPTY_CUP_DESK,
    corps: EMPTY_CORPS_DESK,
    campaign: EMPTY_CAMPAIGN_DESK,
    orders: EMPTY_ORDERS_HELD,
    hidden: EMPTY_HIDDEN_HELD,
    cards: EMPTY_HAND,
  })),
  desks: bothSides(() => ({ orders: EMPTY_ORDERS_DESK, hidden: EMPTY_HIDDEN_DESK })),
  umpire: {},
};

/** MOP 37.12: ratings that a card gives for a turn count everywhere. */
const byCards = (setup: Setup, { cards, turn }: Table): Setup =>
  playsCards(setup) ? withCardRatings(setup, openEffects(cards, { setup, turn })) : setup;

/** Each slice is given just what it decides and shows by. */
export const corpsState = (setup: Setup, { table, held }: NlcState, { rules }: NlcBook): CorpsState => ({
  game: rules,
  setup: byCards(setup, table),
  turn: table.turn,
  army: table.army,
  corps: table.corps,
  desks: bothSides((side) => held[side].corps),
});

export const campaignState = (setup: Setup, state: NlcState, book: NlcBook): CampaignState => {
  const corps = corpsState(setup, state, book);
  return {
    setup,
    turn: state.table.turn,
    army: state.table.army,
    campaign: state.table.campaign,
    desks: bothSides((side) => state.held[side].campaign),
    demoralized: SIDES.flatMap((side) => demoralizedOf(corps, side)).filter((key) =>
      setup.formations.some(({ id }) => id === key),
    ),
    lostBesides: bothSides((side) => lossesBesides(corps, side)),
    broken: SIDES.filter((side) =>
      demoralizedOf(corps, side).some((key) => setup.leaders.some(({ id }) => id === key)),
    ),
  };
};

/** What a procedure's outcome is written into. */
export const procedureState = (setup: Setup, state: NlcState, book: NlcBook): ProcedureState => ({
  ...corpsState(setup, state, book),
  works: state.table.campaign.works,
  cards: openCardEffects(setup, state),
  covered: bothSides((side) => coveredEffects(setup, state, side)),
  procedure: { ...state.table.procedure, weather: state.table.weather.now },
});

/** Losses that were counted on paper and stand in no unit of the list. */
const lossesBesides = (corps: CorpsState, side: Side): number => {
  const { besides } = ledgerOf(corps, side);
  const ours = [...corps.setup.formations, ...corps.setup.leaders].filter((one) => one.side === side);
  return ours.reduce((sum, { id }) => sum + (besides[id] ?? 0), 0);
};

/** The cup, by the ratings in force and by reinforcements as `arrivals` has them. */
export const cupState = (state: NlcState, arrivals: Setup): CupState => ({
  setup: byCards(setupInForce(arrivals, state.table.corps, state.table.turn), state.table),
  byCard: openCardEffects(arrivals, state),
  turn: state.table.turn,
  cup: state.table.cup,
  desks: bothSides((side) => cupDesk(arrivals, state, side)),
});

/** NLC 12.2, 4: with order sheets in the app, who is in Reserve follows from the orders in force. */
const cupDesk = (setup: Setup, { held, desks }: NlcState, side: Side): CupDesk => {
  const { cup, orders, hidden } = held[side];
  const reserve = keepsOrders(setup) ? reservesHeld(setup, { ...orders, ...desks[side].orders }, side) : cup.reserve;
  // Ruling 98: whoever marches hidden has his chit in the cup, a division of a corps in Reserve too.
  return { ...cup, reserve: reserve.filter((id) => !hidden.marching.includes(id)) };
};

const openCardEffects = (setup: Setup, { table: { cards, turn } }: NlcState): readonly CardEffect[] =>
  playsCards(setup) ? openEffects(cards, { setup, turn }) : [];

/** What is in force by cards that their owner alone knows of. */
const coveredEffects = (setup: Setup, { table: { turn }, held }: NlcState, side: Side): readonly CardEffect[] =>
  playsCards(setup) ? effectsInForce(held[side].cards.effects, { setup, turn }) : [];

/** Cards that were played hidden, and that nobody but their owner knows of yet. */
export const coveredCards = (setup: Setup, { held }: NlcState): readonly Readonly<{ side: Side; card: string }>[] =>
  playsCards(setup)
    ? SIDES.flatMap((side) =>
        held[side].cards.cards.flatMap(({ card, now, shown }) => (now === 'played' && !shown ? [{ side, card }] : [])),
      )
    : [];

export const cardsState = (setup: Setup, state: NlcState, book: NlcBook): CardsState => ({
  setup,
  turn: state.table.turn,
  chitsDrawn: state.table.cup.drawn.length > 0,
  cards: state.table.cards,
  hands: bothSides((side) => state.held[side].cards),
  campaign: (command, seat) => decideCampaign(campaignState(setup, state, book), command, seat, book.campaign),
  ordersOf: (side, seat) =>
    keepsOrders(setup) ? inForceOn(settledFor(ordersState(setup, state, book), seat), side) : null,
  recovered: (formation) => recoveredUnits({ setup, army: state.table.army }, formation),
});

/** Whether orders are written in the app and not on paper. */
export const keepsOrders = (setup: Setup): boolean => isOn(setup, 'orderSheets') && !isOn(setup, 'withoutOrders');

/** NLC 9, Ruling 41: reinforcements as they come in truth; who has entered is still one who came. */
const withArrivals = (setup: Setup, { table, held }: NlcState): Setup => {
  const truth = { setup, campaign: table.campaign, desks: bothSides((side) => held[side].campaign) };
  const inForce = arrivalsInForce(truth);
  if (inForce === setup) return setup;
  const printed = new Map(setup.formations.map(({ id, arrives }) => [id, arrives] as const));
  const came = (id: string): number | null => {
    const turn = printed.get(id) ?? null;
    return turn === null ? null : Math.min(turn, table.turn);
  };
  const formations = inForce.formations.map((one) => ({ ...one, arrives: one.arrives ?? came(one.id) }));
  return { ...inForce, formations };
};

export const ordersState = (setup: Setup, state: NlcState, book: NlcBook): OrdersState => ({
  ...corpsState(withArrivals(setup, state), state, book),
  step: state.table.step,
  orders: state.table.orders,
  ...(playsCards(setup) && book.cards !== null ? { cards: bothSides((side) => ownEffects(setup, state, side)) } : {}),
  desks: bothSides((side) => ({ ...state.held[side].corps, ...state.held[side].orders, ...state.desks[side].orders })),
});

/** NLC 12.2, 13: who is in Reserve by his orders, for whoever may read them; null for all others, and where orders stand on paper. */
export const reserveSeen = (
  setup: Setup,
  state: NlcState,
  book: NlcBook,
  seat: Seat,
): ((formation: string) => boolean | null) => {
  if (!keepsOrders(setup)) return () => null;
  const { desks } = settledFor(ordersState(setup, state, book), seat);
  return (id) => {
    const side = setup.formations.find((one) => one.id === id)?.side;
    return side === undefined || !isMine(seat, side) ? null : isInReserve(desks[side], { kind: 'formation', id });
  };
};

const ownEffects = (setup: Setup, { table, held }: NlcState, side: Side): readonly CardEffect[] =>
  effectsOf(side, { open: table.cards.open, hands: bothSides((one) => held[one].cards) }, { setup, turn: table.turn });

/** Hidden marches, with the orders they go by where those are in the app. */
export const hiddenState = (setup: Setup, state: NlcState, book: NlcBook, seat: Seat): HiddenState => ({
  rules: book.rules,
  setup: withArrivals(setup, state),
  turn: state.table.turn,
  hidden: state.table.hidden,
  army: state.table.army,
  desks: bothSides((side) => ({ ...state.held[side].hidden, ...state.desks[side].hidden })),
  orders: keepsOrders(setup) ? settledFor(ordersState(setup, state, book), seat) : null,
});
