import { group, maybe, modifier, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, unless } from '../../../engine/step';
import type { Check, Step, Working } from '../../../engine/step';
import { otherLine } from './dice';
import { commandRating, orderType } from './fields';
import { ratedFor } from './leader';
import { CAPACITY_LINES, COMMAND_REFUSALS, RATING_LINES } from './vocabulary';

const asks = {
  role: oneOf(['OC', 'WC'], 'OC'),
  rating: commandRating,
  /** A double-rated commander's other rating, for all but March, Attack and Probe (MOP 37.17). */
  ratingOtherwise: maybe(commandRating),
  /** Orders he has given this turn. */
  given: number(0, 99, 0),
  /** NLC 11.4: his HQ is destroyed and not back yet. */
  hqLost: yesNo(false),
  awayFromHq: yesNo(false),
  /** NLC 11.5: the HQ was under orders to move last turn. */
  hqMovedLastTurn: yesNo(false),
  /** Orders given since he left a standing HQ, before this turn. */
  givenSinceAway: number(0, 99, 0),
  /** Ruling 88: a WC in command range and sight of an OC is not in use. */
  idle: yesNo(false),
  /** NLC 20.7: he directed units himself last turn. */
  directedLastTurn: yesNo(false),
  /** Ruling 56: Napoleon lent his presence to infantry last turn. */
  ledInfantryLastTurn: yesNo(false),
  /** NLC 20.7 is played. */
  directCommand: yesNo(false),
  french: yesNo(false),
  /** The order he means to give, to see whether he may. */
  order: maybe(
    group({
      type: orderType,
      faceToFace: yesNo(false),
      /** Its target is in his sight, or along a road or trail that begins there. */
      targetInSight: yesNo(false),
      /** Ruling 90: losses of 80 % of the level; in the card games (Ruling 49) the card instead. */
      retreatAllowed: yesNo(false),
    }),
  ),
  other: modifier(),
};
export type OrderCapacityInput = Told<typeof asks>;

export type OrderCapacityOutcome = Readonly<{
  /** For orders of the type that was asked about, where a commander has two ratings. */
  capacity: number;
  /** What is left to give, after the order that was asked about. */
  left: number;
  /** What the next order must be. */
  next: 'free' | 'faceToFaceInSight';
  /** NLC 20.7: units he may still direct himself this turn. */
  mayDirect: number;
}>;

/** NLC 12.12, Ruling 89: away from a standing HQ; a destroyed one sets no such limit, and a WC has none. */
const isAway = ({ role, hqLost, awayFromHq, hqMovedLastTurn }: OrderCapacityInput): boolean =>
  role === 'OC' && !hqLost && (awayFromHq || hqMovedLastTurn);

type Limit = Readonly<{ applies: boolean; most: number; line: Working[number] }>;

const limitsOn = (input: OrderCapacityInput): readonly Limit[] => [
  { applies: isAway(input), most: 1, line: CAPACITY_LINES.capacityAway('NLC 12.12') },
  {
    applies: input.directedLastTurn,
    most: 0,
    line: CAPACITY_LINES.capacityDirected('NLC 20.7'),
  },
  {
    applies: input.ledInfantryLastTurn,
    most: 0,
    line: CAPACITY_LINES.capacityLedInfantry('Ruling 56'),
  },
];

type Capacity = Readonly<{ rating: number; capacity: number; working: Working }>;

const capacityOf = (input: OrderCapacityInput): Capacity => {
  const hqLost = input.role === 'OC' && input.hqLost;
  const printed = ratedFor(input.rating, input.ratingOtherwise, input.order?.type ?? null);
  const rating = Math.max(0, printed - (hqLost ? 1 : 0));
  const limits = limitsOn(input).filter(({ applies }) => applies);
  const capped = limits.reduce((most, limit) => Math.min(most, limit.most), rating);
  return {
    rating,
    capacity: Math.max(0, capped + (input.other?.amount ?? 0)),
    working: [
      CAPACITY_LINES.capacityRating(input.role === 'OC' ? 'NLC 12.12' : 'Ruling 87', { rating: printed }),
      ...(hqLost ? [RATING_LINES.commandHqLost('NLC 11.4', { by: 1, rating })] : []),
      ...limits.map(({ line }) => line),
      ...otherLine(input.other),
    ],
  };
};

const faultsOf = (input: OrderCapacityInput, left: number, bound: boolean): readonly Check[] => {
  const { order } = input;
  if (order === null) return [];
  return [
    [input.role === 'WC' && input.idle, COMMAND_REFUSALS.WING_IS_IDLE],
    [left < 1, COMMAND_REFUSALS.NO_ORDER_LEFT],
    [bound && !order.faceToFace, COMMAND_REFUSALS.MUST_BE_FACE_TO_FACE],
    [bound && !order.targetInSight, COMMAND_REFUSALS.TARGET_OUT_OF_SIGHT],
    [order.type === 'generalRetreat' && !order.retreatAllowed, COMMAND_REFUSALS.NO_GENERAL_RETREAT_YET({})],
  ];
};

const DIRECTING_RATING = 4;

/** NLC 20.7, 11.4: a French OC or one rated 4 just now directs units up to his rating less the orders he gives. */
const mayDirect = (input: OrderCapacityInput, rating: number, given: number): number =>
  input.directCommand && input.role === 'OC' && (input.french || rating >= DIRECTING_RATING)
    ? Math.max(0, rating - given)
    : 0;

const run = (input: OrderCapacityInput): Step<OrderCapacityOutcome> => {
  const { rating, capacity, working } = capacityOf(input);
  const before = Math.max(0, capacity - input.given);
  const asked = input.order === null ? 0 : 1;
  const bound = isAway(input) && input.givenSinceAway + input.given > 0;
  return unless(faultsOf(input, before, bound), () => {
    const given = input.given + asked;
    const left = input.role === 'WC' && input.idle ? 0 : before - asked;
    const next = isAway(input) && input.givenSinceAway + given > 0 ? 'faceToFaceInSight' : 'free';
    return accept({ capacity, left, next, mayDirect: mayDirect(input, rating, given) }, [
      ...working,
      CAPACITY_LINES.capacityLeft('NLC 12.12', { capacity, given, left }),
    ]);
  });
};

/**
 * NLC 12.12, 12.14, 11.4, 20.7, Rulings 56, 87–90: a commander gives as many orders a turn as his rating; away from a standing
 * HQ one, and of those all but the first must be face to face and for a target in his sight. A General Retreat to all, an
 * order to the HQ, an Assign count one each.
 */
export const orderCapacity = procedure({
  id: 'nlc/order-capacity',
  rule: 'NLC 12.12',
  title: 'Order capacity',
  asks,
  example: { input: { rating: 4, given: 1, order: { type: 'march' } } },
  run,
});
