import * as v from 'valibot';
import type { OutputsOf } from '../events';

/**
 * What has become of the units: steps lost, markers, and where they are when they are not on the map. Counters lie on the
 * table for all to see, so all of it is the table's. Which markers there are and when they come off is the rule set's business.
 */

/**
 * Where a unit is. `uar`: eliminated, may be rallied (MOP 37.6's UAR box). `peu`: gone for good. `recovered`: rallied and
 * waiting to be placed. `exited` left the map in supply, `exitedLost` did not (MOP 37.13.1). `pursuing`, `withdrawn`: N20 16.8.3.
 */
export const PLACES = [
  'map',
  'uar',
  'peu',
  'recovered',
  'exited',
  'exitedLost',
  'pursuing',
  'withdrawn',
  /** MOP 37.11: its vedettes are on the map in its place. */
  'deployed',
] as const;
export type Place = (typeof PLACES)[number];

/** Every marker any rule set puts on a unit. */
export const MARKS = [
  'disrupted',
  'disordered',
  'routed',
  'bombarded',
  'charged',
  'moved',
  'outOfSupply',
  'fatigued',
  'exhausted',
] as const;
export type Mark = (typeof MARKS)[number];

const unit = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const units = v.pipe(v.array(unit), v.minLength(1), v.maxLength(600));
const mark = v.picklist(MARKS);
const stepsLost = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const place = v.picklist(PLACES);
const lifts = v.pipe(v.array(v.object({ unit, mark })), v.minLength(1), v.maxLength(1200));

export const armyCommands = {
  /** A hit: the next side up, or gone; `to` says where a unit goes that has no step left. */
  LoseStep: v.object({ type: v.literal('LoseStep'), unit, to: v.optional(v.picklist(['uar', 'peu']), 'uar') }),
  RegainStep: v.object({ type: v.literal('RegainStep'), unit }),
  PutMark: v.object({ type: v.literal('PutMark'), units, mark }),
  LiftMarks: v.object({ type: v.literal('LiftMarks'), lifts }),
  PlaceUnit: v.object({ type: v.literal('PlaceUnit'), unit, place }),
} as const;

export const armyEvents = {
  StepLost: v.object({ type: v.literal('StepLost'), unit, place }),
  StepRegained: v.object({ type: v.literal('StepRegained'), unit }),
  MarkPut: v.object({ type: v.literal('MarkPut'), units, mark }),
  MarksLifted: v.object({ type: v.literal('MarksLifted'), lifts }),
  /** `stepsLost`: what it comes back with; unchanged where nothing is said. */
  UnitPlaced: v.object({ type: v.literal('UnitPlaced'), unit, place, stepsLost: v.optional(stepsLost) }),
} as const;

export type ArmyCommand = OutputsOf<typeof armyCommands>;
export type ArmyEvent = OutputsOf<typeof armyEvents>;

/** NLC 4.5: what a unit did in this stage; the next stage finds none of it. */
export const STAGE_MARKS: readonly Mark[] = ['bombarded', 'charged', 'moved'];

/** How one unit stands. */
export type Standing = Readonly<{ stepsLost: number; place: Place; marks: readonly Mark[] }>;

/** Units by id; whoever is not named stands as he began. */
export type ArmyTable = Readonly<{ units: Readonly<Record<string, Standing>> }>;

export const FRESH: Standing = { stepsLost: 0, place: 'map', marks: [] };
export const EMPTY_ARMY: ArmyTable = { units: {} };

export const standingOf = ({ units }: ArmyTable, unit: string): Standing => units[unit] ?? FRESH;
