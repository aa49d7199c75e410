import type { Decision } from '../../../engine/rule-set';
import type { Seat, Side } from '../../../engine/sides';
import { accept, refuse } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { isOn } from '../switches';
import { leaderRating } from '../command/leader';
import { isAttackType, isMarch } from '../command/orders';
import { advanced, blocked, failed, succeeded } from './consequences';
import type { Cause } from './consequences';
import type { Order, Sleep } from './order';
import type { OrdersCommand } from './commands';
import { canSucceed, failsAtNight, mustCheckConfidence, phaseChecks, reaching } from './phase';
import { isFollowedUp, leaderOfRecipient } from './ratings';
import { faultsIn, onDesk, ruled } from './ruling';
import type { AnyEvent, Facts } from './ruling';
import { inForceOf, isMine, nextStepOf, orderFor, sideOf, stepOf } from './state';
import type { OrdersState } from './state';
import { ORDERS_REFUSALS } from './vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';
import { CORPS_REFUSALS } from '../corps/vocabulary';

/** How an order in force goes on, succeeds, is canceled or fails (NLC 12.5, 12.8–12.10). */

export type Outcome = Step<Decision<AnyEvent>>;
export type Command<Type extends OrdersCommand['type']> = Extract<OrdersCommand, { type: Type }>;

export const done = (facts: Facts, barrier = false): Outcome => accept({ facts, barrier });

/** Goes on with an order on a desk this seat may open; the same refusal whether it is not there or not his. */
export const withOrder = (
  state: OrdersState,
  id: string,
  seat: Seat,
  goOn: (order: Order, side: Side) => Outcome,
): Outcome => {
  const found = orderFor(state, id, seat);
  return found === undefined ? refuse(ORDERS_REFUSALS.NO_SUCH_ORDER) : goOn(found.order, found.side);
};

const wasAttacked = (state: OrdersState, { of }: Order, said: boolean | null): boolean =>
  said ?? isFollowedUp(state, 'attacked', of.id);

/** That something was asked of an order this turn. */
export const askedOf = (
  { turn }: OrdersState,
  { id: order, of }: Order,
  side: Side,
  told: Readonly<{ about: 'success' | 'confidence'; held?: boolean }>,
): Facts => [onDesk(side, { type: 'OrderAsked', order, of, turn, ...told })];

/** NLC 12.10: what was said at the question of success holds for the check after it. */
export const isSaidHeld = ({ turn }: Pick<OrdersState, 'turn'>, order: Pick<Order, 'asked'>): boolean =>
  order.asked.held === turn;

/** NLC 12.8, 16, Rulings 46, 91, 92: step 2 asks whether a March or an attack is where it was to be. */
export const checkSuccess = (state: OrdersState, command: Command<'CheckSuccess'>, seat: Seat): Outcome =>
  withOrder(state, command.order, seat, (order, side) => {
    const checks: readonly Check[] = [
      ...phaseChecks(state, side, 'checks'),
      [order.asked.success === state.turn, ORDERS_REFUSALS.ASKED_THIS_TURN('NLC 12.8')],
    ];
    if (!canSucceed(order)) return refuse(ORDERS_REFUSALS.CANNOT_SUCCEED);
    return ruled(state, side, { faults: faultsIn(checks), houseRule: command.houseRule }, (rulings) => {
      const { reached, inZoc, onTarget, attackedFormations } = command;
      const succeeds = reached && !inZoc && !wasAttacked(state, order, command.attacked);
      const isTold = reached && !succeeds && mustCheckConfidence(state, side, order);
      const told = { about: 'success', ...(isTold ? { held: true } : {}) } as const;
      const before = [...rulings, ...reaching(state, side, 'checks'), ...askedOf(state, order, side, told)];
      if (succeeds) return done([...before, ...succeeded(state, side, order)]);
      if (!failsAtNight(state, order) || onTarget) return done(before);
      const cause: Cause = { reason: 'offTargetAtNight', rule: 'NLC 16' };
      return done([...before, ...failed(state, side, order.of, { cause, attacked: attackedFormations })]);
    });
  });

const FAILS: Readonly<Record<Command<'FailOrder'>['why'], readonly string[]>> = {
  drivenOut: ['defend', 'delay'],
  displaced: ['reserve'],
  stackRetreated: ['reserve'],
  noLongerAttacks: ['attack', 'probe'],
};

