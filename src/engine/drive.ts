import { isThrowOf, readFaces } from './given';
import type { Given } from './given';
import type {
  AsksChoice,
  AsksDice,
  ChoiceRequest,
  DiceRequest,
  Faces,
  Refusal,
  Refused,
  RuleId,
  Step,
  Working,
} from './step';
import { refuse } from './step';
import { ANSWER_REFUSALS } from './answers';

/** Dice as they fell, or what somebody chose. */
export type Answer = Readonly<{ faces: Faces }> | Readonly<{ option: string }>;

export type Asked =
  | Readonly<{ kind: 'dice'; request: DiceRequest; faces: Faces }>
  | Readonly<{ kind: 'choice'; request: ChoiceRequest; option: string }>;

/**
 * Where answers come from. It answers, has nothing to say (null: the walk stops there and asks), or refuses because what it
 * holds does not fit what is asked.
 */
export type Source = Readonly<{
  /** `nth`: how many throws have come before this one. */
  dice: (request: DiceRequest, nth: number) => Faces | Refused | null;
  option: (request: ChoiceRequest) => string | Refused | null;
  /** What is wrong, where the walk stops, with what nobody has asked for. */
  left?: (at: Step<unknown>) => Refused | null;
}>;

/** Where a walk has come to. */
export type Stand<T> = Readonly<{
  /** The end, or the first question to which nobody had an answer that fits. */
  at: Step<T>;
  asked: readonly Asked[];
  /** All that was said by then, with what is said before the question it stands at. */
  working: Working;
  /** The same of what has become certain for who draws it. */
  soFar: readonly unknown[];
  /** Why it cannot go on: the procedure's own refusal, or (`at` is something else) an answer that does not fit. */
  refusal: Refusal | null;
}>;

/** More questions than this one after the other, and a procedure asks for ever. */
const MOST_QUESTIONS = 1000;

/** Goes on with a procedure for as long as the source has answers: the one walk for play, replay, tests and headless. */
export const drive = <T>(start: Step<T>, from: Source): Stand<T> => {
  const asked: Asked[] = [];
  const working: Working[number][] = [];
  const soFar: unknown[] = [];
  let at = start;
  let nth = 0;
  for (;;) {
    if (at.kind !== 'refused') working.push(...at.working);
    if (at.kind !== 'refused' && at.soFar !== undefined) soFar.push(...at.soFar);
    const next = answeredBy(at, from, nth);
    if (next === null || 'refusal' in next) return { at, asked, working, soFar, refusal: wrongWith(next ?? at, from) };
    if (next.asked.kind === 'dice') nth += 1;
    if (asked.push(next.asked) > MOST_QUESTIONS) throw new Error('a procedure asks without an end');
    at = next.step;
  }
};

type Answered<T> = Readonly<{ asked: Asked; step: Step<T> }> | Refused | null;

/** One answer further; null at the end, and where there is none. */
const answeredBy = <T>(at: Step<T>, from: Source, nth: number): Answered<T> => {
  if (at.kind === 'needsDice') return thrownBy(at, from, nth);
  return at.kind === 'needsChoice' ? chosenBy(at, from) : null;
};

/** Why a walk that stops here has gone wrong, if it has. */
const wrongWith = (at: Step<unknown>, { left }: Source): Refusal | null => {
  const refused = at.kind === 'refused' ? at : null;
  return (left?.(at) ?? refused)?.refusal ?? null;
};

const thrownBy = <T>({ request, then }: AsksDice<T>, from: Source, nth: number): Answered<T> => {
  const faces = from.dice(request, nth);
  if (faces === null || 'refusal' in faces) return faces;
  if (!isThrowOf(request, faces)) return refuse(ANSWER_REFUSALS.NOT_SUCH_A_THROW(request.rule));
  return { asked: { kind: 'dice', request, faces }, step: then(readFaces(request, faces)) };
};

const chosenBy = <T>({ request, then }: AsksChoice<T>, from: Source): Answered<T> => {
  const option = from.option(request);
  if (option === null || typeof option !== 'string') return option;
  if (!request.options.includes(option)) return refuse(ANSWER_REFUSALS.NOT_AN_OPTION(request.rule));
  return { asked: { kind: 'choice', request, option }, step: then(option) };
};

