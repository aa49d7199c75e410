import * as v from 'valibot';
import { WAYS } from './assault-input';
import { cardsSchema } from './by-card';
import type { RollByCard } from './by-card';
import { hexSchema, hexsideSchema } from './terrain';
import { gameSchema, optionsSchema, otherSchema, switchesSchema, turnSchema, weatherSchema } from './terms';
import { unitSchema } from './unit';

const no = v.optional(v.boolean(), false);
const yes = v.optional(v.boolean(), true);

/** Ruling 39: how cavalry comes at its target; at two hexes, what it has to cross first. */
const wayFields = {
  distance: v.optional(v.picklist([1, 2]), 1),
  between: v.optional(
    v.object({
      empty: yes,
      clearGround: yes,
      hexside: v.optional(v.picklist(['clear', 'crest', 'other']), 'clear'),
    }),
    {},
  ),
  /** What runs along the hexside of the target hex it comes across. */
  hexside: hexsideSchema,
  /** NLC 7.10: through a hex not next to some of the friends who already stand next to the defender. */
  flank: no,
} as const;

/** Cavalry of one hex that charges together. */
export const chargingStack = v.object({
  units: v.pipe(v.array(unitSchema), v.minLength(1), v.maxLength(4)),
  ...wayFields,
  /** NLC 12.1: cavalry out of its leader's range may not charge. */
  inCommand: yes,
});
export type ChargingStack = v.InferOutput<typeof chargingStack>;

/** The hex that is charged. No units in it: reaction charges have emptied it (Ruling 21). */
export const chargedHex = v.object({
  units: v.pipe(v.array(unitSchema), v.maxLength(8)),
  hex: hexSchema,
  /** NLC 12.2: units that fall back are taken in flank while on a road or trail. */
  onRoad: no,
  /** Where it leads if they have to give way. */
  retreat: v.optional(v.picklist(['asked', ...WAYS]), 'asked'),
});
export type ChargedHex = v.InferOutput<typeof chargedHex>;

/** What every kind of charge must know of the game and of the hour. */
export const settingFields = {
  game: gameSchema,
  weather: weatherSchema,
  turn: turnSchema,
  /** MOP 37.16: Blücher is with the cavalry that charges. */
  blucher: no,
  /** Ruling 35: French Guard has been thrown back earlier in this game. */
  frenchShaken: no,
  /** Ruling 36, the other reading. */
  armyLowersMorale: no,
  other: v.optional(v.object({ attacker: otherSchema, defender: otherSchema }), {}),
  /** MOP 37.12: what cards in force do to it. */
  cards: cardsSchema,
  options: optionsSchema,
  switches: switchesSchema,
} as const;
export type ChargeSetting = v.InferOutput<v.ObjectSchema<typeof settingFields, undefined>>;

/** One charge of any kind: who comes, on whom, and which of the modifiers can apply at all. */
export type Fight = Readonly<{
  setting: ChargeSetting;
  stacks: readonly ChargingStack[];
  target: ChargedHex;
  /** NLC 7.10, only against a reaction charge. */
  backhand: boolean;
  /** NLC 8.5: cavalry that punishes a square refused under fire meets none. */
  squares: boolean;
  /** NLC 7.8: units that have just given way cannot fire back. */
  silent: readonly string[];
  /** NLC 7.7: beaten cavalry that was charging itself goes back to where it started. */
  targetWasCharging: boolean;
  /** MOP 37.12: what cards add to the fire rolls. */
  rolls: readonly RollByCard[];
}>;

/** A fight with nothing out of the ordinary about it. */
export const plainFight = (
  chargeSetting: ChargeSetting,
  stacks: readonly ChargingStack[],
  target: ChargedHex,
): Fight => ({
  setting: chargeSetting,
  stacks,
  target,
  backhand: false,
  squares: true,
  silent: [],
  targetWasCharging: false,
  rolls: [],
});
