import type { AnyResolver } from '../../engine/resolver';
import { combatResolvers } from './combat/resolvers';
import { commandResolvers } from './command/resolvers';
import { moraleResolvers } from './morale/resolvers';

/** The procedures of NLC that can be asked for by themselves, outside a game. */
export const nlcResolvers: readonly AnyResolver[] = [...combatResolvers, ...commandResolvers, ...moraleResolvers];

export { nlcTables } from './tables/all';
