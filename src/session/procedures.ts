import { proceduresOf } from '../rules/common/procedure/run';
import type { Procedures } from '../rules/common/procedure/run';
import { mopResolvers } from '../rules/mop/procedures';
import { n20Resolvers } from '../rules/n20/procedures';
import { nlcResolvers } from '../rules/nlc/procedures';

/**
 * Every procedure of the three rule sets by its id, for the screens that resolve one by itself. Only what lies beyond the
 * first page may import it.
 */
export const PROCEDURES: Procedures = proceduresOf([...nlcResolvers, ...mopResolvers, ...n20Resolvers]);
