import type { Game } from '../combat/terms';
import type { FollowUpId } from './follow-up-table';

/** What a refit says otherwise of corps and orders. The rules ask for these things, and never for a book's name. */
export type CorpsBook = Readonly<{
  /** The book that procedures are told to go by. */
  inputs: Readonly<{ game: Game }>;
  /** NLC 13: what a player who rallies is asked of where he stands. */
  rally: Readonly<{ woods: boolean; supply: boolean }>;
  /** Marks and counters beside NLC's own. */
  marks: readonly FollowUpId[];
  orders: Readonly<{
    /** What the desk asks whoever writes or weighs an order. */
    asks: Readonly<{ supply: boolean; trains: boolean; cards: boolean }>;
    /** MOP 37.16: a set-up that names nobody's effect may have Blücher all the same. */
    bluecher: boolean;
    /** MOP App. II: an order may be sent to a reinforcement before it comes. */
    sentAhead: boolean;
  }>;
}>;

export const NLC_CORPS: CorpsBook = {
  inputs: { game: 'nlc' },
  rally: { woods: true, supply: false },
  marks: [],
  orders: { asks: { supply: false, trains: false, cards: false }, bluecher: false, sentAhead: false },
};
