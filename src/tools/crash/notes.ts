/** What the writing process tells the one that kills it: one line of JSON each, written before the next step starts. */
export type Note =
  | Readonly<{ kind: 'starting' }>
  | Readonly<{ kind: 'opened'; found: Found }>
  /** The row and the head outside the database are both stored, as far as the store and the keeper say. */
  | Readonly<{ kind: 'played'; seq: number }>
  | Readonly<{ kind: 'stored'; game: string }>
  | Readonly<{ kind: 'trashing'; game: string }>;

/** What was on disk when a process opened it after the last one was killed. */
export type Found = Readonly<{
  integrity: string;
  count: number;
  rows: number;
  /** Where the chain breaks, or null. */
  broken: number | null;
  head: number | null;
  headFits: boolean;
  checkpointFits: boolean;
  /** The first row that does not open to what was sealed in it, or not to what was promised; or null. */
  unsealed: number | null;
  /** Every other game: whole, or a reason why not. */
  games: readonly Readonly<{ key: string; whole: boolean }>[];
}>;

/** The game that is played; others come and go beside it. */
export const MAIN_GAME = 'main';
export const CHAIN = 'crash-test';
export const ROWS_OF_A_GAME = 40;

/** Far larger than a page: a torn checkpoint would show. */
export const checkpointBodyOf = (seq: number): string => `${String(seq)}:`.repeat(4000);
