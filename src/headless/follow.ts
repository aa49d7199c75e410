import { drive, given } from '../engine/drive';
import type { Source, Stand } from '../engine/drive';
import type { ChoiceRequest, DiceRequest, Faces, Step } from '../engine/step';
import { fault } from './answer';
import type { Answer } from './answer';

/** Throws and choices as a request brings them: in the order in which they are asked for. */
export type Brought = Readonly<{ dice: readonly Faces[]; choices: readonly string[] }>;

export type Followed = Readonly<{ kind: 'at'; stand: Stand<unknown> }> | Readonly<{ kind: 'misfit'; answer: Answer }>;

/**
 * Goes on with a procedure as far as what was brought carries it. What is left over while something else is still asked for
 * waits for its turn; what is left over at the end belongs to nothing, and is said to.
 */
export const follow = (start: Step<unknown>, { dice, choices }: Brought): Followed => {
  const stand = drive(start, inOrder({ dice, choices }));
  const { at, asked, refusal } = stand;
  if (refusal === null || at.kind === 'refused') return { kind: 'at', stand };
  const count = (kind: 'dice' | 'choice'): number => asked.filter((one) => one.kind === kind).length;
  const [thrown, chosen] = [`dice.${count('dice')}`, `choices.${count('choice')}`];
  if (at.kind === 'needsDice') return misfit(notSuchAThrow(at.request), thrown);
  if (at.kind === 'needsChoice') return misfit(notAnOption(at.request), chosen);
  return count('dice') < dice.length
    ? misfit('No more dice are asked for.', thrown)
    : misfit('No more choices are asked for.', chosen);
};

/** Nothing here is keyed to a rule. */
const inOrder = ({ dice, choices }: Brought): Source => {
  const all = given({
    rolls: dice.map((faces) => ({ faces })),
    choices: choices.map((option) => ({ option })),
  });
  return { ...all, left: (at) => (at.kind === 'accepted' ? (all.left?.(at) ?? null) : null) };
};

const misfit = (message: string, path: string): Followed => ({
  kind: 'misfit',
  answer: fault('BAD_REQUEST', message, path),
});

const notSuchAThrow = ({ rule, count, sides }: DiceRequest): string =>
  `${rule} asks for ${count}d${sides} here: ${count} whole numbers from 1 to ${sides}.`;

const notAnOption = ({ rule, options }: ChoiceRequest): string => `${rule} asks for one of ${options.join(', ')}.`;
