import type { Check, RuleId } from '../../../engine/step';
import { TABLE_REFUSALS } from '../../common/vocabulary';
import { TRACK_REFUSALS } from '../morale/vocabulary';

/** What moves morale by a number the players state: the kit or the base game names the occasion, not a procedure. */
export const CHANGE_REASONS = [
  'event',
  'withdrawal',
  'combineBreakDown',
  'objective',
  'recovery',
  'reserve',
  'correction',
  'other',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/**
 * What a reason allows. `whole`: in full points only. `price`: it is paid for something, so that it must be there.
 * `told`: it means nothing without words.
 */
type Allows = Readonly<{
  rule: RuleId;
  whole: boolean;
  way: 'either' | 'loss' | 'gain';
  price: boolean;
  told: boolean;
}>;

const FREELY = { whole: false, way: 'either', price: false, told: false } as const;
const IN_POINTS = { ...FREELY, whole: true } as const;

/**
 * N20 12.7: halves are for the occasions the kit lists; what it says nothing of goes by the base game's whole points
 * (Ruling 71). The texts of event cards are not printed, so an event may say either.
 */
const REASONS: Readonly<Record<ChangeReason, Allows>> = {
  event: { rule: 'N20 5.0', ...FREELY },
  withdrawal: { rule: 'N20 12.7.5', ...IN_POINTS },
  combineBreakDown: { rule: 'N20 12.7.5', ...IN_POINTS, way: 'loss', price: true },
  objective: { rule: 'Ruling 71', ...IN_POINTS },
  recovery: { rule: 'Ruling 71', ...IN_POINTS, way: 'gain' },
  reserve: { rule: 'N20 9.0', ...IN_POINTS, way: 'loss', price: true },
  correction: { rule: 'N20 12.1', ...FREELY },
  other: { rule: 'Ruling 7', ...FREELY, told: true },
};

/** Where a reason stands in the books. */
export const ruleOf = (reason: ChangeReason): RuleId => REASONS[reason].rule;

/** Why a side at `morale` half points cannot move by so many for that reason. */
export const changeFaults = (
  reason: ChangeReason,
  { halves, note, morale }: Readonly<{ halves: number; note: string; morale: number }>,
): readonly Check[] => {
  const { rule, whole, way, price, told } = REASONS[reason];
  return [
    [halves === 0, TABLE_REFUSALS.NOTHING_CHANGED(rule)],
    [whole && halves % 2 !== 0, TRACK_REFUSALS.WHOLE_POINTS_ONLY(rule)],
    [way === 'loss' && halves > 0, TRACK_REFUSALS.ONLY_A_LOSS(rule)],
    [way === 'gain' && halves < 0, TRACK_REFUSALS.ONLY_A_GAIN(rule)],
    [price && -halves > morale, TRACK_REFUSALS.MORALE_TOO_LOW(rule)],
    [told && note === '', TRACK_REFUSALS.REASON_NEEDED(rule)],
  ];
};
