import type { Sliced } from '../engine/rule-set';
import { sideOf } from '../engine/sides';
import type { SecretScope } from '../engine/sides';

/**
 * Every game's state is `Sliced`, which the law of the slices proves for each rule set; the journal handles states of
 * which it knows no more than that, and here it says so.
 */
const sliced = (state: unknown): Sliced => state as Sliced;

/** The turn the game stands in. */
export const turnOf = (state: unknown): number => (sliced(state).table as Readonly<{ turn: number }>).turn;

/** Whether one player plays both sides. */
export const isSolo = (state: unknown): boolean => {
  const { setup } = sliced(state).table as Readonly<{ setup: Readonly<{ playMode: string }> | null }>;
  return setup?.playMode === 'solo';
};

export const tableOf = (state: unknown): unknown => sliced(state).table;

export const sliceOf = (state: unknown, scope: SecretScope): unknown => {
  const { held, desks, umpire } = sliced(state);
  const side = sideOf(scope);
  if (side === null) return umpire;
  return scope === `held:${side}` ? held[side] : desks[side];
};

/** The state with another table: what a checkpoint begins with. */
export const withTable = <State>(state: State, table: unknown): State => ({ ...sliced(state), table }) as State;

export const withSlice = <State>(state: State, scope: SecretScope, slice: unknown): State => {
  const { held, desks, ...rest } = sliced(state);
  const side = sideOf(scope);
  if (side === null) return { ...rest, held, desks, umpire: slice } as State;
  return scope === `held:${side}`
    ? ({ ...rest, held: { ...held, [side]: slice }, desks } as State)
    : ({ ...rest, held, desks: { ...desks, [side]: slice } } as State);
};
