import type { Decision, Fact } from '../../../engine/rule-set';
import type { Seat, Side } from '../../../engine/sides';
import { mapOutcome, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { OrdersCommand } from '../orders/commands';
import type { Recipient } from '../orders/order';
import { isMine, sideOf } from '../orders/state';
import { revealFacts } from './decide';
import type { HiddenEvent } from './model';
import { collectedBy, duesOf, inputFor, marchOf } from './state';
import type { HiddenState } from './state';
import { HIDDEN_REFUSALS } from './vocabulary';

/** Where hidden marches touch the command phase: couriers to them, their local decisions, and when they are rolled for. */

/** Whose order or phase a play of step 4 concerns. Null where it is none of it. */
const receivingSide = (state: HiddenState, command: OrdersCommand): Side | null => {
  switch (command.type) {
    case 'ReceiveOrders':
    case 'PhaseDone':
      return command.side;
    case 'CheckCompliance':
    case 'RollDelayed':
      return command.order.startsWith('second') ? 'second' : 'first';
    case 'AnswerDecision':
      return sideOf(state, command.of) ?? null;
    default:
      return null;
  }
};

const marchOfRecipient = (state: HiddenState, of: Recipient, seat: Seat) => {
  const side = sideOf(state, of);
  if (side === undefined || !isMine(seat, side)) return null;
  const march = marchOf(state.desks[side], of);
  return march === undefined ? null : { side, march };
};

/** NLC 20.1.3: the courier has the march's own way to go as well. */
const hiddenRoad = (state: HiddenState, of: Recipient, seat: Seat): number => {
  const found = marchOfRecipient(state, of, seat);
  if (found === null) return 0;
  const { allCavalry, jams } = inputFor(state, found.side, found.march);
  const turn = allCavalry ? 6 : 4;
  return Math.max(0, collectedBy(state, found.march) * turn - jams * (turn / 2));
};

/** A play of the command phase with what the app knows of hidden marches. */
export const knowingHidden = (state: HiddenState, command: OrdersCommand, seat: Seat): OrdersCommand => {
  if (command.type === 'AnswerDecision')
    return { ...command, hidden: command.hidden || marchOfRecipient(state, command.of, seat) !== null };
  if (command.type !== 'WriteOrder') return command;
  const to = command.to.map((one) => {
    const said = one.courier.hiddenMarch.mp;
    const mp = said === 0 ? Math.min(999, hiddenRoad(state, one.of, seat)) : said;
    return { ...one, courier: { ...one.courier, hiddenMarch: { ...one.courier.hiddenMarch, mp } } };
  });
  return { ...command, to };
};

const hasReason = (command: OrdersCommand): boolean => 'houseRule' in command && command.houseRule !== null;

/** Ruling 9: discovery is rolled for between steps 3 and 4. The players may agree otherwise. */
export const discoveryFirst = (
  state: HiddenState,
  command: OrdersCommand,
  seat: Seat,
): ReturnType<typeof refuse> | null => {
  const side = receivingSide(state, command);
  if (side === null || !isMine(seat, side) || hasReason(command)) return null;
  return duesOf(state, side).length === 0 ? null : refuse(HIDDEN_REFUSALS.DISCOVERY_FIRST);
};

type Typed = Readonly<{ type: string; result?: unknown }>;

/** MOP 37.19: also one that no enemy is asked about. */
const isBadMove = ({ type, result }: Typed): boolean =>
  type === 'BadMoveCalled' || (type === 'DecisionAnswered' && (result === 'badMove' || result === 'firstBadMove'));

/** NLC 20.1.3: a Bad Move brings the march to light first. */
export const withBadMove = <Event extends Typed>(
  state: HiddenState,
  command: OrdersCommand,
  seat: Seat,
  step: Step<Decision<Event>>,
): Step<Decision<Event | HiddenEvent>> => {
  const found = command.type === 'AnswerDecision' ? marchOfRecipient(state, command.of, seat) : null;
  if (found === null) return step;
  return mapOutcome(step, ({ facts, barrier }): Decision<Event | HiddenEvent> => {
    const called = facts.some(({ event }) => isBadMove(event));
    const revealed: readonly Fact<HiddenEvent>[] = called ? revealFacts(state, found.side, found.march, 'badMove') : [];
    return { facts: [...revealed, ...facts], barrier };
  });
};