/** NLC 12.2: what happens on the map makes a Defend, a Delay or a Reserve fail, in the middle of a turn. */
export const failOrder = (state: OrdersState, command: Command<'FailOrder'>, seat: Seat): Outcome => {
  const { of, why, attackedFormations, houseRule } = command;
  const side = sideOf(state, of);
  if (side === undefined || !isMine(seat, side)) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 12.2'));
  const order = inForceOf(state.desks[side], of);
  const type = order === undefined ? 'reserve' : stepOf(order).type;
  const checks: readonly Check[] = [
    [of.kind !== 'formation' && of.kind !== 'division', ORDERS_REFUSALS.FAILS_FOR_FORMATIONS],
    [!FAILS[why].includes(type), ORDERS_REFUSALS.NOT_A_FAILURE],
    [why === 'noLongerAttacks' && !isOn(state.setup, 'simplifiedCommand'), CORPS_REFUSALS.NOT_PLAYED_HERE('NLC 12.2')],
  ];
  return ruled(state, side, { faults: faultsIn(checks), houseRule }, (rulings) => {
    const cause: Cause = { reason: why, rule: 'NLC 12.2' };
    return done([...rulings, ...failed(state, side, of, { cause, attacked: attackedFormations })]);
  });
};

/** NLC 12.5: who goes from March to attack in the instant. */
const INSTANT_RATING = 3;

/** NLC 12.5: a leader rated less than 3 halts before the zone and attacks next turn. */
const pauseBefore = (state: OrdersState, side: Side, order: Order): Sleep | null => {
  const next = nextStepOf(order);
  if (next === undefined || !isAttackType(next.type)) return null;
  const leader = leaderOfRecipient(state, side, order.of, null);
  const { rating } = leaderRating(leader, { who: 'leader', rule: 'NLC 12.5' }, next.type);
  return rating >= INSTANT_RATING ? null : 'turn';
};

/** NLC 12.2, 12.5, 12.9: the leader is blocked: the next order of the sequence, else a Defend where they stand. */
const leaderBlocked = (state: OrdersState, side: Side, order: Order): Facts => {
  const onward = {
    cause: { reason: 'metEnemy', rule: 'NLC 12.5' },
    afterMarch: pauseBefore(state, side, order),
  } as const;
  const next = advanced(state, side, order, onward);
  return next ?? blocked(state, side, order);
};

/** NLC 12.9: a March must stop before the enemy, is charged or assaulted: all of it with its leader, else those units alone. */
export const meetEnemy = (state: OrdersState, command: Command<'MeetEnemy'>, seat: Seat): Outcome =>
  withOrder(state, command.order, seat, (order, side) => {
    const { whom, units, houseRule } = command;
    if (order.state !== 'inForce' || !isMarch(stepOf(order).type))
      return refuse(ORDERS_REFUSALS.NOT_ON_THE_MARCH('NLC 12.9'));
    const strangers = units.some(
      (id) => !state.setup.units.some((unit) => unit.id === id && unit.formation === order.of.id),
    );
    const checks: readonly Check[] = [
      [whom === 'units' && (units.length === 0 || strangers), ORDERS_REFUSALS.WHICH_UNITS],
    ];
    return ruled(state, side, { faults: faultsIn(checks), houseRule }, (rulings) =>
      done([
        ...rulings,
        ...(whom === 'leader'
          ? leaderBlocked(state, side, order)
          : [onDesk(side, { type: 'UnitsBlocked' as const, order: order.id, of: order.of, units: [...units] })]),
      ]),
    );
  });

/** Ruling 46: "Delay, then Fall Back" as it is printed: its owner goes on when he likes, in step 2. */
export const nextStep = (state: OrdersState, command: Command<'NextStep'>, seat: Seat): Outcome =>
  withOrder(state, command.order, seat, (order, side) => {
    const cause: Cause = { reason: 'ownersChoice', rule: 'Ruling 46' };
    const next = order.state === 'inForce' ? advanced(state, side, order, { cause, afterMarch: null }) : null;
    if (next === null) return refuse(ORDERS_REFUSALS.NO_NEXT_STEP);
    const checks: readonly Check[] = [
      ...phaseChecks(state, side, 'checks'),
      [order.origin !== 'start' || stepOf(order).type !== 'delay', ORDERS_REFUSALS.NOT_BY_CHOICE],
    ];
    return ruled(state, side, { faults: faultsIn(checks), houseRule: command.houseRule }, (rulings) =>
      done([...rulings, ...reaching(state, side, 'checks'), ...next]),
    );
  });
