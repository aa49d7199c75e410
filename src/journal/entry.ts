import type { Roll, Choice } from '../engine/given';
import type { DeskScope, Scope, Side } from '../engine/sides';
import type { KeyFact, Sealed } from './keyring';

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

/** Why a sealed part did not open although its key is there. Such a part is named and left out; the game goes on. */
export type SealFault = 'cut' | 'damaged' | 'wrongKey' | 'newer';

/** A part that stays sealed: its key is not there, or it is damaged. */
export type ClosedPart = Sealed & Readonly<{ fault?: SealFault }>;

type Common = Readonly<{
  /** Milliseconds since 1970, for the reader; nothing is decided by it. */
  at: number;
  /** The entry whose state this one was made on. Entries form a tree; the newest entry says which branch is played. */
  from: number;
}>;

/** `closed` are the parts that this reader cannot read. */
export type PlayEntry<Command, Event> = Common &
  Readonly<{
    kind: 'play';
    barrier: boolean;
    parts: readonly Part<Command, Event>[];
    closed?: readonly ClosedPart[];
    /** The play whose place this one takes: the same command, with dice from the table that had been typed wrongly. */
    anew?: number;
  }>;

/** Back or forth to a state that was there already; `to` is the entry after which it stood. */
export type MoveEntry = Common & Readonly<{ kind: 'undo' | 'redo'; to: number }>;

/** Like undo, but past a barrier: both players see it, with its reason. */
export type CorrectionEntry = Common & Readonly<{ kind: 'correction'; to: number; reason: string }>;

/**
 * A desk is given another key: what stands in the rows after this one is sealed with it. `mark` says one-way which key it is,
 * and `nr` how many the desk has had.
 */
export type KeyEntry = Common & Readonly<{ kind: 'key'; scope: DeskScope; nr: number; mark: string }>;

export const keyFactOf = ({ scope, nr, mark }: KeyEntry, seq: number): KeyFact => ({ scope, nr, mark, seq });

/** A copy of the game was made: on this device, or as a file. It stands in the original before there is a copy. */
export type CopiedEntry = Common & Readonly<{ kind: 'copied'; as: CopyKind }>;
export type CopyKind = 'duplicate' | 'file';

/** From here on this is a copy: what is held for a side waits in it until that side has raised its curtain here. */
export type CopyEntry = Common & Readonly<{ kind: 'copy' }>;
export type CurtainEntry = Common & Readonly<{ kind: 'curtain'; side: Side }>;

/** Facts of the chain and not of the game: the game stands after them where it stood, and no undo turns them back. */
export type ChainEntry = KeyEntry | CopiedEntry | CopyEntry | CurtainEntry;

export type Entry<Command, Event> = PlayEntry<Command, Event> | MoveEntry | CorrectionEntry | ChainEntry;

export const isOfChain = (entry: Entry<unknown, unknown>): entry is ChainEntry =>
  entry.kind === 'key' || entry.kind === 'copied' || entry.kind === 'copy' || entry.kind === 'curtain';

/** The state an entry leaves the game in, named by the play that made it. */
export const positionAfter = (seq: number, entry: Entry<unknown, unknown>): number => {
  if (entry.kind === 'play') return seq;
  return isOfChain(entry) ? entry.from : entry.to;
};
