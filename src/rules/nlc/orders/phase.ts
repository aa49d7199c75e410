import type { Side } from '../../../engine/sides';
import type { Check } from '../../../engine/step';
import { isOn } from '../switches';
import { isAttackType, isDefendType, isMarch } from '../command/orders';
import { mayHappen } from './machine';
import type { Order, Recipient } from './order';
import { PHASE_STEPS } from './orders';
import type { PhaseStep } from './orders';
import { isShaken } from './ratings';
import { onDesk } from './ruling';
import type { Facts } from './ruling';
import { dawnSince, hasLostUnder, isAsleep, isNight, stepOf } from './state';
import type { OrdersState } from './state';
import { ORDERS_REFUSALS } from './vocabulary';

/** What must be answered, or may be, in a side's command phase; each in its step of NLC 12.3. */
export type DueKind = 'success' | 'night' | 'confidence' | 'receive' | 'compliance' | 'delayed' | 'decision';
export type Due = Readonly<{
  kind: DueKind;
  step: PhaseStep;
  of: Recipient;
  /** Absent for a local decision. */
  order: string | null;
  must: boolean;
}>;

export const phaseStep = (state: OrdersState, side: Side): PhaseStep => {
  const { phase } = state.desks[side];
  return phase?.turn === state.turn ? phase.step : 'decisions';
};

const indexOf = (step: PhaseStep): number => PHASE_STEPS.indexOf(step);

/** NLC 12.8, Ruling 46: what can succeed. */
export const canSucceed = (order: Order): boolean =>
  order.state === 'inForce' && (isMarch(stepOf(order).type) || isAttackType(stepOf(order).type));

/** NLC 16, Ruling 91: in each night phase it must be said whether a unit stands on the target. */
export const failsAtNight = (state: OrdersState, order: Order): boolean =>
  order.state === 'inForce' && isNight(state) && isAttackType(stepOf(order).type) && !isAsleep(state, order);

/** NLC 12.10, Ruling 15: who checks confidence now. An order that has not begun has no confidence to lose. */
export const mustCheckConfidence = (state: OrdersState, side: Side, order: Order, outOfSupply = false): boolean => {
  const { type } = stepOf(order);
  if (isOn(state.setup, 'simplifiedCommand')) return false;
  if (order.state !== 'inForce' || isAsleep(state, order) || !hasLostUnder(state, side, order)) return false;
  return isAttackType(type) || (isDefendType(type) && isShaken(state, side, order.of, outOfSupply));
};

const checksOf = (state: OrdersState, side: Side, order: Order): readonly Due[] => {
  const at = { step: 'checks', of: order.of, order: order.id } as const;
  const { turn } = state;
  const open = order.asked.success !== turn && canSucceed(order) && !isAsleep(state, order);
  const night = failsAtNight(state, order);
  return [
    ...(open ? [{ kind: night ? 'night' : 'success', ...at, must: night } as const] : []),
    ...(order.asked.confidence !== turn && mustCheckConfidence(state, side, order)
      ? [{ kind: 'confidence', ...at, must: true } as const]
      : []),
  ];
};

/** NLC 12.6: the courier is there. */
export const isArriving = ({ turn }: Pick<OrdersState, 'turn'>, order: Order): boolean =>
  mayHappen(order, 'arrive') && order.arrivesOn <= turn;

/** NLC 12.7, 16: a 1T of an earlier turn, or what was held to a dawn that has come. */
export const comesByItself = (state: OrdersState, { state: now, wait }: Order): boolean => {
  if (now !== 'waiting' || wait === null) return false;
  return wait.until === 'dawn' ? dawnSince(state, wait.since) : wait.until === '1T' && wait.since < state.turn;
};

/** Ruling 13: an R4 or R5 has its die in the phase after its check for the first time, and then in each. */
export const needsItsDie = ({ turn }: Pick<OrdersState, 'turn'>, { state: now, wait }: Order): boolean =>
  now === 'waiting' && wait !== null && (wait.until === 'R4' || wait.until === 'R5') && wait.rolledOn < turn;

const receivedOf = (state: OrdersState, order: Order): readonly Due[] => {
  const at = { step: 'receiving', of: order.of, order: order.id, must: true } as const;
  if (isArriving(state, order) || comesByItself(state, order)) return [{ kind: 'receive', ...at }];
  if (order.state === 'due' && order.notBefore <= state.turn) return [{ kind: 'compliance', ...at }];
  return needsItsDie(state, order) ? [{ kind: 'delayed', ...at }] : [];
};

/** All that stands open in a side's command phase, in the order of NLC 12.3. */
export const duesOf = (state: OrdersState, side: Side): readonly Due[] => {
  const { orders, decisions } = state.desks[side];
  return [
    ...orders.flatMap((order) => checksOf(state, side, order)),
    ...orders.flatMap((order) => receivedOf(state, order)),
    ...decisions
      .filter(({ turn, result }) => turn === state.turn && result === null)
      .map(({ of }): Due => ({ kind: 'decision', step: 'receiving', of, order: null, must: true })),
  ];
};

const opensIn = (state: OrdersState, side: Side, step: PhaseStep): boolean =>
  duesOf(state, side).some((due) => due.must && due.step === 'checks' && indexOf(due.step) < indexOf(step));

/** NLC 12.3, Ruling 9: one side after the other, and each step after the one before. */
export const phaseChecks = (state: OrdersState, side: Side, step: PhaseStep): readonly Check[] => {
  const { done } = state.orders;
  return [
    [done.includes(side), ORDERS_REFUSALS.PHASE_IS_DONE],
    [side === 'second' && !done.includes('first'), ORDERS_REFUSALS.FIRST_SIDE_COMMANDS],
    [indexOf(phaseStep(state, side)) > indexOf(step), ORDERS_REFUSALS.STEP_IS_PAST],
    [opensIn(state, side, step), ORDERS_REFUSALS.CHECKS_COME_FIRST],
  ];
};

/** The phase goes on to the step that a play belongs to. */
export const reaching = (state: OrdersState, side: Side, step: PhaseStep): Facts =>
  state.desks[side].phase?.turn === state.turn && indexOf(phaseStep(state, side)) >= indexOf(step)
    ? []
    : [onDesk(side, { type: 'PhaseStepReached', turn: state.turn, step })];
