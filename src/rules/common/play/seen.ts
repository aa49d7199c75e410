import { SIDES, bothSides, deskOf, heldOf, maySee } from '../../../engine/sides';
import type { Seat } from '../../../engine/sides';
import type { AnyState } from '../selector';

declare const SEEN: unique symbol;

/**
 * A state in which nothing lies that the acting seat may not know: what it does not see is as it was before the game began. What a
 * play knows, checks and writes is worked out from it, so that no play can be decided by what its player does not have.
 */
export type Seen<State> = State & Readonly<{ [SEEN]: true }>;

type Room = AnyState['table'];

/** A room as it was before the game began; the very same one where nothing has come into it, so that nothing is worked out anew. */
const emptied = (room: Room, start: Room): Room =>
  Object.keys(start).every((id) => room[id] === start[id]) ? room : start;

/** What a seat may know of a state, by how the game began. */
export const seenBy =
  (start: AnyState) =>
  (state: AnyState, seat: Seat): Seen<AnyState> => {
    const seen: AnyState = {
      table: state.table,
      held: bothSides((side) =>
        maySee(seat, heldOf(side)) ? state.held[side] : emptied(state.held[side], start.held[side]),
      ),
      desks: bothSides((side) =>
        maySee(seat, deskOf(side)) ? state.desks[side] : emptied(state.desks[side], start.desks[side]),
      ),
      umpire: emptied(state.umpire, start.umpire),
    };
    const isWhole =
      seen.umpire === state.umpire &&
      SIDES.every((side) => seen.held[side] === state.held[side] && seen.desks[side] === state.desks[side]);
    // eslint-disable-next-line no-restricted-syntax -- the one place where a state becomes a seen one
    return (isWhole ? state : seen) as Seen<AnyState>;
  };