/** A throw and a decision as somebody brings them; keyed to the rule that asks for it, where he knows which. */
type Brought = Readonly<{
  rolls: readonly Readonly<{ rule?: RuleId; faces: Faces }>[];
  choices: readonly Readonly<{ rule?: RuleId; option: string }>[];
}>;

/**
 * What was recorded or brought, dice and decisions each in the order in which they are asked for. A key that does not fit, and
 * anything nobody asked for, mean that whoever brings it and the rule disagree about what is going on.
 */
export const given = ({ rolls, choices }: Brought): Source => {
  const [dice, options] = [rolls.values(), choices.values()];
  return {
    dice: ({ rule }) => {
      const { value } = dice.next();
      if (value === undefined) return null;
      return fitsTo(rule, value.rule)
        ? value.faces
        : refuse(ANSWER_REFUSALS.DIE_FOR_ANOTHER_RULE(rule, { got: value.rule }));
    },
    option: ({ rule }) => {
      const { value } = options.next();
      if (value === undefined) return null;
      return fitsTo(rule, value.rule)
        ? value.option
        : refuse(ANSWER_REFUSALS.CHOICE_FOR_ANOTHER_RULE(rule, { got: value.rule }));
    },
    left: (at) =>
      at.kind === 'refused'
        ? null
        : (notAskedFor(ANSWER_REFUSALS.DIE_NOT_ASKED_FOR, dice) ??
          notAskedFor(ANSWER_REFUSALS.CHOICE_NOT_ASKED_FOR, options)),
  };
};

const fitsTo = (asking: RuleId, key: RuleId | undefined): key is undefined => key === undefined || key === asking;

type NotAskedFor = (rule: RuleId | null) => Refusal;

const notAskedFor = (refusal: NotAskedFor, left: Iterator<Readonly<{ rule?: RuleId }>>): Refused | null => {
  const next = left.next();
  return next.done === true ? null : refuse(refusal(next.value.rule ?? null));
};

/** What was asked for and answered, keyed to the rules that asked. */
export const givenIn = (asked: readonly Asked[]): Given => ({
  rolls: asked.flatMap((one) => (one.kind === 'dice' ? [{ rule: one.request.rule, faces: one.faces }] : [])),
  choices: asked.flatMap((one) => (one.kind === 'choice' ? [{ rule: one.request.rule, option: one.option }] : [])),
});

/** Answers without keys, in the one order in which they were given. */
export const inTurn = (answers: readonly Answer[]): Source => {
  const all = answers.values();
  return {
    dice: ({ rule }) => {
      const { value } = all.next();
      if (value === undefined) return null;
      return 'faces' in value ? value.faces : refuse(ANSWER_REFUSALS.NOT_SUCH_A_THROW(rule));
    },
    option: ({ rule }) => {
      const { value } = all.next();
      if (value === undefined) return null;
      return 'option' in value ? value.option : refuse(ANSWER_REFUSALS.NOT_AN_OPTION(rule));
    },
    left: () => (all.next().done === true ? null : refuse(ANSWER_REFUSALS.NOT_ASKED_FOR)),
  };
};

/** Dice as a generator throws them; it stops wherever somebody has to decide. */
export const thrown = (roll: (sides: number) => number): Source => ({
  dice: ({ count, sides }) => Array.from({ length: count }, () => roll(sides)),
  option: () => null,
});

/** What a policy chooses; it stops wherever dice are needed. */
export const decided = (policy: (request: ChoiceRequest) => string | undefined): Source => ({
  dice: () => null,
  option: (request) => policy(request) ?? null,
});

/** The first that has an answer gives it. */
export const either = (...sources: readonly Source[]): Source => ({
  dice: (request, nth) => firstOf(sources, (one) => one.dice(request, nth)),
  option: (request) => firstOf(sources, (one) => one.option(request)),
  left: (at) => firstOf(sources, (one) => one.left?.(at) ?? null),
});

const firstOf = <A>(sources: readonly Source[], ask: (source: Source) => A | null): A | null => {
  for (const source of sources) {
    const answer = ask(source);
    if (answer !== null) return answer;
  }
  return null;
};
