import type { Scope, Seat } from './sides';
import type { Step } from './step';

/** One thing that happened, and who may know it. */
export type Fact<Event> = Readonly<{ scope: Scope; event: Event }>;

/** What a command comes to when it is allowed and has its dice. */
export type Decision<Event> = Readonly<{
  facts: readonly Fact<Event>[];
  /** A roll, a draw, a reveal, a hand-over: undo stops here, because going back would let somebody peek. */
  barrier: boolean;
}>;

/** What reading stored JSON comes to. `newer`: well-formed, but of a kind this app does not know yet. */
export type Decoded<T> =
  | Readonly<{ kind: 'ok'; value: T }>
  | Readonly<{ kind: 'newer'; type: string }>
  | Readonly<{ kind: 'bad'; path: string }>;

/**
 * A rule set as the journal and the session know it. `decide` is the only place where rules refuse; `evolve` never does:
 * what was journaled happened. State is plain JSON.
 */
export type RuleSet<State, Command, Event, View, Preview = unknown> = Readonly<{
  id: string;
  /** Changes when old checkpoints no longer fit the shape of the state. */
  stateVersion: string;
  start: State;
  decide: (state: State, command: Command, seat: Seat) => Step<Decision<Event>>;
  evolve: (state: State, scope: Scope, event: Event) => State;
  viewFor: (state: State, seat: Seat) => View;
  /** What a command would come to, for who may give it: shown before it is given, and nothing happens. */
  preview?: (state: State, command: Command, seat: Seat) => Preview | null;
  decodeCommand: (json: unknown) => Decoded<Command>;
  decodeEvent: (json: unknown) => Decoded<Event>;
}>;
