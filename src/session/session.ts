import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { NOTHING_GIVEN } from '../engine/given';
import type { RuleSet } from '../engine/rule-set';
import type { Seat } from '../engine/sides';
import type { Refusal } from '../engine/step';
import type { CorrectionEntry, Entry, MoveEntry } from '../journal/entry';
import { openJournal, positionAt, positionBefore, verifyJournal } from '../journal/open-journal';
import type { Journal } from '../journal/open-journal';
import type { GameRow } from '../journal/store';
import { afterCorrection, afterPlay, afterRedo, afterUndo, canRedo, canUndo } from '../journal/timeline';
import type { Timeline } from '../journal/timeline';
import { advance, withAnswer } from './hand';
import type { Advance, Hand } from './hand';
import { readHistory } from './history';
import { openLedger } from './ledger';
import type { Ledger } from './ledger';
import { partsOf } from './parts';
import type { Ports } from './ports';
import { reuse } from './reuse';
import type { DiceSource, LastPlay, Sent, Session, SessionState } from './state';

export type SessionOpening<View, Event = unknown, Preview = unknown> =
  | Readonly<{ kind: 'open'; session: Session<View, Event, Preview> }>
  | Readonly<{ kind: 'newer'; type: string }>
  | Readonly<{ kind: 'empty' }>;

type Typed = Readonly<{ type: string }>;
type Rules<State, Command, Event, View> = RuleSet<State, Command, Event, View | null>;

/** Opens a stored game for play. */
export const openSession = async <State, Command extends Typed, Event extends Typed, View, Preview = unknown>(
  ports: Ports,
  game: GameRow,
  rules: RuleSet<State, Command, Event, View | null, Preview>,
  seat: Seat = 'table',
): Promise<SessionOpening<View, Event, Preview>> => {
  const opening = await openJournal(ports, game, rules);
  if (opening.kind === 'newer') return opening;
  const { journal } = opening;
  const view = rules.viewFor(journal.timeline.here.state, seat);
  if (view === null) return { kind: 'empty' };
  const screen = createStore(() => firstScreen(ports, journal, seat, view));
  const ledger = openLedger(ports, game, rules, journal);
  const open: Open<State, Command, Event, View> = {
    ports,
    game,
    rules,
    screen,
    ledger,
    hand: null,
    queue: Promise.resolve(),
  };
  return { kind: 'open', session: { ...sessionOf(open), preview: (json) => previewOf(open, rules, json) } };
};

const previewOf = <State, Command extends Typed, Event extends Typed, View, Preview>(
  { ledger, screen }: Open<State, Command, Event, View>,
  { decodeCommand, preview }: RuleSet<State, Command, Event, View | null, Preview>,
  json: Sent,
): Preview | null => {
  const command = decodeCommand(json);
  if (command.kind !== 'ok') return null;
  return preview?.(ledger.timeline().here.state, command.value, screen.getState().seat) ?? null;
};

/** All that one open game consists of. What changes in it changes here and nowhere else. */
type Open<State, Command, Event, View> = {
  readonly ports: Ports;
  readonly game: GameRow;
  readonly rules: Rules<State, Command, Event, View>;
  readonly screen: StoreApi<SessionState<View>>;
  readonly ledger: Ledger<State, Command, Event>;
  /** The play that waits for dice or a decision. */
  hand: Hand<Command, Event> | null;
  queue: Promise<unknown>;
};

const sessionOf = <State, Command extends Typed, Event extends Typed, View>(
  open: Open<State, Command, Event, View>,
): Omit<Session<View, Event>, 'preview'> => {
  const { screen, game, ports, rules, ledger } = open;
  return {
    game,
    getState: screen.getState,
    subscribe: screen.subscribe,
    dispatch: (command, dice = 'app') => inTurn(open, () => begin(open, command, dice)),
    giveFaces: (faces) => inTurn(open, () => answer(open, { faces })),
    giveChoice: (option) => inTurn(open, () => answer(open, { option })),
    cancelAsk: () => {
      open.hand = null;
      screen.setState({ asks: null });
    },
    dismiss: () => {
      screen.setState({ refusal: null, failure: null });
    },
    undo: () => inTurn(open, () => undo(open)),
    redo: () => inTurn(open, () => redo(open)),
    correct: (to, reason) => inTurn(open, () => correct(open, to, reason)),
    takeSeat: (seat) => {
      takeSeat(open, seat);
    },
    history: (cursor = { before: ledger.timeline().count + 1, live: ledger.timeline().here.seq }) =>
      readHistory(ports.store, game.key, rules, { seat: screen.getState().seat, cursor }),
    verify: () => verify(open),
    rest: ledger.saveCheckpoint,
  };
};

const begin = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  json: Sent,
  dice: DiceSource,
): Promise<boolean> => {
  const command = open.rules.decodeCommand(json);
  if (command.kind !== 'ok') return refused(open, { code: 'NOT_UNDERSTOOD', rule: null });
  const step = open.rules.decide(open.ledger.timeline().here.state, command.value, open.screen.getState().seat);
  return proceed(open, { command: command.value, step, given: NOTHING_GIVEN, dice });
};

const answer = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  given: Parameters<typeof withAnswer>[2],
): Promise<boolean> => {
  const hand = open.hand === null ? null : withAnswer(open.hand, open.screen.getState().asks, given);
  return hand === null ? refused(open, { code: 'NOTHING_ASKED', rule: null }) : proceed(open, hand);
};

const proceed = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  hand: Hand<Command, Event>,
): Promise<boolean> => {
  const next = advance(hand, open.ports.roll);
  switch (next.kind) {
    case 'refused':
      return refused(open, next.refusal);
    case 'asks':
      open.hand = next.hand;
      open.screen.setState({ asks: next.asks, refusal: null });
      return Promise.resolve(false);
    case 'settled':
      return play(open, next);
  }
};

