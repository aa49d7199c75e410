import * as v from 'valibot';
import type { Decision, Fact } from '../../engine/rule-set';
import { SIDES } from '../../engine/sides';
import type { Seat, Side } from '../../engine/sides';
import { accept, refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import { model, typesOf } from './model';
import type { StateOf, Typed } from './model';
import { faultInSetup } from './setup/check-setup';
import { CHANGED_THINGS, diffSetup } from './setup/diff-setup';
import { rememberingRemoved } from './setup/edit-setup';
import { setupSchema, turnNumber } from './setup/setup';
import type { Setup } from './setup/setup';
import { TABLE_REFUSALS } from './vocabulary';

/**
 * What every game has whatever its rules: the set-up, the turn and the step of the sequence, and whose desk is open.
 * The rule sets build on it; it knows none of them.
 */
export type CommonTable = Readonly<{
  /** Null before the game is set up; from then on always there. */
  setup: Setup | null;
  turn: number;
  /** The step of the sequence of play that was reached; the rule set says which there are. */
  step: string;
  /** Whose desk is open, so that a restart comes back to the curtain. */
  desk: Side | null;
}>;

export const EMPTY_TABLE: CommonTable = { setup: null, turn: 0, step: '', desk: null };

const setupChange = v.object({
  what: v.picklist(['added', 'removed', 'changed']),
  of: v.picklist(CHANGED_THINGS),
  name: v.string(),
  field: v.optional(v.string()),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
});

export const commonCommands = {
  StartGame: v.object({ type: v.literal('StartGame'), setup: setupSchema }),
  CorrectSetup: v.object({ type: v.literal('CorrectSetup'), setup: setupSchema }),
  GoToStep: v.object({ type: v.literal('GoToStep'), step: v.string() }),
  NextTurn: v.object({ type: v.literal('NextTurn') }),
  OpenDesk: v.object({ type: v.literal('OpenDesk'), side: v.picklist(SIDES) }),
  CloseDesk: v.object({ type: v.literal('CloseDesk') }),
} as const;

export const commonEvents = {
  GameStarted: v.object({ type: v.literal('GameStarted'), setup: setupSchema, step: v.string() }),
  SetupCorrected: v.object({ type: v.literal('SetupCorrected'), setup: setupSchema, changes: v.array(setupChange) }),
  StepReached: v.object({ type: v.literal('StepReached'), step: v.string() }),
  TurnBegan: v.object({ type: v.literal('TurnBegan'), turn: turnNumber, step: v.string() }),
  DeskOpened: v.object({ type: v.literal('DeskOpened'), side: v.picklist(SIDES) }),
  DeskClosed: v.object({ type: v.literal('DeskClosed'), side: v.picklist(SIDES) }),
} as const;

type OutputsOf<S extends Readonly<Record<string, v.GenericSchema>>> = v.InferOutput<S[keyof S]>;
export type CommonCommand = OutputsOf<typeof commonCommands>;
export type CommonEvent = OutputsOf<typeof commonEvents>;

export const isCommonEvent = (event: Readonly<{ type: string }>): event is CommonEvent => event.type in commonEvents;

/** Whether a game begins with this event, whatever its rules. */
export const beginsGame = ({ type }: Readonly<{ type: string }>): boolean => type === 'GameStarted';

/** Whether a step was reached that a sequence of play never had, before the players wrote any of their own. */
export const hasOtherSteps = (
  events: readonly Readonly<{ type: string }>[],
  steps: readonly Readonly<{ id: string }>[],
): boolean => {
  const common = events.filter(isCommonEvent);
  const own = common.findIndex((event) => 'setup' in event && event.setup.steps !== null);
  return (own < 0 ? common : common.slice(0, own)).some(
    (event) => 'step' in event && !steps.some(({ id }) => id === event.step),
  );
};

const setupAfter = (setup: Setup | null, event: Typed): Setup | null =>
  isCommonEvent(event) && 'setup' in event ? event.setup : setup;

const turnAfter = (turn: number, event: Typed): number => {
  if (!isCommonEvent(event)) return turn;
  if (event.type === 'TurnBegan') return event.turn;
  return event.type === 'GameStarted' ? 0 : turn;
};

const stepAfter = (step: string, event: Typed): string => (isCommonEvent(event) && 'step' in event ? event.step : step);

const deskAfter = (desk: Side | null, event: Typed): Side | null => {
  if (!isCommonEvent(event)) return desk;
  if (event.type === 'DeskOpened') return event.side;
  return event.type === 'DeskClosed' ? null : desk;
};

const { GameStarted, SetupCorrected, StepReached, TurnBegan, DeskOpened, DeskClosed } = commonEvents;

/**
 * Each is a model by itself, because nearly everything goes by the set-up and much by the turn, but hardly anything by the step: a
 * step that is reached, or a desk that is opened, must not wake whoever looks at the turn.
 */
export const setupModel = model({
  id: 'setup',
  events: { GameStarted, SetupCorrected },
  table: { start: EMPTY_TABLE.setup, hears: typesOf({ GameStarted, SetupCorrected }), evolve: setupAfter },
});
export const turnModel = model({
  id: 'turn',
  events: { TurnBegan },
  table: { start: EMPTY_TABLE.turn, hears: typesOf({ GameStarted, TurnBegan }), evolve: turnAfter },
});
export const stepModel = model({
  id: 'step',
  events: { StepReached },
  table: { start: EMPTY_TABLE.step, hears: typesOf({ GameStarted, StepReached, TurnBegan }), evolve: stepAfter },
});
export const deskModel = model({
  id: 'desk',
  events: { DeskOpened, DeskClosed },
  table: { start: EMPTY_TABLE.desk, hears: typesOf({ DeskOpened, DeskClosed }), evolve: deskAfter },
});
export const COMMON_MODELS = [setupModel, turnModel, stepModel, deskModel] as const;

/** The set-up of a game that has begun; nobody is asked before. */
export const setupOf = ({ table: { setup } }: StateOf<readonly [typeof setupModel]>): Setup => {
  if (setup === null) throw new Error('no game is set up');
  return setup;
};

/** What the common commands must ask the rule set: the steps of a turn, in order. */
export type StepsOf = (setup: Setup, turn: number) => readonly string[];

export const decideCommon = (
  table: CommonTable,
  command: CommonCommand,
  stepsOf: StepsOf,
  seat: Seat,
): Step<Decision<CommonEvent>> => {
  if (command.type === 'StartGame') return startGame(table, command.setup, stepsOf);
  const { setup } = table;
  if (setup === null) return refuse(TABLE_REFUSALS.NOT_STARTED);
  switch (command.type) {
    case 'CorrectSetup':
      return correctSetup(table, setup, command.setup);
    case 'GoToStep':
      return stepsOf(setup, table.turn).includes(command.step)
        ? happened([{ type: 'StepReached', step: command.step }])
        : refuse(TABLE_REFUSALS.NO_SUCH_STEP);
    case 'NextTurn':
      return nextTurn(table, setup, stepsOf);
    case 'OpenDesk':
      // Both desks stand open to a solo player; there is no curtain to raise.
      if (setup.playMode === 'solo') return refuse(TABLE_REFUSALS.NO_CURTAIN_IN_SOLO);
      return table.desk === null
        ? happened([{ type: 'DeskOpened', side: command.side }], true)
        : refuse(TABLE_REFUSALS.DESK_ALREADY_OPEN);
    case 'CloseDesk':
      return table.desk === null || (seat !== table.desk && seat !== 'table')
        ? refuse(TABLE_REFUSALS.DESK_NOT_OPEN)
        : happened([{ type: 'DeskClosed', side: table.desk }], true);
  }
};

/** A plain outcome: these things happened on the open table. */
export const happened = <Event>(events: readonly Event[], barrier = false): Step<Decision<Event>> =>
  accept({ facts: events.map((event): Fact<Event> => ({ scope: 'table', event })), barrier });

const startGame = (table: CommonTable, setup: Setup, stepsOf: StepsOf): Step<Decision<CommonEvent>> => {
  if (table.setup !== null) return refuse(TABLE_REFUSALS.ALREADY_STARTED);
  const fault = faultInSetup(setup);
  if (fault !== null) return { kind: 'refused', refusal: fault };
  return accept({
    facts: [{ scope: 'table', event: { type: 'GameStarted', setup, step: stepsOf(setup, 0)[0] ?? '' } }],
    barrier: true,
  });
};

const correctSetup = (table: CommonTable, before: Setup, setup: Setup): Step<Decision<CommonEvent>> => {
  const fault = faultInSetup(setup);
  if (fault !== null) return { kind: 'refused', refusal: fault };
  if (setup.turns.length <= table.turn) return refuse(TABLE_REFUSALS.TURN_IS_PLAYED({ turn: table.turn + 1 }));
  const changes = diffSetup(before, setup);
  if (changes.length === 0) return refuse(TABLE_REFUSALS.NOTHING_CHANGED('NLC 4'));
  return happened([{ type: 'SetupCorrected', setup: rememberingRemoved(before, setup), changes: [...changes] }]);
};

const nextTurn = ({ turn }: CommonTable, setup: Setup, stepsOf: StepsOf): Step<Decision<CommonEvent>> =>
  turn + 1 >= setup.turns.length
    ? refuse(TABLE_REFUSALS.LAST_TURN)
    : happened([{ type: 'TurnBegan', turn: turn + 1, step: stepsOf(setup, turn + 1)[0] ?? '' }]);
