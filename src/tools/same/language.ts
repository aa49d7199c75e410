/**
 * What the comparison of two commits speaks, and neither commit does: who sits where, what is played, what is asked and what is
 * answered. Each side has one small adapter that translates: `adapter.ts` for this commit, and it follows whatever moves;
 * `adapter-29127e6.cjs` for the commit before anything moved, and for all others that have no `adapter.ts`. That one loads what
 * it needs by path out of an old checkout and is never changed to suit a later one. A later issue that changes formats changes
 * `adapter.ts` alone, so that what it says is still what the first one says: the commands, events, views and lines of 29127e6.
 */
import type { Seat } from '../../engine/sides';

/** Grows when an adapter must say something that the older ones do not: an old commit then needs one of its own. */
export const SPEAKS = 1;

/** Where a procedure or a play stands. `lines` are those since the question before; who only tells them at the end has none. */
export type Walk =
  | (Asking & Readonly<{ kind: 'dice'; count: number; sides: number; then: (fell: readonly number[]) => Walk }>)
  | (Asking & Readonly<{ kind: 'choice'; options: readonly string[]; then: (option: string) => Walk }>)
  | Readonly<{ kind: 'done'; lines: readonly unknown[]; outcome: unknown }>
  | Readonly<{ kind: 'refused'; refusal: unknown }>;

type Asking = Readonly<{
  lines: readonly unknown[];
  /** The whole of the question. */
  request: unknown;
  /** The odds from here, in one order; null where they are too many or hang on what nobody chooses. */
  odds: (most: number) => unknown;
}>;

export type Begun = Readonly<{ kind: 'walk'; walk: Walk }> | Readonly<{ kind: 'unread'; why: unknown }>;

export type ProcedureSide = Readonly<{
  id: string;
  /** What the leading side makes inputs up from. */
  schema: unknown;
  example: unknown;
  begin: (input: unknown) => Begun;
}>;

export type Read = Readonly<{ kind: 'ok'; value: unknown }> | Readonly<{ kind: 'newer' | 'bad' }>;

export type PlayFact = Readonly<{ scope: unknown; event: unknown }>;

/** A rule set. State belongs to its own side: it is never looked into and never compared. */
export type GameSide = Readonly<{
  id: string;
  start: unknown;
  readCommand: (json: unknown) => Read;
  readEvent: (json: unknown) => Read;
  /** Its outcome is `{ facts, barrier }`. */
  decide: (state: unknown, command: unknown, seat: Seat) => Walk;
  evolve: (state: unknown, fact: PlayFact) => unknown;
  view: (state: unknown, seat: Seat) => unknown;
  preview: (state: unknown, command: unknown, seat: Seat) => unknown;
  /** What else is asked of a rule set about a command, and about an event. */
  aboutCommand: (state: unknown, command: unknown) => unknown;
  aboutEvent: (event: unknown) => unknown;
}>;

/** A stored game as it is taken in, decided again and folded play by play. */
export type Stored = Readonly<{
  taken: unknown;
  plays: readonly Readonly<{ seq: number; view: (seat: Seat) => unknown }>[];
}>;

export type Adapter = Readonly<{
  speaks: number;
  /** Whether lines are told with the question that they lead to. */
  tellsLinesEarly: boolean;
  procedures: ReadonlyMap<string, ProcedureSide>;
  games: ReadonlyMap<string, GameSide>;
  /** A request to the headless engine and its answer, with all its words. */
  headless: (request: object) => unknown;
  stored: (text: string) => Promise<Stored>;
}>;
