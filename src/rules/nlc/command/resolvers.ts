import type { AnyResolver } from '../../../engine/resolver';
import { coordinatedAction } from '../cup/coordinated-action';
import { initialAction } from '../cup/initial-action';
import { hiddenMovement } from '../hidden/hidden-movement';
import { pbemInitiative } from '../pbem/pbem-initiative';
import { demoralization } from '../recovery/demoralization';
import { disruptionRemoval } from '../recovery/disruption-removal';
import { leaderLoss } from '../recovery/leader-loss';
import { rally } from '../recovery/rally';
import { victory } from '../recovery/victory';
import { compliance } from './compliance';
import { confidence } from './confidence';
import { delayedOrder } from './delayed-order';
import { localDecision } from './local-decision';
import { orderCapacity } from './order-capacity';
import { orderRepeat } from './order-repeat';
import { transmission } from './transmission';

/** Command and book-keeping of NLC: orders on their way and at their leader, and what is lost and recovered. */
export const commandResolvers: readonly AnyResolver[] = [
  initialAction,
  coordinatedAction,
  transmission,
  compliance,
  delayedOrder,
  localDecision,
  confidence,
  orderCapacity,
  orderRepeat,
  hiddenMovement,
  pbemInitiative,
  rally,
  demoralization,
  leaderLoss,
  disruptionRemoval,
  victory,
];
