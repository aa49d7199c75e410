import * as v from 'valibot';
import type { Decision, RuleSet } from '../../../../engine/rule-set';
import { SIDES, bothSides } from '../../../../engine/sides';
import type { Scope, Seat, Side } from '../../../../engine/sides';
import { mapOutcome } from '../../../../engine/step';
import type { Step } from '../../../../engine/step';
import { tableOf } from '../../../../testkit/given';
import { EMPTY_ARMY, armyCommands, armyEvents } from '../../../common/army/army';
import type { ArmyCommand } from '../../../common/army/army';
import { decideArmy } from '../../../common/army/decide-army';
import { decoderOf } from '../../../common/decoding';
import type { Setup } from '../../../common/setup/setup';
import { decidePlay, previewPlay } from '../../../common/play/decide-play';
import type { PlayPreview } from '../../../common/play/decide-play';
import { playCommands, playEvents } from '../../../common/play/play-model';
import type { PlayCommand, PlayEvent } from '../../../common/play/play-model';
import { commonEvents, happened } from '../../../common/table';
import { NLC_ARMY } from '../../army/nlc-army';
import { EMPTY_CORPS, EMPTY_CORPS_DESK, corpsCommands, corpsEvents } from '../../corps/corps';
import type { CorpsCommand } from '../../corps/corps';
import { afterPlay } from '../../corps/announce';
import { decideCorps } from '../../corps/decide-corps';
import { evolveCorps } from '../../corps/evolve-corps';
import { evolveArmy } from '../../../common/army/evolve-army';
import { BOOKS, playedByCorps } from '../../corps/testing/corps-game';
import { NO_COVERS } from '../../hidden-movement/covers';
import { EMPTY_HIDDEN, EMPTY_HIDDEN_DESK, EMPTY_HIDDEN_HELD } from '../../hidden-movement/model';
import { OF_DESKS } from '../../plays';
import { ordersCommands } from '../commands';
import type { OrdersCommand } from '../commands';
import { settledFor } from '../bad-moves';
import { decideOrders } from '../decide-orders';
import type { DeskState } from '../desk-state';
import { evolveOrders } from '../evolve-orders';
import { previewDecision } from '../local-decisions';
import type { DecisionPreview } from '../local-decisions';
import { EMPTY_ORDERS, EMPTY_ORDERS_DESK, EMPTY_ORDERS_HELD, ordersEvents } from '../orders';
import { ordersView } from '../orders-view';
import type { DeskOrders, OrdersView } from '../orders-view';
import type { Order } from '../order';
import { played } from '../play';
import { previewOrder } from '../preview';
import type { OrderPreview } from '../preview';
import type { AnyEvent } from '../ruling';
import type { OrdersState } from '../state';

/** A game of orders, units, corps and turns, put together as the whole game puts them together. */
const nextTurn = v.object({ type: v.literal('NextTurn') });
export type Played = ArmyCommand | CorpsCommand | OrdersCommand | PlayCommand | v.InferOutput<typeof nextTurn>;
type Event = AnyEvent | PlayEvent | v.InferOutput<typeof commonEvents.TurnBegan>;

const isArmy = (command: Played): command is ArmyCommand => command.type in armyCommands;
const isCorps = (command: Played): command is CorpsCommand => command.type in corpsCommands;
const isPlay = (command: Played): command is PlayCommand => command.type in playCommands;
const isOfPlay = (event: Event): event is PlayEvent => event.type in playEvents;

/** What a desk's plays are decided by, where nobody marches hidden and nobody has cards. */
const deskState = (state: OrdersState, seat: Seat): DeskState => {
  const own = settledFor(state, seat);
  const { setup, turn, army } = state;
  const desks = bothSides(() => ({ ...EMPTY_HIDDEN_HELD, ...EMPTY_HIDDEN_DESK }));
  const hidden = { setup, turn, army, hidden: EMPTY_HIDDEN, actedNow: [], desks, orders: own, covers: NO_COVERS };
  return { ...own, untaken: state, hidden, usedBy: () => [] };
};

const playedAtDesk = (state: OrdersState, command: PlayCommand, seat: Seat): Step<Decision<PlayEvent>> | null => {
  const play = OF_DESKS.find(({ id }) => id === command.play);
  if (play === undefined || command.type !== 'Play') return null;
  return decidePlay(play, deskState(state, seat), { ...command, seat });
};

const decided = (state: OrdersState, command: Played, seat: Seat): Step<Decision<Event>> => {
  if (command.type === 'NextTurn') return happened<Event>([{ type: 'TurnBegan', turn: state.turn + 1, step: '' }]);
  if (isArmy(command)) return decideArmy(command, state, NLC_ARMY);
  if (isPlay(command)) return playedAtDesk(state, command, seat) ?? playedByCorps(state, command, seat);
  return isCorps(command) ? decideCorps(state, command, seat) : decideOrders(state, command, seat);
};

const evolve = (state: OrdersState, scope: Scope, event: Event): OrdersState => {
  if (isOfPlay(event)) return state;
  if (event.type !== 'TurnBegan') return played(state, [{ scope, event }]);
  return {
    ...state,
    turn: event.turn,
    army: evolveArmy(state.army, event),
    corps: evolveCorps(state.corps, event),
    orders: evolveOrders(state.orders, event),
  };
};

