import { SIDES, bothSides } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import type { RuleId } from '../../../engine/step';
import { contextOf } from '../../common/sequence';
import type { Due } from '../../common/sequence';
import { isOn } from '../switches';
import type { Formation, Setup } from '../../common/setup/setup';
import { arrivalBase } from './arrival-group';
import type { ArrivalBase } from './arrival-group';
import { ROLLED_AHEAD, arrivalsOf, comingOf, isReinforcement, knowsArrivals, seesDesk } from './arrivals';
import type { Plan } from './arrival-model';
import type { CampaignState, Entered } from './campaign';
import type { CampaignBook, SupplyLine } from './campaign-book';
import type { FieldWorks } from './field-works';
import { orderWindow } from './decide-arrivals';
import type { OrderWindow } from './decide-arrivals';
import type { Captive, HeldPlace, Score } from './points-model';
import { countPoints } from './score';
import type { Counted, Verdict } from './score';

/** One reinforcement as one viewer may know it. */
export type ArrivalView = Readonly<{
  formation: string;
  name: string;
  side: Side;
  /** The printed turn. */
  due: number;
  /** When it comes in truth; null for those who may not know. A `turn` of null: never. */
  comes: Readonly<{ turn: number | null; how: Plan['how'] | 'printed' }> | null;
  entered: Entered | null;
  /** What is to be done about it on this turn. */
  now: 'roll' | 'enter' | null;
  /** What its roll goes by; for those who may know it, and only when it is to be rolled for. */
  roll: ArrivalBase | null;
  /** Whether it may be sent another order before it comes (MOP 37.12.2); for its owner. */
  window: OrderWindow | null;
  /** The order it comes with instead of the March to the HQ; the owner's to see. */
  order: string | null;
}>;

export type SupplyDue = Readonly<{
  rule: RuleId;
  step: string;
  /** Sides whose supply was not checked yet on this turn. */
  sides: readonly Side[];
  lines: readonly SupplyLine[];
}>;

export type CampaignView = Readonly<{
  arrivals: readonly ArrivalView[];
  supplyDue: SupplyDue | null;
  /** What this game has beside NLC's own. */
  adds: Readonly<{ works: boolean; sources: boolean; cards: boolean; supplyShifts: boolean }>;
  /** How supply is traced under these rules. */
  supplyLines: readonly SupplyLine[];
  places: readonly HeldPlace[];
  captives: readonly Captive[];
  endings: Score['endings'];
  /** NLC 14: sides of which an army is demoralized, as far as this viewer knows. */
  broken: readonly Side[];
  /** The rule it is counted by. */
  rule: RuleId;
  /** As far as this viewer may count them. */
  points: Pick<Counted, 'bySide' | 'entries'>;
  /** How it stands by what this viewer knows; `final` once both have laid everything open on this turn. */
  verdict: Verdict & Readonly<{ final: boolean }>;
}> &
  FieldWorks;

export const campaignView = (state: CampaignState, seat: Seat, book: CampaignBook): CampaignView => {
  const { campaign, works, turn } = state;
  const { score } = campaign;
  const { bySide, entries, verdict } = countFor(state, seat, book);
  return {
    arrivals: state.setup.formations.filter(isReinforcement).map((one) => arrivalView(state, one, seat, book)),
    supplyDue: supplyDue(state, book),
    adds: addedBy(book),
    supplyLines: book.supply.lines,
    ...works,
    places: score.places,
    captives: score.captives,
    endings: score.endings,
    broken: brokenSeen(state, seat),
    rule: book.refit === null ? 'NLC 18' : 'MOP 37.13',
    points: { bySide, entries },
    verdict: { ...verdict, final: score.counted?.turn === turn },
  };
};

/** MOP 37.3, 37.7, 37.12, 37.13: a refit brings all of it. */
const addedBy = ({ refit }: CampaignBook): CampaignView['adds'] => {
  const is = refit !== null;
  return { works: is, sources: is, cards: is, supplyShifts: is };
};

/**
 * MOP 37.10, 37.12: hidden demoralization and cards not shown yet count for those who may know of them: the owner. At the closed
 * table and for the enemy they count when they are shown, at the latest with the last count.
 */
