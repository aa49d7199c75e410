import { bothSides } from '../../engine/sides';
import type { Seat } from '../../engine/sides';
import { armyView } from '../common/army/army-view';
import type { ArmyView } from '../common/army/army-view';
import { remembered } from '../common/remembered';
import { contextOf } from '../common/sequence';
import type { Setup } from '../common/setup/setup';
import { commonView, momentOf } from '../common/view';
import type { CommonView } from '../common/view';
import { NLC_ARMY } from './army/nlc-army';
import { arrivalsAsSeen } from './campaign/arrivals';
import { arrivalDues, campaignView } from './campaign/campaign-view';
import type { CampaignView } from './campaign/campaign-view';
import { playsCards } from './cards/cards-book';
import type { CardsView } from './cards/cards-book';
import { corpsView, demoralizedSeenBy, withReserves } from './corps/corps-view';
import type { CorpsView } from './corps/corps-view';
import { cupView } from './cup/cup-view';
import { isMarked } from './corps/follow-ups';
import type { CorpsState } from './corps/state';
import type { CupView } from './cup/cup-view';
import {
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
import type { NlcBook, NlcState } from './game-state';
import { settledFor } from './orders/bad-moves';
import { ordersView } from './orders/orders-view';
import type { OrdersView } from './orders/orders-view';
import { nlcProcedureView } from './procedure/nlc-procedure';
import type { NlcProcedureView } from './procedure/nlc-procedure';
import { playsHidden } from './hidden-movement/state';
import { hiddenView } from './hidden-movement/view';
import type { HiddenView } from './hidden-movement/view';
import { weatherView } from './weather/weather-slice';
import type { WeatherView } from './weather/weather-slice';
import { openedBy } from './sequence/steps';
import { stageItems } from './stage/action-stage';
import type { StageItem } from './stage/action-stage';

export type NlcView = CommonView &
  Readonly<{
    cup: CupView;
    stage: readonly StageItem[];
    army: ArmyView;
    corps: CorpsView;
    campaign: CampaignView;
    procedure: NlcProcedureView;
    /** Only where order sheets are kept in the app. */
    orders?: OrdersView;
    /** Only where cards are played in the app (MOP 37.12). */
    cards?: CardsView;
    /** Only in a refit that has weather. */
    weather?: WeatherView;
    /** Only where some of it is played. */
    hidden?: HiddenView;
  }>;

/** Most plays change nothing of it, and it is the longest to work out. */
const corpsSeen = remembered(corpsView);

/** Who comes when, in truth. */
export const arrivalTruth = (setup: Setup, { table: { campaign }, held }: NlcState) => ({
  setup,
  campaign,
  desks: bothSides((side) => held[side].campaign),
});

export const weatherOf = ({ table: { turn, weather } }: NlcState) => ({ turn, weather });

/** Weather, and what is played of hidden movement: no field at all where there is none. */
const skyAndShadow = (
  common: CommonView,
  state: NlcState,
  book: NlcBook,
  seat: Seat,
): Pick<NlcView, 'weather' | 'hidden' | 'due'> => {
  const { setup, due } = common;
  const weather = weatherView({ setup, ...weatherOf(state) }, book.weather);
  const hidden = playsHidden(setup) ? hiddenView(hiddenState(setup, state, book, seat), seat) : undefined;
  return {
    // What is rolled is no longer due.
    due: weather?.due === false ? due.filter(({ key }) => key !== 'weatherRoll') : due,
    ...(weather === undefined ? {} : { weather }),
    ...(hidden === undefined ? {} : { hidden }),
  };
};

/** NLC 15, 20.8: formations whose units march less: a fatigued one as a demoralized one, an exhausted one by a hex. */
const ailing = (corps: CorpsState, seat: Seat): Readonly<Record<'demoralized' | 'exhausted', readonly string[]>> => {
  const marked = (id: 'fatigued' | 'exhausted'): readonly string[] =>
    corps.setup.formations.flatMap((one) => (isMarked(corps, id, one.id) ? [one.id] : []));
  const exhausted = marked('exhausted');
  return { demoralized: [...demoralizedSeenBy(corps, seat), ...marked('fatigued'), ...exhausted], exhausted };
};

/** The whole of a game as one viewer may know it. */
export const viewOfNlc = (state: NlcState, seat: Seat, book: NlcBook): NlcView | null => {
  const { setup, turn, army } = state.table;
  if (setup === null) return null;
  const corps = corpsState(setup, state, book);
  const campaign = campaignView(campaignState(setup, state, book), seat, book.campaign);
  const ordered = { ...book, steps: openedBy(book.steps, state.table.cup.opening?.opens ?? undefined) };
  const common = commonView(state.table, seat, ordered, arrivalDues(campaign.arrivals, turn));
  if (common === null) return null;
  return {
    ...common,
    cup: cupView(cupState(state, arrivalsAsSeen(arrivalTruth(setup, state), seat)), seat),
    stage: stageItems({
      ...contextOf(setup, turn),
      weather: state.table.weather.now,
      acting: state.table.cup.acting?.side ?? null,
    }),
    army: armyView(setup, army, NLC_ARMY, { moment: momentOf(common), ...ailing(corps, seat) }),
    corps: withReserves(corpsSeen(corps, seat), reserveSeen(setup, state, book, seat)),
    campaign,
    procedure: nlcProcedureView(book, procedureState(setup, state, book), seat),
    ...skyAndShadow(common, state, book, seat),
    ...(book.cards !== null && playsCards(setup)
      ? { cards: book.cards.view(cardsState(setup, state, book), seat) }
      : {}),
    ...(keepsOrders(setup) ? { orders: ordersView(settledFor(ordersState(setup, state, book), seat), seat) } : {}),
  };
};
