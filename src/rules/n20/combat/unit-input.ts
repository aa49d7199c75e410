import { standingOf } from '../../common/army/army';
import type { ArmyTable } from '../../common/army/army';
import type { Setup } from '../../common/setup/setup';
import type { Unit } from '../../common/setup/unit';
import type { Side } from '../../../engine/sides';

/** A unit as a battle takes it; its id goes along, so that a marker finds its way back. */
export type N20UnitInput = Readonly<{
  id: string;
  arm: 'infantry' | 'cavalry' | 'artillery';
  strength: number;
  disordered: boolean;
  routed: boolean;
}>;

type Table = Readonly<{ setup: Setup; army: ArmyTable }>;

const ARM = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  footArtillery: 'artillery',
  horseArtillery: 'artillery',
} as const;

export const isOnMap = ({ setup, army }: Table, id: string): boolean =>
  setup.units.some((unit) => unit.id === id) && standingOf(army, id).place === 'map';

export const inputOf = ({ army }: Pick<Table, 'army'>, { id, arm, front }: Unit): N20UnitInput => {
  const { marks } = standingOf(army, id);
  return {
    id,
    arm: ARM[arm],
    strength: front,
    disordered: marks.includes('disordered'),
    routed: marks.includes('routed'),
  };
};

/** Those of the named units that stand on the map on this side, each once. */
export const fighters = (table: Table, side: Side, ids: readonly string[]): readonly N20UnitInput[] => {
  const own = new Set(table.setup.formations.filter((one) => one.side === side).map(({ id }) => id));
  return table.setup.units
    .filter(({ id, formation }) => own.has(formation) && ids.includes(id) && isOnMap(table, id))
    .map((unit) => inputOf(table, unit));
};
