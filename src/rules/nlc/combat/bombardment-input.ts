import * as v from 'valibot';
import { cardsSchema } from './by-card';
import { hexSchema, hexsideSchema } from './terrain';
import { gameSchema, optionsSchema, otherSchema, switchesSchema, turnSchema, weatherSchema } from './terms';
import { unitsSchema } from './unit';

const no = v.optional(v.boolean(), false);

/** A bombardment as it stands before the dice: one stack of artillery, one target hex. */
export const bombardmentSchema = v.object({
  game: gameSchema,
  weather: weatherSchema,
  turn: turnSchema,
  /** Only those stacked together bombard together. */
  battery: unitsSchema,
  range: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)), 2),
  lineOfSight: v.optional(v.boolean(), true),
  /** The battery stands in woods. */
  fromWoods: no,
  target: unitsSchema,
  /** Leaders stacked with the target, by name. */
  leaders: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.maxLength(4)), []),
  hex: hexSchema,
  /** What runs along the hexside the line of sight comes in by. */
  hexside: hexsideSchema,
  /** NLC 8.5: cavalry of the bombarding side could charge the target. */
  cavalryInReach: no,
  /** NLC 20.13: fire at a stack on the move. */
  opportunity: v.optional(
    v.nullable(
      v.object({
        /** The battery has moved this turn. */
        moved: no,
        /** It has fired at this stack before. */
        again: no,
      }),
    ),
    null,
  ),
  /** Ruling 35: French Guard has been thrown back earlier in this game; for 20.4, as the next. */
  frenchShaken: no,
  /** Ruling 36, the other reading. */
  armyLowersMorale: no,
  /** MOP 37.12: what cards in force do to it. */
  cards: cardsSchema,
  other: otherSchema,
  options: optionsSchema,
  switches: switchesSchema,
});
export type Bombardment = v.InferOutput<typeof bombardmentSchema>;
