import { otherSide } from '../../../engine/sides';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import { commonEvents, isCommonEvent } from '../../common/table';
import type { CommonEvent } from '../../common/table';
import { EMPTY_MATRIX, EMPTY_MATRIX_DESK, EMPTY_MATRIX_UMPIRE, matrixEvents } from './matrix-choice';
import type {
  MatrixBattle,
  MatrixDesk,
  MatrixEvent,
  MatrixTable,
  MatrixUmpire,
  RevealedManeuvers,
} from './matrix-choice';

const isMatrixEvent = (event: Typed): event is MatrixEvent => event.type in matrixEvents;

/** N20 9.0: what the whole table knows. A battle in hand outlives the step and the turn; it ends by being closed or abandoned. */
const evolveMatrix = (matrix: MatrixTable, event: Typed): MatrixTable => {
  if (isMatrixEvent(event)) return evolve(matrix, event);
  return isCommonEvent(event) ? evolveWithClock(matrix, event) : matrix;
};

/** What is declined is declined for a battle of this step; which phases have used the matrix is forgotten with the turn. */
const evolveWithClock = (matrix: MatrixTable, { type }: CommonEvent): MatrixTable => {
  const { declined, used } = matrix;
  if (type === 'TurnBegan' && (declined !== null || used.length > 0)) return { ...matrix, declined: null, used: [] };
  return type === 'StepReached' && declined !== null ? { ...matrix, declined: null } : matrix;
};

const evolve = (matrix: MatrixTable, event: MatrixEvent): MatrixTable => {
  switch (event.type) {
    case 'MatrixOpened': {
      const { type: _, ...opened } = event;
      const battle = { ...opened, sealed: [], spent: null, revealed: null };
      return { ...matrix, count: opened.battle, declined: null, battle };
    }
    case 'MatrixDeclined':
      return { ...matrix, declined: matrix.declined === otherSide(event.side) ? null : event.side };
    case 'ManeuverSealed':
      return inBattle(matrix, (battle) => ({ ...battle, sealed: [...battle.sealed, event.side] }));
    case 'ReservesCommitted': {
      const { type: _, ...spent } = event;
      return inBattle(matrix, (battle) => ({ ...battle, spent }));
    }
    case 'ManeuversRevealed': {
      const { type: _, ...revealed } = event;
      return reveal(matrix, revealed);
    }
    case 'MatrixClosed':
    case 'MatrixAbandoned':
      return { ...matrix, battle: null };
    case 'ManeuverChosen':
    case 'AbsentChose':
      return matrix;
  }
};

const inBattle = (matrix: MatrixTable, change: (battle: MatrixBattle) => MatrixBattle): MatrixTable =>
  matrix.battle === null ? matrix : { ...matrix, battle: change(matrix.battle) };

/** N20 9.0, Ruling 69: only a battle whose chits are turned up has used the matrix; an abandoned one has not. */
const reveal = (matrix: MatrixTable, revealed: RevealedManeuvers): MatrixTable => {
  if (matrix.battle === null) return matrix;
  const { phasing: side, turn, step } = matrix.battle;
  return { ...inBattle(matrix, (battle) => ({ ...battle, revealed })), used: [...matrix.used, { side, turn, step }] };
};

/** One side's own chit. */
const evolveMatrixDesk = (desk: MatrixDesk, event: Typed): MatrixDesk =>
  isMatrixEvent(event) && event.type === 'ManeuverChosen'
    ? { choice: { battle: event.battle, maneuver: event.maneuver } }
    : desk;

/** The absent side's chit, known to nobody. */
const evolveMatrixUmpire = (umpire: MatrixUmpire, event: Typed): MatrixUmpire =>
  isMatrixEvent(event) && event.type === 'AbsentChose'
    ? { choice: { battle: event.battle, maneuver: event.maneuver, face: event.face } }
    : umpire;

const { TurnBegan, StepReached } = commonEvents;
const { ManeuverChosen, AbsentChose } = matrixEvents;

export const matrixModel = model({
  id: 'matrix',
  events: matrixEvents,
  table: { start: EMPTY_MATRIX, hears: typesOf(matrixEvents, { TurnBegan, StepReached }), evolve: evolveMatrix },
  held: { start: EMPTY_MATRIX_DESK, hears: typesOf({ ManeuverChosen }), evolve: evolveMatrixDesk },
  umpire: { start: EMPTY_MATRIX_UMPIRE, hears: typesOf({ AbsentChose }), evolve: evolveMatrixUmpire },
});
