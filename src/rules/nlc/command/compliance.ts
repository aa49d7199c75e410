import { group, maybe, modifier, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, refuse, saying, unless } from '../../../engine/step';
import type { Accepted, Check, Refused, Step, Working } from '../../../engine/step';
import { complianceColumn, complianceHeading, complianceOn } from '../tables/lookups';
import type { ComplianceResult } from '../tables/lookups';
import { rollTwo, within } from './dice';
import { actsDemoralized, conditions, orderSteps } from './fields';
import { leaderRating, ledBy, sender, senderRating } from './leader';
import { isAttackType, isMarch, isMarchAndAttack, isSequence } from './orders';
import type { OrderType } from './orders';
import { shiftsFor } from './shifts';
import type { ShiftRule } from './shifts';
import { COMMAND_REFUSALS, COMPLIANCE_LINES } from './vocabulary';

/** Who may receive an order; an HQ (NLC 11.5) and a pontoon train (MOP 37.8) take theirs without a roll. */
export const RECIPIENTS = ['corps', 'cavalryCorps', 'division', 'wing', 'hq', 'pontoonTrain'] as const;

/** MOP cards that bear on compliance: 9 General Retreat, 15 Sound of Guns, 21 Turning Movement, 28 Forced March. */
export const ORDER_CARDS = [9, 15, 21, 28] as const;

/** When it is checked: on arrival by day or by night, or at dawn if it came in the night and was held. */
export const MOMENTS = ['byDay', 'byNight', 'heldToDawn'] as const;

const asks = {
  steps: orderSteps,
  sender: group(sender),
  recipient: group({
    ...ledBy,
    kind: oneOf(RECIPIENTS, 'corps'),
    inReserve: yesNo(false),
    ...conditions,
  }),
  moment: oneOf(MOMENTS, 'byDay'),
  /** Ruling 12: an order issued later has arrived by now; an Assign or a divisional order supersedes nothing. */
  newerArrived: yesNo(false),
  faceToFace: yesNo(false),
  /** NLC 20.5: an order went past a wing commander within the last two turns. */
  commandConfusion: yesNo(false),
  /** NLC 20.7: an OC commanded units of this formation himself last turn. */
  directCommand: yesNo(false),
  card: maybe(oneOf(ORDER_CARDS)),
  /** Ruling 56: Ney lent his presence to an attack last turn, so what is due to him waits. */
  ledAttackLastTurn: yesNo(false),
  otherShift: modifier(),
  other: modifier(),
};
export type ComplianceInput = Told<typeof asks>;

export type ComplianceOutcome =
  | Readonly<{ kind: 'complied' }>
  | Readonly<{ kind: 'ignored' }>
  | Readonly<{ kind: 'delayed'; until: '1T' | 'R4' | 'R5' }>
  /** NLC 16: kept until the first daylight command phase. */
  | Readonly<{ kind: 'held' }>
  /** Ruling 56: to be checked next turn. */
  | Readonly<{ kind: 'postponed' }>;

type StepFacts = Readonly<{ input: ComplianceInput; order: OrderType }>;

/** NLC 12.7 and its chart, 12.2, 20.5, 20.7, Ruling 10: what moves the column, in the order one would go through it. */
const SHIFTS: readonly ShiftRule<StepFacts>[] = [
  { rule: 'NLC 12.7', key: 'complianceAttack', by: -2, when: ({ order }) => isAttackType(order) },
  { rule: 'NLC 12.2', key: 'complianceRetreat', by: 1, when: ({ order }) => order === 'generalRetreat' },
  { rule: 'NLC 12.7', key: 'complianceFaceToFace', by: 1, when: ({ input }) => input.faceToFace },
  {
    rule: 'NLC 12.7',
    key: 'complianceDivision',
    by: 1,
    when: ({ input }) => input.recipient.kind === 'division' || input.recipient.kind === 'cavalryCorps',
  },
  { rule: 'NLC 12.2', key: 'complianceReserve', by: 1, when: ({ input }) => input.recipient.inReserve },
  {
    rule: 'Ruling 10',
    key: 'complianceCard',
    by: 2,
    when: ({ input }) => input.card !== null && input.card !== 9,
  },
  { rule: 'NLC 20.5', key: 'commandConfusion', by: -1, when: ({ input }) => input.commandConfusion },
  { rule: 'NLC 20.7', key: 'commandDirect', by: -1, when: ({ input }) => input.directCommand },
];

