import { bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { standingOf } from '../../common/army/army';
import { beforeNewest } from './before';
import { isMarkerDue, usesMarkers } from './marker';
import type { GameResult, HeldHexes, MoraleLine, Pursuer, Tonight } from './model';
import { previewsFor } from './previews';
import type { Preview } from './previews';
import { pursuersNow } from './state';
import type { MoraleState } from './state';

/** A side's Direct Command marker: the unit it is with, whether that is still on the map, and whether it must be placed now. */
export type MarkerView = Readonly<{ unit: string | null; onMap: boolean; due: boolean }>;

/** The track as every screen may know it; nothing of it is anybody's secret. In half points. */
export type MoraleView = Readonly<{
  /** Null until the track has a start. */
  morale: BySide<number> | null;
  start: BySide<number> | null;
  started: boolean;
  previews: BySide<readonly Preview[]>;
  /** The newest last. */
  lastChanges: readonly MoraleLine[];
  /** Where each side stood before the newest occasion; null where that did not move it. */
  before: BySide<number | null>;
  pursuers: readonly Pursuer[];
  mayExit: BySide<boolean>;
  /** Null in games without markers. */
  markers: BySide<MarkerView> | null;
  /** Whether a side has paid for this night turn. */
  nightPaid: BySide<boolean>;
  tonight: Tonight;
  hexes: BySide<HeldHexes | null>;
  outcome: Readonly<{ decisive: Side | null; result: GameResult | null }>;
}>;

const markerView = (state: MoraleState, side: Side): MarkerView => {
  const marker = state.morale.markers[side];
  return {
    unit: marker?.unit ?? null,
    onMap: marker !== null && standingOf(state.army, marker.unit).place === 'map',
    due: isMarkerDue(state, side),
  };
};

/** What screens show of morale. */
export const moraleView = (state: MoraleState): MoraleView => {
  const { now, start, lastChanges, mayExit, nights, tonight, hexes, decisive, result } = state.morale;
  return {
    morale: now,
    start,
    started: now !== null,
    previews: bothSides((side) => previewsFor(state, side)),
    lastChanges,
    before: beforeNewest(lastChanges),
    pursuers: pursuersNow(state),
    mayExit,
    markers: usesMarkers(state) ? bothSides((side) => markerView(state, side)) : null,
    nightPaid: bothSides((side) => nights[side] === state.turn),
    tonight,
    hexes,
    outcome: { decisive, result },
  };
};
