import type { SecretScope } from '../engine/sides';
import type { ClosedPart } from './entry';

/** A slice as a checkpoint keeps it, in pieces short enough to be sealed. `at` and `turn` say what opens it. */
export type SealedSlice = Readonly<{ at: number; turn: number; pieces: readonly string[] }>;

export type SealedSince = Readonly<{ seq: number; turn: number; sealed: string }>;

/**
 * A locked slice: as it was when it was last open, and the sealed parts that came upon it since. So a game goes on, goes
 * back, and keeps its checkpoints while a desk is locked, and nothing need be unsealed for it.
 */
export type ClosedSlice = Readonly<{ base: SealedSlice | null; since: readonly SealedSince[] }>;
export type ClosedSlices = Readonly<Partial<Record<SecretScope, ClosedSlice>>>;

export const NOTHING_CLOSED: ClosedSlices = {};
const EMPTY: ClosedSlice = { base: null, since: [] };

/** What is locked, after one more play. A part that is damaged is no part of it: no key will ever open it. */
export const withClosed = (
  slices: ClosedSlices,
  seq: number,
  parts: readonly ClosedPart[] | undefined,
): ClosedSlices => {
  if (parts === undefined) return slices;
  const next = { ...slices };
  for (const { scope, turn, sealed, fault } of parts) {
    if (fault !== undefined) continue;
    const { base, since } = next[scope] ?? EMPTY;
    next[scope] = { base, since: [...since, { seq, turn, sealed }] };
  }
  return next;
};
