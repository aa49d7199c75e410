import { SIDES, bothSides } from '../../engine/sides';
import type { BySide, Seat, Side } from '../../engine/sides';
import { armyModel } from '../common/army/evolve-army';
import type { StateOf } from '../common/model';
import { procedureModel } from '../common/procedure/evolve-procedure';
import { seenBy, selector } from '../common/selector';
import type { Setup } from '../common/setup/setup';
import { setupModel, setupOf, turnModel } from '../common/table';
import { arrivalsInForce } from './campaign/arrivals';
import type { CampaignState } from './campaign/campaign';
import { campaignView } from './campaign/campaign-view';
import { decideCampaign } from './campaign/decide-campaign';
import { campaignModel } from './campaign/evolve-campaign';
import type { CardEffect } from './cards/card-model';
import { playsCards } from './cards/cards-book';
import type { CardsState } from './cards/cards-book';
import { effectsInForce, effectsOf, openEffects, withCardRatings } from './cards/effects';
import { cardsModel } from './cards/evolve-cards';
import { recoveredUnits } from './cards/recover-units';
import { corpsModel } from './corps/evolve-corps';
import type { CorpsBook } from './corps/corps-book';
import { demoralizedOf } from './corps/judge';
import { ledgerOf } from './corps/state';
import type { CorpsState } from './corps/state';
import { actedBy, cupModel } from './cup/evolve-cup';
import { hiddenModel } from './hidden-movement/evolve';
import { playsHidden } from './hidden-movement/state';
import type { HiddenState } from './hidden-movement/state';
import type { NlcBook } from './book';
import { settledFor } from './orders/bad-moves';
import { ordersModel } from './orders/evolve-orders';
import { inForceOn } from './orders/open-orders';
import { isInReserve, isMine } from './orders/state';
import type { OrdersState } from './orders/state';
import type { ProcedureState } from './procedure/nlc-procedure';
import { weatherModel } from './weather/weather-model';
import { isOn } from './switches';

/** Whether orders are written in the app and not on paper. */
export const keepsOrders = (setup: Setup): boolean => isOn(setup, 'orderSheets') && !isOn(setup, 'withoutOrders');

const NO_EFFECTS: readonly CardEffect[] = [];

/** Cards in force that everybody knows of. */
export const openCardEffects = selector({ reads: [setupModel, turnModel, cardsModel] }, (state) => {
  const [setup, { cards, turn }] = [setupOf(state), state.table];
  return playsCards(setup) ? openEffects(cards, { setup, turn }) : NO_EFFECTS;
});

/** MOP 37.12: ratings that a card gives for a turn count everywhere. */
const rated = selector({ reads: [setupModel], given: [openCardEffects] }, (state, [effects]) =>
  withCardRatings(setupOf(state), effects),
);

/** Who comes when, in truth. */
export const arrivalTruth = selector({ reads: [setupModel, campaignModel] }, (state) => ({
  setup: setupOf(state),
  campaign: state.table.campaign,
  desks: bothSides((side) => state.held[side].campaign),
}));

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

const ratedArriving = selector({ reads: [], given: [withArrivals, openCardEffects] }, (_, [setup, effects]) =>
  withCardRatings(setup, effects),
);

/** What is in force by cards that their owner alone knows of. */
const coveredEffects = selector(
  { reads: [setupModel, turnModel, cardsModel] },
  (state): BySide<readonly CardEffect[]> => {
    const [setup, { turn }] = [setupOf(state), state.table];
    const inForce = (side: Side) => effectsInForce(state.held[side].cards.effects, { setup, turn });
    return bothSides((side) => (playsCards(setup) ? inForce(side) : NO_EFFECTS));
  },
);

/** Cards that were played hidden, and that nobody but their owner knows of yet. */
export const coveredCards = (
  state: StateOf<readonly [typeof setupModel, typeof cardsModel]>,
): readonly Readonly<{ side: Side; card: string }>[] =>
  playsCards(setupOf(state))
    ? SIDES.flatMap((side) =>
        state.held[side].cards.cards.flatMap(({ card, now, shown }) =>
          now === 'played' && !shown ? [{ side, card }] : [],
        ),
      )
    : [];

/** Losses that were counted on paper and stand in no unit of the list. */
const lossesBesides = (corps: CorpsState, side: Side): number => {
  const { besides } = ledgerOf(corps, side);
  const ours = [...corps.setup.formations, ...corps.setup.leaders].filter((one) => one.side === side);
  return ours.reduce((sum, { id }) => sum + (besides[id] ?? 0), 0);
};

const ORDERS_READS = [setupModel, turnModel, armyModel, corpsModel, campaignModel, ordersModel, cardsModel] as const;
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

