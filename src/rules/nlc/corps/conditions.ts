import { standingOf } from '../../common/army/army';
import { divisionOf, unitsOfPart } from '../../common/setup/divisions';
import { isOn } from '../switches';
import type { Unit } from '../../common/setup/unit';
import type { Condition } from '../command/fields';
import type { MoraleUnit } from '../morale/unit';
import { keyOf } from './corps';
import { isMarked } from './follow-ups';
import { armyOf, formationOf, ledgerOf } from './state';
import type { CorpsState } from './state';

/** What bears on a unit's morale because of the formation and army it belongs to. */
export type Conditions = Readonly<{
  demoralized: boolean;
  armyDemoralized: boolean;
  fatigued: boolean;
  exhausted: boolean;
}>;

/** A formation, or a division of it on its own orders, against a list of who is demoralized. */
export const conditionsOf = (
  state: CorpsState,
  formation: string,
  division: string | null,
  demoralized: readonly string[],
): Conditions => {
  const found = formationOf(state, formation);
  const own = keyOf(formation, division);
  const isOwn = found !== undefined && division !== null && own in ledgerOf(state, found.side).divisions;
  const army = found === undefined ? undefined : armyOf(state.setup, found);
  return {
    demoralized: demoralized.includes(isOwn ? own : formation),
    armyDemoralized: army !== undefined && demoralized.includes(army.id),
    fatigued: isMarked(state, 'fatigued', formation),
    exhausted: isMarked(state, 'exhausted', formation),
  };
};

/** MOP 37.7: a formation all of whose units on the map are out of supply. */
const isOutOfSupply = ({ setup, army }: CorpsState, formation: string, division: string | null): boolean => {
  const units = unitsOfPart(setup.units, formation, division).filter(({ id }) => standingOf(army, id).place === 'map');
  return units.length > 0 && units.every(({ id }) => standingOf(army, id).marks.includes('outOfSupply'));
};

/** NLC 15, 20.8: how a formation, or a division of it, stands that receives an order, goes by one or decides for itself. */
export const orderedCondition = (
  state: CorpsState,
  formation: string,
  division: string | null,
  among: readonly string[],
): Condition => {
  const { demoralized, fatigued, exhausted } = conditionsOf(state, formation, division, among);
  return { demoralized, fatigued: fatigued || exhausted, outOfSupply: isOutOfSupply(state, formation, division) };
};

/** NLC 7.4: the Guard was thrown back, and the French are shaken. */
export const frenchShaken = (state: CorpsState): boolean =>
  (['first', 'second'] as const).some((side) => isMarked(state, 'guardThrownBack', side));

/** NLC 2.3: a unit as its morale is counted: what is printed, how it stands, and how its formation stands. */
export const moraleUnitOf = (
  state: CorpsState,
  unit: Unit,
  demoralized: readonly string[],
  at: Readonly<{ withLeader: boolean; inReserve: boolean }>,
): MoraleUnit => {
  const { stepsLost, marks } = standingOf(state.army, unit.id);
  const its = conditionsOf(state, unit.formation, divisionOf(state.setup.units, unit), demoralized);
  return {
    id: unit.name,
    arm: unit.arm,
    nation: unit.nation,
    guard: unit.guard,
    frontStrength: unit.front,
    stepsLost,
    initiative: unit.initiative,
    specialMorale: unit.morale,
    ...at,
    ...its,
    fatigued: its.fatigued || marks.includes('fatigued'),
    exhausted: its.exhausted || marks.includes('exhausted'),
    outOfSupply: marks.includes('outOfSupply'),
  };
};

export const armyLowersMorale = ({ setup }: Pick<CorpsState, 'setup'>): boolean => isOn(setup, 'armyLowersMorale');

/** The same as it is shown and kept: what is not printed on it is left out. */
export type PrintedUnit = Omit<MoraleUnit, 'initiative' | 'specialMorale'> &
  Readonly<{ initiative?: number; specialMorale?: number }>;

export const asPrinted = ({ initiative, specialMorale, ...unit }: MoraleUnit): PrintedUnit => ({
  ...unit,
  ...(initiative === null ? {} : { initiative }),
  ...(specialMorale === null ? {} : { specialMorale }),
});
