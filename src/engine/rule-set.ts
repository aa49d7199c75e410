import type { BySide, Scope, Seat, Side } from './sides';
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
 * The shape of every game's state: a slice for each who may know it, so that each can be sealed with its own key. A fact of
 * one scope changes the slice of that scope alone (in games stored before `held` there was, also the held one of its side).
 */
export type Sliced<Table = unknown, Held = unknown, Desk = unknown, Umpire = unknown> = Readonly<{
  table: Table;
  held: BySide<Held>;
  desks: BySide<Desk>;
  umpire: Umpire;
}>;

/**
 * A rule set as the journal and the session know it. `decide` is the only place where rules refuse; `evolve` never does:
 * what was journaled happened. State is plain JSON; that of a game that is stored is `Sliced`, with its turn on the table.
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
  /** A play after which the throw before it can still be made again, as if it had come first (MOP 37.12.1). */
  standsAside?: (command: Command) => boolean;
  /**
   * The sides whose held facts a command takes up, so that the table learns something of them: in a copy of the game it waits
   * until they have raised their curtains. Only by what lies on the table, so that the answer itself tells nothing.
   */
  takesUp?: (state: State, command: Command) => readonly Side[];
  /** Whose archive an event on the table lays open, for both to read; null where it does none. */
  opensArchive?: (event: Event) => Side | null;
  /**
   * What an event of the table does to choices that both make unseen and turn up together: one is laid face down, they are shown,
   * or they are over. Null where it does nothing to them.
   */
  choiceOf?: (event: Event) => 'laid' | 'shown' | 'gone' | null;
  /** A command that only older apps gave. It stays as it was written, its game is folded by its events, and it is never decided again. */
  isOlder?: (command: Command) => boolean;
  /** By the type of a command: how it is kept of a play that is made now, so that it can be told from what older apps gave. */
  asGiven?: Readonly<Record<string, (command: Command) => Command>>;
  decodeCommand: (json: unknown) => Decoded<Command>;
  decodeEvent: (json: unknown) => Decoded<Event>;
}>;

/** What a game from a file is held to. One that is on the device already is not asked: it always opens. */
export type Provenance<Event> = Readonly<{
  /** Whether a game begins with this. It does so once, in its first entry. */
  begins: (event: Event) => boolean;
  /** Whether what happened on a table did so under other rules: a file may say of itself what it likes. */
  isOthers: (events: readonly Event[]) => boolean;
}>;
