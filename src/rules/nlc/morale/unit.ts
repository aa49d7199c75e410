import * as v from 'valibot';
import { ARMS, GUARDS, NATIONS } from '../../common/setup/unit';

const no = v.optional(v.boolean(), false);

/** What morale must know of a unit, as fields, so that a combat's unit can hold them beside its own. */
export const moraleFields = {
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  arm: v.picklist(ARMS),
  nation: v.optional(v.picklist(NATIONS), 'other'),
  guard: v.optional(v.picklist(GUARDS), 'none'),
  /** Strength printed on the front, whatever side is up. */
  frontStrength: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
  stepsLost: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)), 0),
  /** Printed initiative, in the games that print one (TLNB, MOP 37.5). */
  initiative: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  /** Base morale by a special rule of the game at hand, in place of NLC 2.2. */
  specialMorale: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
  /** Stacked with its leader, wing commander or overall commander. */
  withLeader: no,
  inReserve: no,
  demoralized: no,
  armyDemoralized: no,
  fatigued: no,
  exhausted: no,
  outOfSupply: no,
} as const;

/** A unit as far as its morale goes. */
export const moraleUnit = v.object(moraleFields);
export type MoraleUnit = Readonly<v.InferOutput<typeof moraleUnit>>;

/** What of the game and of the moment bears on morale, as fields; all of it off where nothing is said. */
export const circumstanceFields = {
  game: v.optional(v.picklist(['nlc', 'mop']), 'nlc'),
  defending: no,
  flanked: no,
  inWoods: no,
  /** Enemy artillery has a part in this assault; remote support is none. */
  underArtillery: no,
  /** A retreat roll against Imperial Guard infantry that is not Young Guard. */
  facingGuard: no,
  /** Guard infantry has been thrown back in an assault of its own: the French are shaken for the rest of the game. */
  frenchShaken: no,
  /** NLC 19.2, only when a disruption is to be removed. */
  shelteringTerrain: no,
  undisruptedEnemyAdjacent: no,
  /** MOP 37.16: Blücher leads the cavalry that reacts, or the cavalry a square is to be formed against. */
  blucherReacts: no,
  blucherCharges: no,
  /** Ruling 36, the other reading: a demoralized army lowers morale too. */
  armyLowersMorale: no,
} as const;

export const moraleCircumstances = v.object(circumstanceFields);
export type MoraleCircumstances = Readonly<v.InferOutput<typeof moraleCircumstances>>;

/** Nothing special, to be spread and changed. */
export const NO_CIRCUMSTANCES: MoraleCircumstances = v.parse(moraleCircumstances, {});
