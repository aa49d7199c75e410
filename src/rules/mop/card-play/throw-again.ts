import type { Decision } from '../../../engine/rule-set';
import { accept, andThen, mapOutcome, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { playedAs } from '../../common/rule-set';
import { STAND_ASIDE } from '../../nlc/index';
import type { CardsCommandOf } from './card-model';
import { HAND_REFUSALS } from './vocabulary';

/** Rolls of which a side throws the dice, outside of procedures: those of the cup, and those at its own desk. */
const THROWN_BY_A_SIDE: readonly string[] = [
  'RollCoordinated',
  'RollInitial',
  'nlc/compliance',
  'nlc/confidence',
  'nlc/delayed-order',
  'nlc/local-decision',
  'nlc/rally',
  'nlc/disruption-removal',
  'nlc/leader-loss',
  'mop/span-damage',
  'mop/span-repair',
  'mop/improved-position',
  'mop/train-capture',
];

export const mayBeThrownAgain = (played: string): boolean => THROWN_BY_A_SIDE.includes(played);

/** What may lie between a throw at the table and its being made again: the way to a hidden card, and back. */
export const CARDS_STAND_ASIDE: readonly string[] = [...STAND_ASIDE, 'ShowCard'];

type Play<Event> = Step<Decision<Event>>;
type Typed = Readonly<{ type: string }>;

type Again<Command, Event, State> = Readonly<{
  decode: (json: unknown) => Readonly<{ kind: string; value?: Command }>;
  decide: (state: State, command: Command) => Play<Event>;
  evolve: (state: State, facts: Decision<Event>['facts']) => State;
  /** The card, used once more. */
  use: (state: State) => Play<Event>;
}>;

/** Plays that were made since the throw, as if they had come before it. */
const doneBefore = <Command extends Typed, Event, State>(
  state: State,
  plays: readonly Typed[],
  { decode, decide, evolve }: Again<Command, Event, State>,
): Step<Decision<Event>['facts']> =>
  plays.reduce<Step<Decision<Event>['facts']>>(
    (step, play) =>
      andThen(step, (facts) => {
        const read = CARDS_STAND_ASIDE.includes(play.type) ? decode(play) : undefined;
        if (read?.value === undefined) return refuse(HAND_REFUSALS.NOT_THROWN_AGAIN);
        return mapOutcome(decide(evolve(state, facts), read.value), (more) => [...facts, ...more.facts]);
      }),
    accept([]),
  );

/**
 * MOP App. I and III, cards 7 and 30: a throw is made again and its result stands. The play is decided anew on what it was made
 * on, and the use of the card is a fact of the same play.
 */
export const throwAgain = <Command extends Typed, Event, State>(
  { play, after }: CardsCommandOf<'ThrowAgain'>,
  state: State,
  rules: Again<Command, Event, State>,
): Play<Event> => {
  const read = mayBeThrownAgain(playedAs(play)) ? rules.decode(play) : undefined;
  const thrown = read?.value;
  if (thrown === undefined) return refuse(HAND_REFUSALS.NOT_THROWN_AGAIN);
  return andThen(doneBefore(state, after, rules), (before) => {
    const now = rules.evolve(state, before);
    return andThen(rules.use(now), (used) =>
      mapOutcome(rules.decide(now, thrown), ({ facts }) => ({
        facts: [...before, ...facts, ...used.facts],
        barrier: true,
      })),
    );
  });
};
