import type { EmptySlice, Sliced } from '../../engine/rule-set';
import { SIDES, bothSides } from '../../engine/sides';
import type { Side } from '../../engine/sides';
import { EMPTY_ARMY } from '../common/army/army';
import type { ArmyCommand, ArmyEvent, ArmyTable } from '../common/army/army';
import { isOn } from '../common/setup/setup';
import type { Setup } from '../common/setup/setup';
import { EMPTY_TABLE } from '../common/table';
import type { CommonCommand, CommonEvent, CommonTable } from '../common/table';
import type { Book } from '../common/view';
import { EMPTY_CAMPAIGN, EMPTY_CAMPAIGN_DESK } from './campaign/campaign';
import type { CampaignCommand, CampaignDesk, CampaignEvent, CampaignState, CampaignTable } from './campaign/campaign';
import type { CampaignBook } from './campaign/campaign-book';
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
import { EMPTY_ORDERS, EMPTY_ORDERS_DESK } from './orders/orders';
import type { OrdersDesk, OrdersEvent, OrdersTable } from './orders/orders';
import { reservesInForce } from './orders/state';
import type { OrdersState } from './orders/state';

/** What distinguishes NLC from its refits: steps, reminders, and what the campaign adds. */
export type NlcBook = Book & Readonly<{ rules: 'nlc' | 'mop'; campaign: CampaignBook }>;

type Table = CommonTable &
  Readonly<{ cup: CupTable; army: ArmyTable; corps: CorpsTable; campaign: CampaignTable; orders: OrdersTable }>;
/** What the app holds for a side, so that the table can play on without it. */
type Held = Readonly<{ cup: CupDesk; corps: CorpsDesk; campaign: CampaignDesk; orders: OrdersDesk }>;
/** What only its owner needs. */
type Desk = EmptySlice;
type Umpire = EmptySlice;

/** The whole of a game under NLC or MOP. */
export type NlcState = Sliced<Table, Held, Desk, Umpire>;
export type NlcCommand = CommonCommand | CupCommand | ArmyCommand | CorpsCommand | CampaignCommand | OrdersCommand;
export type NlcEvent = CommonEvent | CupEvent | ArmyEvent | CorpsEvent | CampaignEvent | OrdersEvent;

export const NLC_START: NlcState = {
  table: {
    ...EMPTY_TABLE,
    cup: EMPTY_CUP,
    army: EMPTY_ARMY,
    corps: EMPTY_CORPS,
    campaign: EMPTY_CAMPAIGN,
    orders: EMPTY_ORDERS,
  },
  held: bothSides(() => ({
    cup: EMPTY_CUP_DESK,
    corps: EMPTY_CORPS_DESK,
    campaign: EMPTY_CAMPAIGN_DESK,
    orders: EMPTY_ORDERS_DESK,
  })),
  desks: bothSides(() => ({})),
  umpire: {},
};

/** Each slice is given just what it decides and shows by. */
export const corpsState = (setup: Setup, { table, held }: NlcState, { rules }: NlcBook): CorpsState => ({
  game: rules,
  setup,
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
  };
};

/** Losses that were counted on paper and stand in no unit of the list. */
const lossesBesides = (corps: CorpsState, side: Side): number => {
  const { besides } = ledgerOf(corps, side);
  const ours = [...corps.setup.formations, ...corps.setup.leaders].filter((one) => one.side === side);
  return ours.reduce((sum, { id }) => sum + (besides[id] ?? 0), 0);
};

/** The cup, by the ratings in force and by reinforcements as `arrivals` has them. */
export const cupState = ({ table, held }: NlcState, arrivals: Setup): CupState => ({
  setup: setupInForce(arrivals, table.corps, table.turn),
  turn: table.turn,
  cup: table.cup,
  desks: bothSides((side) => cupDesk(arrivals, held[side], side)),
});

/** NLC 12.2, 4: with order sheets in the app, who is in Reserve follows from the orders in force. */
const cupDesk = (setup: Setup, { cup, orders }: Held, side: Side): CupDesk =>
  keepsOrders(setup) ? { ...cup, reserve: reservesInForce(setup, orders, side) } : cup;

/** Whether orders are written in the app and not on paper. */
export const keepsOrders = (setup: Setup): boolean => isOn(setup, 'orderSheets') && !isOn(setup, 'withoutOrders');

export const ordersState = (setup: Setup, state: NlcState, book: NlcBook): OrdersState => ({
  ...corpsState(setup, state, book),
  step: state.table.step,
  orders: state.table.orders,
  desks: bothSides((side) => ({ ...state.held[side].corps, ...state.held[side].orders })),
});
