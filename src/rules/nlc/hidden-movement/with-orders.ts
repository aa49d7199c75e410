import type { Fact } from '../../../engine/rule-set';
import type { Seat, Side } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Check } from '../../../engine/step';
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
const receivingSide = (command: OrdersCommand): Side | null => {
  switch (command.type) {
    case 'ReceiveOrders':
    case 'PhaseDone':
      return command.side;
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
  const side = receivingSide(command);
  if (side === null || !isMine(seat, side) || hasReason(command)) return null;
  return duesOf(state, side).length === 0 ? null : refuse(HIDDEN_REFUSALS.DISCOVERY_FIRST);
};

/** The same, for whoever rolls at his desk. */
export const discoveryChecks = (state: HiddenState, side: Side): readonly Check[] => [
  [duesOf(state, side).length > 0, HIDDEN_REFUSALS.DISCOVERY_FIRST],
];

export const isOnHiddenMarch = ({ desks }: HiddenState, side: Side, of: Recipient): boolean =>
  marchOf(desks[side], of) !== undefined;

/** NLC 20.1.3: a Bad Move brings the march to light first. */
export const revealedByBadMove = (state: HiddenState, side: Side, of: Recipient): readonly Fact<HiddenEvent>[] => {
  const march = marchOf(state.desks[side], of);
  return march === undefined ? [] : revealFacts(state, side, march, 'badMove');
};
