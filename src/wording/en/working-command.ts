import type { LineWords } from '../../engine/vocabulary';
import {
  CAPACITY_LINES,
  COMPLIANCE_LINES,
  CONFIDENCE_LINES,
  LOCAL_DECISION_LINES,
  RATING_LINES,
  SHIFT_LINES,
  TRANSMISSION_LINES,
} from '../../rules/nlc/command/vocabulary';
import { HIDDEN_LINES } from '../../rules/nlc/hidden/vocabulary';
import { START_ROLL_LINES } from '../../rules/nlc/pbem/vocabulary';
import { told } from '../lines';
import type { Sentences } from '../lines';
import type { Names } from '../names';
import { ORDER_WORDS } from './events-orders';

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** `2R`, `1L`, as the books write a shift. */
const shift = (columns: number): string => (columns < 0 ? `${-columns}L` : `${columns}R`);

const WHO = { sender: 'Sender', recipient: 'Recipient', leader: 'Leader', commander: 'Commander' } as const;
const STANDING = { inForce: 'in force', waiting: 'that waits', inTransit: 'on its way' } as const;

const RESULTS = {
  I: 'I, ignored',
  C: 'C, complied with',
  '1T': '1T, one turn later',
  R4: 'R4, by a 4 or more in each later command phase',
  R5: 'R5, by a 5 or more in each later command phase',
} as const;

type By = Readonly<{ by: number }>;

const shifted =
  (why: string) =>
  ({ by }: By): string =>
    `${why}: ${shift(by)}`;

const added =
  (why: string) =>
  ({ by }: By): string =>
    `${why}: ${signed(by)}`;

const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

const distance = ({ mp, eighths }: Readonly<{ mp: number; eighths: number }>): string => {
  const part = EIGHTHS[eighths] ?? '';
  return mp === 0 && part !== '' ? `${part} MP` : `${mp}${part} MP`;
};

const RATINGS: LineWords<typeof RATING_LINES, Names> = {
  commandRating: ({ who, rating }) => `${WHO[who]}: rating ${rating}`,
  commandLeaderless: ({ who }) => `${WHO[who]}: a division without a leader, rating 1`,
  commandHqLost: ({ rating }) => `His HQ was destroyed today: one less, ${rating}`,
  commandDivisionsAttached: ({ by, rating }) => `Divisions attached after the first: ${by} less, ${rating}`,
  commandOther: ({ change, reason }) => `${reason}: ${signed(change)}`,
  commandOtherShift: ({ by, reason }) => `${reason}: ${shift(by)}`,
};

const SHIFTS: LineWords<typeof SHIFT_LINES, Names> = {
  commandConfusion: shifted('Command confusion'),
  commandDirect: shifted('Commanded directly last turn'),
  complianceAttack: shifted('Attack or Probe'),
  complianceRetreat: shifted('General Retreat'),
  complianceFaceToFace: shifted('Given face to face'),
  complianceDivision: shifted('Divisional order or cavalry corps'),
  complianceReserve: shifted('In Reserve'),
  complianceCard: shifted('Card played'),
  localCard: shifted('Card played'),
  confidenceAttack: added('Attack or Probe'),
  confidenceAttackDemoralized: added('Attack or Probe, demoralized'),
  confidenceHeld: added('The objective is held'),
  confidenceDefendDemoralized: added('Defend or Delay, demoralized'),
  confidenceBlucher: added('Blücher in command range'),
};

const TRANSMISSION: LineWords<typeof TRANSMISSION_LINES, Names> = {
  transmissionFaceToFace: 'Stacked: face to face, received at once',
  transmissionDistance: (facts) => `Distance ${distance(facts)}`,
  transmissionHalved: (facts) => `In sight, so halved: ${distance(facts)}`,
  transmissionAtOnce: '3 MP or less: received at once',
  transmissionTurns: ({ turns }) =>
    `Divided by 6, half up, at least 1: ${turns === 1 ? '1 turn later' : `${turns} turns later`}`,
};

