import type { AnyResolver } from '../../../engine/resolver';
import { assault } from './assault';
import { bombardment } from './bombardment';
import { charge } from './charge';
import { pursuit } from './pursuit';
import { reactionCharge } from './reaction-charge';
import { retreatBeforeAssault } from './retreat-before-assault';

/** The fights: those of NLC 7 and, where only guns fire, of NLC 8. */
export const combatResolvers: readonly AnyResolver[] = [
  bombardment,
  assault,
  charge,
  reactionCharge,
  pursuit,
  retreatBeforeAssault,
];
