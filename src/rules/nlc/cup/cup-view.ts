import type { Chance } from '../../../engine/odds';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Seat, Side } from '../../../engine/sides';
import { lowestTerms } from '../../../engine/whole';
import { isOn } from '../switches';
import type { CupKind, Leader } from '../../common/setup/setup';
import { chitsLeft, commandersOf, isReserve, isSubordinate, nameableChits, presentFormations, wasDrawn } from './chits';
import type { CupState } from './decide-cup';
import type { Acting, Coordination, DrawnChit, Initiative, Opening, ReserveAct } from './cup';
import { cupChances } from './draw';
import { formationsOf } from './evolve-cup';

/** A chit that this viewer may know to be in the cup, with the chance that it is the next. */
export type KnownChit = Readonly<{ side: Side; chit: string; chance: Chance }>;

/** The cup as one viewer may see it (Ruling 98): his own chits by name, the enemy's by number. */
export type CupView = Readonly<{
  kind: CupKind;
  /** Whose chits this viewer sees by name. */
  sees: readonly Side[];
  commanders: BySide<readonly Leader[]>;
  coordination: BySide<Coordination | null>;
  /** Formations that the winner of a Coordinated Action may set aside. */
  mayCoordinate: BySide<readonly string[]>;
  initiative: Initiative | null;
  /** Ruling 99: the start roll of this turn; null before it. */
  opening: Opening | null;
  mayTakeInitial: readonly string[];
  /** Null until the cup is filled. */
  inside: BySide<number> | null;
  total: number;
  known: readonly KnownChit[];
  /** The chance that the next chit is this side's. */
  chances: BySide<Chance> | null;
  drawn: readonly DrawnChit[];
  acting: Acting | null;
  /** Chits that could have been drawn from a real cup, for entering: the same whatever stands on a desk. */
  nameable: BySide<readonly string[]>;
  /** Formations this viewer knows to be in Reserve. */
  reserve: readonly string[];
  reserveActs: readonly ReserveAct[];
}>;

export const cupView = (state: CupState, seat: Seat): CupView => {
  const { setup, cup, desks } = state;
  const sees = SIDES.filter((side) => seat === 'solo' || seat === side || isOn(setup, 'openCup'));
  const inside = cup.inside;
  const chances = inside === null ? null : cupChances(setup.cup, inside);
  return {
    kind: setup.cup,
    sees,
    commanders: bothSides((side) => commandersOf(setup, side)),
    coordination: cup.coordination,
    mayCoordinate: bothSides((side) => coordinatable(state, side, sees)),
    initiative: cup.initiative,
    opening: cup.opening ?? null,
    mayTakeInitial: initialOptions(state, sees),
    inside,
    total: inside === null ? 0 : inside.first + inside.second,
    known: inside === null || chances === null ? [] : sees.flatMap((side) => knownChits(state, side, chances[side])),
    chances,
    drawn: cup.drawn,
    acting: cup.acting,
    nameable: bothSides((side) => nameableChits(state, side).filter((chit) => !wasDrawn(cup, side, chit))),
    reserve: sees.flatMap((side) => desks[side].reserve.filter((id) => isReserve(setup, desks[side], id))),
    reserveActs: cup.reserveActs,
  };
};

/** NLC 4.1, Ruling 28. Reserve formations are left out only for those who may know which they are. */
const coordinatable = (state: CupState, side: Side, sees: readonly Side[]): readonly string[] => {
  const commander = state.setup.leaders.find(({ id }) => id === state.cup.coordination[side]?.commander);
  if (commander === undefined) return [];
  return presentFormations(state, side)
    .filter((formation) => isSubordinate(state.setup, formation, commander) && !wasDrawn(state.cup, side, formation.id))
    .map(({ id }) => id)
    .filter((id) => !isKnownReserve(state, side, id, sees));
};

/** NLC 4.3, Ruling 28. Reserve formations are left out only for those who may know which they are. */
const initialOptions = (state: CupState, sees: readonly Side[]): readonly string[] => {
  const { initiative } = state.cup;
  const winner = initiative?.winner ?? null;
  if (initiative === null || winner === null || initiative.settled) return [];
  const commander = state.setup.leaders.find(({ id }) => id === initiative.rolls[winner].commander);
  const isHis = (id: string): boolean => {
    const formation = state.setup.formations.find((candidate) => candidate.id === id);
    return formation === undefined || commander === undefined || isSubordinate(state.setup, formation, commander);
  };
  return nameableChits(state, winner).filter(
    (chit) => formationsOf(state.cup, winner, chit).every(isHis) && !isKnownReserve(state, winner, chit, sees),
  );
};

const isKnownReserve = ({ setup, desks }: CupState, side: Side, chit: string, sees: readonly Side[]): boolean =>
  sees.includes(side) && isReserve(setup, desks[side], chit);

const knownChits = ({ cup, desks }: CupState, side: Side, chance: Chance): readonly KnownChit[] => {
  const left = chitsLeft(cup, side, desks[side]);
  return left.map((chit) => ({ side, chit, chance: lowestTerms({ n: chance.n, d: chance.d * left.length }) }));
};
