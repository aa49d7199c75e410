/**
 * Two sides, named for the order the books give them: `first` is the side that does first what NLC and MOP give the
 * French (Reserve action, odd dice) and what N20 gives the first player. What it is called stands in the set-up.
 */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');
export const bothSides = <T>(make: (side: Side) => T): BySide<T> => ({ first: make('first'), second: make('second') });

/**
 * Who may know a fact: everybody; one side; or only the app until it is revealed. Of what one side knows there
 * are two kinds: `held` is what the app must know to play on while that side is away (the chits it put in), `desk` is what
 * nobody needs before its owner comes back (its orders), and so may be locked by his PIN.
 */
export const SCOPES = ['table', 'held:first', 'held:second', 'desk:first', 'desk:second', 'umpire'] as const;
export type Scope = (typeof SCOPES)[number];
/** What is stored sealed. */
export type SecretScope = Exclude<Scope, 'table'>;
export type DeskScope = `desk:${Side}`;
export type HeldScope = `held:${Side}`;
export const deskOf = (side: Side): DeskScope => `desk:${side}`;
export const heldOf = (side: Side): HeldScope => `held:${side}`;

export const isSecret = (scope: Scope): scope is SecretScope => scope !== 'table';
export const SECRET_SCOPES: readonly SecretScope[] = SCOPES.filter(isSecret);

/** Whose secret a scope is; nobody's are the table and the umpire. */
export const sideOf = (scope: Scope): Side | null =>
  SIDES.find((side) => scope === deskOf(side) || scope === heldOf(side)) ?? null;

/** Who is looking: the open table, one side behind the curtain, or a solo player who sees both desks. */
export type Seat = 'table' | Side | 'solo';

export const maySee = (seat: Seat, scope: Scope): boolean =>
  scope === 'table' || (seat === 'solo' ? scope !== 'umpire' : seat !== 'table' && sideOf(scope) === seat);
