import { group, maybe, name, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';

/** Who fights whom: those that begin a combat attack, whoever owns the ground (NLC 7.1). */
export const COMBATANTS = ['attacker', 'defender'] as const;
export type Combatant = (typeof COMBATANTS)[number];
export type ByCombatant<T> = Readonly<Record<Combatant, T>>;

export const opponentOf = (who: Combatant): Combatant => (who === 'attacker' ? 'defender' : 'attacker');

/** MOP is a refit on top of NLC: its terrain chart, its weather and its leaders come in with this. */
export const GAMES = ['nlc', 'mop'] as const;
export type Game = (typeof GAMES)[number];
export const gameField = oneOf(GAMES, 'nlc');

/** MOP 37.4, its eight states; NLC's own fights know no weather but what is stated otherwise. */
export const WEATHERS = ['fair', 'cloudy', 'mud', 'rain', 'fog', 'frost', 'snow', 'snowstorm'] as const;
export type Weather = (typeof WEATHERS)[number];
export const weatherField = oneOf(WEATHERS, 'fair');

/** Night turns, and MOP 37.1's Night PM: a day turn with exceptions. */
export const TURNS = ['day', 'night', 'nightPm'] as const;
export type Turn = (typeof TURNS)[number];
export const turnField = oneOf(TURNS, 'day');

/** Ruling 35: French Guard has been thrown back earlier in this game. */
export const frenchShakenField = yesNo(false);
/** Ruling 36, the other reading: a demoralized army lowers morale too. */
export const armyLowersMoraleField = yesNo(false);
/** NLC 20.10. */
export const routField = yesNo(false);

/** The advanced and optional rules a fight knows (19: on, 20: off). */
const options = {
  /** 19.1 */
  disruptionOnRetreat: yesNo(true),
  /** 19.3 */
  remoteSupport: yesNo(true),
  /** 19.4 */
  artilleryDetail: yesNo(true),
  /** 19.5 */
  tinyUnits: yesNo(true),
  /** 20.2 */
  doctrine: yesNo(false),
  /** 20.3 */
  artillerySupport: yesNo(false),
  /** 20.4 */
  rollSix: yesNo(false),
  /** 20.10 */
  rout: routField,
  /** 20.12 */
  alternateArtillery: yesNo(false),
  /** 20.13 */
  opportunityFire: yesNo(false),
};
export const optionsField = group(options);
export type Options = Told<typeof options>;

/** The other readings of Rulings 16 and 17. */
const switches = {
  /** Ruling 16: terrain lines multiply instead of adding up. */
  terrainMultiplies: yesNo(false),
  /** Ruling 16: one rounding over all groups (7.1 alone). */
  oneRounding: yesNo(false),
  /** Ruling 17: enfilade and 19.4 together are ×2 and not ×2¼. */
  enfiladeAdds: yesNo(false),
};
export const switchesField = group(switches);
export type Switches = Told<typeof switches>;

/** Ruling 7: whatever else changes one side's strength, fire roll, morale or hits, with its reason. */
export const otherField = maybe(
  group({
    reason: name(120),
    strengthPercent: number(-100, 300, 0),
    roll: number(-10, 10, 0),
    morale: number(-4, 4, 0),
    hits: number(-10, 10, 0),
  }),
);
export type Other = Told<{ other: typeof otherField }>['other'];

/** The same of either side of a fight. */
export const othersField = group({ attacker: otherField, defender: otherField });