const countFor = (state: CampaignState, seat: Seat, book: CampaignBook): Counted => {
  const { setup, turn, army, campaign, works, desks } = state;
  const { score } = campaign;
  const shown = new Set(score.awards.map(({ id }) => id));
  const own = SIDES.filter((side) => seesDesk(seat, side))
    .flatMap((side) => desks[side].awards)
    .filter(({ id }) => !shown.has(id));
  const opened = score.counted?.turn === turn ? score.counted : null;
  const sideOf = (formation: string): Side | undefined => setup.formations.find(({ id }) => id === formation)?.side;
  const demoralized = state.demoralized.filter(
    (id) => opened?.demoralized.includes(id) === true || knowsLimits(setup, seat, sideOf(id)),
  );
  const lostBesides = bothSides((side) =>
    knowsLimits(setup, seat, side) ? state.lostBesides[side] : (opened?.lostBesides[side] ?? 0),
  );
  return countPoints(
    {
      setup,
      army,
      works,
      score,
      awards: [...score.awards, ...own],
      demoralized,
      lostBesides,
      broken: brokenSeen(state, seat),
    },
    book,
  );
};

const brokenSeen = ({ setup, turn, campaign, broken = [] }: CampaignState, seat: Seat): readonly Side[] =>
  broken.filter((side) => campaign.score.counted?.turn === turn || knowsLimits(setup, seat, side));

const knowsLimits = (setup: Setup, seat: Seat, side: Side | undefined): boolean =>
  !isOn(setup, 'hiddenDemoralization') || (side !== undefined && seesDesk(seat, side));

const arrivalView = (state: CampaignState, formation: Formation, seat: Seat, book: CampaignBook): ArrivalView => {
  const { id, name, side, arrives } = formation;
  const entered = state.campaign.entered[id] ?? null;
  const knows = knowsArrivals(state.setup, seat, side);
  const comes = knows ? comingOf(formation, arrivalsOf(state, side)) : null;
  const due = arrives ?? 0;
  const now = comes === null || entered === 'whole' ? null : nowFor(state, due, comes, book);
  return {
    formation: id,
    name,
    side,
    due,
    comes,
    entered,
    now,
    roll: now === 'roll' ? rollBase(state, side, due) : null,
    ...(seesDesk(seat, side) ? ownOrder(state, formation, book) : NO_ORDER),
  };
};

const NO_ORDER = { window: null, order: null } as const;

const ownOrder = (
  state: CampaignState,
  formation: Formation,
  { refit }: CampaignBook,
): Pick<ArrivalView, 'window' | 'order'> => {
  const { id, side } = formation;
  const isOut = refit !== null && state.campaign.entered[id] === undefined;
  return {
    window: isOut ? orderWindow(state, formation, refit) : null,
    order: state.desks[side].orders[id]?.order ?? null,
  };
};

const rollBase = (state: CampaignState, side: Side, due: number): ArrivalBase =>
  arrivalBase(state.setup, arrivalsOf(state, side), side, { due, now: state.turn });

/** Ruling 41: what is due on the first turns comes without a roll; the procedure knows which. */
const isRolledFor = ({ refit }: CampaignBook, due: number): boolean => {
  const alone = { formations: 1, delayed: 0, advanced: 0, earlierGroupArrives: null, other: undefined };
  return refit?.arrival({ dueTurn: due + 1, ...alone }).kind === 'needsDice';
};

const nowFor = (
  { setup, turn }: CampaignState,
  due: number,
  { turn: comes, how }: NonNullable<ArrivalView['comes']>,
  book: CampaignBook,
): ArrivalView['now'] => {
  const isOpen = isOn(setup, 'variableArrival') && how === 'printed' && turn >= due - ROLLED_AHEAD && turn < due;
  if (isOpen && isRolledFor(book, due)) return 'roll';
  return comes !== null && comes <= turn ? 'enter' : null;
};

const supplyDue = ({ setup, turn, campaign }: CampaignState, { supply }: CampaignBook): SupplyDue | null => {
  const sides = SIDES.filter((side) => campaign.supplyChecked[side] !== turn);
  if (!supply.isDue(contextOf(setup, turn)) || sides.length === 0) return null;
  return { rule: supply.rule, step: supply.step, sides, lines: supply.lines };
};

const DUE_KEYS = { roll: ['rollArrival', 'MOP 37.12.2'], enter: ['arrives', 'NLC 9'] } as const;

/**
 * The reminders of reinforcements on one turn: for a viewer who may not know when they come, none. Whoever does not record what
 * has entered is reminded on the turn it comes and not for ever.
 */
export const arrivalDues = (arrivals: readonly ArrivalView[], turn: number): readonly Due[] =>
  arrivals.flatMap(({ now, name, side, comes, entered }): readonly Due[] => {
    if (now === null || (now === 'enter' && comes?.turn !== turn && entered !== 'partly')) return [];
    const [key, rule] = DUE_KEYS[now];
    return [{ key, rule, step: 'reinforcements', facts: { name, side } }];
  });
