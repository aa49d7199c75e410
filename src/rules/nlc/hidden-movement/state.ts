import type { BySide, Seat, Side } from '../../../engine/sides';
import { SIDES } from '../../../engine/sides';
import type { ArmyTable } from '../../common/army/army';
import { unitsOfPart } from '../../common/setup/divisions';
import type { Setup } from '../../common/setup/setup';
import { isMarch } from '../command/orders';
import type { HiddenMovementInput } from '../hidden/hidden-movement';
import type { Order, Recipient } from '../orders/order';
import { keyOfRecipient } from '../orders/orders';
import { inForceOf, isMine, stepOf } from '../orders/state';
import type { OrdersState } from '../orders/state';
import type { Covers } from './covers';
import type { Going, HiddenDesk, HiddenHeld, HiddenTable, March } from './model';

/** All that hidden movement is decided and shown by. */
export type HiddenState = Readonly<{
  /** With reinforcements as they come in truth. */
  setup: Setup;
  turn: number;
  hidden: HiddenTable;
  /** Who has acted in this turn. */
  actedNow: readonly string[];
  army: ArmyTable;
  desks: BySide<HiddenHeld & HiddenDesk>;
  /** Null where orders stand on paper. */
  orders: OrdersState | null;
  covers: Covers;
}>;

/** The order that a march goes by now: its own, or its corps'. */
export const orderOf = ({ orders }: Pick<HiddenState, 'orders'>, side: Side, of: Recipient): Order | undefined => {
  if (orders === null) return undefined;
  const desk = orders.desks[side];
  const own = inForceOf(desk, of);
  return own ?? (of.kind === 'division' ? inForceOf(desk, { kind: 'formation', id: of.id }) : undefined);
};

export const goingOf = (state: HiddenState, side: Side, { of, going }: Pick<March, 'of' | 'going'>): Going => {
  const order = orderOf(state, side, of);
  if (order === undefined) return going;
  const { type } = stepOf(order);
  if (isMarch(type)) return 'march';
  return type === 'fallBack' || type === 'generalRetreat' ? 'retreat' : 'other';
};

/** NLC 20.1.3: another written order is complied with. What its own leader decides changes the way and not the order. */
export const isSuperseded = (state: HiddenState, side: Side, { of, order, superseded }: March): boolean => {
  if (superseded) return true;
  const now = orderOf(state, side, of);
  return order !== null && now !== undefined && now.id !== order && now.origin === 'written';
};

/** NLC 20.1.1: turns in which its formation has acted since. */
export const collectedBy = (
  { hidden: { acted, chitless }, actedNow }: Pick<HiddenState, 'hidden' | 'actedNow'>,
  { of, from }: Pick<March, 'of' | 'from'>,
): number => Math.max(0, (acted[of.id] ?? 0) + actedNow.filter((id) => id === of.id).length + chitless - from);

/** The turn in which it begins is the first of its hiding; reinforcements count from their entry (NLC 20.1.5). */
export const turnOfHiding = ({ turn }: Pick<HiddenState, 'turn'>, { startedOn }: Pick<March, 'startedOn'>): number =>
  Math.max(1, turn - startedOn + 1);

export const inputFor = (state: HiddenState, side: Side, march: March): HiddenMovementInput => ({
  turnOfHiding: turnOfHiding(state, march),
  superseded: isSuperseded(state, side, march),
  nearestEnemyHq: state.desks[side].enemyHq,
  enemySeesItsWay: false,
  shown: false,
  collected: collectedBy(state, march),
  allCavalry: march.allCavalry,
  jams: march.jams,
  other: undefined,
});

/** On the first turn the table knows no other result than hidden, so nobody rolls. */
export const isDue = (state: Pick<HiddenState, 'turn'>, { startedOn, rolledOn }: March): boolean =>
  startedOn < state.turn && rolledOn !== state.turn;

export const duesOf = (state: HiddenState, side: Side): readonly March[] =>
  state.desks[side].marches.filter((march) => isDue(state, march));

/** One's own march; another table's eye must not tell one that is not there from one that is not his. */
export const marchFor = (
  { desks }: Pick<HiddenState, 'desks'>,
  id: string,
  seat: Seat,
): Readonly<{ side: Side; march: March }> | undefined => {
  for (const side of SIDES) {
    const march = isMine(seat, side) ? desks[side].marches.find((one) => one.id === id) : undefined;
    if (march !== undefined) return { side, march };
  }
  return undefined;
};

export const marchOf = ({ marches }: Pick<HiddenDesk, 'marches'>, of: Recipient): March | undefined =>
  marches.find((one) => keyOfRecipient(one.of) === keyOfRecipient(of));

/** Whether all its units are cavalry, by the list of units or, without one, by its kind. */
export const isAllCavalry = ({ setup }: Pick<HiddenState, 'setup'>, of: Recipient): boolean => {
  const units = unitsOfPart(setup.units, of.id, of.kind === 'division' ? of.division : null);
  return units.length === 0
    ? setup.formations.some(({ id, kind }) => id === of.id && kind === 'cavalryCorps')
    : units.every(({ arm }) => arm === 'cavalry');
};
