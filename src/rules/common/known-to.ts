import { SIDES } from '../../engine/sides';
import type { Seat, Side } from '../../engine/sides';
import type { AnyState } from './selector';

declare const KNOWN: unique symbol;

/** A state with nothing in it but what its seat may know: of the other side, no more than what lies on the table. */
export type KnownTo<State> = State & Readonly<{ [KNOWN]: true }>;

const knowsOf = (seat: Seat, side: Side): boolean => seat === side || seat === 'solo';

/** What a seat may know of a state. In the place of all else there is what a game begins with. */
export function knownTo<State extends AnyState>(state: State, seat: Seat, start: AnyState): KnownTo<State>;
export function knownTo(state: AnyState, seat: Seat, start: AnyState): unknown {
  const [own, none] = [state, start];
  const kept = <T>(of: Readonly<Record<Side, T>>, blank: Readonly<Record<Side, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(SIDES.map((side) => [side, knowsOf(seat, side) ? of[side] : blank[side]]));
  return { ...own, held: kept(own.held, none.held), desks: kept(own.desks, none.desks), umpire: none.umpire };
}
