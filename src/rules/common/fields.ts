import * as v from 'valibot';
import { modifierSchema } from '../../engine/fields';

/** Off unless it is said to be on. */
export const no = v.optional(v.boolean(), false);

/** A whole number from 0 to the most there can be. */
export const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** What a player calls a unit, a hex or a column: his own words. */
export const ownName = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** Ruling 7: any roll takes another modifier, with its reason; see `modifier`. */
export const otherModifier = v.optional(modifierSchema);
