import { SEVERAL, lines, refusals } from '../../../engine/vocabulary';

const SIDES = ['attacker', 'defender'] as const;
const by = { by: SIDES } as const;
const units = { units: 'units' } as const;
const paid = { attacker: 'number', defender: 'number' } as const;
const pursues = { unit: 'unit', rating: 'number', die: 'number' } as const;

/** Strength and fire. */
export const FIRE_LINES = lines({
  strengthGroup: { by: SIDES, units: 'units', sum: 'number', n: 'number', d: 'number', result: 'number', keys: 'text' },
  strengthTotal: { by: SIDES, strength: 'number' },
  rangeThree: {},
  otherReason: { by: SIDES, reason: 'text' },
  noFire: { by: SIDES, strength: 'number' },
  fire: { by: SIDES, strength: 'number', sum: 'number', roll: 'number', hits: 'number' },
  sixes: { by: SIDES, strength: 'number', dice: 'number', plus: 'number', hits: 'number' },
  artillerySupport: { by: SIDES, rolled: 'number', due: 'number' },
  targetDisrupted: { steps: 'number' },
});

/** What hits cost, who gives way and who goes forward. */
export const FIGHT_LINES = lines({
  ordersToRetreat: by,
  retreatsFreely: by,
  stays: by,
  stepLost: { by: SIDES, unit: 'unit', lost: 'number', of: 'number', worth: ['one', 'half'], gone: ['yes', 'no'] },
  retreatWay: { by: SIDES, stack: 'number', way: ['free', 'crowded', 'enemyZoc', 'crowdedEnemyZoc', 'blocked'] },
  guardBroken: {},
  advances: units,
  noAdvance: units,
});

/** Charges, reactions, pursuits. */
export const CHARGE_LINES = lines({
  squareFormed: {},
  squareFailed: {},
  chargeEmptyHex: {},
  chargeAllRouted: {},
  chargeMorale: { attacker: 'number', defender: 'number', percent: 'number' },
  chargeWon: paid,
  chargeLost: paid,
  chargeNoWayBack: units,
  chargeGunsTaken: units,
  chargeIntoZone: units,
  reactionByCard: units,
  pursuitHeld: pursues,
  pursuitGoes: pursues,
  pursuitInHand: {},
});

/** Why cavalry cannot charge, pursue or slip away, and why a morale cannot be told. */
export const CHARGE_REFUSALS = refusals({
  INITIATIVE_NEEDED: 'MOP 37.5',
  ONLY_CAVALRY_CHARGES: SEVERAL,
  DISRUPTED_CANNOT_CHARGE: 'NLC 7.7',
  CHARGED_THIS_STAGE: 'NLC 7.7',
  OUT_OF_COMMAND: 'NLC 12.1',
  WAY_NOT_EMPTY: 'NLC 7.7',
  WAY_NOT_CLEAR: 'NLC 7.7',
  NIGHT_FORBIDS_CHARGE: 'NLC 16',
  WEATHER_FORBIDS_CHARGE: 'MOP 37.4',
  ALREADY_TESTED: 'NLC 7.9',
  NOBODY_TO_CHARGE: 'NLC 7.9',
  CARD_OF_MOP_ONLY: 'MOP 37.12',
  CARD_FORBIDS_CHARGE: { rule: 'MOP 37.12', facts: { card: 'text', units: 'units' } },
  HEX_NAMED_TWICE: 'NLC 7.8',
  NO_RIGHT_TO_RETREAT: 'NLC 7.11',
  NO_WAY_BACK: 'NLC 7.11',
  NAME_NOT_FREE: 'NLC 7.11',
});

/** Why an assault or a bombardment cannot be. */
export const FIGHT_REFUSALS = refusals({
  UNIT_NAMED_TWICE: SEVERAL,
  UNIT_ELIMINATED: 'NLC 6.1',
  ARTILLERY_ALONE: 'NLC 8.2',
  BOMBARDED_THIS_STAGE: SEVERAL,
  ORDER_FORBIDS_ATTACK: 'NLC 12.2',
  OUT_OF_RANGE_OF_LEADER: 'NLC 12.1',
  MAJOR_RIVER: 'NLC 7.3',
  ATTACK_BARRED_BY_TERRAIN: SEVERAL,
  TERRAIN_OF_MOP_ONLY: SEVERAL,
  NO_CHATEAU_TO_HELP: 'NLC 10',
  ONLY_INFANTRY_HELPS: 'NLC 10',
  ONLY_ARTILLERY_SUPPORTS: 'NLC 19.3',
  ONLY_ARTILLERY_BOMBARDS: 'NLC 8.1',
  RULE_NOT_IN_USE: SEVERAL,
  OUT_OF_RANGE: SEVERAL,
  OUT_OF_SIGHT: SEVERAL,
  NIGHT: SEVERAL,
  WEATHER_FORBIDS: 'MOP 37.4',
  HAS_MOVED: 'NLC 20.13',
  FIRED_AT_IT_BEFORE: 'NLC 20.13',
});
