import { SIDES, bothSides } from '../../engine/sides';
import type { Seat, Side } from '../../engine/sides';
import { armyModel } from '../common/army/evolve-army';
import type { StateOf } from '../common/model';
import { procedureModel } from '../common/procedure/evolve-procedure';
import { seenBy, selector } from '../common/selector';
import type { Setup } from '../common/setup/setup';
import { setupModel, setupOf, turnModel } from '../common/table';
import { arrivalsInForce } from './campaign/arrivals';
import type { CampaignState } from './campaign/campaign';
import { campaignView } from './campaign/campaign-view';
import { campaignModel } from './campaign/evolve-campaign';
import { NO_WORKS } from './campaign/field-works';
import type { ByCards } from './card-effects/by-cards';
import { withCardRatings } from './card-effects/effects';
import { corpsModel } from './corps/evolve-corps';
import type { CorpsBook } from './corps/corps-book';
import { demoralizedOf } from './corps/judge';
import { ledgerOf } from './corps/state';
import type { CorpsState } from './corps/state';
import { actedBy, cupModel } from './cup/evolve-cup';
import { NO_COVERS } from './hidden-movement/covers';
import { hiddenModel } from './hidden-movement/evolve';
import type { HiddenState } from './hidden-movement/state';
import type { Beside, NlcBook } from './book';
import { settledFor } from './orders/bad-moves';
import { ordersModel } from './orders/evolve-orders';
import { isInReserve, isMine } from './orders/state';
import type { OrdersState } from './orders/state';
import type { ProcedureState } from './procedure/nlc-procedure';
import { isOn } from './switches';

/** Whether orders are written in the app and not on paper. */
export const keepsOrders = (setup: Setup): boolean => isOn(setup, 'orderSheets') && !isOn(setup, 'withoutOrders');

/** Who comes when, in truth. */
export const arrivalTruth = selector({ reads: [setupModel, campaignModel] }, (state) => ({
  setup: setupOf(state),
  campaign: state.table.campaign,
  desks: bothSides((side) => state.held[side].campaign),
}));

type ArrivalReads = StateOf<readonly [typeof setupModel, typeof turnModel, typeof campaignModel]>;

/** NLC 9, Ruling 41: reinforcements as they come in truth; who has entered is still one who came. */
export const withArrivals = selector({ reads: [turnModel], given: [arrivalTruth] }, ({ table: { turn } }, [truth]) => {
  const { setup } = truth;
  const inForce = arrivalsInForce(truth);
  if (inForce === setup) return setup;
  const printed = new Map(setup.formations.map(({ id, arrives }) => [id, arrives] as const));
  const came = (id: string): number | null => {
    const due = printed.get(id) ?? null;
    return due === null ? null : Math.min(due, turn);
  };
  const formations = inForce.formations.map((one) => ({ ...one, arrives: one.arrives ?? came(one.id) }));
  return { ...inForce, formations };
});

/** MOP 37.12: ratings that a card gives for a turn count everywhere. */
const ratedBy = (setup: (state: ArrivalReads) => Setup, { open }: ByCards) =>
  selector({ reads: [], given: [setup, open] }, (_, [by, effects]) => withCardRatings(by, effects));

/** Losses that were counted on paper and stand in no unit of the list. */
const lossesBesides = (corps: CorpsState, side: Side): number => {
  const { besides } = ledgerOf(corps, side);
  const ours = [...corps.setup.formations, ...corps.setup.leaders].filter((one) => one.side === side);
  return ours.reduce((sum, { id }) => sum + (besides[id] ?? 0), 0);
};

const ORDERS_READS = [setupModel, turnModel, armyModel, corpsModel, campaignModel, ordersModel] as const;
type OrdersReads = StateOf<typeof ORDERS_READS>;
type Corps = (state: OrdersReads) => CorpsState;

/** Corps and armies by a set-up; that of the orders knows who has come. */
const corpsBy = (book: CorpsBook, setup: (state: OrdersReads) => Setup): Corps =>
  selector({ reads: [turnModel, armyModel, corpsModel], given: [setup] }, ({ table, held }, [by]): CorpsState => ({
    book,
    setup: by,
    turn: table.turn,
    army: table.army,
    corps: table.corps,
    desks: bothSides((side) => held[side].corps),
  }));

const campaignBy = ({ works }: Beside, corps: Corps) =>
  selector(
    { reads: [setupModel, turnModel, armyModel, campaignModel], given: [corps, works] },
    (state, [of, field]): CampaignState => {
      const [setup, { turn, army, campaign }] = [setupOf(state), state.table];
      const isOne = (all: readonly Readonly<{ id: string }>[], key: string): boolean =>
        all.some(({ id }) => id === key);
      return {
        setup,
        turn,
        army,
        campaign,
        works: field,
        desks: bothSides((side) => state.held[side].campaign),
        demoralized: SIDES.flatMap((side) => demoralizedOf(of, side)).filter((key) => isOne(setup.formations, key)),
        lostBesides: bothSides((side) => lossesBesides(of, side)),
        broken: SIDES.filter((side) => demoralizedOf(of, side).some((key) => isOne(setup.leaders, key))),
      };
    },
  );

