/** The one door to N20. */
export { n20RuleSet as n20 } from './game';
export type { N20Command, N20Event, N20State, N20View } from './game';
export type { MatrixBattleView, MatrixView, Outlook, OwnChit } from './matrix-choice/matrix-view';
export { CHITS_OF } from './matrix-choice/matrix-choice';
export type { AnyManeuver, MatrixStage, RevealedManeuvers, Role } from './matrix-choice/matrix-choice';
export { MATRIX_CELLS } from './matrix-choice/outcomes';
export type { MatrixCell } from './matrix-choice/outcomes';
export { SOLO_DIE, SOLO_TABLE } from './matrix-choice/solo-weights';
export { moraleEvents } from './morale-track/model';
export type { MoraleEvent } from './morale-track/model';
export type { MoraleView } from './morale-track/morale-view';
export type { GameResult, HeldHexes, MoraleReason, Pursuer } from './morale-track/model';
export type { Preview } from './morale-track/previews';
export { N20_STEPS } from './sequence/steps';