const play = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  { hand, decision, working }: Extract<Advance<Command, Event>, { kind: 'settled' }>,
): Promise<boolean> => {
  const timeline = open.ledger.timeline();
  const parts = partsOf(hand.command, hand.step, hand.given, decision.facts);
  const entry = {
    kind: 'play',
    at: open.ports.now(),
    from: timeline.here.seq,
    barrier: decision.barrier,
    parts,
  } as const;
  // Dice that only the umpire knows stay out of what is shown.
  const rolls = parts.flatMap((part) => (part.scope === 'umpire' ? [] : (part.rolls ?? [])));
  return commit(open, entry, afterPlay(timeline, entry, open.rules), { type: hand.command.type, working, rolls });
};

const undo = async <State, Command, Event, View>(open: Open<State, Command, Event, View>): Promise<boolean> => {
  const timeline = open.ledger.timeline();
  const { here } = timeline;
  const behind = canUndo(timeline)
    ? (here.behind ?? (await positionBefore(open.ports, open.game, open.rules, here)))
    : null;
  return behind === null
    ? refused(open, { code: 'NOTHING_TO_UNDO', rule: null })
    : move(open, 'undo', afterUndo(timeline, behind));
};

const redo = <State, Command, Event, View>(open: Open<State, Command, Event, View>): Promise<boolean> => {
  const timeline = open.ledger.timeline();
  return timeline.undone === null
    ? refused(open, { code: 'NOTHING_TO_REDO', rule: null })
    : move(open, 'redo', afterRedo(timeline, timeline.undone));
};

const move = <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  kind: MoveEntry['kind'],
  next: Timeline<State>,
): Promise<boolean> => {
  const entry: MoveEntry = { kind, at: open.ports.now(), from: open.ledger.timeline().here.seq, to: next.here.seq };
  return commit(open, entry, next, null);
};

const correct = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  to: number,
  reason: string,
): Promise<boolean> => {
  const timeline = open.ledger.timeline();
  const isEarlier = to >= 1 && to < timeline.count;
  const target = isEarlier ? await positionAt(open.ports, open.game, open.rules, to) : null;
  if (target === null) return refused(open, { code: 'NO_SUCH_PLAY', rule: null });
  const entry: CorrectionEntry = { kind: 'correction', at: open.ports.now(), from: timeline.here.seq, to, reason };
  return commit(open, entry, afterCorrection(timeline, target), null);
};

/** Writes an entry; only when it is on disk does anything change on the screen. */
const commit = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  entry: Entry<Command, Event>,
  next: Timeline<State>,
  last: LastPlay | null,
): Promise<boolean> => {
  open.hand = null;
  const by = open.screen.getState().seat;
  const written = await open.ledger.write(entry, next);
  if (written !== 'written') {
    open.screen.setState({ failure: written, asks: null });
    return false;
  }
  const { seat, view } = open.screen.getState();
  open.screen.setState({
    view: reuse(view, open.rules.viewFor(next.here.state, seat) ?? view),
    asks: null,
    refusal: null,
    failure: null,
    // Whoever took the seat meanwhile is not shown what another one played.
    last: seat === by ? last : null,
    savedAt: entry.at,
    busy: false,
    ...standing(next),
  });
  return true;
};

/** One thing at a time: a second tap waits for the first to reach the disk. */
const inTurn = <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  task: () => Promise<boolean>,
): Promise<boolean> => {
  const run = open.queue.then(async () => {
    if (open.screen.getState().damage?.kind === 'broken') return refused(open, { code: 'GAME_IS_DAMAGED', rule: null });
    open.screen.setState({ busy: true });
    try {
      return await task();
    } catch {
      open.screen.setState({ failure: 'storage', asks: null });
      return false;
    } finally {
      if (open.screen.getState().busy) open.screen.setState({ busy: false });
    }
  });
  open.queue = run;
  return run;
};

const refused = <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  refusal: Refusal,
): Promise<false> => {
  open.hand = null;
  open.screen.setState({ refusal, asks: null });
  return Promise.resolve(false);
};

/** Whatever was in hand or just shown belongs to the seat that is being left. */
const takeSeat = <State, Command, Event, View>(open: Open<State, Command, Event, View>, seat: Seat): void => {
  const view = open.rules.viewFor(open.ledger.timeline().here.state, seat);
  open.hand = null;
  if (view !== null) open.screen.setState({ seat, view, asks: null, refusal: null, last: null });
};

const verify = async <State, Command, Event, View>(open: Open<State, Command, Event, View>): Promise<void> => {
  // Damage that the opening met is known already, and known better: it says how much there was.
  if (open.screen.getState().damage?.kind === 'broken') return;
  const broken = await verifyJournal(open.ports.store, open.game, open.ports.pause);
  const { count } = open.ledger.timeline();
  if (broken !== null) open.screen.setState({ damage: { kind: 'broken', good: broken - 1, count } });
};

const standing = (timeline: Timeline<unknown>): Pick<SessionState<unknown>, 'canUndo' | 'canRedo' | 'count'> => ({
  canUndo: canUndo(timeline),
  canRedo: canRedo(timeline),
  count: timeline.count,
});

const firstScreen = <State, View>(
  ports: Ports,
  journal: Journal<State>,
  seat: Seat,
  view: View,
): SessionState<View> => ({
  view,
  seat,
  asks: null,
  refusal: null,
  failure: null,
  damage: journal.damage,
  last: null,
  busy: false,
  savedAt: ports.now(),
  ...standing(journal.timeline),
});
