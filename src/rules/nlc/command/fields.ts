import * as v from 'valibot';
import { ORDER_TYPES } from './orders';

/** A fact that is not so unless it is said. */
export const no = v.optional(v.boolean(), false);

/** An advanced rule (NLC 19): the author plays with them, so they are on unless it is said otherwise. */
export const yes = v.optional(v.boolean(), true);

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A command rating as printed. */
export const ratingField = whole(0, 9);

/** A count that is 0 unless it is said. */
export const countField = (most = 99) => v.optional(whole(0, most), 0);

export const nameField = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const orderField = v.picklist(ORDER_TYPES);

/** NLC 12.5: one order, or a sequence of them. */
export const stepsField = v.pipe(v.array(orderField), v.minLength(1), v.maxLength(8));

/** NLC 15 and what counts as the same: NLC 20.8's fatigue and (MOP 37.7) being out of supply. Together they count once. */
export const conditionFields = { demoralized: no, fatigued: no, outOfSupply: no } as const;
export type Condition = Readonly<{ demoralized: boolean; fatigued: boolean; outOfSupply: boolean }>;

/** NLC 15, 20.8, MOP 37.7: whether the formation is demoralized or to be treated so. */
export const actsDemoralized = ({ demoralized, fatigued, outOfSupply }: Condition): boolean =>
  demoralized || fatigued || outOfSupply;
