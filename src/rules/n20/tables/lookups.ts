import { cellOf } from '../../../engine/table';
import { MANEUVER_MATRIX } from './maneuver-matrix';

/** The attacker's five maneuvers, by their printed names. */
export const ATTACK_MANEUVERS = ['Bombard', 'Feint', 'Outflank', 'Advance', 'Charge'] as const;
export type AttackManeuver = (typeof ATTACK_MANEUVERS)[number];

/** The defender's five. */
export const DEFENSE_MANEUVERS = ['Fall Back', 'Cordon', 'Envelop', 'Hold', 'Counterattack'] as const;
export type DefenseManeuver = (typeof DEFENSE_MANEUVERS)[number];

/** N20 9.0: what a cell of the matrix does to the battle. */
export type Maneuver = Readonly<{
  cell: string;
  /** Columns of the combat results table: -1 one to the left, 1 one to the right. */
  shift: -1 | 0 | 1;
  cavalryDoubled: boolean;
  /** The result that stands in place of a die. */
  automatic: 'DW' | 'N' | null;
  disordered: 'attackers' | 'defenders' | 'both' | null;
}>;

const SHIFT = { '<': -1, '>': 1 } as const;
const DISORDERED = { Ad: 'attackers', Dd: 'defenders', Bd: 'both' } as const;

const known = <Key extends string, Value>(
  meanings: Readonly<Record<Key, Value>>,
  parts: readonly string[],
): Value | null => {
  for (const key in meanings) if (parts.includes(key)) return meanings[key];
  return null;
};

/** N20 9.0: the cell for both maneuvers, taken apart at its stroke. */
export const maneuverOn = (attack: AttackManeuver, defense: DefenseManeuver): Maneuver => {
  const cell = cellOf(MANEUVER_MATRIX, defense, attack);
  const parts = cell.split('/');
  return {
    cell,
    shift: known(SHIFT, parts) ?? 0,
    cavalryDoubled: parts.includes('Cav'),
    automatic: cell === 'DW' || cell === 'N' ? cell : null,
    disordered: known(DISORDERED, parts),
  };
};

/** N20 9.0, footnotes: how a maneuver limits its own side's advance after combat. */
export type Advance = 'never' | 'must' | 'free';

const ADVANCE: Readonly<Record<AttackManeuver | DefenseManeuver, Advance>> = {
  Bombard: 'never',
  Feint: 'free',
  Outflank: 'free',
  Advance: 'free',
  Charge: 'must',
  'Fall Back': 'never',
  Cordon: 'free',
  Envelop: 'free',
  Hold: 'free',
  Counterattack: 'must',
};

/** Whether the side that chose this maneuver may, must or may not advance when it wins. */
export const advanceAfter = (maneuver: AttackManeuver | DefenseManeuver): Advance => ADVANCE[maneuver];
