import type { Change, Order, OrderChange, OrderState, Sheet } from './order';

type Transition = Readonly<{ from: readonly OrderState[]; to: OrderState }>;

/** NLC 12.6–12.9: from where each change may happen, and where it leads. What is over stays over. */
export const TRANSITIONS: Readonly<Record<Change, Transition>> = {
  arrive: { from: ['inTransit'], to: 'due' },
  postpone: { from: ['due'], to: 'due' },
  ignore: { from: ['due', 'waiting'], to: 'ignored' },
  // A leader who acts locally while demoralized has an R4 that never travelled (NLC 15).
  wait: { from: ['inTransit', 'due', 'waiting'], to: 'waiting' },
  rollOn: { from: ['waiting'], to: 'waiting' },
  // At-start orders, local decisions and what follows an order do not travel either.
  comply: { from: ['inTransit', 'due', 'waiting'], to: 'inForce' },
  advance: { from: ['inForce'], to: 'inForce' },
  supersede: { from: ['inForce'], to: 'superseded' },
  // An Assign is done in the moment it is accepted (NLC 12.2).
  succeed: { from: ['inTransit', 'due', 'inForce'], to: 'succeeded' },
  fail: { from: ['inForce'], to: 'failed' },
  cancel: { from: ['inTransit', 'due', 'waiting', 'inForce'], to: 'cancelled' },
};

/** Nothing happens to an order any more. */
export const TERMINAL: readonly OrderState[] = ['superseded', 'ignored', 'failed', 'succeeded', 'cancelled'];

export const isLive = ({ state }: Pick<Order, 'state'>): boolean => !TERMINAL.includes(state);

export const mayHappen = ({ state }: Pick<Order, 'state'>, change: Change): boolean =>
  TRANSITIONS[change].from.includes(state);

/** A sheet as it leaves the writer's hand. */
export const written = (paper: Sheet): Order => ({
  ...paper,
  state: 'inTransit',
  wait: null,
  notBefore: paper.arrivesOn,
  at: 0,
  since: paper.issuedOn,
  sleep: null,
  losses: 0,
  lossNoted: false,
  asked: { success: null, confidence: null },
  blocked: [],
  log: [],
});

/** What a step that comes into force begins with. */
const begun = (order: Order, { at, sleep, losses, turn }: OrderChange): Order => ({
  ...order,
  wait: null,
  at: at ?? order.at,
  since: turn,
  sleep: sleep === null ? null : { until: sleep, since: turn },
  losses: losses ?? order.losses,
  lossNoted: false,
  asked: { success: null, confidence: null },
  blocked: [],
});

const waiting = (order: Order, { wait, turn }: OrderChange): Order =>
  wait === null ? order : { ...order, wait: { until: wait, since: turn, rolledOn: turn } };

const rolledOn = (order: Order, turn: number): Order =>
  order.wait === null ? order : { ...order, wait: { ...order.wait, rolledOn: turn } };

const DETAILS: Readonly<Partial<Record<Change, (order: Order, event: OrderChange) => Order>>> = {
  postpone: (order, { turn }) => ({ ...order, notBefore: turn + 1 }),
  wait: waiting,
  rollOn: (order, { turn }) => rolledOn(order, turn),
  comply: begun,
  advance: begun,
};

/** The one way in which an order changes. A change that may not happen from where it is leaves it as it was. */
export const changed = (order: Order, event: OrderChange): Order => {
  if (!mayHappen(order, event.change)) return order;
  const { change, reason, rule, turn, wait } = event;
  const detailed = DETAILS[change]?.(order, event) ?? order;
  const line = { change, reason, rule, turn, wait, at: detailed.at };
  return { ...detailed, state: TRANSITIONS[change].to, log: [...order.log, line] };
};
