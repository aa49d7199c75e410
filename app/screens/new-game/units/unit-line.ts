import type { UnitFacts } from '../../../../src/rules/common/setup/edit-units';
import { ARM_WORDS, GUARD_WORDS, NATION_WORDS } from '../../../../src/wording/en/setup-fields';

/** A unit in one line, for a list: arm, numbers as printed, then whatever few units have. */
export const unitLine = (rules: string, unit: UnitFacts): string =>
  [
    unit.arm === 'footArtillery' && rules === 'n20' ? 'Artillery' : ARM_WORDS[unit.arm],
    figures(rules, unit),
    unit.guard === 'none' ? '' : GUARD_WORDS[unit.guard],
    unit.nation === 'other' ? '' : NATION_WORDS[unit.nation],
    unit.division ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** "5-3" in the game's own sense: front and reverse, or N20's strength and movement. */
const figures = (rules: string, { front, reverse, movement }: UnitFacts): string => {
  const second = rules === 'n20' ? movement : reverse;
  return second === null ? String(front) : `${String(front)}-${String(second)}`;
};

/** "1 unit", "12 units". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;
