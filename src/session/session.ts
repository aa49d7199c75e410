import { createStore } from 'zustand/vanilla';
import { NOTHING_GIVEN } from '../engine/given';
import type { RuleSet } from '../engine/rule-set';
import { maySee } from '../engine/sides';
import type { Seat } from '../engine/sides';
import { readArchive } from '../journal/archive';
import { damagedSeals, openJournal } from '../journal/open-journal';
import type { Journal } from '../journal/open-journal';
import type { GameRow } from '../journal/store';
import { afterPlay } from '../journal/timeline';
import { awaitedFor, raiseCurtain, tellOfCopy } from './copy-entries';
import { keepDraft, readDraft } from './desk-draft';
import { advance, withAnswer } from './hand';
import type { Advance, Hand } from './hand';
import { historyReader } from './history';
import { openLedger } from './ledger';
import { dropOutdated, isHeldOpen, openLockBox } from './lock-box';
import type { LockBox } from './lock-box';
import { heldStateOf, lockStateOf } from './lock-state';
import { lockAll, lockingOf, takeSeat } from './locking';
import { correct, redo, undo } from './moves';
import {
  commit,
  inTurn,
  locksOf,
  maySit,
  queued,
  refused,
  shownAgain,
  standing,
  verify,
  watchAfter,
  watchTold,
} from './open-game';
import type { Made, Open, Typed } from './open-game';
import { partsOf } from './parts';
import type { Ports } from './ports';
import type { DiceSource, Sent, Session, SessionState } from './state';
import { handAgain, handAnew, isTyped, madeAfter, playedOn, playedType, throwsOpen } from './last-dice';
import { SESSION_REFUSALS } from '../journal/vocabulary';
import { TABLE_REFUSALS } from '../rules/common/vocabulary';

export type SessionOpening<View, Event = unknown, Preview = unknown> =
  | Readonly<{ kind: 'open'; session: Session<View, Event, Preview> }>
  | Readonly<{ kind: 'newer'; type: string }>
  | Readonly<{ kind: 'empty' }>;

/** Opens a stored game for play. A seat that sees a locked desk is not taken: the table is shown. */
export const openSession = async <State, Command extends Typed, Event extends Typed, View, Preview = unknown>(
  ports: Ports,
  game: GameRow,
  rules: RuleSet<State, Command, Event, View | null, Preview>,
  wanted: Seat = 'table',
): Promise<SessionOpening<View, Event, Preview>> => {
  const box = await openLockBox(ports, game);
  const read = () => openJournal(ports, game, rules, box.ring);
  const first = await read();
  const opening = dropOutdated(box) ? await read() : first;
  if (opening.kind === 'newer') return opening;
  const { journal } = opening;
  const seat = maySit(box, wanted) ? wanted : 'table';
  const view = rules.viewFor(journal.timeline.here.state, seat);
  if (view === null) return { kind: 'empty' };
  const screen = createStore(() => firstScreen(ports, journal, { seat, view, box }));
  const ledger = openLedger(ports, game, rules, journal, box.ring);
  const open: Open<State, Command, Event, View> = {
    ports,
    game,
    rules,
    screen,
    ledger,
    box,
    hand: null,
    made: null,
    fallen: new Map(),
    showSettled: null,
    queue: Promise.resolve(),
  };
  screen.setState({ watch: watchAfter('kept', await ledger.watch()) });
  return {
    kind: 'open',
    session: {
      ...sessionOf(open),
      preview: (json, as) => previewOf(open, rules, [json, as ?? screen.getState().seat]),
    },
  };
};

const previewOf = <State, Command extends Typed, Event extends Typed, View, Preview>(
  { ledger }: Open<State, Command, Event, View>,
  { decodeCommand, preview }: RuleSet<State, Command, Event, View | null, Preview>,
  [json, seat]: readonly [Sent, Seat],
): Preview | null => {
  const command = decodeCommand(json);
  if (command.kind !== 'ok') return null;
  return preview?.(ledger.timeline().here.state, command.value, seat) ?? null;
};

const sessionOf = <State, Command extends Typed, Event extends Typed, View>(
  open: Open<State, Command, Event, View>,
): Omit<Session<View, Event>, 'preview'> => {
  const { screen, game, ports, rules, ledger, box } = open;
  const keys = box.ring;
  const history = historyReader(ledger, rules, keys);
  return {
    game,
    getState: screen.getState,
    subscribe: screen.subscribe,
    dispatch: (command, dice = 'app') => inTurn(open, () => begin(open, command, dice)),
    throwAgain: (command, dice = 'app') => inTurn(open, () => beginAgain(open, command, dice)),
    typeAnew: () => inTurn(open, () => beginAnew(open)),
    giveFaces: (faces) => inTurn(open, () => answer(open, { faces })),
    giveChoice: (option) => inTurn(open, () => answer(open, { option })),
    cancelAsk: () => {
      open.hand = null;
      screen.setState({ asks: null });
    },
    dismiss: () => {
      screen.setState({ refusal: null, failure: null, watch: watchTold(screen.getState().watch) });
    },
    undo: () => inTurn(open, () => undo(open)),
    redo: () => inTurn(open, () => redo(open)),
    correct: (to, reason) => inTurn(open, () => correct(open, to, reason)),
    takeSeat: (seat) => takeSeat(open, seat),
    tableView: () => rules.viewFor(ledger.timeline().here.state, 'table') ?? screen.getState().view,
    history: (cursor = { before: ledger.timeline().count + 1, live: ledger.timeline().here.seq }, as, size) =>
      history({ seat: as ?? screen.getState().seat, cursor, ...(size === undefined ? {} : { size }) }),
    verify: () => verify(open),
    lockState: (side) => lockStateOf(box, side),
    ...lockingOf(open),
    raiseCurtain: (side) => raiseCurtain(open, side),
    tellOfCopy: (as) => queued(open, () => tellOfCopy(open, as)),
    lockAll: () => lockAll(open),
    damagedSeals: async () => {
      const { seat } = screen.getState();
      const found = await damagedSeals({ store: ports.store, game, rules, keys }, ports.pause);
      return found.filter(({ scope }) => maySee(seat, scope));
    },
    readDraft: (side) => readDraft(open, side),
    keepDraft: (side, text) => keepDraft(open, side, text),
    archive: (side) => readArchive({ store: ports.store, game, rules, keys }, side, ports.pause),
    rest: ledger.saveCheckpoint,
  };
};

