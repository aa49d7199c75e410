/**
 * Two sides, named for the order the books give them: `first` is the side that does first what NLC and MOP give the
 * French (Reserve action, odd dice) and what N20 gives the first player. What it is called stands in the set-up.
 */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');
export const bothSides = <T>(make: (side: Side) => T): BySide<T> => ({ first: make('first'), second: make('second') });

/** Who may know a fact: everybody, one side, or only the app until it is revealed (DESIGN §5). */
export const SCOPES = ['table', 'desk:first', 'desk:second', 'umpire'] as const;
export type Scope = (typeof SCOPES)[number];
export type DeskScope = Exclude<Scope, 'table' | 'umpire'>;
export const deskOf = (side: Side): DeskScope => `desk:${side}`;

/** Who is looking: the open table, one side behind the curtain, or a solo player who sees both desks. */
export type Seat = 'table' | Side | 'solo';

export const maySee = (seat: Seat, scope: Scope): boolean =>
  scope === 'table' || (seat === 'solo' ? scope !== 'umpire' : seat !== 'table' && scope === deskOf(seat));
