import { chargeResolver } from './charge';
import { pursuitResolver } from './pursuit';
import { reactionChargeResolver } from './reaction-charge';
import { retreatBeforeAssaultResolver } from './retreat-before-assault';

/** The free-standing procedures of cavalry. */
export const chargeResolvers = [
  chargeResolver,
  reactionChargeResolver,
  pursuitResolver,
  retreatBeforeAssaultResolver,
] as const;
