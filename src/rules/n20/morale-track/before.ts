import { bothSides } from '../../../engine/sides';
import type { BySide } from '../../../engine/sides';
import type { MoraleLine, MoraleReason } from './model';

/** Reasons that come together: one night's reckoning, what one battle is given, what it costs. */
const OCCASIONS: readonly (readonly MoraleReason[])[] = [
  ['locAtNight', 'pursuit'],
  ['guard', 'reserve'],
  ['routed', 'broken'],
];

const isSameOccasion = (one: MoraleLine, next: MoraleLine): boolean =>
  OCCASIONS.some((reasons) => reasons.includes(one.reason) && reasons.includes(next.reason)) ||
  (one.reason === next.reason && one.side !== next.side);

/** The newest changes that belong together, the oldest of them first. */
const newest = (changes: readonly MoraleLine[]): readonly MoraleLine[] => {
  const from = changes.findLastIndex((change, i) => {
    const before = changes[i - 1];
    return before === undefined || !isSameOccasion(before, change);
  });
  return from < 0 ? [] : changes.slice(from);
};

/** Where each side stood before the newest occasion moved it; null where it did not. In half points. */
export const beforeNewest = (changes: readonly MoraleLine[]): BySide<number | null> => {
  const together = newest(changes);
  return bothSides((side) => {
    const first = together.find((change) => change.side === side);
    return first === undefined ? null : first.after - first.by;
  });
};
