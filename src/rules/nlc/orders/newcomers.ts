import type { Side } from '../../../engine/sides';
import type { Check } from '../../../engine/step';
import type { Formation } from '../../common/setup/setup';
import { beforeDaylight, minutesBetween } from '../campaign/hours';
import { complied, plainStep } from './consequences';
import { written } from './machine';
import type { Recipient } from './order';
import { inTurn } from './play';
import { onDesk } from './ruling';
import type { Facts } from './ruling';
import { formationOfRecipient, isThere } from './state';
import type { OrdersState } from './state';
import { unwrittenSheet } from './unwritten-sheet';
import { ORDERS_REFUSALS } from './vocabulary';
import { CAMPAIGN_REFUSALS } from '../campaign/vocabulary';

/** Reinforcements and their orders (NLC 9, MOP App. II). */

const hasHadOrders = ({ desks }: OrdersState, { id, side }: Formation): boolean =>
  desks[side].orders.some(({ of }) => of.kind === 'formation' && of.id === id);

/** NLC 9: who has come on and never had an order. */
export const newcomersOf = (state: OrdersState, side: Side): readonly Formation[] =>
  state.setup.formations.filter(
    (one) => one.side === side && one.arrives !== null && isThere(state, one) && !hasHadOrders(state, one),
  );

const hqIsThere = ({ setup, corps }: OrdersState, side: Side): boolean =>
  setup.leaders.some(
    ({ id, side: of, role, onMap }) =>
      of === side && role === 'OC' && onMap && (corps.hqs[id]?.lostOn ?? null) === null,
  );

/** NLC 9: by default reinforcements march to their HQ; where it is not on the map, to the first town on their road. */
export const defaultMarches = (state: OrdersState, side: Side): Facts => {
  const step = plainStep('march', { kind: hqIsThere(state, side) ? 'hq' : 'entryTown' });
  return inTurn(
    state,
    newcomersOf(state, side).flatMap(({ id }) => [
      (now: OrdersState): Facts => {
        const of: Recipient = { kind: 'formation', id };
        const sheet = unwrittenSheet(now, side, { of, steps: [step], awaitFurther: false }, 'start');
        return [onDesk(side, { type: 'OrderWritten', sheet })];
      },
      (now: OrdersState): Facts => {
        const order = now.desks[side].orders.at(-1);
        return order === undefined ? [] : complied(now, side, written(order), { reason: 'cameOn', rule: 'NLC 9' });
      },
    ]),
  );
};

const FOUR_HOURS = 240;
const HOUR = 60;

/** MOP App. II: sent before the first daylight turn of the day they come, and four hours ahead. NLC knows no other order. */
const aheadChecks = ({ book, setup, turn }: OrdersState, arrives: number): readonly Check[] => {
  if (!book.orders.sentAhead) return [[true, ORDERS_REFUSALS.ONLY_AT_THE_START('NLC 9')]];
  const minutes = minutesBetween(setup, turn, arrives) ?? (arrives - turn) * HOUR;
  return [
    [!beforeDaylight(setup, turn, arrives), CAMPAIGN_REFUSALS.SENT_AFTER_DAYBREAK],
    [minutes < FOUR_HOURS, CAMPAIGN_REFUSALS.FOUR_HOURS_AHEAD],
  ];
};

/** NLC 9, Ruling 46, MOP App. II: when an order may be set that nobody carries on the map. */
export const setChecks = (state: OrdersState, of: Recipient): readonly Check[] => {
  if (state.turn === 0) return [];
  const formation = formationOfRecipient(state, of);
  const arrives = formation?.arrives ?? null;
  if (formation !== undefined && arrives !== null && arrives > state.turn) return aheadChecks(state, arrives);
  const comesNow =
    formation !== undefined && arrives !== null && (arrives === state.turn || !hasHadOrders(state, formation));
  return [[!comesNow, ORDERS_REFUSALS.ONLY_AT_THE_START('Ruling 46')]];
};