const rulesFor = (setup: Setup, game: keyof typeof BOOKS): RuleSet<OrdersState, Played, Event, OrdersView> => ({
  id: game,
  stateVersion: 'test',
  start: {
    book: BOOKS[game],
    setup,
    turn: 0,
    army: EMPTY_ARMY,
    corps: EMPTY_CORPS,
    orders: EMPTY_ORDERS,
    desks: bothSides(() => ({ ...EMPTY_CORPS_DESK, ...EMPTY_ORDERS_HELD, ...EMPTY_ORDERS_DESK })),
  },
  decide: (state, command, seat) =>
    mapOutcome(decided(state, command, seat), ({ facts, barrier }) => {
      const after = facts.reduce((now, { scope, event }) => evolve(now, scope, event), state);
      return { facts: [...facts, ...afterPlay(state, after)], barrier };
    }),
  evolve,
  viewFor: (state, seat) => ordersView(settledFor(state, seat), seat),
  decodeCommand: decoderOf({
    ...armyCommands,
    ...corpsCommands,
    ...ordersCommands,
    ...playCommands,
    NextTurn: nextTurn,
  }),
  decodeEvent: decoderOf({
    ...armyEvents,
    ...corpsEvents,
    ...ordersEvents,
    ...playEvents,
    TurnBegan: commonEvents.TurnBegan,
  }),
});

export type Tap = Readonly<{ type: string } & Record<string, unknown>>;

/** The way to whoever stands with the sender, or within 3 MP of him. */
export const STACKED = { mp: 0, stacked: true } as const;
export const NEAR = { mp: 3 } as const;

export const corps = (id: string) => ({ kind: 'formation', id }) as const;
export const place = (name: string) => ({ kind: 'place', name }) as const;
export const step = (type: string, name: string | null = null, more: Readonly<Record<string, unknown>> = {}) => ({
  type,
  target: name === null ? null : place(name),
  ...more,
});

/** A table on which orders are written, carried and weighed. Commands are read as they come from a screen. */
export const ordersTable = (setup: Setup, game: keyof typeof BOOKS = 'nlc') => {
  const rules = rulesFor(setup, game);
  const table = tableOf(rules);
  const read = (json: unknown): Played => {
    const command = rules.decodeCommand(json);
    if (command.kind !== 'ok') throw new Error(`not a command: ${JSON.stringify([json, command])}`);
    return command.value;
  };
  const when = (json: Tap, seat: Seat = 'first') => table.when(read(json), seat);
  const desk = (side: Side = 'first'): DeskOrders => {
    const found = table.view(side).desks[0];
    if (found === undefined) throw new Error('no desk');
    return found;
  };
  /** With what a desk has not taken in yet (Ruling 94). */
  const desksNow = () => settledFor(table.state(), 'solo').desks;
  const order = (id: string): Order => {
    const found = SIDES.flatMap((side) => desksNow()[side].orders).find((one) => one.id === id);
    if (found === undefined) throw new Error(`no order ${id}`);
    return found;
  };
  const turnsPass = (count: number): void => {
    for (let i = 0; i < count; i++) when({ type: 'NextTurn' }).thenFacts();
  };
  return {
    ...table,
    rules,
    read,
    when,
    desk,
    order,
    turnsPass,
    /** What would come of an order before it is sealed. */
    preview: (json: Tap, seat: Seat = 'first'): OrderPreview | null => {
      const command = read(json);
      return command.type === 'WriteOrder' ? previewOrder(table.state(), command, seat) : null;
    },
    previewDecision: (json: Tap, seat: Seat = 'first'): DecisionPreview | null => {
      const command = read(json);
      return command.type === 'RecordLocalDecision' ? previewDecision(table.state(), command, seat) : null;
    },
    /** A play before its dice are thrown. */
    foretold: (json: Tap, seat: Seat = 'first'): PlayPreview | null => {
      const command = read(json);
      const play = OF_DESKS.find(({ id }) => 'play' in command && id === command.play);
      if (play === undefined || command.type !== 'Play') return null;
      return previewPlay(play, deskState(table.state(), seat), { ...command, seat });
    },
    /** For whom each play of a desk may be played now. */
    offered: (seat: Seat = 'first') =>
      OF_DESKS.flatMap((play) =>
        play.offers(deskState(table.state(), seat) as never, seat).map((about) => ({ play: play.id, about })),
      ),
    /** Straight to a turn. */
    turn: (turn: number): void => turnsPass(turn - table.state().turn),
    /** An at-start order; its number. */
    startsWith: (id: string, steps: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): string => {
      const side: Side = id.startsWith('s') ? 'second' : 'first';
      const tap = { type: 'SetOrder', of: corps(id), steps, houseRule: { reason: 'as printed' }, ...more };
      when(tap, side).thenFacts();
      return table.state().desks[side].orders.at(-1)?.id ?? '';
    },
    /** An order from the first side's commander. */
    writes: (id: string, steps: readonly unknown[], more: Readonly<Record<string, unknown>> = {}) =>
      when({ type: 'WriteOrder', from: 'emperor', to: [{ of: corps(id), courier: NEAR }], steps, ...more }),
    receives: (side: Side = 'first') => when({ type: 'ReceiveOrders', side }, side),
    states: (side: Side = 'first') => desksNow()[side].orders.map((one) => `${one.id} ${one.state}`),
  };
};
export type OrdersGame = ReturnType<typeof ordersTable>;
