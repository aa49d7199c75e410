import type { Decoded, RuleSet } from '../engine/rule-set';
import { maySee } from '../engine/sides';
import type { Seat } from '../engine/sides';
import type { Faces } from '../engine/step';
import { decodeEntry } from '../journal/decode-entry';
import { isOfChain } from '../journal/entry';
import type { ChainEntry, Entry, Part, PlayEntry } from '../journal/entry';
import type { Keyring } from '../journal/keyring';
import type { Row } from '../journal/store';

/** One line of the history as one viewer may read it. */
export type HistoryItem<Event> = Readonly<{
  seq: number;
  at: number;
  kind: Exclude<Entry<unknown, Event>['kind'], ChainEntry['kind']> | 'chain';
  /** Undone, or set aside by a correction: it no longer counts. */
  live: boolean;
  barrier: boolean;
  events: readonly Event[];
  /** For undo, redo and correction: the play after which things now stand. */
  to: number | null;
  reason: string | null;
  /** A fact of the chain, which is no play. */
  ofChain: ChainEntry | null;
  /** Dice from the table that were typed anew: what they are, and what they had been typed as. */
  anew: Readonly<{ now: readonly Faces[]; was: readonly Faces[] }> | null;
  /** For undo and redo: what was taken back or brought back, as far as this viewer may know. */
  moved: readonly Event[];
}>;

export type HistoryPage<Event> = Readonly<{ items: readonly HistoryItem<Event>[]; next: HistoryCursor | null }>;

/** Where the next (older) page begins, and which play was live there. */
export type HistoryCursor = Readonly<{ before: number; live: number }>;

type Reading = Readonly<{ seat: Seat; cursor: HistoryCursor; size?: number }>;
type Rules<Command, Event> = Pick<RuleSet<unknown, Command, Event, unknown>, 'decodeCommand' | 'decodeEvent'>;
type Rows = Readonly<{ readRows: (from: number, limit: number) => Promise<readonly Row[]> }>;

export type HistoryReader<Event> = (reading: Reading) => Promise<HistoryPage<Event>>;

/**
 * What a row says to each seat. For the table nothing sealed is opened, so there a row says the same for good, whatever keys come
 * and go: it is read once.
 */
const entriesFor = <Command, Event>(rules: Rules<Command, Event>, keys: Keyring) => {
  const atTheTable = new WeakMap<Row, Decoded<Entry<Command, Event>>>();
  return (row: Row, seat: Seat): Decoded<Entry<Command, Event>> => {
    if (seat !== 'table') return decodeEntry(row, rules, keys);
    const decoded = atTheTable.get(row) ?? decodeEntry(row, rules);
    atTheTable.set(row, decoded);
    return decoded;
  };
};

/**
 * Reads the history backwards, a page at a time. Entries that hold nothing for this viewer do not show, not even as a gap
 * or as a shorter page: a page is full of what may be seen, however much of the rest lies between.
 */
export const historyReader = <Command, Event>(
  { readRows }: Rows,
  rules: Rules<Command, Event>,
  keys: Keyring,
): HistoryReader<Event> => {
  const entryOf = entriesFor(rules, keys);
  return async ({ seat, cursor, size = 60 }) => {
    const items: HistoryItem<Event>[] = [];
    const playAt = async (seq: number): Promise<Play<Event> | null> => {
      const [row] = await readRows(seq, 1);
      const play = row === undefined ? null : entryOf(row, seat);
      return play?.kind === 'ok' && play.value.kind === 'play' ? seenOf(play.value, seat) : null;
    };
    let { before, live } = cursor;
    while (before > 1 && items.length < size) {
      const from = Math.max(1, before - size);
      const rows = await readRows(from, before - from);
      before = from;
      for (const row of [...rows].reverse()) {
        const decoded = entryOf(row, seat);
        if (decoded.kind !== 'ok') continue;
        const isLive = row.seq === live;
        if (isLive) live = decoded.value.from;
        const item = await forViewer(itemOf(row.seq, decoded.value, isLive, seat), decoded.value, { seat, playAt });
        if (item === null) continue;
        items.push(item);
        if (items.length === size) {
          before = row.seq;
          break;
        }
      }
    }
    return { items, next: before > 1 ? { before, live } : null };
  };
};

/** What of a play one viewer sees. */
type Play<Event> = Readonly<{ isHidden: boolean; events: readonly Event[]; faces: readonly Faces[] }>;

const seenOf = <Event>({ parts: all }: PlayEntry<unknown, Event>, seat: Seat): Play<Event> => {
  const parts = all.filter((part: Part<unknown, Event>) => maySee(seat, part.scope));
  return {
    isHidden: parts.length === 0,
    events: parts.flatMap(({ events }) => events),
    faces: parts.flatMap(({ rolls = [] }) => rolls.map(({ faces }) => faces)),
  };
};

/**
 * With what it concerns: the play taken back or brought back, and what dice had been typed as. To take back or bring back what one
 * may not see is not to be seen either; a correction is, but not what it names.
 */
const forViewer = async <Event>(
  item: HistoryItem<Event> | null,
  entry: Entry<unknown, Event>,
  { seat, playAt }: Readonly<{ seat: Seat; playAt: (seq: number) => Promise<Play<Event> | null> }>,
): Promise<HistoryItem<Event> | null> => {
  const concerned = concernedBy(entry);
  const play = item === null || concerned === null ? null : await playAt(concerned);
  return item === null || play === null ? item : withPlay(item, entry, play, seat);
};

const withPlay = <Event>(
  item: HistoryItem<Event>,
  entry: Entry<unknown, Event>,
  play: Play<Event>,
  seat: Seat,
): HistoryItem<Event> | null => {
  if (entry.kind === 'play') return { ...item, anew: typedAnew(seenOf(entry, seat), play) };
  if (entry.kind === 'correction') return play.isHidden ? { ...item, reason: null } : item;
  return play.isHidden ? null : { ...item, moved: play.events };
};

const typedAnew = (now: Play<unknown>, was: Play<unknown>): HistoryItem<unknown>['anew'] =>
  was.faces.length === 0 ? null : { now: now.faces, was: was.faces };

/** The play that a move takes back or brings back, whose place another takes, or after which a correction goes on. */
const concernedBy = (entry: Entry<unknown, unknown>): number | null => {
  if (entry.kind === 'play') return entry.anew ?? null;
  if (isOfChain(entry)) return null;
  return entry.kind === 'undo' ? entry.from : entry.to;
};

const itemOf = <Event>(
  seq: number,
  entry: Entry<unknown, Event>,
  isLive: boolean,
  seat: Seat,
): HistoryItem<Event> | null => {
  const empty = { seq, at: entry.at, to: null, reason: null, ofChain: null, events: [], ...NOTHING_MORE };
  if (isOfChain(entry)) return { ...empty, kind: 'chain', live: true, barrier: false, ofChain: entry };
  const common = { ...empty, kind: entry.kind };
  if (entry.kind !== 'play') {
    const reason = entry.kind === 'correction' ? entry.reason : null;
    return { ...common, live: true, barrier: entry.kind === 'correction', to: entry.to, reason };
  }
  const { isHidden, events } = seenOf(entry, seat);
  return isHidden ? null : { ...common, live: isLive, barrier: entry.barrier, events };
};

const NOTHING_MORE = { anew: null, moved: [] } as const;
