import type { AnyResolver } from '../../../engine/resolver';
import { assaultResolver } from './assault-resolver';
import { bombardmentResolver } from './bombardment-resolver';

/** Fights that are not charges. */
export const combatResolvers: readonly AnyResolver[] = [bombardmentResolver, assaultResolver];
