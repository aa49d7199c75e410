import type { AnyResolver } from '../../../engine/resolver';
import { coordinatedActionResolver } from '../cup/coordinated-action-resolver';
import { initialActionResolver } from '../cup/initial-action-resolver';
import { hiddenMovementResolver } from '../hidden/hidden-movement';
import { pbemInitiativeResolver } from '../pbem/pbem-initiative';
import { demoralizationResolver } from '../recovery/demoralization';
import { disruptionRemoval } from '../recovery/disruption-removal';
import { leaderLossResolver } from '../recovery/leader-loss';
import { rally } from '../recovery/rally';
import { victoryResolver } from '../recovery/victory';
import { complianceResolver } from './compliance-resolver';
import { confidenceResolver } from './confidence';
import { delayedOrderResolver } from './delayed-order';
import { localDecisionResolver } from './local-decision';
import { orderCapacityResolver } from './order-capacity';
import { orderRepeatResolver } from './order-repeat';
import { transmissionResolver } from './transmission';

/** Command and book-keeping of NLC: orders on their way and at their leader, and what is lost and recovered. */
export const commandResolvers: readonly AnyResolver[] = [
  initialActionResolver,
  coordinatedActionResolver,
  transmissionResolver,
  complianceResolver,
  delayedOrderResolver,
  localDecisionResolver,
  confidenceResolver,
  orderCapacityResolver,
  orderRepeatResolver,
  hiddenMovementResolver,
  pbemInitiativeResolver,
  rally,
  demoralizationResolver,
  leaderLossResolver,
  disruptionRemoval,
  victoryResolver,
];
