import type { Side } from '../../../engine/sides';
import { isOn } from '../switches';
import type { Formation, Leader } from '../../common/setup/setup';
import { actsDemoralized } from '../command/fields';
import type { Condition } from '../command/fields';
import type { LedBy } from '../command/leader';
import { orderedCondition } from '../corps/conditions';
import type { FollowUpId } from '../corps/follow-up-table';
import { followUpsNow } from '../corps/follow-ups';
import { demoralizedOf } from '../corps/judge';
import { hqState, leadingNow } from '../corps/leaders';
import type { Order, Recipient, SentBy } from './order';
import { attachedTo, formationIn, leaderIn } from './state';
import type { OrdersState } from './state';

type TwiceRated = Pick<Leader | Formation, 'ratingOtherwise'>;

/** MOP 37.17: the second rating of a commander who has one. */
const otherwise = ({ ratingOtherwise }: TwiceRated): Pick<SentBy, 'ratingOtherwise'> =>
  typeof ratingOtherwise === 'number' ? { ratingOtherwise } : {};

const ratingNow = ({ corps, turn }: Pick<OrdersState, 'corps' | 'turn'>, id: string, printed: number): number =>
  leadingNow(corps, id, printed, turn).rating;

const hqIsLost = ({ setup, corps, turn }: OrdersState, { id, role }: Leader): boolean =>
  role === 'OC' && hqState(setup, corps, id, turn) === 'destroyed';

/** Ruling 10: a commander as the sender of an order, fixed when it is written. */
export const senderOf = (state: OrdersState, leader: Leader): SentBy => ({
  rating: ratingNow(state, leader.id, leader.rating),
  hqLost: hqIsLost(state, leader),
  attachedDivisions: 0,
  ...otherwise(leader),
});

/** Ruling 94: a corps leader sends an order to one of his divisions. */
export const corpsLeaderAsSender = (state: OrdersState, side: Side, formation: Formation): SentBy => ({
  rating: ratingNow(state, formation.id, formation.rating),
  hqLost: false,
  attachedDivisions: attachedTo(state.desks[side], formation.id),
  ...otherwise(formation),
});

/** Whose rating counts when an order is received: a division without a leader counter has none (NLC 12.13). */
export const leaderOfRecipient = (state: OrdersState, side: Side, of: Recipient, ledBy: string | null): LedBy => {
  const wing = leaderIn(state, ledBy ?? (of.kind === 'wing' || of.kind === 'hq' ? of.id : null));
  if (wing?.side === side)
    return {
      rating: ratingNow(state, wing.id, wing.rating),
      ratingOtherwise: wing.ratingOtherwise ?? null,
      attachedDivisions: 0,
    };
  const formation = of.kind === 'formation' ? formationIn(state, of.id) : undefined;
  if (formation === undefined) return { rating: null, ratingOtherwise: null, attachedDivisions: 0 };
  return {
    rating: ratingNow(state, formation.id, formation.rating),
    ratingOtherwise: formation.ratingOtherwise ?? null,
    attachedDivisions: attachedTo(state.desks[side], formation.id),
  };
};

const SOUND: Condition = { demoralized: false, fatigued: false, outOfSupply: false };

/** NLC 15, 20.8: how the formation stands that receives an order, goes by one or decides for itself. */
export const conditionOf = (state: OrdersState, side: Side, of: Recipient, outOfSupply = false): Condition => {
  if (of.kind !== 'formation' && of.kind !== 'division') return { ...SOUND, outOfSupply };
  const division = of.kind === 'division' ? of.division : null;
  const its = orderedCondition(state, of.id, division, demoralizedOf(state, side));
  return { ...its, outOfSupply: outOfSupply || its.outOfSupply };
};

export const isShaken = (state: OrdersState, side: Side, of: Recipient, outOfSupply = false): boolean =>
  actsDemoralized(conditionOf(state, side, of, outOfSupply));

/** What was set in an earlier turn and counts in this one. */
export const isFollowedUp = (state: OrdersState, id: FollowUpId, of: string): boolean =>
  followUpsNow(state.setup, state.corps, state.turn).some((one) => one.id === id && one.of === of && one.due);

/** NLC 20.7: an OC directed units of the formation last turn. */
export const wasDirected = (state: OrdersState, of: Recipient): boolean => isFollowedUp(state, 'directed', of.id);

const CONFUSED_TURNS = 2;

const receivedOn = ({ log, state: now, arrivesOn }: Order): number | null =>
  now === 'inTransit' ? null : (log.find(({ change }) => change === 'arrive')?.turn ?? arrivesOn);

/** NLC 20.5, Ruling 101: in the two turns after the one in which an order that went past him out of range was received. */
export const isConfused = (state: OrdersState, side: Side, of: Recipient): boolean => {
  if (of.kind !== 'wing') return false;
  if (isFollowedUp(state, 'commandConfusion', of.id)) return true;
  return state.desks[side].orders.some((order) => {
    const received = order.bypasses === of.id ? receivedOn(order) : null;
    return received !== null && received < state.turn && state.turn - received <= CONFUSED_TURNS;
  });
};

/** NLC 20.9 and 20.6 are what asks who complied with what. */
export const keepsOperations = ({ setup }: Pick<OrdersState, 'setup'>): boolean => isOn(setup, 'operationsMorale');
