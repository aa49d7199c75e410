import { isThrowOf, readFaces, resolve } from '../engine/given';
import type { Given } from '../engine/given';
import type { Decision } from '../engine/rule-set';
import { SIDES } from '../engine/sides';
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
  | Readonly<{ kind: 'settled'; hand: Hand<Command, Event>; decision: Decision<Event>; working: Working }>;

/** Goes on with a play until it is settled or a player must bring something. The app throws what it may throw itself. */
export const advance = <Command, Event>(
  hand: Hand<Command, Event>,
  roll: (sides: number) => number,
  fallen: Given['rolls'] = [],
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
      const kept = withKept(hand, request) ?? withFallen(hand, request, fallen);
      if (kept !== null) return advance(kept, roll, fallen);
      if (isOnTable(hand.dice, request)) return { kind: 'asks', asks: asksDice(hand, request), hand };
      const faces = Array.from({ length: request.count }, () => roll(request.sides));
      return advance(withFaces(hand, request, faces), roll, fallen);
    }
  }
};

const asksDice = ({ given, anew }: Hand<unknown, unknown>, request: DiceRequest): Ask => ({
  kind: 'dice',
  request,
  nth: given.rolls.length,
  ...(anew === undefined ? {} : { anew: true }),
});

/** What was thrown after the throw that is thrown again: it stands where the same is asked for. */
const withKept = <Command, Event>(hand: Hand<Command, Event>, request: DiceRequest): Hand<Command, Event> | null => {
  const { again, given } = hand;
  const [next, ...kept] = again?.kept ?? [];
  if (again === undefined || next === undefined || given.rolls.length <= again.at) return null;
  if (next.rule !== request.rule || !isThrowOf(request, next.faces)) return null;
  return { ...withFaces(hand, request, next.faces), again: { ...again, kept } };
};

/** What fell for this very play when it did not reach the disk lies there still. */
const withFallen = <Command, Event>(
  hand: Hand<Command, Event>,
  request: DiceRequest,
  fallen: Given['rolls'],
): Hand<Command, Event> | null => {
  const next = fallen[hand.given.rolls.length];
  if (next?.rule !== request.rule || !isThrowOf(request, next.faces)) return null;
  return withFaces(hand, request, next.faces);
};

/** Whose dice: a side's, or (null) those of whoever's play it is. */
const whoseDice = ({ by = 'owner' }: DiceRequest): string | null | undefined =>
  by === 'owner' ? null : SIDES.find((side) => side === by);

/** Whose each throw of a play was: a side's, its owner's (null), or one that no player throws for himself (undefined). */
export const throwsOf = ({ step: start, given }: Hand<unknown, unknown>): readonly (string | null | undefined)[] => {
  const found: (string | null | undefined)[] = [];
  let step = start;
  for (const { faces } of given.choices.length === 0 ? given.rolls : []) {
    if (step.kind !== 'needsDice') return found;
    const { request } = step;
    found.push(isOnTable('table', request) ? whoseDice(request) : undefined);
    step = step.then(readFaces(request, faces));
  }
  return found;
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
