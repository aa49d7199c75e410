import { group, list, maybe, modifier, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, choose, saying, unless } from '../../../engine/step';
import type { ChoiceRequest, Step, Working } from '../../../engine/step';
import { localDecisionOn } from '../tables/lookups';
import type { LocalDecisionResult } from '../tables/lookups';
import { rollTwo, within } from './dice';
import { MOST_STEPS, actsDemoralized, conditions, orderType } from './fields';
import { leaderRating, ledBy } from './leader';
import type { Rated } from './leader';
import { ORDER_TYPES, isMarchAndAttack, isSequence } from './orders';
import type { OrderType } from './orders';
import { shiftsFor } from './shifts';
import type { ShiftRule } from './shifts';
import { COMMAND_REFUSALS, LOCAL_DECISION_LINES } from './vocabulary';

/** MOP cards that bear on it: 9 General Retreat, 11 General Advance, 15 Sound of Guns. */
export const DECISION_CARDS = [9, 11, 15] as const;

/** Who says what a Bad Move makes him do: the enemy, who sits beside or answers at his own desk; or the scenario (MOP 37.19). */
const NAMED_BY = ['enemy', 'enemyLater', 'scenario'] as const;

const asks = {
  leader: group({ ...ledBy, inReserve: yesNo(false), ...conditions }),
  /** What he wants to do. */
  steps: list(orderType, 1, MOST_STEPS, ['march']),
  /** NLC 12.13: it is an order for one of his divisions. */
  forDivision: yesNo(false),
  /** NLC 20.1: the formation is on a hidden march. */
  hidden: yesNo(false),
  commandConfusion: yesNo(false),
  directCommand: yesNo(false),
  card: maybe(oneOf(DECISION_CARDS)),
  badMoveNamedBy: oneOf(NAMED_BY, 'enemy'),
  otherShift: modifier(),
  other: modifier(),
};
export type LocalDecisionInput = Told<typeof asks>;

export type LocalDecisionOutcome =
  | Readonly<{ kind: 'noEffect' }>
  | Readonly<{ kind: 'actsLocally' }>
  /** NLC 15: a demoralized leader's success is an R4. */
  | Readonly<{ kind: 'delayed'; until: 'R4' }>
  /** Ruling 94: the order to his division leaves now, with him as its sender. */
  | Readonly<{ kind: 'divisionalOrderLeaves' }>
  /** `order` is null where the enemy declines. `revealed`: a hidden march has come to light (NLC 20.1.3). */
  | Readonly<{ kind: 'badMove'; order: OrderType | null; revealed: boolean }>
  /** The enemy is to name his order yet, or the scenario has named it. */
  | Readonly<{ kind: 'badMoveCalled' | 'firstBadMove'; revealed: boolean }>;

/** NLC 20.5, 20.7, Ruling 14. */
const SHIFTS: readonly ShiftRule<LocalDecisionInput>[] = [
  { rule: 'NLC 20.5', key: 'commandConfusion', by: -1, when: ({ commandConfusion }) => commandConfusion },
  { rule: 'NLC 20.7', key: 'commandDirect', by: -1, when: ({ directCommand }) => directCommand },
  { rule: 'Ruling 14', key: 'localCard', by: 2, when: ({ card }) => card === 11 || card === 15 },
];

const LAST_COLUMN = 4;
const HIGHEST_ROLL = 12;
/** NLC 12.11: for a leader in Reserve. */
const RESERVE_BONUS = 1;

/** Ruling 94: any type but Assign and General Retreat (a forced march is a March); or the enemy leaves him as he is. */
export const BAD_MOVES: readonly OrderType[] = ORDER_TYPES.filter(
  (type) => type !== 'assign' && type !== 'generalRetreat' && type !== 'forcedMarch',
);
const DECLINE = 'decline';

/** NLC 12.11, Ruling 94: the enemy names an order for him, or leaves him as he is. */
const enemyNames = (revealed: boolean): Step<LocalDecisionOutcome> =>
  choose(
    { rule: 'NLC 12.11', purpose: 'badMove', by: 'enemy', options: [...BAD_MOVES, DECLINE] } as const,
    (option) => {
      const order = BAD_MOVES.find((type) => type === option) ?? null;
      return accept<LocalDecisionOutcome>({ kind: 'badMove', order, revealed }, [
        order === null
          ? LOCAL_DECISION_LINES.localDeclined('Ruling 94')
          : LOCAL_DECISION_LINES.localAssigned('NLC 12.11', { order }),
      ]);
    },
  );

