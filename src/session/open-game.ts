import type { StoreApi } from 'zustand/vanilla';
import type { Asked } from '../engine/drive';
import type { Given } from '../engine/given';
import type { RuleSet } from '../engine/rule-set';
import { SIDES, bothSides, deskOf } from '../engine/sides';
import type { DeskScope, Seat } from '../engine/sides';
import type { Refusal } from '../engine/step';
import { keyFactOf } from '../journal/entry';
import type { ChainEntry, Entry } from '../journal/entry';
import { openJournal, positionAt, verifyJournal } from '../journal/open-journal';
import type { Opening, Source } from '../journal/open-journal';
import type { GameRow } from '../journal/store';
import { afterChainEntry, canRedo, canUndo } from '../journal/timeline';
import type { Position, Timeline } from '../journal/timeline';
import type { Hand } from './hand';
import type { Ledger } from './ledger';
import type { LockBox } from './lock-box';
import { heldStateOf, lockStateOf } from './lock-state';
import type { Ports } from './ports';
import { reuse } from './reuse';
import type { LastPlay, SessionState, Watch } from './state';
import { SESSION_REFUSALS } from '../journal/vocabulary';

export type Typed = Readonly<{ type: string }>;
export type Rules<State, Command, Event, View> = RuleSet<State, Command, Event, View | null>;

/** All that one open game consists of. What changes in it changes here and nowhere else. */
export type Open<State, Command, Event, View> = {
  readonly ports: Ports;
  readonly game: GameRow;
  readonly rules: Rules<State, Command, Event, View>;
  readonly screen: StoreApi<SessionState<View>>;
  readonly ledger: Ledger<State, Command, Event>;
  readonly box: LockBox;
  /** The play that waits for dice or a decision. */
  hand: Hand<Command, Event> | null;
  /** The play that was just made, and on what: as long as it is the newest, a card may have its dice thrown again. */
  made: Made<State, Command, Event> | null;
  /** The dice of plays that did not reach the disk, by who played and what: the same play has the same dice again. */
  readonly fallen: Map<string, Given['rolls']>;
  /** Shows a play that has come to light after all. */
  showSettled: (() => void) | null;
  queue: Promise<unknown>;
};

export type Made<State, Command, Event> = Readonly<{
  hand: Hand<Command, Event>;
  /** What was asked in it, with its answers. */
  asked: readonly Asked[];
  on: Position<State>;
  /** How many entries there were with it. */
  count: number;
  seat: Seat;
  /** What was played since that leaves the throw as it was, and what was shown of it. */
  after: readonly Command[];
  last: LastPlay;
}>;

export const sourceOf = <State, Command, Event, View>({
  ports: { store },
  game,
  rules,
  box: { ring: keys },
}: Open<State, Command, Event, View>): Source<State, Command, Event> => ({ store, game, rules, keys });

export const standing = (
  timeline: Timeline<unknown>,
): Pick<SessionState<unknown>, 'canUndo' | 'canRedo' | 'count' | 'awaited'> => ({
  canUndo: canUndo(timeline),
  canRedo: canRedo(timeline),
  count: timeline.count,
  awaited: timeline.facts.awaited,
});

export const locksOf = (box: LockBox): SessionState<unknown>['locks'] => bothSides((side) => lockStateOf(box, side));

/** Whether a seat sees nothing that is locked. */
export const maySit = ({ ring }: Pick<LockBox, 'ring'>, seat: Seat): boolean =>
  SIDES.every((side) => (seat !== 'solo' && seat !== side) || ring.has(deskOf(side)));

export const refused = <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  refusal: Refusal,
): Promise<false> => {
  open.hand = null;
  // A refusal of its own each time: the same answer to a second play is told again.
  open.screen.setState({ refusal: { ...refusal }, asks: null });
  return Promise.resolve(false);
};

/** What was put away once is not said again while the game is open. */
export const watchAfter = (before: Watch, isKept: boolean): Watch => {
  if (before === 'told') return before;
  return isKept ? 'kept' : 'refused';
};

export const watchTold = (before: Watch): Watch => (before === 'refused' ? 'told' : before);

/** Writes an entry; only when it is on disk does anything change on the screen, and is it told by `whenMade`. */
export const commit = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  entry: Entry<Command, Event>,
  next: Timeline<State>,
  last: LastPlay | null,
  whenMade: () => void = () => undefined,
): Promise<boolean> => {
  open.hand = null;
  const by = open.screen.getState().seat;
  const written = await open.ledger.write(entry, next);
  if (written.kind === 'refused') return refused(open, written.refusal);
  const showMade = (): void => {
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
    whenMade();
  };
  if (written.kind !== 'written') {
    if (written.kind === 'unsettled') open.showSettled ??= showMade;
    open.screen.setState({ failure: written.kind, asks: null });
    return false;
  }
  showMade();
  const { watch: before } = open.screen.getState();
  const watch = watchAfter(before, written.watched);
  // Whoever listens is asked once for each play: what has not changed is not told.
  if (watch !== before) open.screen.setState({ watch });
  return true;
};

/** Whether it is known what became of the last play; should it stand after all, it is shown, and nothing is played on top of it unseen. */
const isSettled = async <State, Command, Event, View>(open: Open<State, Command, Event, View>): Promise<boolean> => {
  const found = await open.ledger.settle();
  if (found === 'unsettled') {
    open.screen.setState({ failure: 'unsettled', asks: null });
    return false;
  }
  const show = open.showSettled;
  open.showSettled = null;
  if (found !== 'stands') return true;
  open.hand = null;
  show?.();
  open.screen.setState({ failure: 'stands' });
  return false;
};

