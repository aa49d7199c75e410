import type { OrderType } from '../../rules/nlc/index';
import type { Change, LogLine, Order, Recipient } from '../../rules/nlc/index';
import type { PhaseStep, Recorded } from '../../rules/nlc/index';
import type { DueKind } from '../../rules/nlc/index';
import type { ComplianceOutcome, Fatigue, RetreatLeave, RollResult } from '../../rules/nlc/index';
import type { Names } from '../names';
import { ORDER_STATE_WORDS, REASON_WORDS } from './events-orders';

/** What stands on the order sheets and in the command phase, beyond what the history says of them. */

/** One order type in a line, for whoever chooses it. */
export const ORDER_HINTS: Readonly<Record<OrderType, string>> = {
  attack: 'Close in and fight',
  probe: 'Two units at most in zones',
  defend: 'Stay within 2 hexes',
  delay: 'Hold off, do not attack',
  march: 'By road, around the enemy',
  forcedMarch: 'Through the night',
  fallBack: 'Away from the enemy',
  generalRetreat: 'Everybody, to the map’s edge',
  assign: 'Under another commander',
  reserve: 'Wait for orders',
};

/** NLC 12.2, Rulings 49, 90: whether a General Retreat can be given, in figures; null where only the players know. */
export const retreatLeaveWords = (leave: RetreatLeave): string | null => {
  switch (leave.kind) {
    case 'told':
      return null;
    case 'card':
      return leave.allowed ? 'Its card was played' : 'Not before its card is played';
    case 'losses':
      return `${String(leave.lost)} of ${String(leave.limit)} lost, ${String(leave.needed)} needed`;
  }
};

/** NLC 12.3: the four steps of a side's command phase. */
export const STEP_TITLES: Readonly<Record<PhaseStep, string>> = {
  decisions: 'Local decisions are written down',
  checks: 'Success, then confidence',
  orders: 'New orders',
  receiving: 'Orders are received',
};

export const STEP_RULES: Readonly<Record<PhaseStep, string>> = {
  decisions: 'NLC 12.11',
  checks: 'NLC 12.8',
  orders: 'NLC 12.4',
  receiving: 'NLC 12.7',
};

const DUE_COUNTS: Readonly<Record<DueKind, readonly [string, string]>> = {
  success: ['may have succeeded', 'may have succeeded'],
  night: ['must stand on its target', 'must stand on their targets'],
  confidence: ['checks confidence', 'check confidence'],
  receive: ['order has arrived', 'orders have arrived'],
  compliance: ['checks compliance', 'check compliance'],
  delayed: ['waits for its die', 'wait for their dice'],
  decision: ['local decision', 'local decisions'],
};

/** "2 orders have arrived". */
export const dueCount = (kind: DueKind, count: number): string =>
  `${String(count)} ${DUE_COUNTS[kind][count === 1 ? 0 : 1]}`;

/** NLC 12.8: what the silence means once the step is over. */
export const leftOpenWords = (count: number): string =>
  count === 1
    ? '1 left unanswered: this order stays in force'
    : `${String(count)} left unanswered: these orders stay in force`;

const CHANGE_WORDS: Readonly<Record<Change, string>> = {
  arrive: 'arrives',
  postpone: 'is put off a turn',
  ignore: 'ignored',
  wait: 'waits',
  rollOn: 'goes on waiting',
  comply: 'in force',
  advance: 'the next order of the sequence is in force',
  supersede: 'replaced',
  succeed: 'succeeds',
  fail: 'fails',
  cancel: 'canceled',
};

/** What happened to an order, as one line of its record. */
export const logSentence = ({ turn, change, wait, reason }: LogLine, names: Names): string =>
  `${names.turn(turn)} · ${CHANGE_WORDS[change]}${wait === null ? '' : ` (${wait})`}: ${REASON_WORDS[reason]}`;

/** "Waits (R4)", "On its way". */
export const stateWords = ({ state, wait }: Pick<Order, 'state' | 'wait'>): string =>
  wait === null ? ORDER_STATE_WORDS[state] : `${ORDER_STATE_WORDS[state]} (${wait.until})`;

