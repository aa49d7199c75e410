import type { Fact } from '../../../engine/rule-set';
import { deskOf } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import type { Check, Refusal, Step } from '../../../engine/step';
import type { ArmyEvent } from '../../common/army/army';
import type { CorpsEvent } from '../corps/corps';
import type { HouseRule } from './order';
import type { OrdersEvent } from './orders';
import type { OrdersState } from './state';

export type AnyEvent = OrdersEvent | CorpsEvent | ArmyEvent;
export type Facts = readonly Fact<AnyEvent>[];

export const onDesk = (side: Side, event: AnyEvent): Fact<AnyEvent> => ({ scope: deskOf(side), event });
export const onTable = (event: AnyEvent): Fact<AnyEvent> => ({ scope: 'table', event });

/** What the players let through stays on the desk where they did, with their reason. */
export const houseRuled = (
  { turn }: Pick<OrdersState, 'turn'>,
  side: Side,
  { code, rule }: Refusal,
  reason: string,
): Fact<AnyEvent> => onDesk(side, { type: 'HouseRuled', turn, code, rule, reason });

/** What no reason gets past: there is nothing there that could be done, or it is not this desk's. */
const PAST_RULING: readonly string[] = [
  'ANSWERED_ALREADY',
  'CANNOT_SUCCEED',
  'DESK_IS_LOCKED',
  'IS_SO_ALREADY',
  'NOBODY_WAITS_FOR_IT',
  'NOTHING_CHANGED',
  'NOTHING_RECORDED',
  'NOTHING_TO_RECEIVE',
  'NOTHING_TO_TELL',
  'NOT_BY_ITSELF',
  'NOT_FALLING_BACK',
  'NOT_FOR_A_BAD_MOVE',
  'NOT_YOUR_DESK',
  'NO_BAD_MOVE',
  'NO_NEXT_STEP',
  'NO_SUCH_COMMANDER_HERE',
  'NO_SUCH_FORMATION',
  'NO_SUCH_ORDER',
  'ORDER_IS_OVER',
  'PHASE_IS_OPEN',
];

/** Whether the players may let through what was refused, by a reason. One that was given already got nowhere. */
export const rulingHelps = ({ code }: Readonly<{ code: string }>, houseRule: unknown): boolean =>
  (houseRule === null || houseRule === undefined) && !PAST_RULING.includes(code);

/** What a list of checks finds against a play, in the order of the list. */
export const faultsIn = (checks: readonly Check[]): readonly Refusal[] =>
  checks.filter(([holds]) => holds).map(([, refusal]) => refusal);

/** What a procedure has against it: its refusal, if it refuses at once. */
export const faultOf = <T>(step: Step<T>): readonly Refusal[] => (step.kind === 'refused' ? [step.refusal] : []);

/**
 * The players are always right: what the rules forbid goes through with a reason, which stays on the same desk. Without
 * one, the first thing against it is the answer.
 */
export const ruled = <T>(
  state: OrdersState,
  side: Side,
  { faults, houseRule }: Readonly<{ faults: readonly Refusal[]; houseRule: HouseRule }>,
  goOn: (rulings: Facts) => Step<T>,
): Step<T> => {
  const [first] = faults;
  if (first === undefined) return goOn([]);
  if (houseRule === null) return { kind: 'refused', refusal: first };
  return goOn(faults.map((fault) => houseRuled(state, side, fault, houseRule.reason)));
};
