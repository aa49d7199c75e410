import type { Side } from '../../../engine/sides';
import type { RuleId } from '../../../engine/step';
import type { SequenceStep } from '../sequence';
import type { Setup } from '../setup/setup';
import type { Unit } from '../setup/unit';
import type { Mark, Standing } from './army';

/** A moment in the sequence of play, as far as it ends markers. Steps the players wrote themselves have ids of their own. */
export type Moment = Readonly<{ setup: Setup; step: SequenceStep; isLast: boolean }>;

/** What a marker's end depends on, and what a player must say of the unit first. */
export type MarkEnd = Readonly<{
  /** Whether it comes off at the end of this step, for a unit of that side. */
  at: (moment: Moment, side: Side) => boolean;
  /** It comes off by itself, by a die, or only where no enemy zone of control holds the unit. */
  how: (setup: Setup) => 'byItself' | 'byCheck' | 'unlessInZone';
}>;

/** A marker as one rule set uses it. */
export type MarkRule = Readonly<{ mark: Mark; rule: RuleId; ends: MarkEnd | null }>;

/** What a unit is worth as it stands. Movement is null where none was entered; `oneHex`: whatever it is, a hex and no more. */
export type Worth = Readonly<{ strength: number; movement: number | null; oneHex?: true }>;

/** How its formation stands, as far as the viewer may know. */
type Ailing = Readonly<{ demoralized: boolean; exhausted: boolean }>;

/** How a rule set keeps its army: its markers, and what they make of a unit. */
export type ArmyBook = Readonly<{
  marks: readonly MarkRule[];
  stepRule: RuleId;
  stepsOf: (unit: Unit) => number;
  worthOf: (unit: Unit, standing: Standing, its: Ailing) => Worth;
}>;
