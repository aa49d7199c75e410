import type { Decision } from '../../../engine/rule-set';
import { mapOutcome, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { CardsCommandOf } from './card-model';

/** Rolls of which a side throws the dice, outside of procedures: those of the cup, and those at its own desk. */
const THROWN_BY_A_SIDE: readonly string[] = [
  'RollCoordinated',
  'RollInitial',
  'CheckCompliance',
  'CheckConfidence',
  'RollDelayed',
  'AnswerDecision',
  'Rally',
  'RemoveDisruption',
  'RollLeaderLoss',
  'DamageSpan',
  'RepairSpan',
  'TryImprovedPosition',
  'EnemyEntersTrain',
];

export const mayBeThrownAgain = (type: string): boolean => THROWN_BY_A_SIDE.includes(type);

type Play<Event> = Step<Decision<Event>>;
type Typed = Readonly<{ type: string }>;

type Again<Command, Event> = Readonly<{
  decode: (json: unknown) => Readonly<{ kind: string; value?: Command }>;
  decide: (command: Command) => Play<Event>;
  /** The card, used once more. */
  use: Play<Event>;
}>;

/**
 * MOP App. I and III, cards 7 and 30: a throw is made again and its result stands. The play is decided anew on what it was made
 * on, and the use of the card is a fact of the same play.
 */
export const throwAgain = <Command extends Typed, Event>(
  { play }: CardsCommandOf<'ThrowAgain'>,
  { decode, decide, use }: Again<Command, Event>,
): Play<Event> => {
  const read = mayBeThrownAgain(play.type) ? decode(play) : undefined;
  if (read?.value === undefined) return refuse('NOT_THROWN_AGAIN', 'MOP 37.12');
  if (use.kind !== 'accepted') return use;
  const used = use.outcome.facts;
  return mapOutcome(decide(read.value), ({ facts }) => ({ facts: [...facts, ...used], barrier: true }));
};
