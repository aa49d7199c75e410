import { createStore } from 'zustand/vanilla';
import { NOTHING_GIVEN, resolve } from '../engine/given';
import type { Given } from '../engine/given';
import type { Decision, RuleSet } from '../engine/rule-set';
import type { Seat } from '../engine/sides';
import type { ChoiceRequest, DiceRequest, Faces, Refusal, Step, Working } from '../engine/step';
import { link } from '../journal/chain';
import type { CorrectionEntry, Entry, MoveEntry } from '../journal/entry';
import { checkpointOf, openJournal, positionAt, verifyJournal } from '../journal/open-journal';
import type { Damage, Journal } from '../journal/open-journal';
import type { GameRow } from '../journal/store';
import { afterCorrection, afterPlay, afterRedo, afterUndo, canRedo, canUndo } from '../journal/timeline';
import type { Timeline } from '../journal/timeline';
import { readHistory } from './history';
import type { HistoryCursor, HistoryPage } from './history';
import { partsOf } from './parts';
import type { Ports } from './ports';

/** Where dice come from: thrown by the app, or thrown on the table and tapped in. */
export type DiceSource = 'app' | 'table';

/** What the last play came to, for showing the working. */
export type LastPlay = Readonly<{ type: string; working: Working; rolls: Given['rolls'] }>;

export type SessionState<View> = Readonly<{
  view: View;
  seat: Seat;
  /** Dice or a decision that the play in hand still needs from the players. */
  asks: Readonly<{ kind: 'dice'; request: DiceRequest }> | Readonly<{ kind: 'choice'; request: ChoiceRequest }> | null;
  refusal: Refusal | null;
  /** A write that did not reach the disk. What is on screen is what is on disk. */
  failure: 'conflict' | 'storage' | null;
  damage: Damage | null;
  last: LastPlay | null;
  canUndo: boolean;
  canRedo: boolean;
  busy: boolean;
  count: number;
  savedAt: number;
}>;

/** One open game. Every change goes through here: decided by the rules, written to disk, then shown. */
export type Session<View> = Readonly<{
  game: GameRow;
  getState: () => SessionState<View>;
  subscribe: (listener: (state: SessionState<View>, before: SessionState<View>) => void) => () => void;
  dispatch: (command: Readonly<{ type: string }>, dice?: DiceSource) => Promise<boolean>;
  giveFaces: (faces: Faces) => Promise<boolean>;
  giveChoice: (option: string) => Promise<boolean>;
  cancelAsk: () => void;
  dismiss: () => void;
  undo: () => Promise<boolean>;
  redo: () => Promise<boolean>;
  /** Goes back to the state after play `to`, past any barrier, for both to see. */
  correct: (to: number, reason: string) => Promise<boolean>;
  takeSeat: (seat: Seat) => void;
  history: (cursor?: HistoryCursor) => Promise<HistoryPage<Readonly<{ type: string }>>>;
  /** Checks all rows in the background and marks damage that the opening did not meet. */
  verify: () => Promise<void>;
  /** Saves a checkpoint now; otherwise one is saved every so often. */
  rest: () => Promise<void>;
}>;

export type SessionOpening<View> =
  | Readonly<{ kind: 'open'; session: Session<View> }>
  | Readonly<{ kind: 'newer'; type: string }>
  | Readonly<{ kind: 'empty' }>;

/** A checkpoint after so many entries: small enough that opening folds little, rare enough not to be felt. */
const CHECKPOINT_EVERY = 100;

/** Opens a stored game for play. */
export const openSession = async <State, Command extends Readonly<{ type: string }>, Event extends Readonly<{ type: string }>, View>(
  ports: Ports,
  game: GameRow,
  rules: RuleSet<State, Command, Event, View | null>,
  seat: Seat = 'table',
): Promise<SessionOpening<View>> => {
  const opening = await openJournal(ports, game, rules);
  if (opening.kind === 'newer') return opening;
  const view = rules.viewFor(opening.journal.timeline.here.state, seat);
  if (view === null) return { kind: 'empty' };
  return { kind: 'open', session: sessionOn(ports, game, rules, opening.journal, seat, view) };
};

type InHand<Command, Event> = Readonly<{
  command: Command;
  step: Step<Decision<Event>>;
  given: Given;
  dice: DiceSource;
}>;

