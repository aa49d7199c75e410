import type { Decision, EmptySlice, Provenance, RuleSet, Sliced } from '../../engine/rule-set';
import { SIDES, bothSides, sideOf } from '../../engine/sides';
import type { Scope, Seat, Side } from '../../engine/sides';
import { refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import { EMPTY_ARMY, armyCommands, armyEvents } from '../common/army/army';
import type { ArmyCommand, ArmyEvent, ArmyTable } from '../common/army/army';
import { armyView } from '../common/army/army-view';
import type { ArmyView } from '../common/army/army-view';
import { decideArmy } from '../common/army/decide-army';
import { evolveArmy } from '../common/army/evolve-army';
import { decoderOf } from '../common/decoding';
import { evolveProcedure } from '../common/procedure/evolve-procedure';
import { NO_PROCEDURE, isProcedureCommand, procedureCommands, procedureEvents } from '../common/procedure/procedure';
import type { ProcedureCommand, ProcedureEvent, ProcedureTable } from '../common/procedure/procedure';
import { isOthersProcedure } from '../common/procedure/run';
import { contextOf, stepsIn } from '../common/sequence';
import type { Setup } from '../common/setup/setup';
import { takenUpBySetup } from '../common/takes-up';
import {
  EMPTY_TABLE,
  beginsGame,
  commonCommands,
  commonEvents,
  decideCommon,
  evolveTable,
  hasOtherSteps,
  isCommonEvent,
} from '../common/table';
import type { CommonCommand, CommonEvent, CommonTable } from '../common/table';
import { commonView, momentOf } from '../common/view';
import type { CommonView } from '../common/view';
import { N20_ARMY } from './army/n20-army';
import { decideEventDeck } from './event-deck/decide-event-deck';
import { drawsInSecret } from './event-deck/contents';
import type { EventState } from './event-deck/contents';
import {
  EMPTY_EVENT_HAND,
  EMPTY_EVENT_UMPIRE,
  NO_EVENTS,
  eventDeckCommands,
  eventDeckEvents,
  isEventDeckCommand,
} from './event-deck/event-deck';
import type { EventDeckCommand, EventDeckEvent, EventHand, EventTable, EventUmpire } from './event-deck/event-deck';
import { eventDeckView } from './event-deck/event-deck-view';
import type { EventsView } from './event-deck/event-deck-view';
import { evolveEventDeck, evolveEventHand, evolveEventUmpire } from './event-deck/evolve-event-deck';
import { decideMatrix } from './matrix-choice/decide-matrix';
import type { MatrixState } from './matrix-choice/decide-matrix';
import { evolveMatrix, evolveMatrixDesk, evolveMatrixUmpire } from './matrix-choice/evolve-matrix';
import {
  choiceOf,
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
import { foresee } from './foresee';
import type { Foreseen } from './foresee';
import { payReserves } from './pay-reserves';
import type { Paying } from './pay-reserves';
import { N20_PROCEDURES, decideN20Procedure, n20ProcedureView } from './procedure/n20-procedure';
import type { N20ProcedureView, ProcedureState } from './procedure/n20-procedure';
import { N20_STEPS } from './sequence/steps';

/** The whole of a game under N20. Secret are the maneuver chits that lie face down, and event cards that nobody has shown. */
export type N20State = Sliced<
  CommonTable &
    Readonly<{
      army: ArmyTable;
      morale: MoraleTable;
      matrix: MatrixTable;
      procedure: ProcedureTable;
      events: EventTable;
    }>,
  Readonly<{ matrix: MatrixDesk; events: EventHand }>,
  EmptySlice,
  Readonly<{ matrix: MatrixUmpire; events: EventUmpire }>
>;
export type N20Command =
  CommonCommand | ArmyCommand | MoraleCommand | MatrixCommand | MatrixPayment | ProcedureCommand | EventDeckCommand;
export type N20Event = CommonEvent | ArmyEvent | MoraleEvent | MatrixEvent | ProcedureEvent | EventDeckEvent;
export type N20View = CommonView &
  Readonly<{ army: ArmyView; morale: MoraleView; matrix: MatrixView; procedure: N20ProcedureView; events: EventsView }>;

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
  if (isProcedureCommand(command)) return decideN20Procedure(command, procedureState(setup, state));
  if (isMoraleCommand(command)) return decideMorale(moraleState(setup, state), command);
  if (isEventDeckCommand(command)) return decideEventDeck(eventState(setup, state), command, seat);
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

export type N20Preview = Foreseen<N20Event>;

/** Morale and what a battle writes lie open on the table, so what would come of them may be seen by everybody. */
const preview = (state: N20State, command: N20Command): N20Preview | null =>
  isMoraleCommand(command) || command.type === 'PayReserves' || command.type === 'ApplyProcedure'
    ? foresee({ ...PAYING, winnerOf: ({ table }) => table.morale.decisive }, state, decide(state, command, 'table'))
    : null;

const moraleState = (setup: Setup, { table: { turn, step, army, morale } }: N20State): MoraleState => ({
  setup,
  turn,
  step,
  army,
  morale,
});

const procedureState = (setup: Setup, state: N20State): ProcedureState => ({
  ...moraleState(setup, state),
  matrix: state.table.matrix,
  procedure: state.table.procedure,
});

const matrixState = (
  setup: Setup,
  { table: { turn, step, desk, army, matrix }, held, umpire }: N20State,
): MatrixState => ({
  setup,
  turn,
  step,
  desk,
  army,
  matrix,
  desks: bothSides((side) => held[side].matrix),
  umpire: umpire.matrix,
});

const eventState = (setup: Setup, { table: { desk, events }, held, umpire }: N20State): EventState => ({
  setup,
  desk,
  events,
  hands: bothSides((side) => held[side].events),
  umpire: umpire.events,
});

const evolve = (state: N20State, scope: Scope, event: N20Event): N20State => {
  if (scope === 'table') return { ...state, table: evolveOpen(state.table, event) };
  if (scope === 'umpire') {
    const { matrix, events } = state.umpire;
    return {
      ...state,
      umpire: { matrix: evolveMatrixUmpire(matrix, event), events: evolveEventUmpire(events, event) },
    };
  }
  // Whichever of a side's two scopes the fact stands in: before there was `held`, its facts stood on the desk.
  const side = sideOf(scope);
  if (side === null) return state;
  const { matrix, events } = state.held[side];
  const held = { matrix: evolveMatrixDesk(matrix, event), events: evolveEventHand(events, event) };
  return { ...state, held: { ...state.held, [side]: held } };
};

const evolveOpen = (
  { army, morale, matrix, procedure, events, ...common }: N20State['table'],
  event: N20Event,
): N20State['table'] => ({
  ...(isCommonEvent(event) ? evolveTable(common, event) : common),
  army: evolveArmy(army, event),
  morale: evolveMorale(morale, event),
  matrix: evolveMatrix(matrix, event),
  procedure: evolveProcedure(procedure, event),
  events: evolveEventDeck(events, event),
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
    procedure: n20ProcedureView(procedureState(setup, state)),
    events: eventDeckView(eventState(setup, state), seat),
  };
};

/** What lies with a side takes part where it is revealed, and where a card is drawn that neither has seen. */
const takesUp = ({ table: { setup, events } }: N20State, command: N20Command): readonly Side[] => {
  if (command.type === 'CorrectSetup') return takenUpBySetup(setup, command.setup);
  if (command.type === 'RevealManeuvers') return SIDES;
  return command.type === 'DrawEvent' && drawsInSecret(events) ? SIDES : [];
};

export const n20RuleSet: RuleSet<N20State, N20Command, N20Event, N20View | null, N20Preview> & Provenance<N20Event> = {
  id: 'n20',
  stateVersion: 'n20/6',
  start: {
    table: {
      ...EMPTY_TABLE,
      army: EMPTY_ARMY,
      morale: EMPTY_MORALE,
      matrix: EMPTY_MATRIX,
      procedure: NO_PROCEDURE,
      events: NO_EVENTS,
    },
    held: bothSides(() => ({ matrix: EMPTY_MATRIX_DESK, events: EMPTY_EVENT_HAND })),
    desks: bothSides(() => ({})),
    umpire: { matrix: EMPTY_MATRIX_UMPIRE, events: EMPTY_EVENT_UMPIRE },
  },
  decide,
  evolve,
  viewFor,
  preview,
  takesUp,
  begins: beginsGame,
  isOthers: (events) =>
    events.some((event) => 'procedure' in event && isOthersProcedure(event.procedure, N20_PROCEDURES)) ||
    hasOtherSteps(events, N20_STEPS),
  choiceOf,
  decodeCommand: decoderOf({
    ...commonCommands,
    ...armyCommands,
    ...moraleCommands,
    ...matrixCommands,
    ...procedureCommands,
    ...eventDeckCommands,
  }),
  decodeEvent: decoderOf({
    ...commonEvents,
    ...armyEvents,
    ...moraleEvents,
    ...matrixEvents,
    ...procedureEvents,
    ...eventDeckEvents,
  }),
};
