import { SIDES } from '../../../engine/sides';
import type { BySide, Seat, Side } from '../../../engine/sides';
import type { Working } from '../../../engine/step';
import { isOn } from '../switches';
import type { Leader } from '../../common/setup/setup';
import { presentFormations } from '../cup/chits';
import { untoldOf } from '../corps/untold';
import type { OrderCapacityOutcome } from '../command/order-capacity';
import { fatigueNow } from './fatigue';
import type { Fatigue } from './fatigue';
import { isLive } from './machine';
import { newcomersOf } from './newcomers';
import type { Order, Recipient } from './order';
import type { BadMove, HouseRuling, OrdersDesk, PhaseStep, Recorded, Retreat, ShownOrder, ToldEvent } from './orders';
import { duesOf, isArriving, phaseStep } from './phase';
import type { Due } from './phase';
import { isSaidHeld } from './progress';
import { isConfused } from './ratings';
import { awaitedAssaults } from './scenario-specials';
import type { AwaitedAssault } from './scenario-specials';
import { stageOrder } from './stage-facts';
import type { StageOrder } from './stage-facts';
import { hasLostUnder, inForceOf, isAsleep, isInReserve, isMine, ownDivisionsOf, reservesInForce } from './state';
import type { OrdersState } from './state';
import { subordinatesOf } from './write-checks';
import { retreatLeave } from './retreat-leave';
import type { RetreatLeave } from './retreat-leave';
import { capacityOf, hqMovedLastTurn } from './write-order';

/** An order on its owner's timeline. */
export type OrderOnLine = Order &
  Readonly<{
    /** Turns until it is received; 0 once it is due. */
    turnsLeft: number;
    isLive: boolean;
    asleep: boolean;
    /** NLC 12.10. */
    lostStep: boolean;
    /** NLC 12.10: its target was said to be held, this turn. */
    saidHeld: boolean;
  }>;

/** What only the players can say at a roll or on a sheet, as far as this game knows of it at all. */
type Asks = Readonly<{
  /** MOP 37.7: a formation without supply acts as a demoralized one. */
  supply: boolean;
  /** MOP 37.16. */
  bluecher: boolean;
  /** NLC 20.1.3. */
  hiddenMarch: boolean;
  /** MOP 37.8. */
  trains: boolean;
  /** MOP 37.12: cards bear on orders, whether the app plays them or not. */
  cards: boolean;
}>;

/** A commander, and what he may still give this turn. */
export type CommanderOrders = Readonly<{
  leader: string;
  capacity: OrderCapacityOutcome | null;
  working: Working;
  /** NLC 11.1: he moves at half. */
  gaveOrders: boolean;
  away: boolean;
  hqMoved: boolean;
  confused: boolean;
  /** NLC 12.14: whom he may give an order, as far as they are there; the HQ is his own. */
  under: readonly Recipient[];
  retreat: RetreatLeave;
}>;

/** One side's desk, for those who may open it. */
export type DeskOrders = Readonly<{
  side: Side;
  /** NLC 12.3: the step its command phase has reached. */
  phase: PhaseStep;
  dues: readonly Due[];
  orders: readonly OrderOnLine[];
  decisions: readonly Recorded[];
  commanders: readonly CommanderOrders[];
  /** What every formation, and every division on its own orders, goes by. */
  stage: readonly StageOrder[];
  reserve: readonly string[];
  /** NLC 9: who has come on without an order; at the end of the phase he marches to the HQ. */
  arriving: readonly string[];
  /** Who was placed under somebody else than the set-up says. */
  placed: OrdersDesk['placed'];
  fatigue: readonly Fatigue[];
  /** NLC 12.2: formations in Reserve whose leader was displaced since their last command phase: their order fails. */
  displaced: readonly string[];
  untold: readonly ToldEvent[];
  houseRulings: readonly HouseRuling[];
  asks: Asks;
  /** What this side named after the enemy's Bad Moves. */
  named: OrdersDesk['named'];
}>;

/** Orders as one viewer may know them: his own desk, and of the other what was declared. */
export type OrdersView = Readonly<{
  sees: readonly Side[];
  done: readonly Side[];
  /** Calls that wait for the enemy of the side that is called. */
  badMoves: readonly BadMove[];
  /** Calls this viewer may answer. */
  mayName: readonly Recipient[];
  retreats: readonly Retreat[];
  /** Ruling 8, where orders are open: what everybody sees of them. */
  shown: BySide<readonly ShownOrder[]>;
  /** Whose orders lie open for both to read. */
  archives: readonly Side[];
  /** MOP 37.19: assaults for which somebody's local decisions wait. */
  assaults: readonly AwaitedAssault[];
  desks: readonly DeskOrders[];
}>;

