import { lines, refusals } from '../../../engine/vocabulary';
import { ORDER_TYPES } from './orders';

const WHO = ['sender', 'recipient', 'leader', 'commander'] as const;
const WHERE = ['inForce', 'waiting', 'inTransit'] as const;
const shift = { by: 'number' } as const;
const order = { order: ORDER_TYPES } as const;
const distance = { mp: 'number', eighths: 'number' } as const;
const lowered = { by: 'number', rating: 'number' } as const;

/** Ratings, and what changes any roll of command. */
export const RATING_LINES = lines({
  commandRating: { who: WHO, rating: 'number' },
  commandLeaderless: { who: WHO },
  commandHqLost: lowered,
  commandDivisionsAttached: lowered,
  commandOther: { change: 'number', reason: 'text' },
  commandOtherShift: { by: 'number', reason: 'text' },
});

export const TRANSMISSION_LINES = lines({
  transmissionFaceToFace: {},
  transmissionDistance: distance,
  transmissionHalved: distance,
  transmissionAtOnce: {},
  transmissionTurns: { turns: 'number' },
});

/** What moves the column of a table of command, or the number that is needed. */
export const SHIFT_LINES = lines({
  commandConfusion: shift,
  commandDirect: shift,
  complianceAttack: shift,
  complianceRetreat: shift,
  complianceFaceToFace: shift,
  complianceDivision: shift,
  complianceReserve: shift,
  complianceCard: shift,
  localCard: shift,
  confidenceAttack: shift,
  confidenceAttackDemoralized: shift,
  confidenceHeld: shift,
  confidenceDefendDemoralized: shift,
  confidenceBlucher: shift,
});

const RESULTS = ['I', 'C', '1T', 'R4', 'R5'] as const;

/** How an order is weighed, and what becomes of one that waits. */
export const COMPLIANCE_LINES = lines({
  complianceStepColumn: { order: ORDER_TYPES, column: 'text' },
  complianceLeftmost: order,
  complianceColumn: { sum: 'number', column: 'text' },
  complianceRolled: { total: 'number', result: RESULTS },
  complianceDemoralized: { printed: 'text', result: RESULTS },
  complianceAutomatic: {},
  complianceNewer: {},
  complianceHeld: {},
  complianceDawn: {},
  complianceDawnDemoralized: {},
  compliancePostponed: {},
  delayedOneTurn: {},
  delayedRolled: { delay: 'text', needed: 'number', total: 'number' },
  delayedSuperseded: {},
  delayedFailed: {},
  delayedStartsAtDawn: {},
});

/** What a leader does by himself. */
export const LOCAL_DECISION_LINES = lines({
  localColumn: { column: 'text' },
  localReserve: shift,
  localRolled: { total: 'number', result: 'text' },
  localCardSaves: {},
  localDemoralized: {},
  localDivision: {},
  localRevealed: {},
  localAssigned: order,
  localDeclined: {},
});

export const CONFIDENCE_LINES = lines({
  confidencePassed: { needed: 'number', total: 'number' },
  confidenceFailed: { needed: 'number', total: 'number' },
  confidenceNever: order,
  confidenceNoLoss: order,
});

/** How many orders a commander gives, and whether he may give this one again. */
export const CAPACITY_LINES = lines({
  capacityRating: { rating: 'number' },
  capacityAway: {},
  capacityDirected: {},
  capacityLedInfantry: {},
  capacityLeft: { capacity: 'number', given: 'number', left: 'number' },
  repeatOtherType: { where: WHERE },
  repeatOtherTarget: { where: WHERE, hexes: 'number' },
  repeatNotTested: {},
});

/** Why an order cannot be given or checked. */
export const COMMAND_REFUSALS = refusals({
  NOT_A_SEQUENCE: 'NLC 12.5',
  NOT_FOR_AN_HQ: 'NLC 11.5',
  NOT_FOR_A_TRAIN: 'MOP 37.8',
  NOT_FOR_THIS_CARD: 'MOP 37.12',
  ORDER_WAS_NOT_HELD: 'NLC 16',
  NOT_BEFORE_NEXT_PHASE: 'Ruling 13',
  NO_ORDER_LEFT: 'NLC 12.12',
  MUST_BE_FACE_TO_FACE: 'NLC 12.12',
  TARGET_OUT_OF_SIGHT: 'NLC 12.12',
  NO_GENERAL_RETREAT_YET: {
    rule: 'Ruling 90',
    maybe: { by: 'text', lost: 'number', limit: 'number', needed: 'number' },
  },
  WING_IS_IDLE: 'Ruling 88',
  SAME_ORDER_AGAIN: { rule: 'NLC 12.4', facts: { where: WHERE } },
});
