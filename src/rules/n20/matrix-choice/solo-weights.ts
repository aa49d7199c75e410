import type { RuleId } from '../../../engine/step';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS } from '../tables/lookups';
import type { AttackManeuver, DefenseManeuver } from '../tables/lookups';
import type { AnyManeuver, Role } from './matrix-choice';

/**
 * How the app picks for the absent side of a solo game. One die of twenty sides. Every chit has two chances, so that none can
 * be ruled out. The other ten are shared as a player would who gives a point to the attacker for each `>`, `Cav`, `Dd` and
 * `DW`, a point to the defender for each `<` and `Ad`, and wants to do as well as can be whatever the enemy picks: Bombard,
 * Advance and Charge as 3 to 2 to 1; Counterattack, Cordon and Hold likewise. That comes to 5, 3 and 2 of the ten.
 */
export const SOLO_DIE = 20;
export const SOLO_RULE: RuleId = 'N20 9.0';

type Weights = Readonly<{
  attack: Readonly<Record<AttackManeuver, number>>;
  defense: Readonly<Record<DefenseManeuver, number>>;
}>;

/** Chances in twenty, for the screen to print and for anybody to check a revealed die by. */
export const SOLO_WEIGHTS: Weights = {
  attack: { Bombard: 7, Feint: 2, Outflank: 2, Advance: 5, Charge: 4 },
  defense: { 'Fall Back': 2, Cordon: 5, Envelop: 2, Hold: 4, Counterattack: 7 },
};

/** A chit and the faces of the die that bring it. */
export type SoloChance = Readonly<{ maneuver: AnyManeuver; chances: number; from: number; to: number }>;

const facesFrom = (weights: readonly (readonly [AnyManeuver, number])[]): readonly SoloChance[] => {
  let last = 0;
  return weights.map(([maneuver, chances]) => {
    const from = last + 1;
    last += chances;
    return { maneuver, chances, from, to: last };
  });
};

/** The stated table: which faces stand for which chit. */
export const SOLO_TABLE: Readonly<Record<Role, readonly SoloChance[]>> = {
  attack: facesFrom(ATTACK_MANEUVERS.map((maneuver) => [maneuver, SOLO_WEIGHTS.attack[maneuver]])),
  defense: facesFrom(DEFENSE_MANEUVERS.map((maneuver) => [maneuver, SOLO_WEIGHTS.defense[maneuver]])),
};

/** The chit a face of the die stands for. */
export const soloManeuver = (role: Role, face: number): AnyManeuver => {
  const chance = SOLO_TABLE[role].find(({ from, to }) => from <= face && face <= to);
  if (chance === undefined) throw new Error(`no face ${face} on a die of ${SOLO_DIE}`);
  return chance.maneuver;
};
