import type { Seat, Side } from '../../engine/sides';
import { NO_ARMY } from './army/army-view';
import type { ArmyView } from './army/army-view';
import { placeOf } from './clock/turn-track';
import type { StateOf } from './model';
import { seenBy, selector } from './selector';
import { contextOf, dueIn, stepsIn } from './sequence';
import type { Setup } from './setup/setup';
import { takenUpBySetup } from './takes-up';
import { COMMON_MODELS, commonCommands, decideCommon, setupModel, setupOf, stepModel, turnModel } from './table';
import type { CommonCommand } from './table';
import { topic } from './topic';
import { arrivalsDue, dueAt, reachedIn } from './view';
import type { Book } from './view';

type State = StateOf<typeof COMMON_MODELS>;

/** What `tableTopic` is made of, for a rule set that knows more of its sequence of play. */
export const tableParts = ({ rules, steps: stepRules, due: dueRules }: Book) => {
  const steps = selector({ reads: [setupModel, turnModel] }, (state) =>
    stepsIn(contextOf(setupOf(state), state.table.turn), stepRules),
  );
  const stepIds = (setup: Setup, turn: number): readonly string[] =>
    stepsIn(contextOf(setup, turn), stepRules).map(({ id }) => id);
  return {
    commands: commonCommands,
    anytime: true,
    decide: ({ table }: State, command: CommonCommand, seat: Seat) => decideCommon(table, command, stepIds, seat),
    takesUp: ({ table }: State, command: CommonCommand): readonly Side[] =>
      command.type === 'CorrectSetup' ? takenUpBySetup(table.setup, command.setup) : [],
    views: {
      rules: () => rules,
      seat: (_: State, seat: Seat) => seat,
      setup: setupOf,
      turn: selector({ reads: [setupModel, turnModel] }, (state) => placeOf(setupOf(state), state.table.turn)),
      turnCount: (state: State) => setupOf(state).turns.length,
      isLastTurn: (state: State) => state.table.turn + 1 >= setupOf(state).turns.length,
      steps,
      step: selector({ reads: [stepModel], given: [steps] }, ({ table }, [now]) => reachedIn(now, table.step)),
      due: seenBy({ reads: [setupModel, turnModel], given: [steps] }, (state, _, [now]) => {
        const [setup, { turn }] = [setupOf(state), state.table];
        return dueAt(now, [...arrivalsDue(setup, turn, now[0]?.id ?? ''), ...dueIn(contextOf(setup, turn), dueRules)]);
      }),
      desk: ({ table }: State) => table.desk,
      /** Stands for as long as no topic further down the list has one. */
      army: (): ArmyView => NO_ARMY,
    },
  } as const;
};

/** What every game has, whatever its rules: the set-up, the turn, the sequence of play, and whose desk is open. */
export const tableTopic = (book: Book) => topic({ id: 'table', reads: COMMON_MODELS, ...tableParts(book) });
