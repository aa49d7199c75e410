import type { Roll, Choice } from '../engine/given';
import type { Scope } from '../engine/sides';

/**
 * What one play left behind for one scope. A play that touches the table and a desk has a part for each, so that a desk
 * part can be sealed without the table's being hidden. Dice stand with those who may see them.
 */
export type Part<Command, Event> = Readonly<{
  scope: Scope;
  command?: Command;
  rolls?: readonly Roll[];
  choices?: readonly Choice[];
  events: readonly Event[];
}>;

type Common = Readonly<{
  /** Milliseconds since 1970, for the reader; nothing is decided by it. */
  at: number;
  /** The entry whose state this one was made on. Entries form a tree; the newest entry says which branch is played. */
  from: number;
}>;

export type PlayEntry<Command, Event> = Common &
  Readonly<{ kind: 'play'; barrier: boolean; parts: readonly Part<Command, Event>[] }>;

/** Back or forth to a state that was there already; `to` is the entry after which it stood. */
export type MoveEntry = Common & Readonly<{ kind: 'undo' | 'redo'; to: number }>;

/** Like undo, but past a barrier: both players see it, with its reason. */
export type CorrectionEntry = Common & Readonly<{ kind: 'correction'; to: number; reason: string }>;

export type Entry<Command, Event> = PlayEntry<Command, Event> | MoveEntry | CorrectionEntry;

/** The state an entry leaves the game in, named by the play that made it. */
export const positionAfter = (seq: number, entry: Entry<unknown, unknown>): number =>
  entry.kind === 'play' ? seq : entry.to;
