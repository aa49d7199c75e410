import type { Seat, Side } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Check, Refusal, Step } from '../../../engine/step';
import { isOn } from '../switches';
import type { Leader } from '../../common/setup/setup';
import { orderCapacity } from '../command/order-capacity';
import type { OrderCapacityInput, OrderCapacityOutcome } from '../command/order-capacity';
import { transmission } from '../command/transmission';
import type { TransmissionOutcome } from '../command/transmission';
import { isMarch } from '../command/orders';
import { FREE_MARCH, FREE_ORDER, cardChecks, isExtra, moreOrders } from './card-checks';
import { checkOf, complianceInputOf } from './compliance-input';
import { complied } from './consequences';
import { written } from './machine';
import type { Courier, Recipient, Sheet } from './order';
import { phaseChecks, reaching } from './phase';
import { played } from './play';
import { done } from './progress';
import type { Command, Outcome } from './progress';
import { isFollowedUp, senderOf } from './ratings';
import { retreatLeave, withLeave } from './retreat-leave';
import { faultOf, faultsIn, onDesk, ruled } from './ruling';
import type { Facts } from './ruling';
import { isOnlyLocal } from './scenario-specials';
import { commanderOf, isMine, leaderIn, orderId, sideOf, typesOf } from './state';
import type { OrdersState } from './state';
import { isClosedTo, isConsistent, isHisToOrder, recipientChecks, repeatFaults, sheetChecks } from './write-checks';
import { ORDERS_REFUSALS } from './vocabulary';
import { COMMAND_REFUSALS } from '../command/vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';

type Write = Command<'WriteOrder'>;

const settled = <T>(step: Step<T>): T => {
  if (step.kind !== 'accepted') throw new Error('transmission asks for nothing');
  return step.outcome;
};

/** NLC 12.6: when the courier is there. */
export const arrivalOf = (
  turn: number,
  { mp, quarters, inSight, stacked, hiddenMarch }: Courier,
): TransmissionOutcome =>
  settled(transmission.run({ distance: { mp, quarters }, hiddenMarch, inSight, stacked, turn }));

/** NLC 12.12, Ruling 87: what a commander has given: a General Retreat to all is one order. */
const givenBy = (state: OrdersState, { id, side }: Leader, from: number, until: number): number => {
  const his = state.desks[side].orders.filter(
    (order) => order.from === id && order.issuedOn >= from && order.issuedOn < until && !isExtra(order),
  );
  return new Set(his.map(({ batch }) => batch)).size;
};

const MOVES: readonly string[] = ['march', 'forcedMarch', 'fallBack', 'generalRetreat'];

/** NLC 11.5, 12.12: the HQ was under orders to move last turn: by the mark for it, or by the sheets. */
export const hqMovedLastTurn = (state: OrdersState, { id, side }: Leader): boolean =>
  isFollowedUp(state, 'hqMoved', id) ||
  state.desks[side].orders.some(({ of, log, steps }) => {
    if (of.kind !== 'hq' || of.id !== id) return false;
    const begun = log.find(({ change }) => change === 'comply')?.turn;
    const over = log.find(({ change }) => change !== 'comply' && change !== 'advance' && change !== 'arrive')?.turn;
    return (
      begun !== undefined &&
      begun < state.turn &&
      (over ?? state.turn) >= state.turn &&
      steps.some(({ type }) => MOVES.includes(type))
    );
  });

const retreatAllowed = (state: OrdersState, leader: Leader, said: boolean | null): boolean => {
  const leave = retreatLeave(state, leader);
  if (leave.kind === 'card') return leave.allowed;
  return said ?? (leave.kind === 'losses' && leave.allowed);
};

/** NLC 20.7: how many units an OC directs himself this turn. */
export const directedBy = ({ corps, turn }: OrdersState, leader: string): number =>
  corps.followUps.find((one) => one.id === 'directCommand' && one.of === leader && one.turn === turn)?.value ?? 0;

type Meant = Readonly<{ type: Write['steps'][number]['type']; faceToFace: boolean; extra: boolean }>;

/** MOP 37.12: orders that a card gives beside the rating's. */
const byCards = (amount: number): OrderCapacityInput['other'] =>
  amount === 0 ? undefined : { amount, reason: 'MOP 37.12' };

