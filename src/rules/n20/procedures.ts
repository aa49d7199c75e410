import type { AnyResolver } from '../../engine/resolver';
import { battleResolver } from './combat/battle';
import { matrixResolver } from './combat/matrix';
import { recoveryResolver } from './combat/recovery';
import { valuesResolver } from './combat/values';
import { pursuitResolver } from './ending/pursuit';
import { victoryResolver } from './ending/victory';
import { eventSetupResolver } from './events/event-setup';
import { guardResolver } from './morale/guard';
import { nightTerrainResolver } from './morale/night-terrain';
import { rallySpendingResolver } from './morale/rally-spending';
import { smallFormationResolver } from './morale/small-formation';

/** The procedures of N20 that can be asked for by themselves, outside a game. */
export const n20Resolvers: readonly AnyResolver[] = [
  eventSetupResolver,
  battleResolver,
  matrixResolver,
  valuesResolver,
  recoveryResolver,
  smallFormationResolver,
  rallySpendingResolver,
  nightTerrainResolver,
  guardResolver,
  victoryResolver,
  pursuitResolver,
];

export { n20Tables } from './tables/all';
