import type { Side } from '../../../src/engine/sides';
import type { Arm, UnitView } from '../../../src/rules/common/index';

/** Who takes part in the battle, as the players tapped them. */
export type NamedUnits = Readonly<Record<Side, readonly string[]>>;

const ARMS = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  footArtillery: 'artillery',
  horseArtillery: 'artillery',
} as const satisfies Readonly<Record<Arm, string>>;

/** Those units as the matrix reads them; nothing where nobody was named. */
export const readUnits = (units: readonly UnitView[], ids: readonly string[]) => {
  const named = units.filter(({ unit, standing }) => ids.includes(unit.id) && standing.place === 'map');
  return named.length === 0
    ? undefined
    : named.map(({ unit, standing }) => ({
        arm: ARMS[unit.arm],
        strength: unit.front,
        disordered: standing.marks.includes('disordered'),
        routed: standing.marks.includes('routed'),
      }));
};
