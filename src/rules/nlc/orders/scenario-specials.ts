import type { Side } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Refusal } from '../../../engine/step';
import type { Formation } from '../../common/setup/setup';
import { complied, operation, plainStep } from './consequences';
import type { Cause } from './consequences';
import { written } from './machine';
import type { OrderStep, Recipient } from './order';
import { played } from './play';
import { done } from './progress';
import type { Command, Outcome } from './progress';
import { onDesk, onTable } from './ruling';
import type { Facts } from './ruling';
import { formationIn, formationOfRecipient, isSame, leaderIn } from './state';
import type { OrdersState } from './state';
import { unwrittenSheet } from './unwritten-sheet';
import { ORDERS_REFUSALS } from './vocabulary';
import { TABLE_REFUSALS } from '../../common/vocabulary';

/** What a scenario says of one leader's own decisions (MOP 37.19): as data of his formation, so that any scenario may. */

/** The place for whose assault a leader waits. It binds the leader alone, not his divisions. */
const waitsFor = (state: OrdersState, of: Recipient): string | null => {
  const place = of.kind === 'formation' ? (formationIn(state, of.id)?.decisionBarredUntil ?? null) : null;
  return place === null || state.orders.assaulted.includes(place) ? null : place;
};

/** MOP 37.19: no local decision before the place was assaulted. */
export const barredFaults = (state: OrdersState, of: Recipient): readonly Refusal[] => {
  const place = waitsFor(state, of);
  return place === null ? [] : [ORDERS_REFUSALS.DECIDES_AFTER_ASSAULT({ place })];
};

/** MOP 37.19: until the named commander is there, no order changes what its leader does. */
export const isOnlyLocal = (state: OrdersState, of: Recipient): boolean => {
  const until = formationOfRecipient(state, of)?.onlyLocalUntil ?? null;
  return until !== null && leaderIn(state, until)?.onMap === false;
};

/** A place for whose assault somebody waits, and whether it came. */
export type AwaitedAssault = Readonly<{ place: string; assaulted: boolean; formations: readonly string[] }>;

export const awaitedAssaults = ({ setup, orders }: OrdersState): readonly AwaitedAssault[] => {
  const waiting = setup.formations.filter(isWaiting);
  return [...new Set(waiting.map(({ decisionBarredUntil }) => decisionBarredUntil))].map((place) => ({
    place,
    assaulted: orders.assaulted.includes(place),
    formations: waiting.filter((one) => one.decisionBarredUntil === place).map(({ id }) => id),
  }));
};

const isWaiting = (one: Formation): one is Formation & Readonly<{ decisionBarredUntil: string }> =>
  typeof one.decisionBarredUntil === 'string';

/** MOP 37.19: everybody sees an assault, so anybody may say that it was made. */
export const noteAssault = (state: OrdersState, { place, assaulted }: Command<'NoteAssault'>): Outcome => {
  const awaited = awaitedAssaults(state).find((one) => one.place === place);
  if (awaited === undefined) return refuse(ORDERS_REFUSALS.NOBODY_WAITS_FOR_IT);
  if (awaited.assaulted === assaulted) return refuse(TABLE_REFUSALS.NOTHING_CHANGED(null));
  return done([onTable({ type: 'AssaultNoted', place, assaulted })]);
};

const CAUSE: Cause = { reason: 'firstBadMove', rule: 'MOP 37.19' };

/** MOP 37.19: what the leader's Bad Move is without anybody being asked; null where it is not his first, or nothing is said. */
export const firstBadMoveOf = (state: OrdersState, side: Side, of: Recipient): OrderStep | null => {
  const said = of.kind === 'formation' ? (formationIn(state, of.id)?.firstBadMove ?? null) : null;
  if (said === null || state.desks[side].orders.some((order) => isSame(order.of, of) && isFirstBadMove(order)))
    return null;
  return plainStep(said.type, said.at === null ? null : { kind: 'place', name: said.at });
};

const isFirstBadMove = ({ log }: OrdersState['desks']['first']['orders'][number]): boolean =>
  log.some(({ reason }) => reason === CAUSE.reason);

/** MOP 37.19: it stands on his sheet as a decision of his own, in force at once. */
export const firstBadMoveMade = (state: OrdersState, side: Side, of: Recipient, step: OrderStep): Facts => {
  const sheet = unwrittenSheet(state, side, { of, steps: [step], awaitFurther: false }, 'localDecision');
  const wrote: Facts = [onDesk(side, { type: 'OrderWritten', sheet })];
  return [
    ...wrote,
    ...complied(played(state, wrote), side, written(sheet), CAUSE),
    ...(step.type === 'fallBack' ? operation(state, side, { of, what: 'retreatReceived', open: false }) : []),
  ];
};