export const turnsLeftWords = (turns: number): string =>
  turns === 0 ? 'there now' : turns === 1 ? '1 turn left' : `${String(turns)} turns left`;

/** NLC 12.6: when the courier will be there. */
export const arrivalWords = (
  { kind, arrives, turns }: Readonly<{ kind: 'faceToFace' | 'atOnce' | 'later'; arrives: number; turns: number }>,
  names: Names,
): string => {
  if (kind === 'faceToFace') return 'Face to face: received at once';
  if (kind === 'atOnce') return 'Received at once';
  return `There at ${names.turn(arrives)} (${turns === 1 ? 'next turn' : `in ${String(turns)} turns`})`;
};

/** NLC 12.7: what the dice may make of an order. */
export const complianceWords = (outcome: ComplianceOutcome): string => {
  switch (outcome.kind) {
    case 'complied':
      return 'Complied with';
    case 'ignored':
      return 'Ignored';
    case 'delayed':
      return outcome.until === '1T' ? 'Next turn (1T)' : `Waits for a die (${outcome.until})`;
    case 'held':
      return 'Held to dawn';
    case 'postponed':
      return 'Checked next turn';
  }
};

/** NLC 12.11: what may become of a local decision. */
export const DECISION_WORDS: Readonly<Record<NonNullable<Recorded['result']>, string>> = {
  noEffect: 'No effect',
  actsLocally: 'Acts locally',
  delayed: 'Acts locally, on a die (R4)',
  divisionalOrderLeaves: 'The order to the division leaves',
  badMove: 'Bad Move: the enemy names an order',
  firstBadMove: 'His first Bad Move: as the scenario says',
};

/** What a roll of the command phase may come to. */
export const ROLL_RESULT_WORDS: Readonly<Record<RollResult, string>> = {
  ...DECISION_WORDS,
  complied: 'Complied with',
  ignored: 'Ignored',
  held: 'Held to dawn',
  postponed: 'Checked next turn',
  '1T': 'Next turn (1T)',
  R4: 'Waits for a die (R4)',
  R5: 'Waits for a die (R5)',
  waits: 'Goes on waiting',
  passed: 'Stands',
  failed: 'Fails: 3 hexes back, Fall Back',
  noCheck: 'No check',
};

/** NLC 20.8: what becomes of a formation, after its name. */
export const FATIGUE_WORDS: Readonly<Record<Fatigue['by'], Readonly<Record<Fatigue['now'], string>>>> = {
  night: {
    fatigued: 'has marched or fallen back through the night: fatigued',
    exhausted: 'was fatigued and has not rested: exhausted',
    rested: 'has rested the night',
    fatiguedAgain: 'has rested the night: exhausted no more, but fatigued',
  },
  division: {
    fatigued: 'has a tired division back with it: fatigued',
    exhausted: 'is exhausted',
    rested: 'is rested',
    fatiguedAgain: 'is fatigued',
  },
  hours: {
    fatigued: 'is fatigued',
    exhausted: 'is exhausted',
    rested: 'has rested three hours in Reserve',
    fatiguedAgain: 'has rested three hours: exhausted no more, but fatigued',
  },
};

const QUARTERS = ['', '¼', '½', '¾'] as const;

/** "8½ MP". */
export const mpWords = (mp: number, quarters: number): string => {
  const part = QUARTERS[quarters] ?? '';
  return `${mp === 0 && part !== '' ? '' : String(mp)}${part} MP`;
};

/** Short, for a chip: the commander himself, or what of his. */
export const recipientChip = (of: Recipient, names: Names): string => {
  switch (of.kind) {
    case 'formation':
      return names.formation(of.id);
    case 'division':
      return of.division;
    case 'wing':
      return names.leader(of.id);
    case 'hq':
      return `HQ of ${names.leader(of.id)}`;
    case 'train':
      return 'Pontoon train';
  }
};
