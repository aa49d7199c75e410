import type { Decision, Decoded, Fact } from '../../engine/rule-set';
import type { Seat, Side } from '../../engine/sides';
import type { Step } from '../../engine/step';
import type { SchemasByType } from './decoding';
import type { AnyModel, EventsOf, OutputOf, StateOf, Typed } from './model';
import type { Seen } from './play/seen';

/** A command of whatever topic. */
export type AnyCommand = Typed & Readonly<Record<string, unknown>>;

/** What a topic may ask of the game it is part of. */
export type Game<State, Event> = Readonly<{
  /** A play within a play: as its own topic decides it, without what follows from any play. */
  decide: (state: State, command: AnyCommand, seat: Seat) => Step<Decision<Event>>;
  /** A play as a player makes it, with all that follows. */
  play: (state: State, command: AnyCommand, seat: Seat) => Step<Decision<Event>>;
  /** What is so after some facts of a play. */
  evolve: (state: State, facts: readonly Fact<Event>[]) => State;
  decodeCommand: (json: unknown) => Decoded<AnyCommand>;
  /** The same state with nothing in it that a seat may not know. */
  seen: (state: State, seat: Seat) => Seen<State>;
}>;

/** A play that was decided: what it was made on, and what it has come to so far. */
export type Deed<State> = Readonly<{
  before: State;
  now: State;
  facts: readonly Fact<Typed>[];
  command: Typed;
  seat: Seat;
}>;

/** What may be done and seen of a topic. What is kept of it stands in its model; it names its own and those it looks at. */
export type Topic<Id extends string, Reads extends readonly AnyModel[], Commands, Views, Preview> = Readonly<{
  id: Id;
  /** Values and not names, so that an import shows who looks at whom. */
  reads: Reads;
  commands: Commands;
  decide: (
    state: StateOf<Reads>,
    command: OutputOf<Commands>,
    seat: Seat,
    game: Game<StateOf<Reads>, EventsOf<Reads>>,
  ) => Step<Decision<EventsOf<Reads>>>;
  /** Its fields of the view. One that is undefined is no field at all. */
  views: { readonly [Field in keyof Views]: (state: StateOf<Reads>, seat: Seat) => Views[Field] };
  /** What a play would come to, for who may make it. */
  preview?: (
    state: StateOf<Reads>,
    command: OutputOf<Commands>,
    seat: Seat,
    game: Game<StateOf<Reads>, EventsOf<Reads>>,
  ) => Preview | null;
  /** What follows from a play of anybody, once it is decided. */
  after?: (deed: Deed<StateOf<Reads>>) => readonly Fact<EventsOf<Reads>>[];
  /** The sides whose held facts a command takes up; see `RuleSet`. */
  takesUp?: (state: StateOf<Reads>, command: OutputOf<Commands>) => readonly Side[];
  /** Commands of its own that only older apps gave; see `RuleSet`. */
  isOlder?: (command: OutputOf<Commands>) => boolean;
  /** A command of its own as it is kept of a play that is made now; see `RuleSet`. */
  asGiven?: (command: OutputOf<Commands>) => OutputOf<Commands>;
  /** Its commands are there before the game is set up. */
  anytime?: true;
}>;

/** A topic of any kind: nobody can ask it anything before it is known what it reads. */
export type AnyTopic = Readonly<{
  id: string;
  reads: readonly AnyModel[];
  commands: SchemasByType;
  decide: (state: never, command: never, seat: Seat, game: never) => Step<Decision<Typed>>;
  views: Readonly<Record<string, (state: never, seat: Seat) => unknown>>;
  preview?: (state: never, command: never, seat: Seat, game: never) => unknown;
  after?: (deed: never) => readonly Fact<Typed>[];
  takesUp?: (state: never, command: never) => readonly Side[];
  isOlder?: (command: never) => boolean;
  asGiven?: (command: never) => Typed;
  anytime?: true;
}>;

export const topic = <
  const Id extends string,
  const Reads extends readonly AnyModel[],
  Commands extends SchemasByType,
  Views,
  Preview = never,
>(
  made: Topic<Id, Reads, Commands, Views, Preview>,
): Topic<Id, Reads, Commands, Views, Preview> => made;
