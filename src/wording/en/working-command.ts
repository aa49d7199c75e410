import type { WorkingLine } from '../../engine/step';
import type { Names } from '../names';
import { ORDER_WORDS } from './events-orders';

type Facts = WorkingLine['facts'];
type Fact = string | number | undefined;
type Line = (facts: Facts, names: Names) => string;

const signed = (change: Fact): string => {
  const number = Number(change ?? 0);
  return number < 0 ? `−${-number}` : `+${number}`;
};

/** `2R`, `1L`, as the books write a shift. */
const shift = (by: Fact): string => {
  const columns = Number(by ?? 0);
  return columns < 0 ? `${-columns}L` : `${columns}R`;
};

const WHO: Readonly<Record<string, string>> = {
  sender: 'Sender',
  recipient: 'Recipient',
  leader: 'Leader',
  commander: 'Commander',
};

const STANDING: Readonly<Record<string, string>> = {
  inForce: 'in force',
  waiting: 'that waits',
  inTransit: 'on its way',
};

const RESULTS: Readonly<Record<string, string>> = {
  I: 'I, ignored',
  C: 'C, complied with',
  '1T': '1T, one turn later',
  R4: 'R4, by a 4 or more in each later command phase',
  R5: 'R5, by a 5 or more in each later command phase',
};

const word = (words: Readonly<Record<string, string>>, key: Fact): string => words[key ?? ''] ?? String(key ?? '');

const sideName = (side: Fact, names: Names): string => names.side(side === 'second' ? 'second' : 'first');

const shifted =
  (why: string): Line =>
  ({ by }) =>
    `${why}: ${shift(by)}`;

const added =
  (why: string): Line =>
  ({ by }) =>
    `${why}: ${signed(by)}`;

const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

const distance = ({ mp, eighths }: Facts): string => {
  const part = EIGHTHS[Number(eighths ?? 0)] ?? '';
  return mp === 0 && part !== '' ? `${part} MP` : `${mp ?? 0}${part} MP`;
};

const COMMON: Readonly<Record<string, Line>> = {
  commandRating: ({ who, rating }) => `${word(WHO, who)}: rating ${rating ?? ''}`,
  commandLeaderless: ({ who }) => `${word(WHO, who)}: a division without a leader, rating 1`,
  commandHqLost: ({ rating }) => `His HQ was destroyed today: one less, ${rating ?? ''}`,
  commandDivisionsAttached: ({ by, rating }) => `Divisions attached after the first: ${by ?? ''} less, ${rating ?? ''}`,
  commandOther: ({ change, reason }) => `${reason ?? ''}: ${signed(change)}`,
  commandOtherShift: ({ by, reason }) => `${reason ?? ''}: ${shift(by)}`,
  commandConfusion: shifted('Command confusion'),
  commandDirect: shifted('Commanded directly last turn'),
};

const TRANSMISSION: Readonly<Record<string, Line>> = {
  transmissionFaceToFace: () => 'Stacked: face to face, received at once',
  transmissionDistance: (facts) => `Distance ${distance(facts)}`,
  transmissionHalved: (facts) => `In sight, so halved: ${distance(facts)}`,
  transmissionAtOnce: () => '3 MP or less: received at once',
  transmissionTurns: ({ turns }) =>
    `Divided by 6, half up, at least 1: ${turns === 1 ? '1 turn later' : `${turns ?? ''} turns later`}`,
};

const COMPLIANCE: Readonly<Record<string, Line>> = {
  complianceAttack: shifted('Attack or Probe'),
  complianceRetreat: shifted('General Retreat'),
  complianceFaceToFace: shifted('Given face to face'),
  complianceDivision: shifted('Divisional order or cavalry corps'),
  complianceReserve: shifted('In Reserve'),
  complianceCard: shifted('Card played'),
  complianceStepColumn: ({ order, column }) => `${word(ORDER_WORDS, order)}: column ${column ?? ''}`,
  complianceLeftmost: ({ order }) => `Of a sequence the leftmost column counts: ${word(ORDER_WORDS, order)}`,
  complianceColumn: ({ sum, column }) => `Ratings and shifts ${sum ?? ''}: column ${column ?? ''}`,
  complianceRolled: ({ total, result }) => `Two dice ${total ?? ''}: ${word(RESULTS, result)}`,
  complianceDemoralized: ({ printed, result }) => `Demoralized: ${printed ?? ''} reads ${word(RESULTS, result)}`,
  complianceAutomatic: () => 'Accepted without a roll',
  complianceNewer: () => 'An order issued later has arrived: this one is ignored',
  complianceHeld: () => 'Received at night: held until the first daylight command phase',
  complianceDawn: () => 'Held through the night: complied with at dawn, without a roll',
  complianceDawnDemoralized: () =>
    'Held through the night, and demoralized: R4, the first die in the next command phase',
  compliancePostponed: () => 'He led an attack himself last turn: his orders wait for a turn',
  delayedOneTurn: () => '1T: complied with now, without a roll',
  delayedRolled: ({ delay, needed, total }) =>
    `${delay ?? ''}: ${needed ?? ''} or more needed, rolled ${total ?? ''}: ${Number(total) >= Number(needed) ? 'complied with' : 'it waits on'}`,
  delayedSuperseded: () => 'A new order has arrived: the one that waits is ignored',
  delayedFailed: () => 'The order in force has failed: the one that waits is ignored',
  delayedStartsAtDawn: () => 'An Attack or Probe that comes into force at night begins at dawn',
};

