import type { AnyProcedure } from '../../engine/procedure';
import { battle } from './combat/battle';
import { matrix } from './combat/matrix';
import { recovery } from './combat/recovery';
import { unitValues } from './combat/values';
import { pursuit } from './ending/pursuit';
import { victory } from './ending/victory';
import { eventSetup } from './events/event-setup';
import { guard } from './morale/guard';
import { nightTerrain } from './morale/night-terrain';
import { rallySpending } from './morale/rally-spending';
import { smallFormation } from './morale/small-formation';

/** The procedures of N20 that can be asked for by themselves, outside a game. */
export const n20Procedures: readonly AnyProcedure[] = [
  eventSetup,
  battle,
  matrix,
  unitValues,
  recovery,
  smallFormation,
  rallySpending,
  nightTerrain,
  guard,
  victory,
  pursuit,
];

export { n20Tables } from './tables/all';