type Column = Readonly<{ order: OrderType; sum: number; working: Working }>;

const columnOf = (input: ComplianceInput, order: OrderType): Column => {
  const sending = senderRating(input.sender, { who: 'sender', rule: 'NLC 12.7' }, order);
  const recipient = leaderRating(input.recipient, { who: 'recipient', rule: 'NLC 12.7' }, order);
  const shifts = shiftsFor(SHIFTS, { input, order }, input.otherShift);
  const sum = sending.rating + recipient.rating + shifts.by;
  return { order, sum, working: [...sending.working, ...recipient.working, ...shifts.working] };
};

/** NLC 12.7: of a sequence the leftmost column counts. An Assign in it is accepted by itself and has none (NLC 12.2). */
const leftmostColumn = (input: ComplianceInput): Column => {
  const checked = input.steps.filter((order) => order !== 'assign').map((order) => columnOf(input, order));
  const [first, ...rest] = checked;
  if (first === undefined) return columnOf(input, 'assign');
  const leftmost = rest.reduce((least, one) => (one.sum < least.sum ? one : least), first);
  if (rest.length === 0) return leftmost;
  const each = checked.map(({ order, sum }) =>
    COMPLIANCE_LINES.complianceStepColumn('NLC 12.7' as const, { order, column: complianceHeading(sum) }),
  );
  const counts = COMPLIANCE_LINES.complianceLeftmost('NLC 12.7', { order: leftmost.order });
  return { ...leftmost, working: [...each, counts, ...leftmost.working] };
};

/** NLC 15: how a demoralized formation reads the table. */
const DEMORALIZED = { I: 'I', C: '1T', '1T': 'R4', R4: 'R5' } as const;

const outcomeOf = (result: ComplianceResult | 'R5'): ComplianceOutcome => {
  if (result === 'I') return { kind: 'ignored' };
  return result === 'C' ? { kind: 'complied' } : { kind: 'delayed', until: result };
};

const check = (input: ComplianceInput): Step<ComplianceOutcome> => {
  const { sum, working } = leftmostColumn(input);
  const column = complianceHeading(sum);
  const columnLine = COMPLIANCE_LINES.complianceColumn('NLC 12.7', { sum, column });
  const printedOn = (total: number): ComplianceResult => complianceOn(complianceColumn(sum), within(2, total, 12));
  const asked = { rule: 'NLC 12.7', purpose: 'compliance', other: input.other, alike: printedOn } as const;
  const roll = rollTwo(asked, (thrown) => {
    const total = within(2, thrown.total, 12);
    const printed = printedOn(total);
    const demoralized = actsDemoralized(input.recipient) && printed !== 'I';
    const result = demoralized ? DEMORALIZED[printed] : printed;
    const rolled = COMPLIANCE_LINES.complianceRolled('NLC 12.7', { total, result: printed });
    const read = COMPLIANCE_LINES.complianceDemoralized('NLC 15', { printed, result });
    return accept(outcomeOf(result), [rolled, ...(demoralized ? [read] : [])]);
  });
  return saying([...working, columnLine], roll);
};

const COMPLIED: ComplianceOutcome = { kind: 'complied' };

/** NLC 11.5, 12.2, MOP 37.8: orders nobody weighs. */
const isAutomatic = ({ steps, recipient: { kind } }: ComplianceInput): boolean =>
  kind === 'hq' || kind === 'pontoonTrain' || steps.every((order) => order === 'assign');

