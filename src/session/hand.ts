import { drive, either, given, givenIn, thrown } from '../engine/drive';
import type { Answer, Asked, Source } from '../engine/drive';
import { isThrowOf } from '../engine/given';
import type { Given, Roll } from '../engine/given';
import type { Decision } from '../engine/rule-set';
import type { DiceRequest, Faces, Refusal, Step, Working } from '../engine/step';
import type { Ask, DiceSource } from './state';

/** A play that has been begun: what was commanded, and what it has been given so far. */
export type Hand<Command, Event> = Readonly<{
  command: Command;
  step: Step<Decision<Event>>;
  given: Given;
  dice: DiceSource;
  /** One throw of the play before is thrown again: which, and those after it, which stand as long as they are asked for. */
  again?: Readonly<{ at: number; kept: Given['rolls'] }>;
  /** The dice of the play before had been typed wrongly: this one takes its place. */
  anew?: number;
}>;

export type Advance<Command, Event> =
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | Readonly<{ kind: 'asks'; asks: Ask; hand: Hand<Command, Event> }>
  | Readonly<{
      kind: 'settled';
      hand: Hand<Command, Event>;
      decision: Decision<Event>;
      /** All that was asked, with its answers, and said: nobody need walk the play once more. */
      asked: readonly Asked[];
      working: Working;
    }>;

/** Goes on with a play until it is settled or a player must bring something. The app throws what it may throw itself. */
export const advance = <Command, Event>(
  hand: Hand<Command, Event>,
  roll: (sides: number) => number,
  fallen: Given['rolls'] = [],
): Advance<Command, Event> => {
  const kept = [...(hand.again?.kept ?? [])];
  const { at, asked, working, refusal } = drive(hand.step, sourceOf(hand, roll, lyingThere(hand, kept, fallen)));
  if (refusal !== null) return { kind: 'refused', refusal };
  const { again } = hand;
  const come = { ...hand, given: givenIn(asked), ...(again === undefined ? {} : { again: { ...again, kept } }) };
  switch (at.kind) {
    case 'refused':
      return at;
    case 'accepted':
      return { kind: 'settled', hand: come, decision: at.outcome, asked, working };
    case 'needsChoice':
      return { kind: 'asks', asks: { kind: 'choice', request: at.request }, hand: come };
    case 'needsDice':
      return { kind: 'asks', asks: asksDice(come, at.request), hand: come };
  }
};

/** What it has been given already, then what lies there for it, then the app's own dice where it may throw. */
const sourceOf = (
  { given: brought, dice }: Hand<unknown, unknown>,
  roll: (sides: number) => number,
  lying: Source['dice'],
): Source => {
  const app = thrown(roll);
  return either(
    given(brought),
    { dice: lying, option: () => null },
    { ...app, dice: (request, nth) => (isOnTable(dice, request) ? null : app.dice(request, nth)) },
  );
};

/**
 * What was thrown after the throw that is thrown again stands where the same is asked for (it is taken out of `kept`); and what
 * fell for this very play when it did not reach the disk lies there still.
 */
const lyingThere =
  ({ again }: Hand<unknown, unknown>, kept: Roll[], fallen: Given['rolls']): Source['dice'] =>
  (request, nth) => {
    const standing = again === undefined || nth <= again.at ? null : facesFor(request, kept[0]);
    if (standing !== null) kept.shift();
    return standing ?? facesFor(request, fallen[nth]);
  };

const facesFor = (request: DiceRequest, roll: Roll | undefined): Faces | null =>
  roll?.rule === request.rule && isThrowOf(request, roll.faces) ? roll.faces : null;

const asksDice = ({ given, anew }: Hand<unknown, unknown>, request: DiceRequest): Ask => ({
  kind: 'dice',
  request,
  nth: given.rolls.length,
  ...(anew === undefined ? {} : { anew: true }),
});

/** Only ordinary dice lie on a table; draws and the app's own secrets are always its own throw. */
export const isOnTable = (dice: DiceSource, { sides, secret, draw }: DiceRequest): boolean =>
  dice === 'table' && sides === 6 && secret !== true && draw !== true;

/** The hand with what was asked for, or null when it is not that which was asked. */
export const withAnswer = <Command, Event>(
  hand: Hand<Command, Event>,
  asks: Ask | null,
  answer: Answer,
): Hand<Command, Event> | null => {
  if (asks === null) return null;
  const { rule } = asks.request;
  const { rolls, choices } = hand.given;
  if (asks.kind === 'dice' && 'faces' in answer)
    return { ...hand, given: { rolls: [...rolls, { rule, faces: answer.faces }], choices } };
  if (asks.kind !== 'choice' || !('option' in answer)) return null;
  return { ...hand, given: { rolls, choices: [...choices, { rule, option: answer.option }] } };
};
