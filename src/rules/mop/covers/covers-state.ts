import type { BySide, Side } from '../../../engine/sides';
import { bothSides } from '../../../engine/sides';
import type { ArmyTable } from '../../common/army/army';
import { armyModel } from '../../common/army/evolve-army';
import { selector } from '../../common/selector';
import type { Setup } from '../../common/setup/setup';
import { NLC_MODELS, withArrivals } from '../../nlc/index';
import { coversModel } from './covers-model';
import type { CoversTable } from './covers-model';

/** All that covered stacks are decided and shown by. */
export type CoversState = Readonly<{
  /** With reinforcements as they come in truth: a corps that never comes gives no dummy. */
  setup: Setup;
  army: ArmyTable;
  covers: CoversTable;
  dummies: BySide<number>;
}>;

export const COVERS_READS = [...NLC_MODELS, coversModel] as const;

export const coversNow = selector(
  { reads: [armyModel, coversModel], given: [withArrivals] },
  ({ table: { army, covers }, desks }, [setup]): CoversState => ({
    setup,
    army,
    covers,
    dummies: bothSides((side) => desks[side].covers.dummies),
  }),
);

/** MOP 37.10: as many dummies as corps. */
export const dummiesAllowed = ({ setup }: Pick<CoversState, 'setup'>, side: Side): number =>
  setup.formations.filter((one) => one.side === side && one.onMap && one.kind !== 'division').length;
