import type { BySide, Seat, Side } from '../../engine/sides';
import type { RuleId } from '../../engine/step';
import type { TurnPlace } from './clock/turn-track';
import type { Due, DueRule, SequenceStep, StepRule } from './sequence';
import type { Moment } from './army/army-book';
import type { ArmyView } from './army/army-view';
import type { Setup } from './setup/setup';

/** The play that is next: a command that needs nothing else, worded by its key, or a procedure of the books to resolve. */
export type NextPlay =
  | Readonly<{ kind: 'command'; key: string; command: Readonly<{ type: string }> }>
  | Readonly<{ kind: 'procedure'; procedure: string }>;

/** How the game has ended or stands, worded by its key, with the figures of both sides. */
export type Ending = Readonly<{
  over: boolean;
  winner: Side | null;
  key: string;
  rule: RuleId;
  figures: readonly Readonly<{ key: string; of: BySide<number> }>[];
}>;

/** What every screen may know of a game, whatever its rules. */
export type CommonView = Readonly<{
  rules: string;
  seat: Seat;
  setup: Setup;
  turn: TurnPlace;
  turnCount: number;
  isLastTurn: boolean;
  steps: readonly SequenceStep[];
  /** Index into `steps` of the step that was reached. */
  step: number;
  /** Reminders of this turn, each with a step that exists this turn. */
  due: readonly Due[];
  /** Whose desk stands open, or null. */
  desk: Side | null;
  /** Units and their markers; none where the rules know of none. */
  army: ArmyView;
  /** Where the rules themselves say what is next; null: nothing but the next step. */
  next?: NextPlay | null;
  /** Where the rules themselves say how a game ends. */
  ending?: Ending;
}>;

type PlayedView = Readonly<{ isLastTurn: boolean; steps: readonly unknown[]; step: number }>;

/** What a rule set's sequence consists of. */
export type Book = Readonly<{ rules: string; steps: readonly StepRule[]; due: readonly DueRule[] }>;

/** NLC 9: formations that arrive this turn are due by name. */
export const arrivalsDue = (setup: Setup, turn: number, step: string): readonly Due[] =>
  setup.formations
    .filter(({ arrives, onMap }) => onMap && arrives === turn && turn > 0)
    .map(({ name, side }) => ({ key: 'arrives', rule: 'NLC 9', step, facts: { name, side } }));

/** Where the sequence stands. A step that nobody knows is the first. */
export const reachedIn = (steps: readonly SequenceStep[], step: string): number =>
  Math.max(
    0,
    steps.findIndex(({ id }) => id === step),
  );

/** A step that this turn does not have (no command phase, say) gives its reminders to the first one. */
export const dueAt = (steps: readonly SequenceStep[], due: readonly Due[]): readonly Due[] =>
  due.map((one) => (steps.some(({ id }) => id === one.step) ? one : { ...one, step: steps[0]?.id ?? '' }));

/** The last step of the last turn is reached: nothing comes but the count. */
export const isPlayedOut = ({ isLastTurn, steps, step }: PlayedView): boolean => isLastTurn && step >= steps.length - 1;

/** The step that was reached, as far as it ends something. Null in a turn that has no steps. */
export const momentOf = ({ setup, steps, step }: Pick<CommonView, 'setup' | 'steps' | 'step'>): Moment | null => {
  const reached = steps[step];
  return reached === undefined ? null : { setup, step: reached, isLast: step === steps.length - 1 };
};