const badMove = ({ card, hidden, badMoveNamedBy }: LocalDecisionInput): Step<LocalDecisionOutcome> => {
  if (card === 15) {
    return accept<LocalDecisionOutcome>({ kind: 'noEffect' }, [LOCAL_DECISION_LINES.localCardSaves('Ruling 14')]);
  }
  const revealed = hidden ? [LOCAL_DECISION_LINES.localRevealed('NLC 20.1.3')] : [];
  if (badMoveNamedBy === 'enemy') return saying(revealed, enemyNames(hidden));
  const kind = badMoveNamedBy === 'scenario' ? 'firstBadMove' : 'badMoveCalled';
  return accept<LocalDecisionOutcome>({ kind, revealed: hidden }, revealed);
};

const actsLocally = (input: LocalDecisionInput): Step<LocalDecisionOutcome> => {
  if (actsDemoralized(input.leader)) {
    return accept<LocalDecisionOutcome>({ kind: 'delayed', until: 'R4' }, [
      LOCAL_DECISION_LINES.localDemoralized('NLC 15'),
    ]);
  }
  if (!input.forDivision) return accept<LocalDecisionOutcome>({ kind: 'actsLocally' });
  return accept<LocalDecisionOutcome>({ kind: 'divisionalOrderLeaves' }, [
    LOCAL_DECISION_LINES.localDivision('Ruling 94'),
  ]);
};

const readResult = (result: LocalDecisionResult, input: LocalDecisionInput): Step<LocalDecisionOutcome> => {
  switch (result) {
    case 'Bad Move':
      return badMove(input);
    case 'No Effect':
      return accept<LocalDecisionOutcome>({ kind: 'noEffect' });
    case 'Acts locally':
      return actsLocally(input);
  }
};

/** NLC 12.7: of a sequence the order counts for which he is rated lowest. An Assign in it has no rating (NLC 12.2). */
const ratedLowest = ({ leader, steps }: LocalDecisionInput): Rated => {
  const ratedFor = (order: OrderType | null): Rated =>
    leaderRating(leader, { who: 'leader', rule: 'NLC 12.11' }, order);
  const [first = ratedFor(null), ...rest] = steps.filter((order) => order !== 'assign').map(ratedFor);
  return rest.reduce((lowest, one) => (one.rating < lowest.rating ? one : lowest), first);
};

const attempt = (input: LocalDecisionInput): Step<LocalDecisionOutcome> => {
  const leader = ratedLowest(input);
  const shifts = shiftsFor(SHIFTS, input, input.otherShift);
  const column = within(0, Math.min(leader.rating, LAST_COLUMN) + shifts.by, LAST_COLUMN);
  const heading = column === LAST_COLUMN ? '4+' : String(column);
  const bonus = input.leader.inReserve ? RESERVE_BONUS : 0;
  const counted = (total: number): number => within(2, total + bonus, HIGHEST_ROLL);
  const alike = (total: number): LocalDecisionResult => localDecisionOn(column, counted(total));
  const changed: Working = bonus === 0 ? [] : [LOCAL_DECISION_LINES.localReserve('NLC 12.11', { by: bonus })];
  const asked = { rule: 'NLC 12.11', purpose: 'localDecision', other: input.other, changed, alike } as const;
  const roll = rollTwo(asked, (thrown) => {
    const total = counted(thrown.total);
    const result = localDecisionOn(column, total);
    const rolled = LOCAL_DECISION_LINES.localRolled('NLC 12.11', { total, result });
    return saying([rolled], readResult(result, input));
  });
  const onColumn = LOCAL_DECISION_LINES.localColumn('NLC 12.11', { column: heading });
  return saying([...leader.working, ...shifts.working, onColumn], roll);
};

const run = (input: LocalDecisionInput): Step<LocalDecisionOutcome> =>
  unless(
    [
      [!isSequence(input.steps), COMMAND_REFUSALS.NOT_A_SEQUENCE],
      [input.card === 9 && !input.steps.includes('generalRetreat'), COMMAND_REFUSALS.NOT_FOR_THIS_CARD],
      [input.card === 15 && !isMarchAndAttack(input.steps), COMMAND_REFUSALS.NOT_FOR_THIS_CARD],
    ],
    () => attempt(input),
  );

/** The enemy takes the leader out of the fight. */
export const SENT_BACK = {
  name: 'A Bad Move sends him back',
  choose: ({ options }: ChoiceRequest) => (options.includes('fallBack') ? 'fallBack' : (options[0] ?? '')),
};

/**
 * NLC 12.11, 15, Rulings 14, 94: a leader tries to give himself an order. His rating and the shifts give the column, two dice
 * (+1 in Reserve) the result: a Bad Move, for which the enemy then names an order or declines; no effect; or he acts. The
 * book's example: a 3-rated leader in Reserve acts on a 7.
 */
export const localDecision = procedure({
  id: 'nlc/local-decision',
  rule: 'NLC 12.11',
  title: 'Local decision',
  asks,
  example: { input: { leader: { rating: 3, inReserve: true } }, dice: [[3, 4]] },
  run,
  policy: SENT_BACK,
});
