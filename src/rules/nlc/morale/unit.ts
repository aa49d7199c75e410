import * as v from 'valibot';
import { group, list, maybe, number, objectOf, oneOf, somebody, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { ARMS, GUARDS, NATIONS } from '../../common/setup/unit';
import { armyLowersMoraleField, frenchShakenField, gameField } from '../combat/terms';

/** What a game knows of a unit that bears on its morale: what is printed on it, and how it, its formation and its army stand. */
export const moraleKnown = {
  arm: oneOf(ARMS),
  nation: oneOf(NATIONS, 'other'),
  guard: oneOf(GUARDS, 'none'),
  /** Strength printed on the front, whatever side is up. */
  frontStrength: number(0, 30),
  stepsLost: number(0, 2, 0),
  /** Printed initiative, in the games that print one (TLNB, MOP 37.5). */
  initiative: maybe(number(0, 6)),
  /** Base morale by a special rule of the game at hand, in place of NLC 2.2. */
  specialMorale: maybe(number(1, 6)),
  demoralized: yesNo(false),
  armyDemoralized: yesNo(false),
  fatigued: yesNo(false),
  exhausted: yesNo(false),
  outOfSupply: yesNo(false),
};

/** What its players say of it: where it stands on the map and what its orders are. */
export const moraleSaid = {
  /** Stacked with its leader, wing commander or overall commander. */
  withLeader: yesNo(false),
  inReserve: yesNo(false),
};

/** A unit as far as its morale goes. */
export const moraleUnit = somebody(moraleKnown, moraleSaid);
export type MoraleUnit = Told<{ unit: typeof moraleUnit }>['unit'];

/** What of the game and of the moment bears on morale, as fields; all of it off where nothing is said. */
export const circumstanceFields = {
  game: gameField,
  defending: yesNo(false),
  flanked: yesNo(false),
  inWoods: yesNo(false),
  /** Enemy artillery has a part in this assault; remote support is none. */
  underArtillery: yesNo(false),
  /** A retreat roll against Imperial Guard infantry that is not Young Guard. */
  facingGuard: yesNo(false),
  /** Guard infantry has been thrown back in an assault of its own: the French are shaken for the rest of the game. */
  frenchShaken: frenchShakenField,
  /** NLC 19.2, only when a disruption is to be removed. */
  shelteringTerrain: yesNo(false),
  undisruptedEnemyAdjacent: yesNo(false),
  /** MOP 37.16: Blücher leads the cavalry that reacts, or the cavalry a square is to be formed against. */
  blucherReacts: yesNo(false),
  blucherCharges: yesNo(false),
  armyLowersMorale: armyLowersMoraleField,
};
export type MoraleCircumstances = Told<typeof circumstanceFields>;

/** Nothing special, to be spread and changed. */
export const NO_CIRCUMSTANCES: MoraleCircumstances = v.parse(objectOf(circumstanceFields), {});

/** Units that check together, each with what bears on it where it stands. */
export const membersField = list(group({ unit: moraleUnit, circumstances: group(circumstanceFields) }), 1, 12);
