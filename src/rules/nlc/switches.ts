import { isListed } from '../common/setup/switches';
import type { SwitchReader } from '../common/setup/switches';

/**
 * What NLC leaves to the players: optional rules, and other readings of unclear ones. What most games play with (NLC 19) is
 * switched off by a name of its own. 19.2 alone is switched on by its name, because games were begun without it: what a new
 * game starts with lists it.
 */
export const NLC_SWITCHES = [
  /** Ruling 98: everybody may see whose chits are in the cup. */
  'openCup',
  /** NLC 16, note: both sides simply move in nights. */
  'nightsWithoutChits',
  /** The cup alone: no command phase, no Reserve. */
  'withoutOrders',
  /** NLC 12: order sheets are kept in the app; without it they stay on paper and the app is told who is in Reserve. */
  'orderSheets',
  /** Ruling 8: order markers: type and target of every order are known to all. */
  'openOrders',
  /** NLC 12, multiplayer suggestions: orders are delivered, but nobody checks compliance, confidence or a local decision. */
  'simplifiedCommand',
  /** NLC 20.5: an order past a wing commander who is out of range confuses him. */
  'commandConfusion',
  /** NLC 20.7: an OC directs units himself. */
  'directCommand',
  /** NLC 20.8: forced marches, and what a night of them does. */
  'fatigue',
  /** NLC 20.1: marches out of the enemy's sight are plotted and moved when they come to light. */
  'hiddenMovement',
  /** NLC 20.1.6: hidden marches whose ways cross hold each other up. */
  'hiddenTrafficJams',
  /** NLC 20.11: the side that retreated less adds to its Initial Action die. */
  'takingTheInitiative',
  /** NLC, suggestions for play by mail, Ruling 99: without a cup, a roll says each turn who chooses to move first or second. */
  'pbem',
  /** NLC 20.6: demoralized neighbours lower a limit. */
  'proximity',
  /** NLC 20.9: what becomes of orders raises and lowers limits. */
  'operationsMorale',
  /** Ruling 36, other reading: a demoralized army lowers morale too. */
  'armyLowersMorale',
  /** NLC 9, MOP App. II, Ruling 41: reinforcements roll for their turn. */
  'variableArrival',
  /** NLC 19.1: whoever goes back checks for disruption. */
  'withoutDisruptionOnRetreat',
  /** NLC 19.2: disruption comes off by a morale check, not by itself. */
  'disruptionByCheck',
  /** NLC 19.3: guns elsewhere fire in an assault. */
  'withoutRemoteSupport',
  /** NLC 19.4: range 3, guns against several, guns in defence. */
  'withoutArtilleryDetail',
  /** NLC 19.5: a step worth 1 pays half a hit. */
  'withoutTinyUnits',
  /** NLC 20.2: how the units of a corps stand, move and fight. */
  'doctrine',
  /** NLC 20.3: guns beside other arms disrupt. */
  'artillerySupport',
  /** NLC 20.4: a hit for each six. */
  'rollSix',
  /** NLC 20.10: whoever fails by 3 or more is gone. */
  'rout',
  /** NLC 20.12: bombardments hit and disrupt by other rules. */
  'alternateArtillery',
  /** NLC 20.13: guns fire at whoever comes into their range. */
  'opportunityFire',
  /** Ruling 16, other reading: the lines of the terrain multiply instead of adding up. */
  'terrainMultiplies',
  /** Ruling 16, other reading: 7.1 alone, one rounding over all groups. */
  'oneRounding',
  /** Ruling 17, other reading: enfilade and 19.4 together are ×2. */
  'enfiladeAdds',
] as const;
export type NlcSwitch = (typeof NLC_SWITCHES)[number];

/** Switches of a refit that parts of NLC go by, which the refit shares. */
export type RefitSwitch = 'hiddenDemoralization' | 'secretArrivals';

export const isOn: SwitchReader<NlcSwitch | RefitSwitch> = isListed;
