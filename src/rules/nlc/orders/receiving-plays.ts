import { maybe, modifier, name, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { Seat } from '../../../engine/sides';
import type { Check, Refusal } from '../../../engine/step';
import { playIn } from '../../common/play/play';
import { compliance } from '../command/compliance';
import { delayedOrder } from '../command/delayed-order';
import { COMMAND_REFUSALS } from '../command/vocabulary';
import { discoveryChecks } from '../hidden-movement/with-orders';
import { checkable, complianceInputOf } from './compliance-input';
import { atDesk, duesFor, findOrder, leftAtDesk, ruledAtDesk } from './desk-state';
import type { AtDesk, DeskState } from './desk-state';
import type { Order } from './order';
import { duesOf, needsItsDie, phaseChecks, reaching } from './phase';
import type { DueKind } from './phase';
import { MOMENT_CAUSE, afterCompliance, afterDelay } from './receive';
import type { AnyEvent, Facts } from './ruling';
import { isNight, stepOf } from './state';
import { ORDERS_REFUSALS } from './vocabulary';

/** The dice of step 4 (NLC 12.3): for an order that has arrived, and for one that waits. */

/** NLC 20.1, Ruling 9, 12.6: what must come before: who discovers whom, and the couriers that are there. */
const receivingChecks = (state: DeskState, { side }: AtDesk): readonly Check[] => [
  ...discoveryChecks(state.hidden, side),
  ...phaseChecks(state, side, 'receiving'),
  [duesOf(state, side).some(({ kind }) => kind === 'receive'), ORDERS_REFUSALS.RECEIVE_FIRST],
];

const offersOf =
  (kind: DueKind) =>
  (state: DeskState, seat: Seat): readonly Readonly<{ order: string }>[] =>
    duesFor(state, seat, kind).flatMap(({ order }) => (order === null ? [] : [{ order }]));

const received = (state: DeskState, { side }: AtDesk, facts: Facts): Facts =>
  leftAtDesk(state.untaken, [...reaching(state, side, 'receiving'), ...facts]);

const arrived = {
  order: name(40),
  /** NLC 12.14: a WC who leads the formation in place of its own leader. */
  ledBy: maybe(name(40)),
  /** All of it, beside what the game knows of supply. */
  outOfSupply: yesNo(false),
  /** Beside what was fixed when the order was written. */
  otherShift: modifier(),
};
type Arrived = Told<typeof arrived>;
type Due = AtDesk & Readonly<{ order: Order; said: Omit<Arrived, 'order'> }>;

const findDue = (state: DeskState, { order: id, ...said }: Arrived, seat: Seat): Due | Refusal => {
  const found = findOrder(state, id, seat);
  if ('code' in found) return found;
  const { order, side } = found;
  return order.state === 'due' ? { ...atDesk(side), order, said } : ORDERS_REFUSALS.NOT_DUE;
};

/** NLC 12.7, Ruling 10: two dice for an order that has arrived. What was fixed when it was written comes from its sheet. */
export const compliancePlay = playIn<DeskState, AnyEvent>()(compliance, {
  about: arrived,
  offers: offersOf('compliance'),
  find: findDue,
  settled: [
    'steps',
    'sender',
    'recipient',
    'moment',
    'newerArrived',
    'faceToFace',
    'commandConfusion',
    'directCommand',
    'card',
    'ledAttackLastTurn',
    'otherShift',
  ],
  knows: (state, { side, order, said }) => checkable(complianceInputOf(state, side, order, said)),
  checks: (state, due) => [...receivingChecks(state, due), [due.order.notBefore > state.turn, ORDERS_REFUSALS.NOT_DUE]],
  ruled: ruledAtDesk,
  writes: (state, due, { outcome }) =>
    received(state, due, afterCompliance(state, due.side, due.order, { outcome, cause: MOMENT_CAUSE.byDay })),
});

const waits = { order: name(40) };
type Waits = AtDesk & Readonly<{ order: Order; until: '1T' | 'R4' | 'R5' }>;

const findWaiting = (state: DeskState, { order: id }: Told<typeof waits>, seat: Seat): Waits | Refusal => {
  const found = findOrder(state, id, seat);
  if ('code' in found) return found;
  const { order, side } = found;
  const until = order.state === 'waiting' ? order.wait?.until : undefined;
  return until === undefined || until === 'dawn' ? ORDERS_REFUSALS.NOT_DUE : { ...atDesk(side), order, until };
};

/** NLC 12.7, 15: the die of an R4 or R5, once in each command phase. */
export const delayedPlay = playIn<DeskState, AnyEvent>()(delayedOrder, {
  about: waits,
  offers: offersOf('delayed'),
  find: findWaiting,
  settled: ['delay', 'order', 'arrival', 'orderFailed', 'night', 'checkedThisPhase'],
  knows: (state, { order, until }) => ({
    delay: until,
    order: stepOf(order).type,
    arrival: 'none' as const,
    orderFailed: false,
    night: isNight(state),
    checkedThisPhase: false,
  }),
  checks: (state, waiting) => [
    ...receivingChecks(state, waiting),
    [!needsItsDie(state, waiting.order), COMMAND_REFUSALS.NOT_BEFORE_NEXT_PHASE],
  ],
  ruled: ruledAtDesk,
  writes: (state, waiting, { outcome }) =>
    received(state, waiting, afterDelay(state, waiting.side, waiting.order, outcome)),
});
