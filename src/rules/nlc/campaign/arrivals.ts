import { SIDES } from '../../../engine/sides';
import type { BySide, Seat, Side } from '../../../engine/sides';
import { isOn } from '../switches';
import type { Formation, Setup } from '../../common/setup/setup';
import type { Arrivals, Plan } from './arrival-model';
import type { CampaignDesk, CampaignTable } from './campaign';

type Known = Readonly<{ setup: Setup; campaign: Pick<CampaignTable, 'arrivals' | 'entered'> }>;
type Truth = Known & Readonly<{ desks: BySide<Pick<CampaignDesk, 'arrivals'>> }>;

/** MOP 37.12.2 (Appendix II): so many turns before a group is due, its turn is rolled for. */
export const ROLLED_AHEAD = 2;

/** MOP App. III a: when reinforcements come is their owner's secret. */
export const isSecret = (setup: Setup): boolean => isOn(setup, 'secretArrivals');

/** Whose desk lies open to a viewer. */
export const seesDesk = (seat: Seat, side: Side): boolean => seat === 'solo' || seat === side;

/** Whether a viewer may know when a side's reinforcements come. */
export const knowsArrivals = (setup: Setup, seat: Seat, side: Side): boolean =>
  !isSecret(setup) || seesDesk(seat, side);

/** All that is recorded of a side's arrivals; in a game with secret ones its desk goes before the table. */
export const arrivalsOf = ({ setup, campaign, desks }: Truth, side: Side): Arrivals => {
  if (!isSecret(setup)) return campaign.arrivals;
  const own = desks[side].arrivals;
  return {
    plans: { ...campaign.arrivals.plans, ...own.plans },
    groups: [...campaign.arrivals.groups, ...own.groups],
  };
};

/** When a formation comes and why then; a plan made for a schedule that was corrected since is void. */
export const comingOf = (
  { id, arrives }: Formation,
  { plans }: Arrivals,
): Readonly<{ turn: number | null; how: Plan['how'] | 'printed' }> => {
  const plan = plans[id];
  return plan?.due === arrives ? plan : { turn: arrives, how: 'printed' };
};

/** NLC 9: it stands in the schedule and has not been taken out of the game. */
export const isReinforcement = ({ arrives, onMap }: Formation): boolean => arrives !== null && onMap;

/** The formation as its chit goes by it: on the map, coming on that turn, or never. */
const inForce = (formation: Formation, arrivals: Arrivals, entered: CampaignTable['entered']): Formation => {
  if (!isReinforcement(formation)) return formation;
  if (entered[formation.id] !== undefined) return { ...formation, arrives: null };
  const { turn } = comingOf(formation, arrivals);
  return turn === null ? { ...formation, onMap: false } : { ...formation, arrives: turn };
};

const withFormations = (setup: Setup, change: (formation: Formation) => Formation): Setup =>
  setup.formations.some(isReinforcement) ? { ...setup, formations: setup.formations.map(change) } : setup;

/**
 * NLC 4 ph. 2, Ruling 41: the set-up with every formation arriving when it does in truth, also where that is secret. For what
 * the app does by itself and shows as a count: filling the cup, the Reserve action.
 */
export const arrivalsInForce = (truth: Truth): Setup =>
  withFormations(truth.setup, (formation) =>
    inForce(formation, arrivalsOf(truth, formation.side), truth.campaign.entered),
  );

/**
 * The set-up by which formations may be named in the open, the same whatever stands on a desk: where arrivals are secret every
 * reinforcement may have come. A chit that was put in stays nameable on the turn its formation is postponed.
 */
export const arrivalsToName = ({ setup, campaign }: Known): Setup =>
  withFormations(setup, (formation) => {
    if (!isReinforcement(formation)) return formation;
    return isSecret(setup) ? { ...formation, arrives: null } : nameable(formation, campaign);
  });

const nameable = (formation: Formation, { arrivals, entered }: Known['campaign']): Formation => {
  const coming = inForce(formation, arrivals, entered);
  if (coming.arrives === null || comingOf(formation, arrivals).how !== 'postponed') return coming;
  return { ...coming, arrives: Math.max(0, coming.arrives - 1) };
};

/** The set-up as one viewer may know it: what he may not know could have come. */
export const arrivalsAsSeen = (truth: Truth, seat: Seat): Setup => {
  const [all, open] = [arrivalsInForce(truth), arrivalsToName(truth)];
  const sees = SIDES.filter((side) => knowsArrivals(truth.setup, seat, side));
  return { ...open, formations: (sees.length === 2 ? all : mixed(all, open, sees)).formations };
};

const mixed = (all: Setup, open: Setup, sees: readonly Side[]): Setup => ({
  ...open,
  formations: open.formations.map((one, i) => (sees.includes(one.side) ? (all.formations[i] ?? one) : one)),
});
