import type { Side } from '../../../engine/sides';
import type { Check, Refusal } from '../../../engine/step';
import type { Leader } from '../../common/setup/setup';
import { orderRepeat } from '../command/order-repeat';
import type { OrderRepeatInput } from '../command/order-repeat';
import { isAttackType, isMarch, isSequence } from '../command/orders';
import type { Order, OrderStep, Recipient } from './order';
import { faultOf } from './ruling';
import {
  commanderOf,
  formationIn,
  formationOfRecipient,
  inForceOf,
  isSame,
  isThere,
  leaderIn,
  liveOrdersOf,
  stepOf,
  targetKey,
  typesOf,
} from './state';
import type { OrdersState } from './state';
import { ORDERS_REFUSALS } from './vocabulary';
import { COMMAND_REFUSALS } from '../command/vocabulary';

/** NLC 12.2: all orders but Reserve name a target; an Assign names whom it is under. */
const NEEDS_NO_TARGET: readonly string[] = ['reserve', 'assign'];
/** NLC 12.2: the 10 MP do not bind these. */
const ANY_DISTANCE: readonly string[] = ['reserve', 'assign', 'generalRetreat'];

export const needsTarget = ({ type, target }: OrderStep): boolean => target === null && !NEEDS_NO_TARGET.includes(type);

const stepChecks = (state: OrdersState, side: Side, of: Recipient, step: OrderStep): readonly Check[] => [
  [needsTarget(step), ORDERS_REFUSALS.TARGET_IS_MISSING],
  [step.target?.kind === 'here' && step.type !== 'defend', ORDERS_REFUSALS.HERE_IS_FOR_DEFEND],
  [!step.reachable && !ANY_DISTANCE.includes(step.type), ORDERS_REFUSALS.TARGET_OUT_OF_REACH],
  [step.nextDay && !isAttackType(step.type), ORDERS_REFUSALS.NEXT_DAY_IS_FOR_ATTACKS],
  ...(step.type === 'assign' ? assignChecks(state, side, of, step.to) : []),
];

const isWingOf = (state: OrdersState, side: Side, to: string | null): boolean => {
  const wing = leaderIn(state, to);
  return wing?.side === side && wing.role === 'WC';
};

/** MOP 37.17: some wings take cavalry alone. */
const isTooSlow = (state: OrdersState, of: Recipient, to: string | null): boolean =>
  leaderIn(state, to)?.cavalryOnly === true && formationOfRecipient(state, of)?.kind !== 'cavalryCorps';

/** NLC 12.2: a division goes under a corps or a wing, a corps under a wing. */
const assignChecks = (state: OrdersState, side: Side, of: Recipient, to: string | null): readonly Check[] => {
  const isWing = isWingOf(state, side, to);
  const isCorps = of.kind === 'division' && to !== null && formationIn(state, to)?.side === side;
  return [
    [of.kind !== 'formation' && of.kind !== 'division', ORDERS_REFUSALS.CANNOT_BE_ASSIGNED],
    [!isWing && !isCorps, ORDERS_REFUSALS.ASSIGNED_TO_WHOM],
    [isWing && isTooSlow(state, of, to), ORDERS_REFUSALS.CAVALRY_WING],
  ];
};

/** NLC 12.2, 12.4, 12.5: what must stand on any sheet. */
export const sheetChecks = (
  state: OrdersState,
  side: Side,
  { of, steps }: Readonly<{ of: Recipient; steps: readonly OrderStep[] }>,
): readonly Check[] => [
  [!isSequence(typesOf(steps)), COMMAND_REFUSALS.NOT_A_SEQUENCE],
  ...steps.flatMap((step) => stepChecks(state, side, of, step)),
];

const WHERE: Readonly<Partial<Record<Order['state'], OrderRepeatInput['standing'][number]['where']>>> = {
  inTransit: 'inTransit',
  due: 'waiting',
  waiting: 'waiting',
  inForce: 'inForce',
};

type Apart = readonly Readonly<{ order: string; hexes: number }>[];

/** NLC 12.4: between the last targets; the same place is no way off, another one is as far as the players say. */
const hexesApart = (order: Order, steps: readonly OrderStep[], apart: Apart): number => {
  const [now, before] = [steps, order.steps].map((list) => targetKey(list.at(-1)?.target ?? null));
  return now === before ? 0 : (apart.find((one) => one.order === order.id)?.hexes ?? 0);
};

const MOST_STANDING = 20;

/** NLC 12.4, Ruling 16c: the same order again. Of an order in force only what is still to come counts. */
export const repeatFaults = (
  state: OrdersState,
  side: Side,
  { of, steps, apart }: Readonly<{ of: Recipient; steps: readonly OrderStep[]; apart: Apart }>,
): readonly Refusal[] => {
  const standing = liveOrdersOf(state.desks[side], of)
    .slice(-MOST_STANDING)
    .flatMap((order) => {
      const where = WHERE[order.state];
      const left = order.steps.slice(order.at);
      return where === undefined
        ? []
        : [{ where, steps: typesOf(left), hexesBetweenTargets: hexesApart(order, steps, apart) }];
    });
  return faultOf(orderRepeat.run({ steps: typesOf(steps), standing, badMove: false }));
};

