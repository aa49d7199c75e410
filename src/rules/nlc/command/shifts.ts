import type { RuleId, Working } from '../../../engine/step';
import type { Other } from './dice';
import { RATING_LINES, SHIFT_LINES } from './vocabulary';
import type { LineOf } from '../../../engine/vocabulary';

/** A shift on a table: columns to the right, or (negative) to the left. */
export type Shift = Readonly<{ rule: RuleId; key: LineOf<typeof SHIFT_LINES>; by: number }>;

/** A shift and when it counts, so that a table's shifts are a list that can be read against the book. */
export type ShiftRule<Facts> = Shift & Readonly<{ when: (facts: Facts) => boolean }>;

export type Shifted = Readonly<{ by: number; working: Working }>;

/** All shifts that count, added up, with a line for each. */
export const shiftsFor = <Facts>(rules: readonly ShiftRule<Facts>[], facts: Facts, other: Other): Shifted => {
  const counted = rules.filter(({ when }) => when(facts));
  return {
    by: counted.reduce((sum, { by }) => sum + by, other?.amount ?? 0),
    working: [
      ...counted.map(({ rule, key, by }) => SHIFT_LINES[key](rule, { by })),
      ...(other === undefined
        ? []
        : [RATING_LINES.commandOtherShift('Ruling 7', { by: other.amount, reason: other.reason })]),
    ],
  };
};
