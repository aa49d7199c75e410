import type { RuleSet } from '../engine/rule-set';
import { SIDES } from '../engine/sides';
import type { Side } from '../engine/sides';
import { NOTHING_CLOSED, withClosed } from './closed-slice';
import type { ClosedSlices } from './closed-slice';
import { isSolo } from './decode-slices';
import { isOfChain, keyFactOf, positionAfter } from './entry';
import type { ChainEntry, Entry, PlayEntry } from './entry';
import type { KeyFact } from './keyring';

/** The part of a rule set that folding needs. */
export type Folding<State, Event> = Pick<RuleSet<State, never, Event, unknown>, 'start' | 'evolve'>;

/** A state the game was in, named by the play that made it (0 is the empty game). */
export type Position<State> = Readonly<{
  seq: number;
  /** Of scopes that are locked it knows nothing: their slices stand as in an empty game. */
  state: State;
  /** What stands in those slices, sealed. */
  closed: ClosedSlices;
  /** The play before, also when its state is no longer at hand. */
  from: number;
  barrier: boolean;
  /** The position before, while it is kept for undo. Cut at barriers and every so often, so that memory stays level. */
  behind: Position<State> | null;
  depth: number;
}>;

type Undone<State> = Readonly<{ position: Position<State>; next: Undone<State> | null }>;

/** What the chain says beside the game. No undo and no correction turns it back. */
export type ChainFacts = Readonly<{
  keys: readonly KeyFact[];
  /** In a copy: the sides that have not yet raised their curtain in it. */
  awaited: readonly Side[];
}>;

export const NO_FACTS: ChainFacts = { keys: [], awaited: [] };

/** Where a game stands: its state, and the ways back and forth. */
export type Timeline<State> = Readonly<{
  /** How many entries there are, undone ones included. */
  count: number;
  here: Position<State>;
  undone: Undone<State> | null;
  facts: ChainFacts;
}>;

/** How many states behind the present are kept in memory. */
const KEPT = 128;

export const startOf = <State>(start: State): Timeline<State> => ({
  count: 0,
  here: { seq: 0, state: start, closed: NOTHING_CLOSED, from: 0, barrier: true, behind: null, depth: 0 },
  undone: null,
  facts: NO_FACTS,
});

export const applyEvents = <State, Event>(
  { evolve }: Pick<Folding<State, Event>, 'evolve'>,
  state: State,
  parts: PlayEntry<unknown, Event>['parts'],
): State => {
  let next = state;
  for (const part of parts) for (const event of part.events) next = evolve(next, part.scope, event);
  return next;
};

/** The timeline after a play. Playing on after an undo leaves the undone branch behind for good. */
export const afterPlay = <State, Event>(
  timeline: Timeline<State>,
  entry: PlayEntry<unknown, Event>,
  rules: Pick<Folding<State, Event>, 'evolve'>,
): Timeline<State> => {
  const { here, count, facts } = timeline;
  const keep = !entry.barrier && here.depth < KEPT;
  return {
    count: count + 1,
    here: {
      seq: count + 1,
      state: applyEvents(rules, here.state, entry.parts),
      closed: withClosed(here.closed, count + 1, entry.closed),
      from: here.seq,
      barrier: entry.barrier,
      behind: keep ? here : null,
      depth: keep ? here.depth + 1 : 0,
    },
    undone: null,
    facts,
  };
};

/** The game stays where it is, and so do the ways back and forth. */
export const afterChainEntry = <State>(timeline: Timeline<State>, entry: ChainEntry): Timeline<State> => {
  const count = timeline.count + 1;
  return { ...timeline, count, facts: withFact(timeline, entry, count) };
};

