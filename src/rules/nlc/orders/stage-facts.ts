import { cellOf } from '../../../engine/table';
import { isMarch } from '../command/orders';
import type { OrderType } from '../command/orders';
import { ORDERS } from '../tables/orders';
import type { Order, OrderStep, Recipient } from './order';
import { inForceOf, isAsleep, isInReserve, isNight, nextStepOf, stepOf } from './state';
import type { OrdersDesk } from './orders';
import type { OrdersState } from './state';

/** Whether a formation attacks, and enters zones, by its order (NLC 12.2). */
type Leave = 'must' | 'may' | 'insideTarget' | 'toEscape' | 'upToTwoUnits' | 'no';
type RowKey = (typeof ORDERS.rows)[number]['key'];
type Fact = Readonly<{ row: RowKey; attack: Leave; zone: Leave; roads: boolean; leaveZone: boolean }>;

/** NLC 12.2 in a line for each type; the full text is the printed summary's, in our words. */
const FACTS: Readonly<Record<OrderType, Fact>> = {
  attack: { row: 'Attack', attack: 'must', zone: 'must', roads: false, leaveZone: false },
  probe: { row: 'Probe', attack: 'must', zone: 'upToTwoUnits', roads: false, leaveZone: false },
  defend: { row: 'Defend', attack: 'insideTarget', zone: 'insideTarget', roads: false, leaveZone: false },
  delay: { row: 'Delay', attack: 'no', zone: 'no', roads: false, leaveZone: false },
  march: { row: 'March', attack: 'no', zone: 'no', roads: true, leaveZone: false },
  forcedMarch: { row: 'March', attack: 'no', zone: 'no', roads: true, leaveZone: false },
  fallBack: { row: 'Fall Back', attack: 'no', zone: 'toEscape', roads: true, leaveZone: true },
  generalRetreat: { row: 'General Retreat', attack: 'no', zone: 'toEscape', roads: true, leaveZone: true },
  assign: { row: 'Assign', attack: 'no', zone: 'no', roads: false, leaveZone: false },
  reserve: { row: 'Reserve', attack: 'no', zone: 'no', roads: false, leaveZone: true },
};

/** What is easily missed in a stage; each is looked up in the wording. */
export type StageNote =
  'notBegun' | 'noZoneAtNight' | 'bivouac' | 'routeMissing' | 'threeHexes' | 'stragglers' | 'unitsBlocked';

/** What a formation must, may and may not do when it acts, for its owner's eyes. */
export type StageOrder = Readonly<{
  of: Recipient;
  order: string | null;
  step: OrderStep | null;
  next: OrderStep | null;
  inReserve: boolean;
  fact: Fact;
  must: string;
  may: string;
  mayNot: string;
  ends: string;
  notes: readonly StageNote[];
}>;

const MARCHED_WITHOUT = 1;

/** NLC 12.2: the route is named from the end of the second turn. */
const lacksRoute = (turn: number, order: Order): boolean =>
  isMarch(stepOf(order).type) && stepOf(order).route.length === 0 && turn - order.since >= MARCHED_WITHOUT;

/** NLC 12.8: what is still out of command range marches on by the order that has succeeded. */
const hasJustArrived = (turn: number, { origin, log }: Order): boolean =>
  origin === 'follows' && log.some((line) => line.reason === 'achieved' && line.turn === turn);

const ENTERS_ZONES: readonly OrderType[] = ['attack', 'probe', 'defend', 'fallBack', 'generalRetreat'];

type NoteRule = Readonly<{ note: StageNote; holds: (state: OrdersState, order: Order) => boolean }>;

const NOTES: readonly NoteRule[] = [
  { note: 'notBegun', holds: isAsleep },
  { note: 'noZoneAtNight', holds: (state, order) => isNight(state) && ENTERS_ZONES.includes(stepOf(order).type) },
  { note: 'bivouac', holds: (state, order) => isNight(state) && stepOf(order).type === 'march' },
  { note: 'routeMissing', holds: ({ turn }, order) => lacksRoute(turn, order) },
  { note: 'threeHexes', holds: (_, { of }) => of.kind === 'division' },
  { note: 'stragglers', holds: ({ turn }, order) => hasJustArrived(turn, order) },
  { note: 'unitsBlocked', holds: (_, order) => order.blocked.length > 0 },
];

const notesOn = (state: OrdersState, order: Order | undefined): readonly StageNote[] =>
  order === undefined ? [] : NOTES.filter(({ holds }) => holds(state, order)).map(({ note }) => note);

export const stageOrder = (state: OrdersState, desk: OrdersDesk, of: Recipient): StageOrder => {
  const own = inForceOf(desk, of);
  const order = own ?? (of.kind === 'division' ? inForceOf(desk, { kind: 'formation', id: of.id }) : undefined);
  const fact = FACTS[order === undefined ? 'reserve' : stepOf(order).type];
  return {
    of,
    order: order?.id ?? null,
    step: order === undefined ? null : stepOf(order),
    next: order === undefined ? null : (nextStepOf(order) ?? null),
    inReserve: isInReserve(desk, of),
    fact,
    must: cellOf(ORDERS, fact.row, 'Must'),
    may: cellOf(ORDERS, fact.row, 'May'),
    mayNot: cellOf(ORDERS, fact.row, 'May not'),
    ends: cellOf(ORDERS, fact.row, 'Ends'),
    notes: notesOn(state, order),
  };
};