/** Who is above a commander or a formation that others were placed under. */
const above = (state: OrdersState, side: Side, id: string): string | null => {
  const kind = leaderIn(state, id) === undefined ? 'formation' : 'wing';
  return commanderOf(state, side, { kind, id });
};

/** MOP 37.22: Barclay's formations, to whom nobody else gives an order. */
const isClosedWing = (state: OrdersState, id: string | null): boolean => leaderIn(state, id)?.fixedOrders === true;

export const isClosedTo = (state: OrdersState, leader: Leader, of: Recipient): boolean => {
  const above = commanderOf(state, leader.side, of);
  return above !== leader.id && isClosedWing(state, above);
};

/** A division under a corps under a wing under an OC: no line of command is longer. */
const LONGEST_LINE = 3;

/** NLC 12.14: an OC orders all of his army, a WC what is under him and nothing else; an HQ has its own OC. */
export const isHisToOrder = (state: OrdersState, leader: Leader, of: Recipient): boolean => {
  const first = commanderOf(state, leader.side, of);
  if (first === leader.id) return true;
  if (leader.role === 'WC' || of.kind === 'hq') return false;
  let upper = first;
  for (let i = 0; i < LONGEST_LINE && upper !== null && upper !== leader.id; i++) {
    if (leaderIn(state, upper)?.role === 'OC') return false;
    upper = above(state, leader.side, upper);
  }
  return upper === null || upper === leader.id;
};

/** NLC 12.2, 12.14: all whom a commander may give an order, formations first: a General Retreat goes to each of them. */
export const subordinatesOf = (state: OrdersState, leader: Leader): readonly Recipient[] => {
  const { formations, leaders } = state.setup;
  const all: readonly Recipient[] = [
    ...formations.flatMap((one) =>
      one.side === leader.side && one.onMap && isThere(state, one) ? [{ kind: 'formation', id: one.id } as const] : [],
    ),
    ...leaders.flatMap((one) =>
      one.side === leader.side && one.onMap && one.role === 'WC' && one.id !== leader.id
        ? [{ kind: 'wing', id: one.id } as const]
        : [],
    ),
    ...(leader.role === 'OC' ? [{ kind: 'hq', id: leader.id } as const] : []),
  ];
  return all.filter((of) => isHisToOrder(state, leader, of) && !isClosedTo(state, leader, of));
};

const sameOrder = (one: OrderStep, other: OrderStep): boolean =>
  one.type === other.type && targetKey(one.target) === targetKey(other.target);

const goesByIt = (state: OrdersState, wing: Leader, step: OrderStep, but: Recipient): boolean =>
  state.desks[wing.side].orders.some(
    (order) =>
      order.state === 'inForce' &&
      order.of.kind === 'formation' &&
      !isSame(order.of, but) &&
      commanderOf(state, wing.side, order.of) === wing.id &&
      sameOrder(stepOf(order), step),
  );

/**
 * NLC 12.14, Ruling 88: what a wing commander orders must fit his own order: the same type and target, a March towards it,
 * Reserve while another of his goes by it, Assign. One who has no order has his men in Reserve.
 */
export const isConsistent = (
  state: OrdersState,
  wing: Leader,
  { of, step, towardsTarget }: Readonly<{ of: Recipient; step: OrderStep; towardsTarget: boolean }>,
): boolean => {
  if (wing.fixedOrders === true || step.type === 'assign') return true;
  const own = inForceOf(state.desks[wing.side], { kind: 'wing', id: wing.id });
  if (own === undefined) return step.type === 'reserve';
  const his = stepOf(own);
  if (isMarch(step.type) && (towardsTarget || targetKey(step.target) === targetKey(his.target))) return true;
  if (sameOrder(step, his)) return true;
  return step.type === 'reserve' && goesByIt(state, wing, his, of);
};

/** Whoever is not there cannot receive anything; Barclay's orders stay as they are (Ruling 46). */
export const recipientChecks = (state: OrdersState, of: Recipient): readonly Check[] => {
  const formation = formationOfRecipient(state, of);
  const leader = of.kind === 'wing' || of.kind === 'hq' ? leaderIn(state, of.id) : undefined;
  const absent = formation === undefined ? leader?.onMap === false : !isThere(state, formation);
  return [
    [absent, ORDERS_REFUSALS.RECIPIENT_NOT_THERE],
    [of.kind === 'wing' && leader?.fixedOrders === true, ORDERS_REFUSALS.ORDERS_NEVER_CHANGE],
  ];
};
