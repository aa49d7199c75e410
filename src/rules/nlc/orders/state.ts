import type { BySide, Seat, Side } from '../../../engine/sides';
import { otherSide } from '../../../engine/sides';
import { placeOf } from '../../common/clock/turn-track';
import { divisionOf, divisionsOf, unitsOfPart } from '../../common/setup/divisions';
import { isOn } from '../switches';
import type { Formation, Leader, Setup } from '../../common/setup/setup';
import { isPresent } from '../cup/chits';
import type { OrderType } from '../command/orders';
import type { CardEffect } from '../card-effects/effect';
import type { CorpsDesk } from '../corps/corps';
import type { CorpsState } from '../corps/state';
import { isLive } from './machine';
import type { Order, OrderStep, Recipient, Target } from './order';
import { keyOfRecipient } from './orders';
import type { OrdersDesk, OrdersHeld, OrdersTable } from './orders';

/** All that stands on the table, is held for either side and lies on both desks, as far as orders are concerned. */
export type OrdersState = Omit<CorpsState, 'desks'> &
  Readonly<{
    orders: OrdersTable;
    desks: BySide<CorpsDesk & OrdersHeld & OrdersDesk>;
    /** What each side's cards allow; only where cards are played in the app (MOP 37.12). */
    cards?: BySide<readonly CardEffect[]>;
  }>;

export const isMine = (seat: Seat, side: Side): boolean => seat === side || seat === 'solo';

export const formationIn = ({ setup }: Pick<OrdersState, 'setup'>, id: string): Formation | undefined =>
  setup.formations.find((one) => one.id === id);

export const leaderIn = ({ setup }: Pick<OrdersState, 'setup'>, id: string | null): Leader | undefined =>
  setup.leaders.find((one) => one.id === id);

const hasDivision = ({ units }: Setup, formation: string, division: string): boolean =>
  units.length === 0 || divisionsOf(units, formation).includes(division);

const commandsAs = (state: Pick<OrdersState, 'setup'>, id: string, role: Leader['role']): Side | undefined => {
  const leader = leaderIn(state, id);
  return leader?.role === role ? leader.side : undefined;
};

/** Whose a recipient is; undefined where there is none such. Without a list of units any division is taken on trust. */
export const sideOf = (state: Pick<OrdersState, 'setup'>, of: Recipient): Side | undefined => {
  switch (of.kind) {
    case 'formation':
      return formationIn(state, of.id)?.side;
    case 'division':
      return hasDivision(state.setup, of.id, of.division) ? formationIn(state, of.id)?.side : undefined;
    case 'wing':
      return commandsAs(state, of.id, 'WC');
    case 'hq':
      return commandsAs(state, of.id, 'OC');
    case 'train':
      return of.id;
  }
};

/** The formation behind a recipient: its own, or the one a division is of. */
export const formationOfRecipient = (state: Pick<OrdersState, 'setup'>, of: Recipient): Formation | undefined =>
  of.kind === 'formation' || of.kind === 'division' ? formationIn(state, of.id) : undefined;

/** Another table's eye must not tell an order that is not there from one that is not his. */
export const orderFor = (
  state: OrdersState,
  id: string,
  seat: Seat,
): Readonly<{ order: Order; side: Side }> | undefined => {
  const side = (['first', 'second'] as const).find((one) => isMine(seat, one) && has(state.desks[one], id));
  const order = side === undefined ? undefined : state.desks[side].orders.find((one) => one.id === id);
  return side === undefined || order === undefined ? undefined : { order, side };
};

const has = ({ orders }: OrdersDesk, id: string): boolean => orders.some((one) => one.id === id);

export const isSame = (one: Recipient, other: Recipient): boolean => keyOfRecipient(one) === keyOfRecipient(other);

export const liveOrdersOf = ({ orders }: OrdersDesk, of: Recipient): readonly Order[] =>
  orders.filter((one) => isLive(one) && isSame(one.of, of));

/** The order a formation goes by. Another comes into force only in its place. */
export const inForceOf = (desk: OrdersDesk, of: Recipient): Order | undefined =>
  liveOrdersOf(desk, of).find(({ state }) => state === 'inForce');

/** The step of an order that is in force, or will be first. */
export const stepOf = ({ steps, at }: Pick<Order, 'steps' | 'at'>): OrderStep => {
  const step = steps[at] ?? steps.at(-1);
  if (step === undefined) throw new Error('an order has at least one step');
  return step;
};

export const nextStepOf = ({ steps, at }: Pick<Order, 'steps' | 'at'>): OrderStep | undefined => steps[at + 1];

