import type { AnyProcedure } from '../../engine/procedure';
import { assault } from './combat/assault';
import { bombardment } from './combat/bombardment';
import { charge } from './combat/charge';
import { pursuit } from './combat/pursuit';
import { reactionCharge } from './combat/reaction-charge';
import { retreatBeforeAssault } from './combat/retreat-before-assault';
import { compliance } from './command/compliance';
import { confidence } from './command/confidence';
import { delayedOrder } from './command/delayed-order';
import { localDecision } from './command/local-decision';
import { orderCapacity } from './command/order-capacity';
import { orderRepeat } from './command/order-repeat';
import { transmission } from './command/transmission';
import { zoneExit } from './corps/zone-exit';
import { coordinatedAction } from './cup/coordinated-action';
import { initialAction } from './cup/initial-action';
import { hiddenMovement } from './hidden/hidden-movement';
import { morale, moraleCheck } from './morale/procedures';
import { pbemInitiative } from './pbem/pbem-initiative';
import { demoralization } from './recovery/demoralization';
import { disruptionRemoval } from './recovery/disruption-removal';
import { leaderLoss } from './recovery/leader-loss';
import { rally } from './recovery/rally';
import { victory } from './recovery/victory';

/** The fights: those of NLC 7 and, where only guns fire, of NLC 8. */
const FIGHTS = [bombardment, assault, charge, reactionCharge, pursuit, retreatBeforeAssault];

/** Orders on their way and at their leader, and what is lost and recovered. */
const COMMAND = [
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
  zoneExit,
  victory,
];

/** The procedures of NLC that can be asked for by themselves, outside a game. */
export const nlcProcedures: readonly AnyProcedure[] = [...FIGHTS, ...COMMAND, morale, moraleCheck];

export { nlcTables } from './tables/all';
