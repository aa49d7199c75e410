import { isThrowOf, readFaces } from '../engine/given';
import type { AsksChoice, AsksDice, ChoiceRequest, DiceRequest, Faces, Step } from '../engine/step';
import { fault } from './answer';
import type { Answer } from './answer';

/** Throws and choices as a request brings them: in the order in which they are asked for. */
export type Brought = Readonly<{ dice: readonly Faces[]; choices: readonly string[] }>;

export type Followed = Readonly<{ kind: 'at'; step: Step<unknown> }> | Misfit;
type Misfit = Readonly<{ kind: 'misfit'; answer: Answer }>;

/** How far a procedure has come, and how much of what was brought it has used. */
type Place = Readonly<{ kind: 'place'; step: Step<unknown>; dice: number; choices: number }>;

/**
 * Goes on with a procedure as far as what was brought carries it. What is left over while something else is still asked for
 * waits for its turn; what is left over at the end belongs to nothing, and is said to.
 */
export const follow = (start: Step<unknown>, brought: Brought): Followed => {
  let place: Place = { kind: 'place', step: start, dice: 0, choices: 0 };
  for (;;) {
    const next = onFrom(place, brought);
    if (next === null)
      return place.step.kind === 'accepted' ? usedUp(place, brought) : { kind: 'at', step: place.step };
    if (next.kind === 'misfit') return next;
    place = next;
  }
};

/** One throw or one choice further; null when nothing that fits the question is left. */
const onFrom = (place: Place, { dice, choices }: Brought): Place | Misfit | null => {
  const { step } = place;
  const faces = dice[place.dice];
  const option = choices[place.choices];
  if (step.kind === 'needsDice' && faces !== undefined) return thrown(step, faces, place);
  return step.kind === 'needsChoice' && option !== undefined ? chosen(step, option, place) : null;
};

const thrown = ({ request, then }: AsksDice<unknown>, faces: Faces, place: Place): Place | Misfit =>
  isThrowOf(request, faces)
    ? { ...place, step: then(readFaces(request, faces)), dice: place.dice + 1 }
    : misfit(notSuchAThrow(request), `dice.${place.dice}`);

const chosen = ({ request, then }: AsksChoice<unknown>, option: string, place: Place): Place | Misfit =>
  request.options.includes(option)
    ? { ...place, step: then(option), choices: place.choices + 1 }
    : misfit(notAnOption(request), `choices.${place.choices}`);

const usedUp = (place: Place, { dice, choices }: Brought): Followed => {
  if (place.dice < dice.length) return misfit('No more dice are asked for.', `dice.${place.dice}`);
  if (place.choices < choices.length) return misfit('No more choices are asked for.', `choices.${place.choices}`);
  return { kind: 'at', step: place.step };
};

const misfit = (message: string, path: string): Misfit => ({
  kind: 'misfit',
  answer: fault('BAD_REQUEST', message, path),
});

const notSuchAThrow = ({ rule, count, sides }: DiceRequest): string =>
  `${rule} asks for ${count}d${sides} here: ${count} whole numbers from 1 to ${sides}.`;

const notAnOption = ({ rule, options }: ChoiceRequest): string => `${rule} asks for one of ${options.join(', ')}.`;
