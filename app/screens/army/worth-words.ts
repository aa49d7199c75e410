import { unitsOfPart } from '../../../src/rules/common/index';
import type { Unit, UnitView } from '../../../src/rules/common/index';
import { MARK_WORDS, PLACE_WORDS } from '../../../src/wording/en/army';
import type { Corps, LimitStatus, MoraleNow } from './army-types';

/** Whose limits bear on a unit: its division on its own orders, its formation, its army as far as anybody may know. */
const bearingOn = (
  { unit, side }: UnitView,
  corps: Corps | undefined,
  units: readonly Unit[],
): readonly LimitStatus[] => {
  if (corps === undefined) return [];
  const isHis = ({ of }: LimitStatus): boolean =>
    of.kind === 'division' && unitsOfPart(units, of.id, of.division).some(({ id }) => id === unit.id);
  const own = corps.divisions.filter(isHis);
  const higher = own.length > 0 ? own : corps.formations.filter(({ of }) => of.id === unit.formation);
  return [...higher, ...corps.armies.filter((army) => army.side === side && army.morale !== 0)];
};

const strengthWords = ({ unit, standing, worth }: UnitView): string =>
  worth.strength === unit.front && standing.stepsLost === 0
    ? `Strength ${String(unit.front)}`
    : `Strength ${String(worth.strength)} (${String(unit.front)} printed, ${String(standing.stepsLost)} ${standing.stepsLost === 1 ? 'step' : 'steps'} lost)`;

/** Markers and demoralization are in it already. */
const movementWords = ({ unit, worth }: UnitView): string | null => {
  if (worth.oneHex === true) return 'moves 1 hex (20.8)';
  if (worth.movement === null) return null;
  return worth.movement === unit.movement
    ? `movement ${String(worth.movement)}`
    : `movement ${String(worth.movement)} (${String(unit.movement)} printed)`;
};

/** Its morale as it stands, with the sum, where the viewer may know it. */
export const moraleOf = ({ unit }: UnitView, corps: Corps | undefined): MoraleNow | undefined =>
  corps?.morale.find((one) => one.unit === unit.id);

/** NLC 2.3; with hidden demoralization (MOP 37.10) it is at its owner's desk. */
const moraleWords = (one: UnitView, corps: Corps | undefined): string | null => {
  if (corps === undefined) return null;
  const now = moraleOf(one, corps);
  if (now === undefined) return 'morale: at its owner’s desk (MOP 37.10)';
  return now.morale === null ? 'morale: enter its initiative (MOP 37.5)' : `morale ${String(now.morale)}`;
};

/** What bears on it besides its own losses. */
const causesOf = ({ standing }: UnitView, limits: readonly LimitStatus[]): readonly string[] => [
  ...limits
    .filter(({ demoralized }) => demoralized)
    .map(({ of }) => `${of.kind === 'army' ? 'army' : of.kind} demoralized`),
  ...standing.marks.map((mark) => `${MARK_WORDS[mark].title.toLowerCase()} (${MARK_WORDS[mark].rule})`),
];

/** What a unit is worth as it stands, and why. */
export const worthLines = (one: UnitView, corps: Corps | undefined, units: readonly Unit[]): readonly string[] => {
  if (one.standing.place !== 'map') return [`${PLACE_WORDS[one.standing.place]} · ${String(one.unit.front)} printed`];
  const limits = bearingOn(one, corps, units);
  const worth = [strengthWords(one), movementWords(one), moraleWords(one, corps)].filter((part) => part !== null);
  const causes = causesOf(one, limits);
  return [worth.join(' · '), ...(causes.length === 0 ? [] : [`Because: ${causes.join(', ')}`])];
};
