import type { Table } from '../../../engine/table';
import { DISORDER } from './disorder';
import { DISORDER_VALUES } from './disorder-values';
import { MANEUVER_MATRIX } from './maneuver-matrix';
import { MANEUVER_METHODS } from './maneuver-methods';
import { MANEUVER_RESULTS } from './maneuver-results';
import { MORALE } from './morale';
import { SPECIAL_EVENTS } from './special-events';
import { VICTORY } from './victory';

/** Every table of the Expansion Kit; the base game's are entered by the players (Ruling 71). */
export const n20Tables: readonly Table[] = [
  SPECIAL_EVENTS,
  MANEUVER_METHODS,
  MANEUVER_MATRIX,
  MANEUVER_RESULTS,
  DISORDER,
  DISORDER_VALUES,
  MORALE,
  VICTORY,
];