/** What the app knows of a commander's capacity, and what the player says of the map. */
const capacityInput = (
  state: OrdersState,
  leader: Leader,
  said: Readonly<Pick<Write, 'awayFromHq' | 'targetInSight' | 'idle' | 'retreatAllowed'>>,
  meant: Meant | null,
): OrderCapacityInput => {
  const { id, side, role } = leader;
  const since = state.desks[side].away[id] ?? state.turn;
  const { rating, ratingOtherwise = null, hqLost } = senderOf(state, leader);
  return {
    role,
    rating,
    ratingOtherwise,
    // NLC 20.7: whom he directs this turn counts as an order does.
    given: givenBy(state, leader, state.turn, state.turn + 1) + directedBy(state, id),
    hqLost,
    awayFromHq: said.awayFromHq,
    hqMovedLastTurn: hqMovedLastTurn(state, leader),
    givenSinceAway: givenBy(state, leader, since, state.turn),
    idle: said.idle,
    directedLastTurn: isFollowedUp(state, 'directCommand', id),
    ledInfantryLastTurn: isFollowedUp(state, 'lentStrength', id),
    directCommand: isOn(state.setup, 'directCommand'),
    french: true,
    order:
      meant === null
        ? null
        : {
            type: meant.type,
            faceToFace: meant.faceToFace,
            targetInSight: said.targetInSight,
            retreatAllowed: retreatAllowed(state, leader, said.retreatAllowed),
          },
    other: byCards(moreOrders(state, side) + (meant?.extra === true ? 1 : 0)),
  };
};

export const capacityOf = (state: OrdersState, leader: Leader): Step<OrderCapacityOutcome> =>
  orderCapacity.run(
    capacityInput(
      state,
      leader,
      {
        awayFromHq: leader.id in state.desks[leader.side].away,
        targetInSight: false,
        idle: false,
        retreatAllowed: null,
      },
      null,
    ),
  );

/** NLC 20.5: the wing commander past whom an OC's order goes. */
const bypassed = (state: OrdersState, leader: Leader, of: Recipient, out: boolean): string | null => {
  if (!out || !isOn(state.setup, 'commandConfusion') || leader.role !== 'OC' || of.kind === 'wing') return null;
  const above = leaderIn(state, commanderOf(state, leader.side, of));
  return above?.role === 'WC' ? above.id : null;
};

/** The sheets a command makes: one, or for a General Retreat one for each who is to get it. */
export const sheetsOf = (state: OrdersState, leader: Leader, command: Write): readonly Sheet[] => {
  const { side } = leader;
  const batch = orderId(state.desks[side], side);
  return command.to.map(({ of, courier }, i): Sheet => {
    const arrival = arrivalOf(state.turn, courier);
    return {
      id: orderId(state.desks[side], side, i),
      batch,
      of,
      steps: command.steps,
      awaitFurther: command.awaitFurther,
      origin: 'written',
      from: leader.id,
      issuedOn: state.turn,
      // MOP App. I, card 10: it is there at once.
      arrivesOn: command.card === FREE_ORDER ? state.turn : arrival.arrives,
      courier,
      faceToFace: arrival.kind === 'faceToFace',
      sender: senderOf(state, leader),
      card: command.card,
      ...(command.otherShift === undefined ? {} : { otherShift: command.otherShift }),
      bypasses: bypassed(state, leader, of, command.wingOutOfRange),
    };
  });
};

const senderChecks = (leader: Leader, command: Write): readonly Check[] => {
  const isRetreat = command.steps[0]?.type === 'generalRetreat';
  return [
    [!leader.onMap, ORDERS_REFUSALS.SENDER_NOT_THERE],
    [command.to.length > 1 && !isRetreat, ORDERS_REFUSALS.ONE_RECIPIENT],
  ];
};

