import type { DiceRequest, Faces, RuleId, Step } from './step';
import { refuse } from './step';

/** One throw, keyed to the rule that asked for it: a wrong order of dice then fails loudly instead of giving a plausible result. */
export type Roll = Readonly<{ rule: RuleId; faces: Faces }>;

/** One decision, keyed likewise. */
export type Choice = Readonly<{ rule: RuleId; option: string }>;

/** Everything a procedure has been brought so far, in the order it asked. */
export type Given = Readonly<{ rolls: readonly Roll[]; choices: readonly Choice[] }>;

export const NOTHING_GIVEN: Given = { rolls: [], choices: [] };

/** The faces as the request reads them: for `sorted` and `sum` the order they fell in must not matter. */
export const readFaces = (request: DiceRequest, faces: Faces): Faces =>
  request.reading === 'ordered' ? faces : [...faces].sort((a, b) => a - b);

export const isThrowOf = (request: DiceRequest, faces: Faces): boolean =>
  faces.length === request.count && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= request.sides);

/**
 * Runs a procedure with what it has been given. The answer is the first thing it still needs, its result,
 * or a refusal when a die or a choice does not fit what was asked.
 */
export const resolve = <T>(start: Step<T>, given: Given): Step<T> => {
  const rolls = given.rolls.values();
  const choices = given.choices.values();
  let step = start;
  for (;;) {
    if (step.kind === 'needsDice') {
      const next = rolls.next();
      if (next.done === true) break;
      const { rule, faces } = next.value;
      if (rule !== step.request.rule) return refuse('DIE_FOR_ANOTHER_RULE', step.request.rule, { got: rule });
      if (!isThrowOf(step.request, faces)) return refuse('NOT_SUCH_A_THROW', step.request.rule);
      step = step.then(readFaces(step.request, faces));
    } else if (step.kind === 'needsChoice') {
      const next = choices.next();
      if (next.done === true) break;
      const { rule, option } = next.value;
      if (rule !== step.request.rule) return refuse('CHOICE_FOR_ANOTHER_RULE', step.request.rule, { got: rule });
      if (!step.request.options.includes(option)) return refuse('NOT_AN_OPTION', step.request.rule);
      step = step.then(option);
    } else break;
  }
  return leftOver(step, rolls, choices);
};

/** A die or a choice nobody asked for means that the caller and the rule disagree about what is going on. */
const leftOver = <T>(step: Step<T>, rolls: Iterator<Roll>, choices: Iterator<Choice>): Step<T> => {
  if (step.kind === 'refused') return step;
  const roll = rolls.next();
  if (roll.done !== true) return refuse('DIE_NOT_ASKED_FOR', roll.value.rule);
  const choice = choices.next();
  if (choice.done !== true) return refuse('CHOICE_NOT_ASKED_FOR', choice.value.rule);
  return step;
};
