import type { Chance } from '../../../engine/odds';
import { SIDES, heldOf, maySee, otherSide } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import type { MatrixPlay } from '../../common/setup/title';
import type { MatrixSeen } from './decide-matrix';
import { fightOf } from './fight';
import type { MatrixFight } from './fight';
import { CHITS_OF, pickerOf, roleOf, stageOf } from './matrix-choice';
import type { AnyManeuver, MatrixBattle, MatrixStage, ReservesSpent, RevealedManeuvers } from './matrix-choice';
import { absentChance, outcomesOf } from './outcomes';
import type { MatrixCell } from './outcomes';

/** A chit that this viewer has laid down himself. */
export type OwnChit = Readonly<{ side: Side; maneuver: AnyManeuver }>;

/** What may still come of the battle; `chance` where the enemy's chit was thrown by a stated table. */
export type Outlook = MatrixCell & Readonly<{ chance: Chance | null }>;

/** The battle in hand as one viewer may see it. Of the enemy's chit only that it lies there. */
export type MatrixBattleView = Readonly<{
  attacker: Side;
  defender: Side;
  askedBy: Side;
  phasing: Side;
  /** Solo: the side the app picks for. */
  absent: Side | null;
  stage: MatrixStage;
  /** Whose turn at the desk it is. */
  picker: Side | null;
  sealed: readonly Side[];
  /** The chits this viewer may pick from now. */
  mayPick: readonly AnyManeuver[];
  own: readonly OwnChit[];
  /** All 25 cells, or the five that this viewer's own chit leaves; none once the chits are turned up. */
  outlook: readonly Outlook[];
  spent: ReservesSpent | null;
  revealed: RevealedManeuvers | null;
  /** Once the chits are turned up: the battle as its own procedure takes it. */
  fight: MatrixFight | null;
}>;

export type MatrixView = Readonly<{
  method: MatrixPlay;
  /** Who has declined for the battle at hand (Ruling 69). */
  declined: Side | null;
  /** Fast: who has had his one battle in this phase. */
  usedThisPhase: readonly Side[];
  battle: MatrixBattleView | null;
}>;

/** N20 9.0: the matrix as one viewer may see it, made of the table and his own desk. */
export const matrixView = (state: MatrixSeen, usedThisPhase: readonly Side[], seat: Seat): MatrixView => {
  const { setup, matrix } = state;
  const { battle, declined } = matrix;
  return {
    method: setup.title.matrix,
    declined,
    usedThisPhase,
    battle: battle === null ? null : battleView(state, battle, seat),
  };
};

const battleView = (state: MatrixSeen, battle: MatrixBattle, seat: Seat): MatrixBattleView => {
  const { attacker, askedBy, phasing, absent, sealed, spent, revealed } = battle;
  const picker = pickerOf(battle);
  const own = ownChits(state, battle, seat);
  const picks = picker !== null && maySee(seat, heldOf(picker));
  return {
    attacker,
    defender: otherSide(attacker),
    askedBy,
    phasing,
    absent,
    stage: stageOf(battle),
    picker,
    sealed,
    mayPick: picks ? CHITS_OF[roleOf(battle, picker)] : [],
    own,
    outlook: revealed === null ? outlook(battle, own) : [],
    spent,
    revealed,
    fight: fightOf(state, battle),
  };
};

const ownChits = ({ desks }: MatrixSeen, { battle }: MatrixBattle, seat: Seat): readonly OwnChit[] =>
  SIDES.filter((side) => maySee(seat, heldOf(side))).flatMap((side): readonly OwnChit[] => {
    const { choice } = desks[side];
    return choice?.battle === battle ? [{ side, maneuver: choice.maneuver }] : [];
  });

const outlook = (battle: MatrixBattle, own: readonly OwnChit[]): readonly Outlook[] => {
  const { absent } = battle;
  return outcomesOf(own.map(({ maneuver }) => maneuver)).map((cell) => ({
    ...cell,
    chance: absent === null ? null : absentChance(roleOf(battle, absent), cell),
  }));
};
