import type { Table } from '../../../engine/table';
import { ARRIVAL } from './arrival';
import { BELLIGERENT } from './belligerent';
import { CARDS } from './cards';
import { LEADERS } from './leaders';
import { RANDOM_EVENTS_A } from './random-events-a';
import { RANDOM_EVENTS_B } from './random-events-b';
import { RANDOM_TABLE } from './random-table';
import { SPANS } from './spans';
import { MOP_STACKING } from './stacking';
import { MOP_TERRAIN } from './terrain';
import { TRAINS } from './trains';
import { MOP_VICTORY } from './victory';
import { MOP_VISIBILITY } from './visibility';
import { WEATHER } from './weather';

/** Every printed table of MOP; what it does not print anew is NLC's. */
export const mopTables: readonly Table[] = [
  LEADERS,
  MOP_STACKING,
  MOP_TERRAIN,
  MOP_VISIBILITY,
  WEATHER,
  TRAINS,
  SPANS,
  ARRIVAL,
  CARDS,
  RANDOM_TABLE,
  RANDOM_EVENTS_A,
  RANDOM_EVENTS_B,
  BELLIGERENT,
  MOP_VICTORY,
];