const onLine = (state: OrdersState, side: Side, order: Order): OrderOnLine => ({
  ...order,
  // A courier who is there shows as due before the phase has opened his order.
  state: isArriving(state, order) ? 'due' : order.state,
  turnsLeft: order.state === 'inTransit' ? Math.max(0, order.arrivesOn - state.turn) : 0,
  isLive: isLive(order),
  asleep: order.state === 'inForce' && isAsleep(state, order),
  lostStep: order.state === 'inForce' && hasLostUnder(state, side, order),
  saidHeld: isSaidHeld(state, order),
});

const commanderOrders = (state: OrdersState, leader: Leader): CommanderOrders => {
  const { id, side } = leader;
  const capacity = capacityOf(state, leader);
  return {
    leader: id,
    capacity: capacity.kind === 'accepted' ? capacity.outcome : null,
    working: capacity.kind === 'accepted' ? capacity.working : [],
    gaveOrders: state.desks[side].orders.some(({ from, issuedOn }) => from === id && issuedOn === state.turn),
    away: id in state.desks[side].away,
    hqMoved: hqMovedLastTurn(state, leader),
    confused: isConfused(state, side, { kind: 'wing', id }),
    under: subordinatesOf(state, leader),
    retreat: retreatLeave(state, leader),
  };
};

const stageOf = (state: OrdersState, side: Side): readonly StageOrder[] => {
  const desk = state.desks[side];
  return presentFormations(state, side).flatMap(({ id }) => [
    stageOrder(state, desk, { kind: 'formation', id }),
    ...ownDivisionsOf(desk, id).map((division) => stageOrder(state, desk, { kind: 'division', id, division })),
  ]);
};

/** How long a displacement is asked about: on its own turn, and in the command phase after it. */
const ASKED_FOR = 1;

const displacedIn = (state: OrdersState, side: Side): readonly string[] =>
  presentFormations(state, side).flatMap(({ id }) => {
    const of: Recipient = { kind: 'formation', id };
    const on = state.corps.displaced?.[id];
    if (on === undefined || state.turn - on > ASKED_FOR || !isInReserve(state.desks[side], of)) return [];
    const since = inForceOf(state.desks[side], of)?.since ?? 0;
    return since > on ? [] : [id];
  });

/** MOP 37.16: where he commands; in a set-up that names nobody's effect, he may be anywhere. */
const hasBluecher = ({ book, setup }: OrdersState, side: Side): boolean => {
  const special = [...setup.leaders, ...setup.formations].filter(({ effect = null }) => effect !== null);
  if (special.length === 0) return book.orders.bluecher;
  return special.some((one) => one.effect === 'bluecher' && one.side === side);
};

const asksOf = (state: OrdersState, side: Side): Asks => ({
  ...state.book.orders.asks,
  bluecher: hasBluecher(state, side),
  hiddenMarch: isOn(state.setup, 'hiddenMovement'),
});

const deskOrders = (state: OrdersState, side: Side): DeskOrders => {
  const { orders, decisions, placed, untold, houseRulings, named } = state.desks[side];
  return {
    side,
    phase: phaseStep(state, side),
    dues: duesOf(state, side),
    orders: orders.map((order) => onLine(state, side, order)),
    decisions: decisions.filter(({ turn }) => turn === state.turn),
    commanders: state.setup.leaders
      .filter((leader) => leader.side === side && leader.onMap)
      .map((leader) => commanderOrders(state, leader)),
    stage: stageOf(state, side),
    arriving: newcomersOf(state, side).map(({ id }) => id),
    reserve: reservesInForce(state.setup, state.desks[side], side),
    placed,
    fatigue: fatigueNow(state, side),
    displaced: displacedIn(state, side),
    untold: [...untold, ...untoldOf(state, side)],
    houseRulings,
    asks: asksOf(state, side),
    named,
  };
};

export const ordersView = (state: OrdersState, seat: Seat): OrdersView => {
  const sees = SIDES.filter((side) => isMine(seat, side));
  const { done, badMoves, retreats, archives, shown } = state.orders;
  return {
    sees,
    done,
    badMoves,
    mayName: badMoves.filter(({ side }) => sees.some((mine) => mine !== side)).map(({ of }) => of),
    retreats,
    shown,
    archives,
    assaults: awaitedAssaults(state),
    desks: sees.map((side) => deskOrders(state, side)),
  };
};
