/** What all rule sets share, as far as screens and wording need it. */
export { CUPS, LEADER_ROLES, PLAY_MODES, TURN_KINDS, setupSchema, withCardPlay } from './setup/setup';
export { MOST_SWITCHES, isListed, strangeSwitch, switchName } from './setup/switches';
export type { SwitchReader } from './setup/switches';
export type { CupKind, Formation, Leader, LeaderRole, OwnStep, PlayMode, Setup, Turn, TurnKind } from './setup/setup';
export type { SetupChange } from './setup/diff-setup';
export { faultInSetup } from './setup/check-setup';
export { clockLabel, layOutTurns, minutesOf, placeOf, planOf } from './clock/turn-track';
export type { DayPlan, TurnPlace } from './clock/turn-track';
export { isPlayedOut } from './view';
export type { CommonView, NextPlay } from './view';
export { contextOf, stepsIn } from './sequence';
export type { Foretold } from './foretell';
export type { Due, SequenceStep, StepRule, StepTool } from './sequence';
export { parseFormations } from './setup/paste-formations';
export type { PastedFormation, Pasted } from './setup/paste-formations';
export { defaultSetup, lackToBegin, startedUnder, underOtherRules } from './setup/setup-rules';
export type { SetupRules } from './setup/setup-rules';
export {
  addFormations,
  addLeader,
  addStep,
  addTurn,
  changeFormation,
  changeLeader,
  changeSide,
  changeTurn,
  moved,
  removeFormation,
  removeLastTurn,
  removeLeader,
  isLeaderless,
  setSwitch,
  takeFormations,
} from './setup/edit-setup';
export { CARD_PLAY, EMPTY_TITLE, EVENT_PLAY, MATRIX_PLAY, ROUT_ENDS } from './setup/title';
export type { CardPlay, EventPlay, MatrixPlay, RoutEnd, TitleData } from './setup/title';
export { divisionsOf, unitsOfPart } from './setup/divisions';
export { ARMS, GUARDS, NATIONS } from './setup/unit';
export type { Arm, Guard, Nation, Unit } from './setup/unit';
export { FORMATION_KINDS } from './setup/setup';
export type { FormationKind, LeaderEffect } from './setup/setup';
export { MARKS, PLACES, standingOf } from './army/army';
export type { ArmyEvent, Mark, Place, Standing } from './army/army';
export type { ArmyView, EndingMark, UnitView } from './army/army-view';
export { procedureEvents } from './procedure/procedure';
export type { ProcedureEvent } from './procedure/procedure';
export type { PlayEvent, WaitingPlay } from './play/play-model';
export type { AboutOf, OutcomeOf, SayOf } from './play/play';
export type { PlayOffers, PlayPreview, PlayWaiting } from './play/decide-play';
