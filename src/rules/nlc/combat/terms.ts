import * as v from 'valibot';

/** Who fights whom: those that begin a combat attack, whoever owns the ground (NLC 7.1). */
export const COMBATANTS = ['attacker', 'defender'] as const;
export type Combatant = (typeof COMBATANTS)[number];
export type ByCombatant<T> = Readonly<Record<Combatant, T>>;

export const opponentOf = (who: Combatant): Combatant => (who === 'attacker' ? 'defender' : 'attacker');

/** MOP is a refit on top of NLC: its terrain chart, its weather and its leaders come in with this. */
export const GAMES = ['nlc', 'mop'] as const;
export type Game = (typeof GAMES)[number];
export const gameSchema = v.optional(v.picklist(GAMES), 'nlc');

/** MOP 37.4, its eight states; NLC's own fights know no weather but what is stated otherwise. */
export const WEATHERS = ['fair', 'cloudy', 'mud', 'rain', 'fog', 'frost', 'snow', 'snowstorm'] as const;
export type Weather = (typeof WEATHERS)[number];
export const weatherSchema = v.optional(v.picklist(WEATHERS), 'fair');

/** Night turns, and MOP 37.1's Night PM: a day turn with exceptions. */
export const TURNS = ['day', 'night', 'nightPm'] as const;
export type Turn = (typeof TURNS)[number];
export const turnSchema = v.optional(v.picklist(TURNS), 'day');

const on = v.optional(v.boolean(), true);
const off = v.optional(v.boolean(), false);

/** The advanced and optional rules a fight knows (19: on, 20: off). */
export const optionsSchema = v.optional(
  v.object({
    /** 19.1 */
    disruptionOnRetreat: on,
    /** 19.3 */
    remoteSupport: on,
    /** 19.4 */
    artilleryDetail: on,
    /** 19.5 */
    tinyUnits: on,
    /** 20.2 */
    doctrine: off,
    /** 20.3 */
    artillerySupport: off,
    /** 20.4 */
    rollSix: off,
    /** 20.10 */
    rout: off,
    /** 20.12 */
    alternateArtillery: off,
    /** 20.13 */
    opportunityFire: off,
  }),
  {},
);
export type Options = v.InferOutput<typeof optionsSchema>;

/** The other readings of Rulings 16 and 17. */
export const switchesSchema = v.optional(
  v.object({
    /** Ruling 16: terrain lines multiply instead of adding up. */
    terrainMultiplies: off,
    /** Ruling 16: one rounding over all groups (7.1 alone). */
    oneRounding: off,
    /** Ruling 17: enfilade and 19.4 together are ×2 and not ×2¼. */
    enfiladeAdds: off,
  }),
  {},
);
export type Switches = v.InferOutput<typeof switchesSchema>;

const within = (least: number, most: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), 0);

/** Ruling 7: whatever else changes one side's strength, fire roll, morale or hits, with its reason. */
export const otherSchema = v.optional(
  v.nullable(
    v.object({
      reason: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
      strengthPercent: within(-100, 300),
      roll: within(-10, 10),
      morale: within(-4, 4),
      hits: within(-10, 10),
    }),
  ),
  null,
);
export type Other = v.InferOutput<typeof otherSchema>;