const withFact = ({ facts, here }: Timeline<unknown>, entry: ChainEntry, seq: number): ChainFacts => {
  switch (entry.kind) {
    case 'key':
      return { ...facts, keys: [...facts.keys, keyFactOf(entry, seq)] };
    case 'copied':
      return facts;
    case 'copy':
      // A solo player has nobody to wait for.
      return { ...facts, awaited: isSolo(here.state) ? [] : SIDES };
    case 'curtain':
      return { ...facts, awaited: facts.awaited.filter((side) => side !== entry.side) };
  }
};

export const afterUndo = <State>(timeline: Timeline<State>, behind: Position<State>): Timeline<State> => ({
  ...timeline,
  count: timeline.count + 1,
  here: behind,
  undone: { position: timeline.here, next: timeline.undone },
});

export const afterRedo = <State>(timeline: Timeline<State>, { position, next }: Undone<State>): Timeline<State> => ({
  ...timeline,
  count: timeline.count + 1,
  here: position,
  undone: next,
});

/** A correction is itself a barrier: what it set aside is not brought back by an undo. */
export const afterCorrection = <State>(timeline: Timeline<State>, to: Position<State>): Timeline<State> => ({
  ...timeline,
  count: timeline.count + 1,
  here: { ...to, barrier: true, behind: null, depth: 0 },
  undone: null,
});

export const canUndo = (timeline: Timeline<unknown>): boolean => !timeline.here.barrier;
export const canRedo = (timeline: Timeline<unknown>): boolean => timeline.undone !== null;

/**
 * Folds entries onto a timeline. Null when an entry goes back to a position older than the base:
 * the caller then folds from an earlier one.
 */
export const fold = <State, Event>(
  base: Timeline<State>,
  entries: readonly Entry<unknown, Event>[],
  rules: Pick<Folding<State, Event>, 'evolve'>,
): Timeline<State> | null => {
  const wanted = goneBackTo(base, entries);
  const seen = new Map<number, Position<State>>([[base.here.seq, base.here]]);
  let timeline = base;
  for (const entry of entries) {
    const next = foldOne(timeline, entry, rules, seen);
    if (next === null) return null;
    const { seq } = next.here;
    if (wanted.has(seq) && !seen.has(seq)) seen.set(seq, next.here);
    timeline = next;
  }
  return timeline;
};

/** The positions that some entry goes back to. All others are let go of as the game goes on: a long game has many. */
const goneBackTo = (base: Timeline<unknown>, entries: readonly Entry<unknown, unknown>[]): ReadonlySet<number> => {
  const wanted = new Set<number>();
  let at = base.here.seq;
  for (const [i, entry] of entries.entries()) {
    if (entry.kind !== 'play') wanted.add(isOfChain(entry) ? at : entry.to);
    else if (entry.from !== at) wanted.add(entry.from);
    at = positionAfter(base.count + i + 1, entry);
  }
  return wanted;
};

const positionOf = <State>(
  { here }: Timeline<State>,
  seq: number,
  seen: ReadonlyMap<number, Position<State>>,
): Position<State> | undefined => (here.behind?.seq === seq ? here.behind : seen.get(seq));

/** A play is made on the present, or, where it takes the last one's place, on what that was made on. */
const foldOne = <State, Event>(
  timeline: Timeline<State>,
  entry: Entry<unknown, Event>,
  rules: Pick<Folding<State, Event>, 'evolve'>,
  seen: ReadonlyMap<number, Position<State>>,
): Timeline<State> | null => {
  if (entry.kind === 'play') {
    const on = entry.from === timeline.here.seq ? timeline.here : positionOf(timeline, entry.from, seen);
    return on === undefined ? null : afterPlay({ ...timeline, here: on }, entry, rules);
  }
  if (isOfChain(entry)) return afterChainEntry(timeline, entry);
  if (entry.kind === 'redo') return timeline.undone === null ? null : afterRedo(timeline, timeline.undone);
  const to = positionOf(timeline, entry.to, seen);
  if (to === undefined) return null;
  return entry.kind === 'undo' ? afterUndo(timeline, to) : afterCorrection(timeline, to);
};
