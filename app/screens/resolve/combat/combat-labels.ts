import type { Arm, Guard, Nation } from '../../../../src/rules/common/index';
import type { Crossing, DEEDS, FightFact, Ground, OptionRule, StackFact, UnitFact, WAYS_BACK } from './draft';

/** What stands on the page of a fight, in a player's words. */
export const ARM_LABELS: Readonly<Record<Arm, string>> = {
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  footArtillery: 'Foot guns',
  horseArtillery: 'Horse guns',
};

export const NATION_LABELS: Readonly<Record<Nation, string>> = {
  french: 'French',
  british: 'British',
  kgl: 'KGL',
  dutch: 'Dutch',
  nassau: 'Nassau',
  prussian: 'Prussian',
  russian: 'Russian',
  austrian: 'Austrian',
  other: 'Other',
};

export const GUARD_LABELS: Readonly<Record<Guard, string>> = {
  none: 'Line',
  young: 'Young Guard',
  middle: 'Middle Guard',
  old: 'Old Guard',
};

export const GROUND_LABELS: Readonly<Record<Ground, string>> = {
  town: 'Town',
  chateau: 'Château',
  woods: 'Woods',
  marsh: 'Marsh',
  improvedPosition: 'Improved position',
};

export const CROSSING_LABELS: Readonly<Record<Crossing, string>> = {
  stream: 'Stream',
  bridge: 'Bridge',
  crest: 'Crest',
  slope: 'Slope',
  majorRiver: 'Major river',
};

/** Markers and orders that may lie on a unit; `advanced` ones only matter under a rule that is in force. */
export const UNIT_FACT_LABELS: Readonly<Record<UnitFact, string>> = {
  disrupted: 'Disrupted',
  disruptedSince: 'Disrupted since this segment began',
  withLeader: 'Leader with it',
  fallingBack: 'Falling back',
  inReserve: 'In Reserve',
  demoralized: 'Demoralized',
  armyDemoralized: 'Army demoralized',
  fatigued: 'Fatigued',
  exhausted: 'Exhausted',
  outOfSupply: 'Out of supply',
  mayNotFire: 'May not fire',
  enfilades: 'Enfilades',
  notEnBataille: 'Not en bataille',
  extended: 'Extended line',
  startedInEnemyZoc: 'Began in an enemy zone',
  light: 'Light cavalry',
};

export const STACK_FACT_LABELS: Readonly<Record<StackFact, string>> = {
  outOfCommand: 'Out of command',
  twoHexes: 'From two hexes away',
  acrossCrest: 'Over a crest on the way',
  flank: 'Into the flank',
  flanked: 'Flanked',
  onRoad: 'On a road or trail',
  outOfSight: 'Out of sight',
  cavalryInReach: 'Friendly cavalry could charge it',
  justRetreated: 'Has just retreated',
};

export const FIGHT_FACT_LABELS: Readonly<Record<FightFact, string>> = {
  blucher: 'Blücher is with the cavalry',
  attackerNeverForced: 'Card: the attacker cannot be thrown back',
  defenderNeverForced: 'Card: the defender cannot be thrown back',
  movesMoreThanHalf: 'Foot or guns march more than half',
  counterCharge: 'Card 18: no test',
  inHand: 'Card 17: kept in hand',
  cancelled: 'Card 3: no pursuit',
  cavalryAttacks: 'There is cavalry among the attackers',
  opportunity: 'Opportunity fire',
  batteryMoved: 'The battery has moved',
  firedBefore: 'It has fired at them before',
};

export const DEED_LABELS: Readonly<Record<(typeof DEEDS)[number], string>> = {
  moves: 'Moves',
  retreats: 'Retreats',
  charges: 'Charges',
  reactionCharges: 'Reacts itself',
  pursues: 'Pursues',
  bombarded: 'Is bombarded',
};

export const WAY_LABELS: Readonly<Record<'asked' | (typeof WAYS_BACK)[number], string>> = {
  asked: 'Ask when it comes',
  free: 'Free ground',
  crowded: 'A full hex',
  enemyZoc: 'Enemy zone',
  crowdedEnemyZoc: 'Full hex in a zone',
  blocked: 'No way at all',
};

export const OPTION_LABELS: Readonly<Record<OptionRule, Readonly<{ label: string; rule: string }>>> = {
  disruptionOnRetreat: { label: 'Disruption on retreat', rule: '19.1' },
  remoteSupport: { label: 'Remote support', rule: '19.3' },
  artilleryDetail: { label: 'More artillery detail', rule: '19.4' },
  tinyUnits: { label: 'Tiny units', rule: '19.5' },
  doctrine: { label: 'Doctrine', rule: '20.2' },
  artillerySupport: { label: 'Artillery support', rule: '20.3' },
  rollSix: { label: 'Roll six to hit', rule: '20.4' },
  rout: { label: 'Rout', rule: '20.10' },
  alternateArtillery: { label: 'Other artillery losses', rule: '20.12' },
  opportunityFire: { label: 'Opportunity fire', rule: '20.13' },
};