const sheetFaults = (state: OrdersState, leader: Leader, command: Write, sheet: Sheet): readonly Refusal[] => {
  const { of, steps } = sheet;
  const { side } = leader;
  const { towardsTarget, apart } = command;
  const fits = (step: Sheet['steps'][number]): boolean =>
    isConsistent(state, leader, { of, step, towardsTarget: towardsTarget && isMarch(step.type) });
  return [
    ...faultsIn([
      [isClosedTo(state, leader, of), ORDERS_REFUSALS.ONLY_ITS_WING_ORDERS],
      [!isHisToOrder(state, leader, of), ORDERS_REFUSALS.NOT_UNDER_HIM],
      ...recipientChecks(state, of),
      [isOnlyLocal(state, of), ORDERS_REFUSALS.ONLY_LOCAL_DECISIONS],
      ...sheetChecks(state, side, sheet),
      [leader.role === 'WC' && !steps.every(fits), ORDERS_REFUSALS.NOT_CONSISTENT],
    ]),
    ...faultOf(checkOf({ ...complianceInputOf(state, side, sheet), moment: 'byDay' })),
    ...repeatFaults(state, side, { of, steps, apart }),
  ];
};

const cardFaults = (state: OrdersState, side: Side, { card, to, steps }: Write): readonly Check[] => [
  ...cardChecks(
    state,
    side,
    card,
    to.map(({ of }) => of),
  ),
  [card === FREE_MARCH && !steps.every(({ type }) => isMarch(type)), COMMAND_REFUSALS.NOT_FOR_THIS_CARD],
];

/** Everything that speaks against an order, in the order a player would go through it. */
export const writeFaults = (state: OrdersState, leader: Leader, command: Write): readonly Refusal[] => {
  const sheets = sheetsOf(state, leader, command);
  const types = typesOf(command.steps);
  const meant = {
    type: types[0] ?? 'march',
    faceToFace: sheets.every(({ faceToFace }) => faceToFace),
    extra: isExtra(command),
  };
  const each = sheets.flatMap((sheet) => sheetFaults(state, leader, command, sheet));
  const faults = [
    ...faultsIn([
      ...phaseChecks(state, leader.side, 'orders'),
      ...senderChecks(leader, command),
      ...cardFaults(state, leader.side, command),
    ]),
    ...each,
    ...faultOf(orderCapacity.run(capacityInput(state, leader, command, meant))).map(withLeave(state, leader)),
  ];
  return faults.filter(({ code }, i) => faults.findIndex((one) => one.code === code) === i);
};

/** The sender, if this seat may write for him and for all he writes to; the same answer whatever is wrong with that. */
export const senderFor = (state: OrdersState, command: Write, seat: Seat): Leader | undefined => {
  const leader = leaderIn(state, command.from);
  if (leader === undefined || !isMine(seat, leader.side)) return undefined;
  return command.to.every(({ of }) => sideOf(state, of) === leader.side) ? leader : undefined;
};

/** NLC 12.12, Ruling 89: an absence from the HQ begins, or ends, with what the player says of it now. */
export const awayFacts = (state: OrdersState, side: Side, leader: Leader, away: boolean): Facts => {
  const isAway = away || hqMovedLastTurn(state, leader);
  if (leader.role !== 'OC' || leader.id in state.desks[side].away === isAway) return [];
  return [onDesk(side, { type: 'AwaySet', leader: leader.id, away: isAway, turn: state.turn })];
};

/** MOP App. I, card 8: a free March is complied with at once; every other order rides. */
const sent = (state: OrdersState, side: Side, sheet: Sheet): Facts => {
  const wrote = [onDesk(side, { type: 'OrderWritten', sheet })];
  if (sheet.card !== FREE_MARCH) return wrote;
  return [...wrote, ...complied(played(state, wrote), side, written(sheet), { reason: 'accepted', rule: 'MOP 37.12' })];
};

/** NLC 12.4: an order is written, and its courier rides. */
export const writeOrder = (state: OrdersState, command: Write, seat: Seat): Outcome => {
  const leader = senderFor(state, command, seat);
  if (leader === undefined) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 12.4'));
  const { side } = leader;
  const faults = writeFaults(state, leader, command);
  return ruled(state, side, { faults, houseRule: command.houseRule }, (rulings) =>
    done([
      ...rulings,
      ...reaching(state, side, 'orders'),
      ...awayFacts(state, side, leader, command.awayFromHq),
      ...sheetsOf(state, leader, command).flatMap((sheet) => sent(state, side, sheet)),
    ]),
  );
};
