import type { Fact } from '../../engine/rule-set';
import { heldOf, sideOf } from '../../engine/sides';
import type { Scope, Side } from '../../engine/sides';
import { evolveArmy } from '../common/army/evolve-army';
import { evolveProcedure } from '../common/procedure/evolve-procedure';
import { evolveTable, isCommonEvent } from '../common/table';
import type { CommonEvent } from '../common/table';
import { evolveCampaign, evolveCampaignDesk } from './campaign/evolve-campaign';
import { evolveCards, evolveCardsHand } from './cards/evolve-cards';
import { evolveCorps, evolveCorpsDesk } from './corps/evolve-corps';
import { cupEvents } from './cup/cup';
import type { CupEvent } from './cup/cup';
import { evolveCup, evolveCupDesk } from './cup/evolve-cup';
import type { FightApplied } from './cup/evolve-cup';
import type { NlcEvent, NlcState } from './game-state';
import { evolveOrders, evolveOrdersDesk, evolveOrdersHeld } from './orders/evolve-orders';
import { evolveHidden, evolveHiddenDesk, evolveHiddenHeld } from './hidden-movement/evolve';
import { evolveWeather } from './weather/weather-model';

/** What the cup listens to: its own events and the turns. */
const isOfCup = (event: NlcEvent): event is CupEvent | CommonEvent => isCommonEvent(event) || event.type in cupEvents;

/** The open cup also sees the fights of whoever acts. */
const isOfOpenCup = (event: NlcEvent): event is CupEvent | CommonEvent | FightApplied =>
  isOfCup(event) || event.type === 'ProcedureApplied';

/** What a fact changes: the slice of its scope alone. */
export const evolveNlc = (state: NlcState, scope: Scope, event: NlcEvent): NlcState => {
  if (scope === 'table') return { ...state, table: evolveOpen(state.table, event) };
  const side = sideOf(scope);
  if (side === null) return state;
  const held = evolveHeld(state.held, side, event);
  return scope === heldOf(side) ? { ...state, held } : { ...state, held, desks: evolveDesk(state.desks, side, event) };
};

const evolveOpen = (
  { cup, army, corps, campaign, orders, procedure, cards, weather, hidden, ...common }: NlcState['table'],
  event: NlcEvent,
): NlcState['table'] => ({
  ...(isCommonEvent(event) ? evolveTable(common, event) : common),
  cup: isOfOpenCup(event) ? evolveCup(cup, event) : cup,
  army: evolveArmy(army, event),
  corps: evolveCorps(corps, event),
  campaign: evolveCampaign(campaign, event),
  orders: evolveOrders(orders, event),
  procedure: evolveProcedure(procedure, event),
  weather: evolveWeather(weather, event),
  hidden: evolveHidden(hidden, event, { ...common, cup }),
  cards: evolveCards(cards, event),
});

/** Whichever of a side's two scopes the fact stands in: before there was `held`, its facts stood on the desk. */
const evolveHeld = (held: NlcState['held'], side: Side, event: NlcEvent): NlcState['held'] => {
  const { cup, corps, campaign, orders, cards, hidden } = held[side];
  return {
    ...held,
    [side]: {
      cup: isOfCup(event) ? evolveCupDesk(cup, event) : cup,
      corps: evolveCorpsDesk(corps, event),
      campaign: evolveCampaignDesk(campaign, event),
      orders: evolveOrdersHeld(orders, event),
      hidden: evolveHiddenHeld(hidden, event),
      cards: evolveCardsHand(cards, event),
    },
  };
};

const evolveDesk = (desks: NlcState['desks'], side: Side, event: NlcEvent): NlcState['desks'] => ({
  ...desks,
  [side]: {
    orders: evolveOrdersDesk(desks[side].orders, event),
    hidden: evolveHiddenDesk(desks[side].hidden, event),
  },
});

/** The state after some facts of a play, for what comes next in the same play. */
export const evolvedBy = (before: NlcState, facts: readonly Fact<NlcEvent>[]): NlcState =>
  facts.reduce((state, { scope, event }) => evolveNlc(state, scope, event), before);
