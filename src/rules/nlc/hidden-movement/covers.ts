import type { BySide, Side } from '../../../engine/sides';

/** Covered stacks and vedettes (MOP 37.10, 37.11). NLC has none of them: a refit shows them with hidden movement. */

export type Spotted = Readonly<{ id: string; name: string; left: number }>;

/** MOP 37.11: the vedettes of one unit that are out on the map. */
export type Vedettes = Readonly<{
  id: string;
  unit: string;
  count: number;
  left: number;
  disrupted: number;
  /** It stays on the map itself. */
  keepsUnit: boolean;
}>;

/** Vedettes that are out, with the unit they are of. */
export type VedettesOut = Vedettes & Readonly<{ name: string; side: Side }>;

/** A unit that may send some: cavalry, or one that sent some before. */
export type MaySend = Readonly<{
  unit: string;
  name: string;
  formation: string;
  side: Side;
  cavalry: boolean;
  /** Null while nobody has said. */
  count: number | null;
  keepsUnit: boolean;
}>;

/** Stacks of nothing but cover markers, and how many there may be. */
export type Dummies = Readonly<{ count: number; most: number }>;

export type Covers = Readonly<{
  /** Whether they are played. */
  forces: boolean;
  vedettes: boolean;
  spotted: readonly Spotted[];
  vedettesOut: readonly VedettesOut[];
  maySend: readonly MaySend[];
  /** As they stand on the desks, for who may read them; null where none are played. */
  dummies: BySide<Dummies> | null;
}>;
export const NO_COVERS: Covers = {
  forces: false,
  vedettes: false,
  spotted: [],
  vedettesOut: [],
  maySend: [],
  dummies: null,
};
