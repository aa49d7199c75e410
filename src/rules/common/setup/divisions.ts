import type { Unit } from './unit';

type Counter = Pick<Unit, 'formation' | 'division' | 'name'>;

/**
 * NLC 12.13: the division a counter belongs to: the one it names. Where no counter of a formation names any, each counter is a
 * division by itself, as in NLB.
 */
export const divisionOf = (units: readonly Counter[], { formation, division, name }: Counter): string | null =>
  division ?? (units.some((one) => one.formation === formation && one.division !== null) ? null : name);

/** The divisions of a formation that may have orders of their own, in the order of its units. */
export const divisionsOf = (units: readonly Counter[], formation: string): readonly string[] => [
  ...new Set(
    units.flatMap((one) => {
      const division = one.formation === formation ? divisionOf(units, one) : null;
      return division === null ? [] : [division];
    }),
  ),
];

/** The counters of a formation, or those of one division of it. */
export const unitsOfPart = <One extends Counter>(
  units: readonly One[],
  formation: string,
  division: string | null,
): readonly One[] =>
  units.filter((one) => one.formation === formation && (division === null || divisionOf(units, one) === division));