const begin = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  json: Sent,
  dice: DiceSource,
): Promise<boolean> => {
  if (!isHeldOpen(open.box)) return refused(open, SESSION_REFUSALS.SECRETS_ARE_ELSEWHERE);
  const command = open.rules.decodeCommand(json);
  if (command.kind === 'newer') return refused(open, TABLE_REFUSALS.NOT_IN_THESE_RULES(null));
  if (command.kind === 'bad') return refused(open, SESSION_REFUSALS.NOT_UNDERSTOOD({}));
  const side = awaitedFor(open, command.value);
  if (side !== undefined) return refused(open, SESSION_REFUSALS.CURTAIN_AWAITED({ side }));
  const given = open.rules.asGiven?.[command.value.type]?.(command.value) ?? command.value;
  const step = open.rules.decide(open.ledger.timeline().here.state, given, open.screen.getState().seat);
  return proceed(open, { command: given, step, given: NOTHING_GIVEN, dice });
};

const beginAgain = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  json: Parameters<Session<View>['throwAgain']>[0],
  dice: DiceSource,
): Promise<boolean> => {
  const hand = handAgain(open, json, dice);
  return 'then' in hand ? hand : proceed(open, hand);
};

const beginAnew = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
): Promise<boolean> => {
  const hand = handAnew(open);
  return 'then' in hand ? hand : proceed(open, hand);
};

const answer = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  given: Parameters<typeof withAnswer>[2],
): Promise<boolean> => {
  const hand = open.hand === null ? null : withAnswer(open.hand, open.screen.getState().asks, given);
  return hand === null ? refused(open, SESSION_REFUSALS.NOTHING_ASKED) : proceed(open, hand);
};

const proceed = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  hand: Hand<Command, Event>,
): Promise<boolean> => {
  const next = advance(hand, open.ports.roll, open.fallen.get(playName(open, hand)));
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

/**
 * What is played and by whom: two plays of one name are the same play, tried twice. Where the game stands is no part of it, or
 * a play taken back in between would give other dice.
 */
const playName = <State, Command extends Typed, Event, View>(
  { screen }: Open<State, Command, Event, View>,
  { command }: Hand<Command, Event>,
): string => JSON.stringify([screen.getState().seat, command]);

const play = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  settled: Extract<Advance<Command, Event>, { kind: 'settled' }>,
): Promise<boolean> => {
  const { hand, decision, asked, working } = settled;
  const timeline = playedOn(open, hand);
  if (timeline === null) return refused(open, SESSION_REFUSALS.NOTHING_TO_THROW_AGAIN);
  const parts = partsOf(hand.command, asked, decision.facts);
  const entry = {
    kind: 'play',
    at: open.ports.now(),
    from: timeline.here.seq,
    // What a card was used up for is not taken back.
    barrier: decision.barrier || hand.again !== undefined,
    parts,
    ...(hand.anew === undefined ? {} : { anew: hand.anew }),
  } as const;
  // Dice that only the umpire knows stay out of what is shown.
  const rolls = parts.flatMap((part) => (part.scope === 'umpire' ? [] : (part.rolls ?? [])));
  const { seat } = open.screen.getState();
  const typed = isTyped(open, settled, timeline.here.state);
  const last = { type: playedType(open, hand), working, rolls, throws: throwsOpen(settled), typed };
  const next = madeAfter(open, { hand, asked, on: timeline.here, seat, last });
  const shown = next.seat === seat ? next.last : last;
  const name = playName(open, hand);
  open.fallen.set(name, hand.given.rolls);
  return commit(open, entry, afterPlay(timeline, entry, open.rules), shown, () => {
    open.fallen.delete(name);
    remember(open, next);
  });
};

/** Whoever took the table meanwhile sees the throw that can still be made again. */
const remember = <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  made: Made<State, Command, Event>,
): void => {
  open.made = made;
  const { seat, last } = open.screen.getState();
  if (last === null) open.screen.setState({ last: shownAgain(open, seat) });
};

const firstScreen = <State, View>(
  ports: Ports,
  journal: Journal<State>,
  { seat, view, box }: Readonly<{ seat: Seat; view: View; box: LockBox }>,
): SessionState<View> => ({
  view,
  seat,
  asks: null,
  refusal: null,
  failure: null,
  damage: journal.damage,
  watch: 'kept',
  locks: locksOf(box),
  held: heldStateOf(box),
  last: null,
  busy: false,
  savedAt: ports.now(),
  ...standing(journal.timeline),
});
