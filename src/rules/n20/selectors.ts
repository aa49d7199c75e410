import { bothSides } from '../../engine/sides';
import { armyModel } from '../common/army/evolve-army';
import type { EventsOf, StateOf } from '../common/model';
import { procedureModel } from '../common/procedure/evolve-procedure';
import { selector } from '../common/selector';
import { COMMON_MODELS, setupModel, setupOf, stepModel, turnModel } from '../common/table';
import type { EventSeen } from './event-deck/contents';
import { eventDeckModel } from './event-deck/evolve-event-deck';
import type { MatrixSeen, MatrixState } from './matrix-choice/decide-matrix';
import { matrixModel } from './matrix-choice/evolve-matrix';
import { usedIn } from './matrix-choice/matrix-choice';
import { moraleModel } from './morale-track/evolve-morale';
import { usesMarkers } from './morale-track/marker';
import type { MoraleState } from './morale-track/state';
import type { ProcedureState } from './procedure/n20-procedure';

/** All that a game of N20 keeps. Secret are the maneuver chits that lie face down, and event cards that nobody has shown. */
export const N20_MODELS = [
  ...COMMON_MODELS,
  armyModel,
  moraleModel,
  matrixModel,
  procedureModel,
  eventDeckModel,
] as const;
export type N20State = StateOf<typeof N20_MODELS>;
export type N20Event = EventsOf<typeof N20_MODELS>;

/** As it is decided by. */
export const moraleState = (state: N20State): MoraleState => {
  const { turn, step, army, morale } = state.table;
  return { setup: setupOf(state), turn, step, army, morale };
};

/** Only a marker goes by the step: where none are played, it wakes nobody who looks at the track. */
const markerStep = selector({ reads: [setupModel, stepModel] }, (state) =>
  usesMarkers({ setup: setupOf(state) }) ? state.table.step : '',
);
export const moraleSeen = selector(
  { reads: [setupModel, turnModel, armyModel, moraleModel], given: [markerStep] },
  (state, [step]): MoraleState => {
    const { turn, army, morale } = state.table;
    return { setup: setupOf(state), turn, step, army, morale };
  },
);

export const procedureState = (state: N20State): ProcedureState => {
  const { matrix, procedure } = state.table;
  return { ...moraleState(state), matrix, procedure };
};

export const matrixSeen = selector({ reads: [setupModel, armyModel, matrixModel] }, (state): MatrixSeen => ({
  setup: setupOf(state),
  army: state.table.army,
  matrix: state.table.matrix,
  desks: bothSides((side) => state.held[side].matrix),
  umpire: state.umpire.matrix,
}));
export const matrixState = (state: N20State): MatrixState => {
  const { turn, step, desk } = state.table;
  return { ...matrixSeen(state), turn, step, desk };
};

const areSame = (before: readonly unknown[], now: readonly unknown[]): boolean => before.join() === now.join();

export const usedThisPhase = selector(
  { reads: [turnModel, stepModel, matrixModel], alike: areSame },
  ({ table: { turn, step, matrix } }) => usedIn({ turn, step, matrix }),
);

export const eventsSeen = selector({ reads: [setupModel, eventDeckModel] }, (state): EventSeen => ({
  setup: setupOf(state),
  events: state.table.events,
  hands: bothSides((side) => state.held[side].events),
  umpire: state.umpire.events,
}));
