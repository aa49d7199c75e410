import type { Side } from '../../../engine/sides';
import { isOn } from '../switches';
import type { Formation, Leader, Setup } from '../../common/setup/setup';
import { COORDINATED } from './cup';
import type { CupDesk, CupTable } from './cup';

/** All one needs to say which chits there are: the set-up, the turn, and the cup as far as it may be known. */
export type ChitFacts = Readonly<{ setup: Setup; turn: number; cup: CupTable }>;

/** NLC 4 ph. 2: on the map, or arriving this turn. */
export const isPresent = ({ onMap, arrives }: Formation, turn: number): boolean =>
  onMap && (arrives === null || arrives <= turn);

export const presentFormations = (
  { setup, turn }: Pick<ChitFacts, 'setup' | 'turn'>,
  side: Side,
): readonly Formation[] =>
  setup.formations.filter((formation) => formation.side === side && isPresent(formation, turn));

export const hasCoordinated = ({ cup }: Pick<ChitFacts, 'cup'>, side: Side): boolean =>
  cup.coordination[side]?.aside?.length === 2;

/** Formations that act by the Coordinated chit instead of their own. */
const asideOf = ({ cup }: Pick<ChitFacts, 'cup'>, side: Side): readonly string[] => cup.coordination[side]?.aside ?? [];

/** NLC 4 ph. 2: every chit of a side that everybody could name, Reserve or not, in the order of the set-up. */
export const nameableChits = (facts: ChitFacts, side: Side): readonly string[] => [
  ...presentFormations(facts, side)
    .map(({ id }) => id)
    .filter((id) => !asideOf(facts, side).includes(id)),
  ...(hasCoordinated(facts, side) ? [COORDINATED] : []),
];

/** Which chits a side puts in: all it has present but those in Reserve, set aside, or taken for the Initial Action. */
export const chitsToPut = (facts: ChitFacts, side: Side, desk: CupDesk): readonly string[] =>
  nameableChits(facts, side).filter((chit) => !isReserve(facts.setup, desk, chit) && !wasDrawn(facts.cup, side, chit));

export const isReserve = (setup: Setup, desk: CupDesk, formation: string): boolean =>
  !isOn(setup, 'withoutOrders') && desk.reserve.includes(formation);

export const wasDrawn = (cup: CupTable, side: Side, chit: string): boolean =>
  cup.drawn.some((drawn) => drawn.side === side && drawn.chit === chit);

/** The chits of a side still in the cup, for those who may know. */
export const chitsLeft = (cup: CupTable, side: Side, desk: CupDesk): readonly string[] =>
  desk.put.filter((chit) => !wasDrawn(cup, side, chit));

/** Ruling 28: an OC on the map, or a WC acting as such. */
export const commandersOf = ({ leaders }: Pick<Setup, 'leaders'>, side: Side): readonly Leader[] =>
  leaders.filter((leader) => leader.side === side && leader.onMap);

/** MOP 37.17: what a commander rolls with for the chits of 4.1 and 4.2; of two ratings it is the one for all but orders to march or attack. */
export const cupRating = ({ rating, ratingOtherwise }: Pick<Leader, 'rating' | 'ratingOtherwise'>): number =>
  ratingOtherwise ?? rating;

/** NLC 4.3, 12.14: an OC has all that answers to him or to nobody else, a WC only his own. */
export const isSubordinate = (setup: Setup, formation: Formation, commander: Leader): boolean => {
  if (formation.side !== commander.side) return false;
  if (formation.under === commander.id) return true;
  if (commander.role === 'WC') return false;
  if (formation.under === null) return true;
  const above = setup.leaders.find(({ id }) => id === formation.under);
  return above?.role === 'WC' && (above.under === null || above.under === commander.id);
};
