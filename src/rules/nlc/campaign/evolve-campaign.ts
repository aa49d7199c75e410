import { bothSides } from '../../../engine/sides';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import { arrivalEvents } from './arrival-model';
import type { Arrivals, Plan } from './arrival-model';
import { EMPTY_CAMPAIGN, EMPTY_CAMPAIGN_DESK, campaignEvents } from './campaign';
import type { CampaignDesk, CampaignEvent, CampaignTable } from './campaign';
import { pointsEvents } from './points-model';
import type { Award, HeldPlace, Score } from './points-model';

type Of<Schemas> = Extract<CampaignEvent, { type: keyof Schemas }>;
type Event<Type extends CampaignEvent['type']> = Extract<CampaignEvent, { type: Type }>;

const isOurs = (event: Typed): event is CampaignEvent => event.type in campaignEvents;
const isOfArrivals = (event: CampaignEvent): event is Of<typeof arrivalEvents> => event.type in arrivalEvents;
const isOfPoints = (event: CampaignEvent): event is Of<typeof pointsEvents> => event.type in pointsEvents;

/** The campaign on the open table after something happened. */
export const evolveCampaign = (table: CampaignTable, event: Typed): CampaignTable => {
  if (!isOurs(event)) return table;
  if (isOfPoints(event)) return { ...table, score: evolveScore(table.score, event) };
  if (isOfArrivals(event)) return enter({ ...table, arrivals: evolveArrivals(table.arrivals, event) }, event);
  return { ...table, supplyChecked: { ...table.supplyChecked, [event.side]: event.turn } };
};

/** One side's own knowledge of it. */
export const evolveCampaignDesk = (desk: CampaignDesk, event: Typed): CampaignDesk => {
  if (!isOurs(event)) return desk;
  if (event.type === 'PointsAwarded') return { ...desk, awards: [...desk.awards, awardOf(event)] };
  if (event.type === 'ArrivalOrderChanged') {
    const { formation, order, turn } = event;
    return { ...desk, orders: { ...desk.orders, [formation]: { order, turn } } };
  }
  return isOfArrivals(event) ? { ...desk, arrivals: evolveArrivals(desk.arrivals, event) } : desk;
};

const enter = (table: CampaignTable, event: Of<typeof arrivalEvents>): CampaignTable =>
  event.type === 'ReinforcementEntered'
    ? { ...table, entered: { ...table.entered, [event.formation]: event.whole ? 'whole' : 'partly' } }
    : table;

const evolveArrivals = (arrivals: Arrivals, event: Of<typeof arrivalEvents>): Arrivals => {
  switch (event.type) {
    case 'ArrivalRolled': {
      const { side, formations, entry, due, turn, result } = event;
      const rolled = planned(arrivals, formations, { due, turn, how: 'rolled' });
      return { ...rolled, groups: [...arrivals.groups, { side, formations, entry, due, result }] };
    }
    case 'ArrivalMoved':
      return planned(arrivals, [event.formation], { due: event.due, turn: event.turn, how: 'moved' });
    case 'ReinforcementPostponed':
      return planned(arrivals, [event.formation], { due: event.due, turn: event.turn, how: 'postponed' });
    default:
      return arrivals;
  }
};

const planned = (arrivals: Arrivals, formations: readonly string[], plan: Plan): Arrivals => ({
  ...arrivals,
  plans: { ...arrivals.plans, ...Object.fromEntries(formations.map((id) => [id, plan])) },
});

const awardOf = ({ id, side, source, amount, reason }: Event<'PointsAwarded'>): Award => ({
  id,
  side,
  source,
  amount,
  reason,
});

const evolveScore = (score: Score, event: Of<typeof pointsEvents>): Score => {
  switch (event.type) {
    case 'PointsAwarded':
      return { ...score, awards: [...score.awards, awardOf(event)] };
    case 'PlaceRecorded':
      return { ...score, places: recorded(score.places, event) };
    case 'PlaceRemoved':
      return { ...score, places: score.places.filter(({ name }) => name !== event.name) };
    case 'LeaderCaptured': {
      const { leader, side, rating, captured, napoleon } = event;
      const others = score.captives.filter((captive) => captive.leader !== leader);
      return { ...score, captives: captured ? [...others, { leader, side, rating, napoleon }] : others };
    }
    case 'EndingRecorded': {
      const { what, side, done } = event;
      const others = score.endings.filter((one) => one.what !== what || one.side !== side);
      return { ...score, endings: done ? [...others, { what, side }] : others };
    }
    case 'VictoryCounted': {
      const { turn, demoralized, awards, lostBesides = bothSides(() => 0) } = event;
      return { ...score, awards: [...score.awards, ...awards], counted: { turn, demoralized, lostBesides } };
    }
  }
};

/** NLC 18: to move in takes a place from whoever had it in his zone; to have it in the zone leaves who moved in last. */
const recorded = (places: readonly HeldPlace[], event: Event<'PlaceRecorded'>): readonly HeldPlace[] => {
  const { name, kind, owner, points, asks, by, how, inSupply } = event;
  const isIt = (place: HeldPlace): boolean => place.name.toLowerCase() === name.toLowerCase();
  const before = places.find(isIt);
  const held =
    how === 'entered'
      ? { lastEntered: by, lastInZone: null }
      : { lastEntered: before?.lastEntered ?? null, lastInZone: by };
  const now: HeldPlace = { name, kind, owner, points, asks, inSupply, ...held };
  return before === undefined ? [...places, now] : places.map((place) => (isIt(place) ? now : place));
};

export const campaignModel = model({
  id: 'campaign',
  events: campaignEvents,
  table: { start: EMPTY_CAMPAIGN, hears: typesOf(campaignEvents), evolve: evolveCampaign },
  held: { start: EMPTY_CAMPAIGN_DESK, hears: typesOf(campaignEvents), evolve: evolveCampaignDesk },
});
