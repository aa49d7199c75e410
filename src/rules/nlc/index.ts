import { nlcRuleSet } from './game';
import { NLC_DUE, NLC_STEPS, NLC_SUPPLY_DUE } from './sequence/steps';

/** The one door to NLC. What stands here may be used outside; the rest is its own business. */
export const nlc = nlcRuleSet({ rules: 'nlc', steps: NLC_STEPS, due: [...NLC_DUE, NLC_SUPPLY_DUE] });

export { nlcRuleSet } from './game';
export type { NlcCommand, NlcEvent, NlcState, NlcView } from './game';
export { NLC_DUE, NLC_STEPS } from './sequence/steps';
export { COORDINATED } from './cup/cup';
export type { CupView, KnownChit } from './cup/cup-view';
export type { StageItem } from './stage/action-stage';
export { bonusOf, contestWorking, coordinatedOdds, coordinatedWorking, initialOdds } from './cup/rolls';
export type { Retreats, Stake } from './cup/rolls';
export type { Acting, Coordination, DrawnChit, Initiative } from './cup/cup';
export { cupChances, drawSide } from './cup/draw';
export type { DrawnSide } from './cup/draw';