/** What a procedure's outcome is written into. */
const procedureBy = ({ weather, appliers, byCards: { open, covered } }: Beside, corps: Corps) =>
  selector(
    { reads: [procedureModel], given: [corps, open, covered, weather, appliers] },
    ({ table }, [of, cards, hidden, now, refits]): ProcedureState => ({
      ...of,
      refits,
      cards,
      covered: hidden,
      weather: now,
      procedure: table.procedure,
    }),
  );

const ordersBy = ({ ofEach }: ByCards, corps: Corps) =>
  selector(
    { reads: [corpsModel, ordersModel], given: [corps, ofEach] },
    ({ table, held, desks }, [of, cards]): OrdersState => ({
      ...of,
      orders: table.orders,
      ...(cards === null ? {} : { cards }),
      desks: bothSides((side) => ({ ...held[side].corps, ...held[side].orders, ...desks[side].orders })),
    }),
  );

/** The orders with what a viewer's own desk has not taken in yet; null where they stand on paper. */
const settledBy = ({ open, ofEach }: ByCards, orders: (state: OrdersReads) => OrdersState) =>
  seenBy({ reads: ORDERS_READS, given: [open, ofEach] }, (state, seat): OrdersState | null =>
    keepsOrders(setupOf(state)) ? settledFor(orders(state), seat) : null,
  );

/** NLC 12.2, 13: who is in Reserve by his orders, for whoever may read them; null for all others, and where orders stand on paper. */
const reserveBy = (settled: (state: OrdersReads, seat: Seat) => OrdersState | null) =>
  seenBy({ reads: [setupModel], given: [settled] }, (state, seat, [orders]) => (id: string): boolean | null => {
    const side = setupOf(state).formations.find((one) => one.id === id)?.side;
    if (orders === null || side === undefined || !isMine(seat, side)) return null;
    return isInReserve(orders.desks[side], { kind: 'formation', id });
  });

/** Where nobody may march hidden, and nobody does, nothing need be worked out again for a chit. */
const marchesAreHidden = selector(
  { reads: [setupModel, hiddenModel] },
  (state) =>
    isOn(setupOf(state), 'hiddenMovement') || SIDES.some((side) => state.held[side].hidden.marching.length > 0),
);
const NOBODY: readonly string[] = [];
const actedNow = selector({ reads: [cupModel], given: [marchesAreHidden] }, ({ table: { cup } }, [areHidden]) =>
  areHidden ? actedBy(cup) : NOBODY,
);

/** Hidden marches, with the orders they go by where those are in the app. */
const hiddenBy = ({ covers }: Beside, settled: (state: OrdersReads, seat: Seat) => OrdersState | null) =>
  seenBy(
    { reads: [turnModel, armyModel, hiddenModel], given: [withArrivals, settled, actedNow, covers] },
    ({ table, held, desks }, _, [setup, orders, acted, covered]): HiddenState => ({
      setup,
      turn: table.turn,
      hidden: table.hidden,
      actedNow: acted,
      army: table.army,
      desks: bothSides((side) => ({ ...held[side].hidden, ...desks[side].hidden })),
      orders,
      covers: covered,
    }),
  );

/** The same value every time, because what is given to a selector is compared by reference. */
const always = <Value>(value: Value) => {
  return (): Value => value;
};
const [none, nothing] = [always<readonly never[]>([]), always(null)];

const NO_CARDS: ByCards = {
  open: none,
  covered: always(bothSides(none)),
  ofEach: nothing,
  used: none,
  usedByDecision: none,
  showing: nothing,
  shownAtTheEnd: none,
};

/** A game of NLC itself. */
export const NOTHING_BESIDE: Beside = {
  weather: nothing,
  works: always(NO_WORKS),
  covers: always(NO_COVERS),
  byCards: NO_CARDS,
  appliers: always({}),
  settled: none,
};

/** What each topic decides and shows by, under one book. */
export const selectorsOf = (book: NlcBook) => {
  const { byCards } = book.beside;
  const corps = corpsBy(book.corps, ratedBy(setupOf, byCards));
  const orders = ordersBy(byCards, corpsBy(book.corps, ratedBy(withArrivals, byCards)));
  const settled = settledBy(byCards, orders);
  const campaign = campaignBy(book.beside, corps);
  return {
    corps,
    orders,
    settled,
    campaign,
    campaignSeen: seenBy({ reads: [], given: [campaign] }, (_, seat, [state]) =>
      campaignView(state, seat, book.campaign),
    ),
    procedure: procedureBy(book.beside, corps),
    inReserve: reserveBy(settled),
    hidden: hiddenBy(book.beside, settled),
    byCards,
  };
};
export type Selectors = ReturnType<typeof selectorsOf>;
