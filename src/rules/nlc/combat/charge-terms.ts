import { group, list, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { wayField } from './assault-input';
import { cardsField } from './by-card';
import type { RollByCard } from './by-card';
import { hexField, hexsideField } from './terrain';
import {
  armyLowersMoraleField,
  frenchShakenField,
  gameField,
  optionsField,
  othersField,
  switchesField,
  turnField,
  weatherField,
} from './terms';
import { unitField } from './unit';

/** Ruling 39: how cavalry comes at its target; at two hexes, what it has to cross first. */
const wayFields = {
  distance: oneOf([1, 2], 1),
  between: group({
    empty: yesNo(true),
    clearGround: yesNo(true),
    hexside: oneOf(['clear', 'crest', 'other'], 'clear'),
  }),
  /** What runs along the hexside of the target hex it comes across. */
  hexside: hexsideField,
  /** NLC 7.10: through a hex not next to some of the friends who already stand next to the defender. */
  flank: yesNo(false),
};

/** Cavalry of one hex that charges together. */
export const chargingStack = {
  units: list(unitField, 1, 4),
  ...wayFields,
  /** NLC 12.1: cavalry out of its leader's range may not charge. */
  inCommand: yesNo(true),
};
export type ChargingStack = Told<typeof chargingStack>;

/** The hex that is charged. No units in it: reaction charges have emptied it (Ruling 21). */
export const chargedHex = {
  units: list(unitField, 0, 8),
  hex: hexField,
  /** NLC 12.2: units that fall back are taken in flank while on a road or trail. */
  onRoad: yesNo(false),
  /** Where it leads if they have to give way. */
  retreat: wayField,
};
export type ChargedHex = Told<typeof chargedHex>;

/** What every kind of charge must know of the game and of the hour. */
export const settingFields = {
  game: gameField,
  weather: weatherField,
  turn: turnField,
  /** MOP 37.16: Blücher is with the cavalry that charges. */
  blucher: yesNo(false),
  frenchShaken: frenchShakenField,
  armyLowersMorale: armyLowersMoraleField,
  other: othersField,
  /** MOP 37.12: what cards in force do to it. */
  cards: cardsField,
  options: optionsField,
  switches: switchesField,
};
export type ChargeSetting = Told<typeof settingFields>;

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
