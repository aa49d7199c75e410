import { list, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { ORDER_TYPES } from './orders';

/** A command rating as printed. */
export const commandRating = number(0, 9);

export const orderType = oneOf(ORDER_TYPES);

/** NLC 12.5: one order, or a sequence of them. */
export const MOST_STEPS = 8;
export const orderSteps = list(orderType, 1, MOST_STEPS);

/** NLC 15 and what counts as the same: NLC 20.8's fatigue and (MOP 37.7) being out of supply. Together they count once. */
export const conditions = { demoralized: yesNo(false), fatigued: yesNo(false), outOfSupply: yesNo(false) };
export type Condition = Told<typeof conditions>;

/** NLC 15, 20.8, MOP 37.7: whether the formation is demoralized or to be treated so. */
export const actsDemoralized = ({ demoralized, fatigued, outOfSupply }: Condition): boolean =>
  demoralized || fatigued || outOfSupply;