const LOCAL: Readonly<Record<string, Line>> = {
  localCard: shifted('Card played'),
  localColumn: ({ column }) => `Column ${column ?? ''}`,
  localReserve: added('In Reserve'),
  localRolled: ({ total, result }) => `Two dice ${total ?? ''}: ${result ?? ''}`,
  localCardSaves: () => 'With this card a Bad Move is No Effect',
  localDemoralized: () => 'Demoralized: he acts by an R4',
  localDivision: () => 'The order to his division leaves now, with him as its sender',
  localRevealed: () => 'The hidden march is revealed first',
  localAssigned: ({ order }) => `The enemy names ${word(ORDER_WORDS, order)}: complied with at once`,
  localDeclined: () => 'The enemy declines: he stays as he is',
  confidenceAttack: added('Attack or Probe'),
  confidenceAttackDemoralized: added('Attack or Probe, demoralized'),
  confidenceHeld: added('The objective is held'),
  confidenceDefendDemoralized: added('Defend or Delay, demoralized'),
  confidenceBlucher: added('Blücher in command range'),
  confidencePassed: ({ needed, total }) => `${needed ?? ''} or less needed, rolled ${total ?? ''}: passed`,
  confidenceFailed: ({ needed, total }) =>
    `${needed ?? ''} or less needed, rolled ${total ?? ''}: the order fails, three hexes back and Fall Back`,
  confidenceNever: ({ order }) => `${word(ORDER_WORDS, order)}: no check`,
  confidenceNoLoss: () => 'No step lost under this order: no check yet',
};

const CAPACITY: Readonly<Record<string, Line>> = {
  capacityRating: ({ rating }) => `As many orders a turn as his rating: ${rating ?? ''}`,
  capacityAway: () => 'Away from his HQ, or it moved: one order a turn',
  capacityDirected: () => 'He directed units himself last turn: no orders',
  capacityLedInfantry: () => 'He led infantry himself last turn: no orders',
  capacityLeft: ({ capacity, given, left }) => `${capacity ?? ''} in all, ${given ?? ''} given: ${left ?? ''} left`,
  repeatOtherType: ({ where }) => `The order ${word(STANDING, where)} is of another type`,
  repeatOtherTarget: ({ where, hexes }) =>
    `The order ${word(STANDING, where)} has a target ${hexes ?? ''} hexes away; 10 are enough`,
  repeatNotTested: () => 'After a Bad Move this is not tested',
};

const HIDDEN: Readonly<Record<string, Line>> = {
  hiddenEastern: ({ change }) => `Nearest enemy HQ Austrian or Russian: ${signed(change)}`,
  hiddenStays: ({ line, total }) => `Line ${line ?? ''}, die ${total ?? ''}: it stays hidden`,
  hiddenRevealed: ({ line, total }) => `Line ${line ?? ''}, die ${total ?? ''}: revealed`,
  hiddenSeen: () => 'The enemy sees its way: revealed',
  hiddenShown: () => 'Shown by its owner',
  hiddenSpends: ({ mp }) => `The leader spends ${mp ?? 0} MP along his route, at infantry cost`,
  pbemTotal: ({ side, die, rating, combatsWon, total }, names) =>
    `${sideName(side, names)}: die ${die ?? ''} + rating ${rating ?? ''} + combats won ${combatsWon ?? ''} = ${total ?? ''}`,
  pbemTie: () => 'A tie: roll again',
  pbemOpens: ({ side }, names) => `${sideName(side, names)} takes the first player turn`,
};

/** How orders are told, line by line. */
export const COMMAND_LINES: Readonly<Record<string, Line>> = {
  ...COMMON,
  ...TRANSMISSION,
  ...COMPLIANCE,
  ...LOCAL,
  ...CAPACITY,
  ...HIDDEN,
};
