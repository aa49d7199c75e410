import type { Table } from '../../../engine/table';
import { BASE_MORALE } from './base-morale';
import { COMBAT_MODIFIERS } from './combat-modifiers';
import { COMPLIANCE } from './compliance';
import { COMPLIANCE_SHIFTS } from './compliance-shifts';
import { CONFIDENCE } from './confidence';
import { FIRE } from './fire';
import { HIDDEN_MOVEMENT } from './hidden-movement';
import { LOCAL_DECISION } from './local-decision';
import { MORALE_MODIFIERS } from './morale-modifiers';
import { MOVEMENT } from './movement';
import { ORDERS } from './orders';
import { PERCENTAGE } from './percentage';
import { PURSUIT_RATING } from './pursuit-rating';
import { RANGES } from './ranges';
import { STACKING } from './stacking';
import { TERRAIN } from './terrain';
import { VISIBILITY } from './visibility';

/** Every printed table of NLC, in the order a turn asks for them. */
export const nlcTables: readonly Table[] = [
  LOCAL_DECISION,
  COMPLIANCE_SHIFTS,
  COMPLIANCE,
  CONFIDENCE,
  ORDERS,
  RANGES,
  HIDDEN_MOVEMENT,
  MOVEMENT,
  STACKING,
  VISIBILITY,
  TERRAIN,
  PERCENTAGE,
  COMBAT_MODIFIERS,
  FIRE,
  BASE_MORALE,
  MORALE_MODIFIERS,
  PURSUIT_RATING,
];
