import { group, list, name, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { cardsField } from './by-card';
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
import { unitField, unitsField } from './unit';

/** Leaders stacked with units, by name. */
export const leadersField = list(name(), 0, 4, []);

/**
 * What a stack would find behind it: free ground; a hex so full that somebody must go on; an enemy's zone; both; or no way at
 * all. `asked`: its owner is asked when it comes to that.
 */
export const WAYS = ['free', 'crowded', 'enemyZoc', 'crowdedEnemyZoc', 'blocked'] as const;
export type Way = (typeof WAYS)[number];
export const wayField = oneOf(['asked', ...WAYS], 'asked');

const attackingStack = {
  units: unitsField,
  /** Leaders stacked with them, by name. */
  leaders: leadersField,
  /** What runs along the hexside they attack across. */
  hexside: hexsideField,
  /** The terrain they stand in. */
  hex: hexField,
  retreat: wayField,
  /** NLC 12.1: units out of their leader's range may not assault. */
  inCommand: yesNo(true),
};

const defendingStack = {
  units: unitsField,
  leaders: leadersField,
  hex: hexField,
  /** NLC 7.6: flanked. */
  flanked: yesNo(false),
  /** NLC 12.2: units that fall back are flanked by cavalry while on a road or trail. */
  onRoad: yesNo(false),
  /** NLC 10: infantry next to a chateau that may take losses for the infantry in it. */
  adjacentInfantry: list(unitField, 0, 6, []),
  /** NLC 19.3: artillery that fires from elsewhere. */
  remoteSupport: list(group({ unit: unitField, range: number(1, 3), fromWoods: yesNo(false) }), 0, 4, []),
  retreat: wayField,
};

/** An assault as it stands before the first die: several stacks on one, and everything on the map that bears on it. */
export const assaultAsks = {
  game: gameField,
  weather: weatherField,
  turn: turnField,
  attackers: list(group(attackingStack), 1, 6),
  defender: group(defendingStack),
  frenchShaken: frenchShakenField,
  armyLowersMorale: armyLowersMoraleField,
  /** MOP, cards 7 and 30: this side's involuntary retreat is cancelled. */
  neverForced: group({ attacker: yesNo(false), defender: yesNo(false) }),
  /** MOP 37.12: what cards in force do to it. */
  cards: cardsField,
  other: othersField,
  options: optionsField,
  switches: switchesField,
};
export type Assault = Told<typeof assaultAsks>;
