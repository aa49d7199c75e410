import type { RuleId } from '../../engine/step';
import type { Side } from '../../engine/sides';
import { minutesOf, placeOf } from './clock/turn-track';
import type { TurnPlace } from './clock/turn-track';
import type { OwnStep, Setup } from './setup/setup';

/** What the app itself can do at a step; other steps are done on the map and only named. */
export type StepTool = 'prepareCup' | 'initialAction' | 'drawChits' | 'startRoll' | 'turnEnd';

/** One step of a sequence of play, as a book prints it. */
export type SequenceStep = Readonly<{
  id: string;
  rule: RuleId;
  /** Looked up in the wording, unless the players wrote it themselves. */
  title: string;
  own?: true;
  who: Side | null;
  tool?: StepTool;
  /** Lines to do within the step, looked up in the wording; each with its own rule. */
  lines?: readonly Readonly<{ key: string; rule: RuleId }>[];
}>;

export type StepRule = SequenceStep & Readonly<{ when?: (context: StepContext) => boolean }>;
export type StepContext = Readonly<{ setup: Setup; place: TurnPlace }>;

/** A reminder, due at a step of this turn. */
export type Due = Readonly<{
  key: string;
  rule: RuleId;
  step: string;
  facts?: Readonly<Record<string, string | number>>;
}>;
export type DueRule = Readonly<{
  key: string;
  rule: RuleId;
  step: string;
  when: (context: StepContext) => boolean;
}>;

export const contextOf = (setup: Setup, turn: number): StepContext => ({ setup, place: placeOf(setup, turn) });

/** The steps of one turn: the players' own if they wrote them, else the book's that apply. */
export const stepsIn = (context: StepContext, book: readonly StepRule[]): readonly SequenceStep[] => {
  const { setup, place } = context;
  if (setup.steps !== null) return setup.steps.filter((step) => ownApplies(step, place)).map(ownStep);
  return book.filter((step) => step.when?.(context) ?? true).map(({ when: _, ...step }) => step);
};

const ownApplies = ({ when }: OwnStep, { turn }: TurnPlace): boolean =>
  when === 'always' || (when === 'night') === (turn.kind === 'night');

const ownStep = ({ id, title, who }: OwnStep): SequenceStep => ({ id, rule: 'Ruling 71', title, who, own: true });

export const dueIn = (context: StepContext, rules: readonly DueRule[]): readonly Due[] =>
  rules.filter(({ when }) => when(context)).map(({ key, rule, step }) => ({ key, rule, step }));

export const isNightTurn = ({ place }: StepContext): boolean => place.turn.kind === 'night';
export const startsAt = ({ place }: StepContext, minutes: number): boolean => minutesOf(place.turn.label) === minutes;
