import type { Decision, RuleSet } from '../../engine/rule-set';
import { bothSides, deskOf, SIDES } from '../../engine/sides';
import type { BySide, Scope, Seat, Side } from '../../engine/sides';
import { mapOutcome, refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import { EMPTY_ARMY, armyCommands, armyEvents } from '../common/army/army';
import type { ArmyCommand, ArmyEvent, ArmyTable } from '../common/army/army';
import { armyView } from '../common/army/army-view';
import type { ArmyView } from '../common/army/army-view';
import { decideArmy } from '../common/army/decide-army';
import { evolveArmy } from '../common/army/evolve-army';
import { decoderOf } from '../common/decoding';
import { contextOf, stepsIn } from '../common/sequence';
import type { SequenceStep } from '../common/sequence';
import type { Setup } from '../common/setup/setup';
import { EMPTY_TABLE, commonCommands, commonEvents, decideCommon, evolveTable, isCommonEvent } from '../common/table';
import type { CommonCommand, CommonEvent, CommonTable } from '../common/table';
import { commonView, momentOf } from '../common/view';
import type { Book, CommonView } from '../common/view';
import { NLC_ARMY } from './army/nlc-army';
import { EMPTY_CUP, EMPTY_CUP_DESK, cupCommands, cupEvents } from './cup/cup';
import type { CupCommand, CupDesk, CupEvent, CupTable } from './cup/cup';
import { cupView } from './cup/cup-view';
import type { CupView } from './cup/cup-view';
import { decideCup } from './cup/decide-cup';
import type { CupState } from './cup/decide-cup';
import { evolveCup, evolveCupDesk } from './cup/evolve-cup';
import { stageItems } from './stage/action-stage';
import type { StageItem } from './stage/action-stage';

/** The whole of a game under NLC or MOP: one slice for the table, one for each desk. */
export type NlcState = Readonly<{
  table: CommonTable & Readonly<{ cup: CupTable; army: ArmyTable }>;
  desks: BySide<Readonly<{ cup: CupDesk }>>;
}>;
export type NlcCommand = CommonCommand | CupCommand | ArmyCommand;
export type NlcEvent = CommonEvent | CupEvent | ArmyEvent;

export type NlcView = CommonView & Readonly<{ cup: CupView; stage: readonly StageItem[]; army: ArmyView }>;

/** NLC and its refits share everything but the book they go by. */
export const nlcRuleSet = (book: Book): RuleSet<NlcState, NlcCommand, NlcEvent, NlcView | null> => ({
  id: book.rules,
  stateVersion: `${book.rules}/2`,
  start: {
    table: { ...EMPTY_TABLE, cup: EMPTY_CUP, army: EMPTY_ARMY },
    desks: bothSides(() => ({ cup: EMPTY_CUP_DESK })),
  },
  decide: (state, command, seat) => decide(state, command, seat, book),
  evolve,
  viewFor: (state, seat) => viewFor(state, seat, book),
  decodeCommand: decoderOf({ ...commonCommands, ...cupCommands, ...armyCommands }),
  decodeEvent: decoderOf({ ...commonEvents, ...cupEvents, ...armyEvents }),
});

const isCommonCommand = (command: NlcCommand): command is CommonCommand => command.type in commonCommands;
const isArmyCommand = (command: NlcCommand): command is ArmyCommand => command.type in armyCommands;

/** What the cup listens to: its own events and the turns. */
const isOfCup = (event: NlcEvent): event is CupEvent | CommonEvent => isCommonEvent(event) || event.type in cupEvents;

const decide = (state: NlcState, command: NlcCommand, seat: Seat, book: Book): Step<Decision<NlcEvent>> => {
  if (isCommonCommand(command))
    return decideCommon(state.table, command, (setup, turn) => stepIds(setup, turn, book), seat);
  const { setup, turn, cup, army } = state.table;
  if (setup === null) return refuse('NOT_STARTED', 'NLC 4');
  if (isArmyCommand(command)) return decideArmy(command, { setup, army }, NLC_ARMY);
  const step = decideCup(cupState(setup, turn, cup, state), command, seat);
  return command.type === 'FillCup' ? thenGoOn(step, cup, stepIds(setup, turn, book)) : step;
};

/**
 * With the cup full there is nothing left to prepare: the Initial Action is next, if there is one, else the first draw.
 * Players who wrote their own sequence stay where they are.
 */
const thenGoOn = (step: Step<Decision<CupEvent>>, cup: CupTable, steps: readonly string[]): Step<Decision<NlcEvent>> =>
  mapOutcome(step, ({ facts, barrier }) => {
    const next = (cup.initiative?.taken ?? null) === null ? 'selection' : 'initial';
    if (!steps.includes(next)) return { facts, barrier };
    return { facts: [...facts, { scope: 'table', event: { type: 'StepReached', step: next } }], barrier };
  });

const cupState = (setup: Setup, turn: number, cup: CupTable, { desks }: NlcState): CupState => ({
  setup,
  turn,
  cup,
  desks: bothSides((side) => desks[side].cup),
});

const stepIds = (setup: Setup, turn: number, book: Book): readonly string[] =>
  stepsIn(contextOf(setup, turn), book.steps).map(({ id }: SequenceStep) => id);

const evolve = (state: NlcState, scope: Scope, event: NlcEvent): NlcState => {
  if (scope === 'table') {
    const { cup, army, ...common } = state.table;
    const table = isCommonEvent(event) ? evolveTable(common, event) : common;
    return {
      ...state,
      table: { ...table, cup: isOfCup(event) ? evolveCup(cup, event) : cup, army: evolveArmy(army, event) },
    };
  }
  const side = SIDES.find((candidate) => deskOf(candidate) === scope);
  return side === undefined ? state : { ...state, desks: evolveDesk(state.desks, side, event) };
};

const evolveDesk = (desks: NlcState['desks'], side: Side, event: NlcEvent): NlcState['desks'] => ({
  ...desks,
  [side]: { cup: isOfCup(event) ? evolveCupDesk(desks[side].cup, event) : desks[side].cup },
});

const viewFor = (state: NlcState, seat: Seat, book: Book): NlcView | null => {
  const common = commonView(state.table, seat, book);
  if (common === null) return null;
  const { setup, turn, cup, army } = state.table;
  if (setup === null) return null;
  return {
    ...common,
    cup: cupView(cupState(setup, turn, cup, state), seat),
    stage: stageItems(contextOf(setup, turn)),
    army: armyView(setup, army, NLC_ARMY, momentOf(common)),
  };
};
