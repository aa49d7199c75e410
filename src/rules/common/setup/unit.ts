import * as v from 'valibot';

/**
 * What is printed on a combat unit's counter. One shape for all rule sets: what a game does not print stays null. What has
 * become of the unit is no part of it; that is kept by the army (`../army`).
 */

/** The arms whose morale differs (NLC 2.2, 2.4); N20's artillery is foot artillery. */
export const ARMS = ['infantry', 'cavalry', 'footArtillery', 'horseArtillery'] as const;
export type Arm = (typeof ARMS)[number];

/** The nations a rule of morale or pursuit names; whoever is not named is `other`. */
export const NATIONS = [
  'french',
  'british',
  'kgl',
  'dutch',
  'nassau',
  'prussian',
  'russian',
  'austrian',
  'other',
] as const;
export type Nation = (typeof NATIONS)[number];

/** Imperial Guard as marked on the counter; only the Young Guard is no terror to anybody (NLC 7.4). */
export const GUARDS = ['none', 'young', 'middle', 'old'] as const;
export type Guard = (typeof GUARDS)[number];

const upTo = (most: number, least = 0) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const orNull = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
/** What becomes of units is kept under their ids: none may be called like what every object has anyway. */
export const idText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(40),
  v.check((text) => !(text in {}), 'an id that is a word of the machine'),
);
const id = idText;
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

export const unitSchema = v.object({
  id,
  /** The formation it belongs to. */
  formation: id,
  name,
  arm: v.picklist(ARMS),
  nation: v.optional(v.picklist(NATIONS), 'other'),
  guard: v.optional(v.picklist(GUARDS), 'none'),
  /** Strength on the front; in N20 the only one. */
  front: upTo(30),
  /** Strength on the reverse; null for a unit of one step. */
  reverse: orNull(upTo(30)),
  /** Printed initiative, in the games that print one (TLNB, MOP 37.5). */
  initiative: orNull(upTo(6)),
  /** Base morale by a special rule, in place of NLC 2.2. */
  morale: orNull(upTo(6, 1)),
  pursuit: orNull(upTo(6, 1)),
  movement: orNull(upTo(20, 1)),
  /** Units of one formation that name the same division belong to it. */
  division: orNull(name),
});
export type Unit = Readonly<v.InferOutput<typeof unitSchema>>;

const HUGE_FRONT = 8;

/** NLC 6.2: a backprinted unit with a front of 8 or more has three steps. */
export const isHuge = ({ front, reverse }: Pick<Unit, 'front' | 'reverse'>): boolean =>
  front >= HUGE_FRONT && reverse !== null;

/** NLC 6.1, 6.2: how many steps are printed on a unit. */
export const stepsOf = (unit: Pick<Unit, 'front' | 'reverse'>): number =>
  unit.reverse === null ? 1 : isHuge(unit) ? 3 : 2;
