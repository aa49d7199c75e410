import type { Decision, EmptySlice, RuleSet, Sliced } from '../../engine/rule-set';
import { bothSides, sideOf } from '../../engine/sides';
import type { Scope, Seat } from '../../engine/sides';
import { refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import { EMPTY_ARMY, armyCommands, armyEvents } from '../common/army/army';
import type { ArmyCommand, ArmyEvent, ArmyTable } from '../common/army/army';
import { armyView } from '../common/army/army-view';
import type { ArmyView } from '../common/army/army-view';
import { decideArmy } from '../common/army/decide-army';
import { evolveArmy } from '../common/army/evolve-army';
import { decoderOf } from '../common/decoding';
import { contextOf, stepsIn } from '../common/sequence';
import type { Setup } from '../common/setup/setup';
import { EMPTY_TABLE, commonCommands, commonEvents, decideCommon, evolveTable, isCommonEvent } from '../common/table';
import type { CommonCommand, CommonEvent, CommonTable } from '../common/table';
import { commonView, momentOf } from '../common/view';
import type { CommonView } from '../common/view';
import { N20_ARMY } from './army/n20-army';
import { decideMatrix } from './matrix-choice/decide-matrix';
import type { MatrixState } from './matrix-choice/decide-matrix';
import { evolveMatrix, evolveMatrixDesk, evolveMatrixUmpire } from './matrix-choice/evolve-matrix';
import {
  EMPTY_MATRIX,
  EMPTY_MATRIX_DESK,
  EMPTY_MATRIX_UMPIRE,
  matrixCommands,
  matrixEvents,
} from './matrix-choice/matrix-choice';
import type {
  MatrixCommand,
  MatrixDesk,
  MatrixEvent,
  MatrixPayment,
  MatrixTable,
  MatrixUmpire,
} from './matrix-choice/matrix-choice';
import { matrixView } from './matrix-choice/matrix-view';
import type { MatrixView } from './matrix-choice/matrix-view';
import { decideMorale } from './morale-track/decide-morale';
import { evolveMorale } from './morale-track/evolve-morale';
import { EMPTY_MORALE, isMoraleCommand, moraleCommands, moraleEvents } from './morale-track/model';
import type { MoraleCommand, MoraleEvent, MoraleTable } from './morale-track/model';
import { moraleView } from './morale-track/morale-view';
import type { MoraleView } from './morale-track/morale-view';
import type { MoraleState } from './morale-track/state';
import { payReserves } from './pay-reserves';
import type { Paying } from './pay-reserves';
import { N20_STEPS } from './sequence/steps';

/** The whole of a game under N20. Secret are only the maneuver chits that lie face down. */
export type N20State = Sliced<
  CommonTable & Readonly<{ army: ArmyTable; morale: MoraleTable; matrix: MatrixTable }>,
  Readonly<{ matrix: MatrixDesk }>,
  EmptySlice,
  Readonly<{ matrix: MatrixUmpire }>
>;
export type N20Command = CommonCommand | ArmyCommand | MoraleCommand | MatrixCommand | MatrixPayment;
export type N20Event = CommonEvent | ArmyEvent | MoraleEvent | MatrixEvent;
export type N20View = CommonView & Readonly<{ army: ArmyView; morale: MoraleView; matrix: MatrixView }>;

const BOOK = { rules: 'n20', steps: N20_STEPS, due: [] } as const;

const isCommonCommand = (command: N20Command): command is CommonCommand => command.type in commonCommands;
const isArmyCommand = (command: N20Command): command is ArmyCommand => command.type in armyCommands;

const decide = (state: N20State, command: N20Command, seat: Seat): Step<Decision<N20Event>> => {
  const { table } = state;
  if (isCommonCommand(command))
    return decideCommon(
      table,
      command,
      (setup, turn) => stepsIn(contextOf(setup, turn), N20_STEPS).map(({ id }) => id),
      seat,
    );
  const { setup, army } = table;
  if (setup === null) return refuse('NOT_STARTED', 'NLC 4');
  if (isArmyCommand(command)) return decideArmy(command, { setup, army }, N20_ARMY);
  if (isMoraleCommand(command)) return decideMorale(moraleState(setup, state), command);
  if (command.type === 'PayReserves') return payReserves(PAYING, state, command);
  return decideMatrix(matrixState(setup, state), command, seat);
};

/** What everybody may do: the seat does not matter to it. */
const PAYING: Paying<N20State, N20Event> = {
  decide: (state, command) => decide(state, command, 'table'),
  after: (state, facts) => facts.reduce((now, { scope, event }) => evolve(now, scope, event), state),
  moraleOf: ({ table }) => table.morale.now,
  attackerOf: ({ table }) => table.matrix.battle?.attacker ?? null,
};

const moraleState = (setup: Setup, { table: { turn, step, army, morale } }: N20State): MoraleState => ({
  setup,
  turn,
  step,
  army,
  morale,
});

const matrixState = (setup: Setup, { table: { turn, step, desk, matrix }, held, umpire }: N20State): MatrixState => ({
  setup,
  turn,
  step,
  desk,
  matrix,
  desks: bothSides((side) => held[side].matrix),
  umpire: umpire.matrix,
});

const evolve = (state: N20State, scope: Scope, event: N20Event): N20State => {
  if (scope === 'table') return { ...state, table: evolveOpen(state.table, event) };
  if (scope === 'umpire') return { ...state, umpire: { matrix: evolveMatrixUmpire(state.umpire.matrix, event) } };
  // Whichever of a side's two scopes the fact stands in: before there was `held`, its facts stood on the desk.
  const side = sideOf(scope);
  if (side === null) return state;
  const matrix = evolveMatrixDesk(state.held[side].matrix, event);
  return { ...state, held: { ...state.held, [side]: { matrix } } };
};

const evolveOpen = ({ army, morale, matrix, ...common }: N20State['table'], event: N20Event): N20State['table'] => ({
  ...(isCommonEvent(event) ? evolveTable(common, event) : common),
  army: evolveArmy(army, event),
  morale: evolveMorale(morale, event),
  matrix: evolveMatrix(matrix, event),
});

const viewFor = (state: N20State, seat: Seat): N20View | null => {
  const common = commonView(state.table, seat, BOOK);
  if (common === null) return null;
  const { setup } = common;
  return {
    ...common,
    army: armyView(setup, state.table.army, N20_ARMY, { moment: momentOf(common), demoralized: [] }),
    morale: moraleView(moraleState(setup, state)),
    matrix: matrixView(matrixState(setup, state), seat),
  };
};

export const n20RuleSet: RuleSet<N20State, N20Command, N20Event, N20View | null, never> = {
  id: 'n20',
  stateVersion: 'n20/3',
  start: {
    table: { ...EMPTY_TABLE, army: EMPTY_ARMY, morale: EMPTY_MORALE, matrix: EMPTY_MATRIX },
    held: bothSides(() => ({ matrix: EMPTY_MATRIX_DESK })),
    desks: bothSides(() => ({})),
    umpire: { matrix: EMPTY_MATRIX_UMPIRE },
  },
  decide,
  evolve,
  viewFor,
  decodeCommand: decoderOf({ ...commonCommands, ...armyCommands, ...moraleCommands, ...matrixCommands }),
  decodeEvent: decoderOf({ ...commonEvents, ...armyEvents, ...moraleEvents, ...matrixEvents }),
};
