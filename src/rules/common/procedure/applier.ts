import * as v from 'valibot';
import type { Fact } from '../../../engine/rule-set';
import { refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { RUN_REFUSALS } from './vocabulary';

/** What the outcome of one procedure changes in a game, read from plain JSON. */
export type Applier<State, Event> = (state: State, input: unknown, outcome: unknown) => Step<readonly Fact<Event>[]>;

/** An applier of what it reads of input and outcome. The input may hold more than the procedure asks for: whom it is about. */
export const applier =
  <State, Event, const Input extends v.GenericSchema, const Outcome extends v.GenericSchema>(made: {
    readonly input: Input;
    readonly outcome: Outcome;
    readonly write: (
      state: State,
      input: v.InferOutput<Input>,
      outcome: v.InferOutput<Outcome>,
    ) => Step<readonly Fact<Event>[]>;
  }): Applier<State, Event> =>
  (state, input, outcome) => {
    const [asked, came] = [v.safeParse(made.input, input), v.safeParse(made.outcome, outcome)];
    return asked.success && came.success
      ? made.write(state, asked.output, came.output)
      : refuse(RUN_REFUSALS.PROCEDURE_UNREADABLE({ path: asked.success ? 'outcome' : 'input' }));
  };

/** Appliers by the id of their procedure. */
export type Appliers<State, Event> = Readonly<Record<string, Applier<State, Event>>>;
