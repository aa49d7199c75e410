import type { Chance } from '../../../engine/odds';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS, advanceAfter, maneuverOn } from '../tables/lookups';
import type { Advance, AttackManeuver, DefenseManeuver, Maneuver } from '../tables/lookups';
import type { AnyManeuver, Role } from './matrix-choice';
import { SOLO_DIE, SOLO_TABLE } from './solo-weights';

/** One cell of the matrix: what two chits come to, and whose advance the footnotes limit. */
export type MatrixCell = Maneuver &
  Readonly<{
    attack: AttackManeuver;
    defense: DefenseManeuver;
    footnotes: Readonly<{ attack: Advance; defense: Advance }>;
  }>;

const cellFor = (attack: AttackManeuver, defense: DefenseManeuver): MatrixCell => ({
  attack,
  defense,
  ...maneuverOn(attack, defense),
  footnotes: { attack: advanceAfter(attack), defense: advanceAfter(defense) },
});

/** N20 9.0: all 25, row by row as printed. */
export const MATRIX_CELLS: readonly MatrixCell[] = DEFENSE_MANEUVERS.flatMap((defense) =>
  ATTACK_MANEUVERS.map((attack) => cellFor(attack, defense)),
);

/** What may still come of it for somebody who knows these chits: 25 cells for none, five for one. */
export const outcomesOf = (known: readonly AnyManeuver[]): readonly MatrixCell[] =>
  MATRIX_CELLS.filter(({ attack, defense }) => known.every((one) => one === attack || one === defense));

/** How likely the absent side of a solo game has laid down its chit of this cell. */
export const absentChance = (role: Role, cell: MatrixCell): Chance => ({
  n: SOLO_TABLE[role].find(({ maneuver }) => maneuver === cell[role])?.chances ?? 0,
  d: SOLO_DIE,
});
