import { resolve } from '../engine/given';
import type { Given } from '../engine/given';
import type { Decision } from '../engine/rule-set';
import type { DiceRequest, Faces, Refusal, Step, Working } from '../engine/step';
import type { Ask, DiceSource } from './state';

/** A play that has been begun: what was commanded, and what it has been given so far. */
export type Hand<Command, Event> = Readonly<{
  command: Command;
  step: Step<Decision<Event>>;
  given: Given;
  dice: DiceSource;
}>;

export type Advance<Command, Event> =
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | Readonly<{ kind: 'asks'; asks: Ask; hand: Hand<Command, Event> }>
  | Readonly<{ kind: 'settled'; hand: Hand<Command, Event>; decision: Decision<Event>; working: Working }>;

/** Goes on with a play until it is settled or a player must bring something. The app throws what it may throw itself. */
export const advance = <Command, Event>(
  hand: Hand<Command, Event>,
  roll: (sides: number) => number,
): Advance<Command, Event> => {
  const step = resolve(hand.step, hand.given);
  switch (step.kind) {
    case 'refused':
      return step;
    case 'accepted':
      return { kind: 'settled', hand, decision: step.outcome, working: step.working };
    case 'needsChoice':
      return { kind: 'asks', asks: { kind: 'choice', request: step.request }, hand };
    case 'needsDice': {
      const { request } = step;
      if (isOnTable(hand.dice, request))
        return { kind: 'asks', asks: { kind: 'dice', request, nth: hand.given.rolls.length }, hand };
      const faces = Array.from({ length: request.count }, () => roll(request.sides));
      return advance(withFaces(hand, request, faces), roll);
    }
  }
};

/** Only ordinary dice lie on a table; draws and the app's own secrets are always its own throw. */
const isOnTable = (dice: DiceSource, { sides, secret, draw }: DiceRequest): boolean =>
  dice === 'table' && sides === 6 && secret !== true && draw !== true;

export const withFaces = <Command, Event>(
  hand: Hand<Command, Event>,
  { rule }: DiceRequest,
  faces: Faces,
): Hand<Command, Event> => ({ ...hand, given: { ...hand.given, rolls: [...hand.given.rolls, { rule, faces }] } });

/** The hand with what was asked for, or null when it is not that which was asked. */
export const withAnswer = <Command, Event>(
  hand: Hand<Command, Event>,
  asks: Ask | null,
  answer: Readonly<{ faces: Faces }> | Readonly<{ option: string }>,
): Hand<Command, Event> | null => {
  if (asks?.kind === 'dice' && 'faces' in answer) return withFaces(hand, asks.request, answer.faces);
  if (asks?.kind !== 'choice' || !('option' in answer)) return null;
  const choices = [...hand.given.choices, { rule: asks.request.rule, option: answer.option }];
  return { ...hand, given: { ...hand.given, choices } };
};