const campaignBy = (corps: Corps) =>
  selector(
    { reads: [setupModel, turnModel, armyModel, campaignModel], given: [corps] },
    (state, [of]): CampaignState => {
      const [setup, { turn, army, campaign }] = [setupOf(state), state.table];
      const isOne = (all: readonly Readonly<{ id: string }>[], key: string): boolean =>
        all.some(({ id }) => id === key);
      return {
        setup,
        turn,
        army,
        campaign,
        desks: bothSides((side) => state.held[side].campaign),
        demoralized: SIDES.flatMap((side) => demoralizedOf(of, side)).filter((key) => isOne(setup.formations, key)),
        lostBesides: bothSides((side) => lossesBesides(of, side)),
        broken: SIDES.filter((side) => demoralizedOf(of, side).some((key) => isOne(setup.leaders, key))),
      };
    },
  );

/** What a procedure's outcome is written into. */
const procedureBy = (corps: Corps) =>
  selector(
    { reads: [campaignModel, procedureModel, weatherModel], given: [corps, openCardEffects, coveredEffects] },
    ({ table }, [of, cards, covered]): ProcedureState => ({
      ...of,
      works: table.campaign.works,
      cards,
      covered,
      procedure: { ...table.procedure, weather: table.weather.now },
    }),
  );

/** What each side's cards allow; nothing is said of them where none are played. */
const cardsBySide = selector({ reads: [setupModel, turnModel, cardsModel] }, (state): Pick<OrdersState, 'cards'> => {
  const [setup, { cards, turn }] = [setupOf(state), state.table];
  const all = { open: cards.open, hands: bothSides((side) => state.held[side].cards) };
  return playsCards(setup) ? { cards: bothSides((side) => effectsOf(side, all, { setup, turn })) } : {};
});

const ordersBy = (corps: Corps) =>
  selector(
    { reads: [corpsModel, ordersModel], given: [corps, cardsBySide] },
    ({ table, held, desks }, [of, cards]): OrdersState => ({
      ...of,
      orders: table.orders,
      ...(of.book.orders.asks.cards ? cards : {}),
      desks: bothSides((side) => ({ ...held[side].corps, ...held[side].orders, ...desks[side].orders })),
    }),
  );

/** The orders with what a viewer's own desk has not taken in yet; null where they stand on paper. */
const settledBy = (orders: (state: OrdersReads) => OrdersState) =>
  seenBy({ reads: ORDERS_READS }, (state, seat): OrdersState | null =>
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
  (state) => playsHidden(setupOf(state)) || SIDES.some((side) => state.held[side].hidden.marching.length > 0),
);
const NOBODY: readonly string[] = [];
const actedNow = selector({ reads: [cupModel], given: [marchesAreHidden] }, ({ table: { cup } }, [areHidden]) =>
  areHidden ? actedBy(cup) : NOBODY,
);

/** Hidden marches, with the orders they go by where those are in the app. */
const hiddenBy = ({ hidesForces }: CorpsBook, settled: (state: OrdersReads, seat: Seat) => OrdersState | null) =>
  seenBy(
    { reads: [turnModel, armyModel, hiddenModel], given: [withArrivals, settled, actedNow] },
    ({ table, held, desks }, _, [setup, orders, acted]): HiddenState => ({
      hidesForces,
      setup,
      turn: table.turn,
      hidden: table.hidden,
      actedNow: acted,
      army: table.army,
      desks: bothSides((side) => ({ ...held[side].hidden, ...desks[side].hidden })),
      orders,
    }),
  );

/** Ruling 48: chits have been drawn on this turn. */
const chitsDrawn = selector({ reads: [cupModel] }, ({ table: { cup } }) => cup.drawn.length > 0);

const cardsBy = (
  { campaign: book }: NlcBook,
  campaign: (state: OrdersReads) => CampaignState,
  settled: (state: OrdersReads, seat: Seat) => OrdersState | null,
) =>
  selector({ reads: ORDERS_READS, given: [chitsDrawn] }, (state, [drawn]): CardsState => {
    const [setup, { turn, cards, army }] = [setupOf(state), state.table];
    return {
      setup,
      turn,
      chitsDrawn: drawn,
      cards,
      hands: bothSides((side) => state.held[side].cards),
      campaign: (command, seat) => decideCampaign(campaign(state), command, seat, book),
      ordersOf: (side, seat) => {
        const orders = settled(state, seat);
        return orders === null ? null : inForceOn(orders, side);
      },
      recovered: (formation) => recoveredUnits({ setup, army }, formation),
    };
  });

/** What each topic decides and shows by, under one book. */
export const selectorsOf = (book: NlcBook) => {
  const corps = corpsBy(book.corps, rated);
  const orders = ordersBy(corpsBy(book.corps, ratedArriving));
  const settled = settledBy(orders);
  const campaign = campaignBy(corps);
  return {
    corps,
    orders,
    settled,
    campaign,
    campaignSeen: seenBy({ reads: [], given: [campaign] }, (_, seat, [state]) =>
      campaignView(state, seat, book.campaign),
    ),
    procedure: procedureBy(corps),
    inReserve: reserveBy(settled),
    hidden: hiddenBy(book.corps, settled),
    cards: cardsBy(book, campaign, settled),
  };
};
export type Selectors = ReturnType<typeof selectorsOf>;