const COMPLIANCE: LineWords<typeof COMPLIANCE_LINES, Names> = {
  complianceStepColumn: ({ order, column }) => `${ORDER_WORDS[order]}: column ${column}`,
  complianceLeftmost: ({ order }) => `Of a sequence the leftmost column counts: ${ORDER_WORDS[order]}`,
  complianceColumn: ({ sum, column }) => `Ratings and shifts ${sum}: column ${column}`,
  complianceRolled: ({ total, result }) => `Two dice ${total}: ${RESULTS[result]}`,
  complianceDemoralized: ({ printed, result }) => `Demoralized: ${printed} reads ${RESULTS[result]}`,
  complianceAutomatic: 'Accepted without a roll',
  complianceNewer: 'An order issued later has arrived: this one is ignored',
  complianceHeld: 'Received at night: held until the first daylight command phase',
  complianceDawn: 'Held through the night: complied with at dawn, without a roll',
  complianceDawnDemoralized: 'Held through the night, and demoralized: R4, the first die in the next command phase',
  compliancePostponed: 'He led an attack himself last turn: his orders wait for a turn',
  delayedOneTurn: '1T: complied with now, without a roll',
  delayedRolled: ({ delay, needed, total }) =>
    `${delay}: ${needed} or more needed, rolled ${total}: ${total >= needed ? 'complied with' : 'it waits on'}`,
  delayedSuperseded: 'A new order has arrived: the one that waits is ignored',
  delayedFailed: 'The order in force has failed: the one that waits is ignored',
  delayedStartsAtDawn: 'An Attack or Probe that comes into force at night begins at dawn',
};

const LOCAL_DECISION: LineWords<typeof LOCAL_DECISION_LINES, Names> = {
  localColumn: ({ column }) => `Column ${column}`,
  localReserve: added('In Reserve'),
  localRolled: ({ total, result }) => `Two dice ${total}: ${result}`,
  localCardSaves: 'With this card a Bad Move is No Effect',
  localDemoralized: 'Demoralized: he acts by an R4',
  localDivision: 'The order to his division leaves now, with him as its sender',
  localRevealed: 'The hidden march is revealed first',
  localAssigned: ({ order }) => `The enemy names ${ORDER_WORDS[order]}: complied with at once`,
  localDeclined: 'The enemy declines: he stays as he is',
};

const CONFIDENCE: LineWords<typeof CONFIDENCE_LINES, Names> = {
  confidencePassed: ({ needed, total }) => `${needed} or less needed, rolled ${total}: passed`,
  confidenceFailed: ({ needed, total }) =>
    `${needed} or less needed, rolled ${total}: the order fails, three hexes back and Fall Back`,
  confidenceNever: ({ order }) => `${ORDER_WORDS[order]}: no check`,
  confidenceNoLoss: () => 'No step lost under this order: no check yet',
};

const CAPACITY: LineWords<typeof CAPACITY_LINES, Names> = {
  capacityRating: ({ rating }) => `As many orders a turn as his rating: ${rating}`,
  capacityAway: 'Away from his HQ, or it moved: one order a turn',
  capacityDirected: 'He directed units himself last turn: no orders',
  capacityLedInfantry: 'He led infantry himself last turn: no orders',
  capacityLeft: ({ capacity, given, left }) => `${capacity} in all, ${given} given: ${left} left`,
  repeatOtherType: ({ where }) => `The order ${STANDING[where]} is of another type`,
  repeatOtherTarget: ({ where, hexes }) =>
    `The order ${STANDING[where]} has a target ${hexes} hexes away; 10 are enough`,
  repeatNotTested: 'After a Bad Move this is not tested',
};

const HIDDEN: LineWords<typeof HIDDEN_LINES, Names> = {
  hiddenEastern: ({ change }) => `Nearest enemy HQ Austrian or Russian: ${signed(change)}`,
  hiddenStays: ({ line, total }) => `Line ${line}, die ${total}: it stays hidden`,
  hiddenRevealed: ({ line, total }) => `Line ${line}, die ${total}: revealed`,
  hiddenSeen: 'The enemy sees its way: revealed',
  hiddenShown: 'Shown by its owner',
  hiddenSpends: ({ mp }) => `The leader spends ${mp} MP along his route, at infantry cost`,
};

const START_ROLL: LineWords<typeof START_ROLL_LINES, Names> = {
  pbemTotal: ({ side, die, rating, combatsWon, total }) =>
    `${side}: die ${die} + rating ${rating} + combats won ${combatsWon} = ${total}`,
  pbemTie: 'A tie: roll again',
  pbemOpens: ({ side }) => `${side} takes the first player turn`,
};

/** How orders are told, line by line. */
export const COMMAND_WORDS: Sentences = {
  ...told(RATING_LINES, RATINGS),
  ...told(SHIFT_LINES, SHIFTS),
  ...told(TRANSMISSION_LINES, TRANSMISSION),
  ...told(COMPLIANCE_LINES, COMPLIANCE),
  ...told(LOCAL_DECISION_LINES, LOCAL_DECISION),
  ...told(CONFIDENCE_LINES, CONFIDENCE),
  ...told(CAPACITY_LINES, CAPACITY),
  ...told(HIDDEN_LINES, HIDDEN),
  ...told(START_ROLL_LINES, START_ROLL),
};