// eslint-disable-next-line max-lines-per-function -- one closure holds what one open game is; its parts are below
const sessionOn = <State, Command extends Readonly<{ type: string }>, Event extends Readonly<{ type: string }>, View>(
  ports: Ports,
  game: GameRow,
  rules: RuleSet<State, Command, Event, View | null>,
  journal: Journal<State>,
  firstSeat: Seat,
  firstView: View,
): Session<View> => {
  let timeline = journal.timeline;
  let hash = journal.hash;
  let inHand: InHand<Command, Event> | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const screen = createStore<SessionState<View>>(() => ({
    view: firstView,
    seat: firstSeat,
    asks: null,
    refusal: null,
    failure: null,
    damage: journal.damage,
    last: null,
    busy: false,
    savedAt: ports.now(),
    ...standing(timeline),
  }));
  const show = screen.setState;

  const refused = (refusal: Refusal): false => {
    inHand = null;
    show({ refusal, asks: null, busy: false });
    return false;
  };

  /** Writes an entry; only when it is on disk does anything change. */
  const commit = async (entry: Entry<Command, Event>, next: Timeline<State>, last: LastPlay | null): Promise<boolean> => {
    const row = link(game.chain, timeline.count + 1, hash, JSON.stringify(entry));
    const result = await ports.store.append(game.key, row, entry.at);
    inHand = null;
    if (result.kind !== 'appended') {
      show({ failure: result.kind === 'conflict' ? 'conflict' : 'storage', asks: null, busy: false });
      return false;
    }
    await ports.heads.write(game.key, { count: row.seq, hash: row.hash });
    timeline = next;
    hash = row.hash;
    const { seat, view } = screen.getState();
    show({
      view: rules.viewFor(timeline.here.state, seat) ?? view,
      asks: null,
      refusal: null,
      failure: null,
      last,
      busy: false,
      savedAt: entry.at,
      ...standing(timeline),
    });
    if (timeline.count % CHECKPOINT_EVERY === 0 || entry.kind === 'correction') void rest();
    return true;
  };

  const rest = (): Promise<void> =>
    ports.store.saveCheckpoint(game.key, checkpointOf(timeline, hash, rules)).catch(() => undefined);

  /** Goes on with the play in hand until it is settled or a player must bring something. */
  const proceed = async (hand: InHand<Command, Event>): Promise<boolean> => {
    const settled = resolve(hand.step, hand.given);
    if (settled.kind === 'refused') return refused(settled.refusal);
    if (settled.kind === 'accepted') return commitPlay(hand, settled.outcome, settled.working);
    inHand = hand;
    if (settled.kind === 'needsChoice') {
      show({ asks: { kind: 'choice', request: settled.request }, busy: false, refusal: null });
      return false;
    }
    const { request } = settled;
    // Only ordinary dice lie on a table; draws and the app's own secrets are always its own throw.
    if (hand.dice === 'table' && request.sides === 6 && request.secret !== true) {
      show({ asks: { kind: 'dice', request }, busy: false, refusal: null });
      return false;
    }
    const faces = Array.from({ length: request.count }, () => ports.roll(request.sides));
    return proceed(withRoll(hand, request, faces));
  };

  const commitPlay = (hand: InHand<Command, Event>, outcome: Decision<Event>, working: Working): Promise<boolean> => {
    const parts = partsOf(hand.command, hand.step, hand.given, outcome.facts);
    const entry = { kind: 'play', at: ports.now(), from: timeline.here.seq, barrier: outcome.barrier, parts } as const;
    const rolls = parts.flatMap((part) => (part.scope === 'umpire' ? [] : (part.rolls ?? [])));
    return commit(entry, afterPlay(timeline, entry, rules), { type: hand.command.type, working, rolls });
  };

  /** One thing at a time: a second tap waits for the first to reach the disk. */
  const inTurn = (task: () => Promise<boolean>): Promise<boolean> => {
    const run = queue.then(() => {
      if (screen.getState().damage?.kind === 'broken') return refused({ code: 'GAME_IS_DAMAGED', rule: null });
      show({ busy: true });
      return task();
    });
    queue = run.catch(() => {
      show({ busy: false, failure: 'storage' });
    });
    return run;
  };

  const move = (kind: MoveEntry['kind'], next: Timeline<State>): Promise<boolean> => {
    const entry: MoveEntry = { kind, at: ports.now(), from: timeline.here.seq, to: next.here.seq };
    return commit(entry, next, null);
  };

  const undo = async (): Promise<boolean> => {
    if (!canUndo(timeline)) return refused({ code: 'NOTHING_TO_UNDO', rule: null });
    const { here } = timeline;
    const behind = here.behind ?? (await positionAt(ports, game, rules, here.from));
    return behind === null ? refused({ code: 'NOTHING_TO_UNDO', rule: null }) : move('undo', afterUndo(timeline, behind));
  };

  const redo = (): Promise<boolean> =>
    timeline.undone === null
      ? Promise.resolve(refused({ code: 'NOTHING_TO_REDO', rule: null }))
      : move('redo', afterRedo(timeline, timeline.undone));

  const correct = async (to: number, reason: string): Promise<boolean> => {
    const target = to >= 1 && to < timeline.count ? await positionAt(ports, game, rules, to) : null;
    if (target === null) return refused({ code: 'NO_SUCH_PLAY', rule: null });
    const entry: CorrectionEntry = { kind: 'correction', at: ports.now(), from: timeline.here.seq, to, reason };
    return commit(entry, afterCorrection(timeline, target), null);
  };

  const dispatch = (json: Readonly<{ type: string }>, dice: DiceSource = 'app'): Promise<boolean> =>
    inTurn(() => {
      const command = rules.decodeCommand(json);
      if (command.kind !== 'ok') return Promise.resolve(refused({ code: 'NOT_UNDERSTOOD', rule: null }));
      const step = rules.decide(timeline.here.state, command.value, screen.getState().seat);
      return proceed({ command: command.value, step, given: NOTHING_GIVEN, dice });
    });

  const give = (next: (hand: InHand<Command, Event>) => InHand<Command, Event> | null): Promise<boolean> =>
    inTurn(() => {
      const hand = inHand === null ? null : next(inHand);
      return hand === null ? Promise.resolve(refused({ code: 'NOTHING_ASKED', rule: null })) : proceed(hand);
    });

  return {
    game,
    getState: screen.getState,
    subscribe: screen.subscribe,
    dispatch,
    giveFaces: (faces) =>
      give((hand) => {
        const { asks } = screen.getState();
        return asks?.kind === 'dice' ? withRoll(hand, asks.request, faces) : null;
      }),
    giveChoice: (option) =>
      give((hand) => {
        const { asks } = screen.getState();
        if (asks?.kind !== 'choice') return null;
        const choices = [...hand.given.choices, { rule: asks.request.rule, option }];
        return { ...hand, given: { ...hand.given, choices } };
      }),
    cancelAsk: () => {
      inHand = null;
      show({ asks: null });
    },
    dismiss: () => {
      show({ refusal: null, failure: null });
    },
    undo: () => inTurn(undo),
    redo: () => inTurn(redo),
    correct: (to, reason) => inTurn(() => correct(to, reason)),
    takeSeat: (seat) => {
      const view = rules.viewFor(timeline.here.state, seat);
      // Whatever was in hand or just shown belongs to the seat that is being left.
      inHand = null;
      if (view !== null) show({ seat, view, asks: null, refusal: null, last: null });
    },
    history: (cursor = { before: timeline.count + 1, live: timeline.here.seq }) =>
      readHistory(ports.store, game.key, rules, screen.getState().seat, cursor),
    verify: async () => {
      const broken = await verifyJournal(ports.store, game, ports.pause);
      if (broken !== null) show({ damage: { kind: 'broken', good: broken - 1, count: timeline.count } });
    },
    rest,
  };
};

const standing = <State>(timeline: Timeline<State>): Readonly<{ canUndo: boolean; canRedo: boolean; count: number }> => ({
  canUndo: canUndo(timeline),
  canRedo: canRedo(timeline),
  count: timeline.count,
});

const withRoll = <Command, Event>(
  hand: InHand<Command, Event>,
  request: DiceRequest,
  faces: Faces,
): InHand<Command, Event> => ({
  ...hand,
  given: { ...hand.given, rolls: [...hand.given.rolls, { rule: request.rule, faces }] },
});