/** One thing at a time: a second tap waits for the first to reach the disk. */
export const inTurn = <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  task: () => Promise<boolean>,
): Promise<boolean> =>
  queued(open, async () => {
    if (open.screen.getState().damage?.kind === 'broken') return refused(open, SESSION_REFUSALS.GAME_IS_DAMAGED);
    open.screen.setState({ busy: true });
    try {
      if (open.showSettled !== null && !(await isSettled(open))) return false;
      if (unannounced(open.box).length > 0 && !(await announceKeys(open))) return false;
      return await task();
    } catch {
      open.screen.setState({ failure: 'failing', asks: null });
      return false;
    } finally {
      if (open.screen.getState().busy) open.screen.setState({ busy: false });
    }
  });

/** Writes down what is no play: the game stands where it stood. False when it is not on disk; then the screen says why. */
export const note = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  entry: ChainEntry,
): Promise<boolean> => {
  const { ledger, made } = open;
  const before = ledger.timeline();
  const written = await ledger.write(entry, afterChainEntry(before, entry));
  const showNoted = (): void => {
    const { count } = ledger.timeline();
    if (entry.kind === 'key') open.box.ring.rekeyed(keyFactOf(entry, count));
    // The newest play is still that, and its throw may still be made again.
    if (made?.count === before.count) open.made = { ...made, count };
    open.screen.setState(standing(ledger.timeline()));
  };
  if (written.kind === 'unsettled') open.showSettled ??= showNoted;
  if (written.kind === 'written') showNoted();
  else open.screen.setState({ failure: written.kind === 'refused' ? 'failing' : written.kind });
  return written.kind === 'written';
};

const unannounced = ({ ring }: LockBox): readonly DeskScope[] =>
  SIDES.map(deskOf).filter((scope) => ring.unannounced(scope) !== null);

/**
 * Says in the rows which key a desk has been given, before anything is sealed with it. The lock that holds it is on disk by then:
 * killed in between, the key waits in its lock until the desk is open again.
 */
export const announceKeys = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
): Promise<boolean> => {
  const { ports, ledger, box } = open;
  for (const scope of unannounced(box)) {
    const key = box.ring.unannounced(scope);
    if (key === null) continue;
    const entry = { kind: 'key', at: ports.now(), from: ledger.timeline().here.seq, ...key, scope } as const;
    if (!(await note(open, entry))) return false;
  }
  return true;
};

/** After whatever is under way, whether that went well or not. */
export const queued = <T>(open: { queue: Promise<unknown> }, task: () => Promise<T>): Promise<T> => {
  const run = open.queue.then(task, task);
  open.queue = run.catch(() => undefined);
  return run;
};

/** What the last play was made on, as it reads with the keys that are there now. One made at a desk is forgotten with its key. */
const readAgain = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  made: Made<State, Command, Event>,
): Promise<Made<State, Command, Event> | null> => {
  const on = await positionAt(sourceOf(open), made.on.seq);
  return on === null ? null : { ...made, on };
};

/** Folds the game again with the keys that are there now, and shows what the seat may see of it. */
export const refold = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
): Promise<Opening<State>['kind']> => {
  const opening = await openJournal(open.ports, open.game, open.rules, open.box.ring);
  const { made } = open;
  open.made = null;
  if (opening.kind === 'open') open.ledger.reload(opening.journal);
  open.made = made?.seat === 'table' ? await readAgain(open, made) : null;
  show(open);
  return opening.kind;
};

export const show = <State, Command, Event, View>(open: Open<State, Command, Event, View>): void => {
  const timeline = open.ledger.timeline();
  const { seat, view, locks } = open.screen.getState();
  open.screen.setState({
    view: reuse(view, open.rules.viewFor(timeline.here.state, seat) ?? view),
    locks: reuse(locks, locksOf(open.box)),
    held: heldStateOf(open.box),
    ...standing(timeline),
  });
};

/** Who comes back from his desk sees the throw that can still be made again; of anything else, nothing. */
export const shownAgain = <State, Command, Event, View>(
  { made, ledger }: Pick<Open<State, Command, Event, View>, 'made' | 'ledger'>,
  seat: Seat,
): LastPlay | null => {
  if (made?.count !== ledger.timeline().count || made.seat !== seat) return null;
  return made.after.length > 0 && made.last.throws.length > 0 ? made.last : null;
};

/** Whatever was in hand or just shown belongs to the seat that is being left. */
export const sitDown = <State, Command, Event, View>(open: Open<State, Command, Event, View>, seat: Seat): void => {
  const view = open.rules.viewFor(open.ledger.timeline().here.state, seat);
  open.hand = null;
  if (view !== null) open.screen.setState({ seat, view, asks: null, refusal: null, last: shownAgain(open, seat) });
};

/** Looks at every row in the background. Damage that the opening met is known already, and known better: it says how much there was. */
export const verify = async <State, Command, Event, View>(open: Open<State, Command, Event, View>): Promise<void> => {
  if (open.screen.getState().damage?.kind === 'broken') return;
  const broken = await verifyJournal(open.ports.store, open.game, open.ports.pause);
  const { count } = open.ledger.timeline();
  if (broken !== null) open.screen.setState({ damage: { kind: 'broken', good: broken - 1, count } });
};
