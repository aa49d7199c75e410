import type { Decision, RuleSet } from '../../engine/rule-set';
import { bothSides, deskOf, SIDES } from '../../engine/sides';
import type { BySide, Scope, Seat, Side } from '../../engine/sides';
import { mapOutcome, refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import { decoderOf } from '../common/decoding';
import { contextOf, stepsIn } from '../common/sequence';
import type { SequenceStep } from '../common/sequence';
import type { Setup } from '../common/setup/setup';
import { EMPTY_TABLE, commonCommands, commonEvents, decideCommon, evolveTable, isCommonEvent } from '../common/table';
import type { CommonCommand, CommonEvent, CommonTable } from '../common/table';
import { commonView } from '../common/view';
import type { Book, CommonView } from '../common/view';
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
  table: CommonTable & Readonly<{ cup: CupTable }>;
  desks: BySide<Readonly<{ cup: CupDesk }>>;
}>;
export type NlcCommand = CommonCommand | CupCommand;
export type NlcEvent = CommonEvent | CupEvent;

export type NlcView = CommonView & Readonly<{ cup: CupView; stage: readonly StageItem[] }>;

/** NLC and its refits share everything but the book they go by. */
export const nlcRuleSet = (book: Book): RuleSet<NlcState, NlcCommand, NlcEvent, NlcView | null> => ({
  id: book.rules,
  stateVersion: `${book.rules}/1`,
  start: { table: { ...EMPTY_TABLE, cup: EMPTY_CUP }, desks: bothSides(() => ({ cup: EMPTY_CUP_DESK })) },
  decide: (state, command, seat) => decide(state, command, seat, book),
  evolve,
  viewFor: (state, seat) => viewFor(state, seat, book),
  decodeCommand: decoderOf({ ...commonCommands, ...cupCommands }),
  decodeEvent: decoderOf({ ...commonEvents, ...cupEvents }),
});

const isCupCommand = (command: NlcCommand): command is CupCommand => command.type in cupCommands;

const decide = (state: NlcState, command: NlcCommand, seat: Seat, book: Book): Step<Decision<NlcEvent>> => {
  if (!isCupCommand(command))
    return decideCommon(state.table, command, (setup, turn) => stepIds(setup, turn, book), seat);
  const { setup, turn, cup } = state.table;
  if (setup === null) return refuse('NOT_STARTED', 'NLC 4');
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
    const { cup, ...common } = state.table;
    return {
      ...state,
      table: { ...(isCommonEvent(event) ? evolveTable(common, event) : common), cup: evolveCup(cup, event) },
    };
  }
  const side = SIDES.find((candidate) => deskOf(candidate) === scope);
  return side === undefined ? state : { ...state, desks: evolveDesk(state.desks, side, event) };
};

const evolveDesk = (desks: NlcState['desks'], side: Side, event: NlcEvent): NlcState['desks'] => ({
  ...desks,
  [side]: { cup: evolveCupDesk(desks[side].cup, event) },
});

const viewFor = (state: NlcState, seat: Seat, book: Book): NlcView | null => {
  const common = commonView(state.table, seat, book);
  if (common === null) return null;
  const { setup, turn, cup } = state.table;
  if (setup === null) return null;
  return {
    ...common,
    cup: cupView(cupState(setup, turn, cup, state), seat),
    stage: stageItems(contextOf(setup, turn)),
  };
};