/** NLC 16, 20.8: what is checked at once even at night. */
const isNightOrder = ({ steps }: ComplianceInput): boolean =>
  steps[0] === 'generalRetreat' || steps.includes('forcedMarch');

/** NLC 16, Ruling 25: at dawn what came in the night is complied with; demoralized it is an R4 whose first die is next phase. */
const atDawn = (input: ComplianceInput): Accepted<ComplianceOutcome> | Refused => {
  if (isAutomatic(input) || isNightOrder(input)) return refuse(COMMAND_REFUSALS.ORDER_WAS_NOT_HELD);
  return actsDemoralized(input.recipient)
    ? accept<ComplianceOutcome>({ kind: 'delayed', until: 'R4' }, [
        COMPLIANCE_LINES.complianceDawnDemoralized('NLC 16'),
      ])
    : accept(COMPLIED, [COMPLIANCE_LINES.complianceDawn('NLC 16')]);
};

const TO_AN_HQ: readonly OrderType[] = ['march', 'fallBack', 'generalRetreat'];

const faults = ({ steps, recipient, card }: ComplianceInput): readonly Check[] => [
  [!isSequence(steps), COMMAND_REFUSALS.NOT_A_SEQUENCE],
  [recipient.kind === 'hq' && !steps.every((order) => TO_AN_HQ.includes(order)), COMMAND_REFUSALS.NOT_FOR_AN_HQ],
  [recipient.kind === 'pontoonTrain' && !steps.every((order) => order === 'march'), COMMAND_REFUSALS.NOT_FOR_A_TRAIN],
  [card === 9 && !steps.includes('generalRetreat'), COMMAND_REFUSALS.NOT_FOR_THIS_CARD],
  [(card === 15 || card === 21) && !isMarchAndAttack(steps), COMMAND_REFUSALS.NOT_FOR_THIS_CARD],
  [card === 28 && !steps.every(isMarch), COMMAND_REFUSALS.NOT_FOR_THIS_CARD],
];

const run = (input: ComplianceInput): Step<ComplianceOutcome> =>
  unless(faults(input), () => {
    if (input.newerArrived) {
      return accept<ComplianceOutcome>({ kind: 'ignored' }, [COMPLIANCE_LINES.complianceNewer('NLC 12.6')]);
    }
    if (input.ledAttackLastTurn) {
      return accept<ComplianceOutcome>({ kind: 'postponed' }, [COMPLIANCE_LINES.compliancePostponed('Ruling 56')]);
    }
    if (input.moment === 'heldToDawn') return atDawn(input);
    if (isAutomatic(input)) {
      return accept(COMPLIED, [COMPLIANCE_LINES.complianceAutomatic('NLC 12.2')]);
    }
    if (input.moment === 'byNight' && !isNightOrder(input)) {
      return accept<ComplianceOutcome>({ kind: 'held' }, [COMPLIANCE_LINES.complianceHeld('NLC 16')]);
    }
    return check(input);
  });

/** The column of the chart, as it is headed; null where nothing is rolled. */
export const complianceColumnFor = (checked: Omit<ComplianceInput, 'other'>): string | null => {
  const input = { ...checked, other: undefined };
  return run(input).kind === 'needsDice' ? complianceHeading(leftmostColumn(input).sum) : null;
};

/**
 * NLC 12.7, 15, 16, Rulings 3, 10, 13, 23, 25: the ratings of sender and recipient and all shifts give the column, two dice
 * the result: ignored, complied with, one turn later (1T), or by a die in each later command phase (R4; demoralized R5).
 * By night most orders are held to dawn instead. The book's example: a 1-rated OC sends a 1-rated corps an Attack, and rolls 7
 * on column 0.
 */
export const compliance = procedure({
  id: 'nlc/compliance',
  rule: 'NLC 12.7',
  title: 'Order compliance',
  asks,
  example: { input: { steps: ['attack'], sender: { rating: 1 }, recipient: { rating: 1 } }, dice: [[3, 4]] },
  run,
});
