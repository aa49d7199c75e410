import { list, maybe, name, number, oneOf, somebody, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { roundHalfUp } from '../../common/rounding';
import { moraleKnown, moraleSaid } from '../morale/unit';
import type { MoraleUnit } from '../morale/unit';
import type { Check } from '../../../engine/step';
import { FIGHT_REFUSALS } from './vocabulary';

/** MOP 37.16: a leader who lends strength to those he is stacked with. */
export const INSPIRERS = ['none', 'napoleon', 'ney'] as const;

/** NLC 4.5, Ruling 81: what a unit has done in this stage already. */
export const DEEDS = ['nothing', 'bombarded', 'charged'] as const;

/** What a game knows of a combat unit: what is printed on it, what it has lost and what it has done. */
export const unitKnown = {
  ...moraleKnown,
  /** Printed strength of the reverse; null for a unit that is not backprinted. */
  reverseStrength: maybe(number(0, 30)),
  /** A marker lies on it; for assaults, since the start of the segment (Ruling 37). */
  disrupted: yesNo(false),
  /** Units that name the same division belong to it. */
  division: maybe(name()),
  did: oneOf(DEEDS, 'nothing'),
};

/** What players say of it in this fight. Positions are not kept (the map is on the table); what follows from them is said. */
export const unitSaid = {
  ...moraleSaid,
  /** Ruling 33: under Fall Back or General Retreat. */
  fallingBack: yesNo(false),
  inspiredBy: oneOf(INSPIRERS, 'none'),
  /** NLC 8.4, Ruling 32: artillery that stands here but may not fire. */
  mayNotFire: yesNo(false),
  /** NLC 8.5: artillery that fires along the enemy's line. */
  enfilades: yesNo(false),
  /** NLC 20.2.1: of a division that is not *en bataille*. */
  notEnBataille: yesNo(false),
  /** NLC 20.2.3: in extended line. */
  extended: yesNo(false),
};

/** A combat unit as it stands in a fight. */
export const unitField = somebody(unitKnown, unitSaid);
export type Unit = Told<{ unit: typeof unitField }>['unit'];

/** One or more units of one hex. */
export const unitsField = list(unitField, 1, 8);

export const isArtillery = ({ arm }: Pick<MoraleUnit, 'arm'>): boolean =>
  arm === 'footArtillery' || arm === 'horseArtillery';

const HUGE_FRONT = 8;

/** NLC 6.2: a backprinted unit with a front of 8 or more has three steps. */
export const isHuge = ({ frontStrength, reverseStrength }: Pick<Unit, 'frontStrength' | 'reverseStrength'>): boolean =>
  frontStrength >= HUGE_FRONT && reverseStrength !== null;

/** NLC 6.1, 6.2: how many steps are printed on a unit. */
export const stepsOf = (unit: Pick<Unit, 'frontStrength' | 'reverseStrength'>): number =>
  unit.reverseStrength === null ? 1 : isHuge(unit) ? 3 : 2;

export const isGone = (unit: Unit): boolean => unit.stepsLost >= stepsOf(unit);

/** Ruling 30: damaged is who has lost a step and is still there; a printed one-step unit is not. */
export const isDamaged = (unit: Unit): boolean => unit.stepsLost > 0 && !isGone(unit);

/** NLC 6.1, 6.2, Ruling 26: the strength that shows after so many steps lost; a huge unit's third state is half its reverse. */
export const strengthAfter = (unit: Unit, stepsLost: number): number => {
  if (stepsLost === 0) return unit.frontStrength;
  if (unit.reverseStrength === null || stepsLost >= stepsOf(unit)) return 0;
  return stepsLost === 1 ? unit.reverseStrength : roundHalfUp(unit.reverseStrength, 2);
};

export const strengthNow = (unit: Unit): number => strengthAfter(unit, unit.stepsLost);

/** A hit on it: the next side up, or gone. */
export const loseStep = <U extends Unit>(unit: U): U => ({
  ...unit,
  stepsLost: Math.min(unit.stepsLost + 1, stepsOf(unit)),
});

export const stepsLeft = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + stepsOf(unit) - unit.stepsLost, 0);

export const survivors = <U extends Unit>(units: readonly U[]): readonly U[] => units.filter((unit) => !isGone(unit));

/** What no list of units may contain, whatever the fight. */
export const faultsInUnits = (units: readonly Unit[]): readonly Check[] => [
  [new Set(units.map(({ id }) => id)).size < units.length, FIGHT_REFUSALS.UNIT_NAMED_TWICE('NLC 7.1')],
  [units.some(isGone), FIGHT_REFUSALS.UNIT_ELIMINATED],
];
