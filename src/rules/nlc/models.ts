import { armyModel } from '../common/army/evolve-army';
import type { StateOf } from '../common/model';
import { playModel } from '../common/play/play-model';
import { procedureModel } from '../common/procedure/evolve-procedure';
import { COMMON_MODELS } from '../common/table';
import { campaignModel } from './campaign/evolve-campaign';
import { corpsModel } from './corps/evolve-corps';
import { cupModel } from './cup/evolve-cup';
import { hiddenModel } from './hidden-movement/evolve';
import { ordersModel } from './orders/evolve-orders';

/** All that a game of NLC keeps. */
export const NLC_MODELS = [
  ...COMMON_MODELS,
  armyModel,
  corpsModel,
  campaignModel,
  ordersModel,
  procedureModel,
  hiddenModel,
  cupModel,
  playModel,
] as const;
/** The whole of a game under NLC or MOP. */
export type NlcState = StateOf<typeof NLC_MODELS>;