/** NLC 12.2: without orders, or ordered into it. A division without orders of its own is as its corps is. */
export const isInReserve = (desk: OrdersDesk, of: Recipient): boolean => {
  const order = inForceOf(desk, of);
  if (order !== undefined) return stepOf(order).type === 'reserve';
  return of.kind === 'division' ? isInReserve(desk, { kind: 'formation', id: of.id }) : true;
};

/** NLC 12.2, 4: the formations of a side whose chits stay out of the cup. */
export const reservesInForce = (setup: Setup, desk: OrdersDesk, side: Side): readonly string[] =>
  isOn(setup, 'withoutOrders')
    ? []
    : setup.formations
        .filter((one) => one.side === side && isInReserve(desk, { kind: 'formation', id: one.id }))
        .map(({ id }) => id);

/** NLC 12.13: a division acts for itself while it has an order of its own in force. */
export const ownDivisionsOf = (desk: OrdersDesk, formation: string): readonly string[] =>
  desk.orders.flatMap(({ of, state }) =>
    of.kind === 'division' && of.id === formation && state === 'inForce' ? [of.division] : [],
  );

const unitsUnder = ({ setup }: Pick<OrdersState, 'setup'>, desk: OrdersDesk, of: Recipient): readonly string[] => {
  if (of.kind !== 'formation' && of.kind !== 'division') return [];
  const { units } = setup;
  if (of.kind === 'division') return unitsOfPart(units, of.id, of.division).map(({ id }) => id);
  const own = ownDivisionsOf(desk, of.id);
  return unitsOfPart(units, of.id, null)
    .filter((unit) => !own.includes(divisionOf(units, unit) ?? ''))
    .map(({ id }) => id);
};

/** NLC 12.10: a step was lost since the order came into force. */
export const hasLostUnder = (state: OrdersState, side: Side, order: Order): boolean =>
  order.lossNoted ||
  unitsUnder(state, state.desks[side], order.of).some((id) => (state.orders.lastLoss[id] ?? 0) > order.losses);

export const isNight = ({ setup, turn }: Pick<OrdersState, 'setup' | 'turn'>): boolean =>
  placeOf(setup, turn).turn.kind === 'night';

const anyTurn = (setup: Setup, after: number, until: number, what: 'dawn' | 'nightfall'): boolean =>
  setup.turns.some((_, i) => i > after && i <= until && placeOf(setup, i)[what]);

/** Whether a dawn, or a nightfall, has come since a turn. */
export const dawnSince = ({ setup, turn }: Pick<OrdersState, 'setup' | 'turn'>, since: number): boolean =>
  anyTurn(setup, since, turn, 'dawn');
export const nightfallSince = ({ setup, turn }: Pick<OrdersState, 'setup' | 'turn'>, since: number): boolean =>
  anyTurn(setup, since, turn, 'nightfall');

/** NLC 12.5, Ruling 91: in force, but not begun. */
export const isAsleep = (state: Pick<OrdersState, 'setup' | 'turn'>, { sleep }: Pick<Order, 'sleep'>): boolean => {
  if (sleep === null) return false;
  return sleep.until === 'turn' ? state.turn <= sleep.since : !dawnSince(state, sleep.since);
};

export const isThere = ({ turn }: Pick<OrdersState, 'turn'>, formation: Formation): boolean =>
  isPresent(formation, turn);

/** Who is above a recipient now: where an Assign put it, else as the set-up says. */
export const commanderOf = (state: OrdersState, side: Side, of: Recipient): string | null => {
  const placed = state.desks[side].placed[keyOfRecipient(of)];
  if (placed !== undefined) return placed;
  if (of.kind === 'hq') return of.id;
  if (of.kind === 'wing') return leaderIn(state, of.id)?.under ?? null;
  return formationOfRecipient(state, of)?.under ?? null;
};

/** NLC 12.13: how many divisions of other corps were put under a corps. */
export const attachedTo = ({ placed }: OrdersDesk, formation: string): number =>
  Object.entries(placed).filter(([key, to]) => to === formation && key.includes('/')).length;

export const targetKey = (target: Target | null): string => {
  if (target === null) return '';
  switch (target.kind) {
    case 'place':
      return `place ${target.name.trim().toLowerCase()}`;
    case 'hex':
      return `hex ${target.hex.trim().toLowerCase()}`;
    case 'here':
    case 'hq':
    case 'entryTown':
      return target.kind;
  }
};

export const typesOf = (steps: readonly OrderStep[]): OrderType[] => steps.map(({ type }) => type);

export const enemyOf = otherSide;

/** Orders are numbered by their side, in the order in which they were written. */
export const orderId = ({ orders }: OrdersDesk, side: Side, more = 0): string =>
  `${side}-o${String(orders.length + 1 + more)}`;
