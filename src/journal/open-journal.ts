import type { Decoded, RuleSet } from '../engine/rule-set';
import { firstBreak, genesisHash } from './chain';
import { baseOf, checkpointOf } from './decode-checkpoint';
import type { Base } from './decode-checkpoint';
import { decodeEntry } from './decode-entry';
import type { EntryDecoder } from './decode-entry';
import type { ClosedPart, Entry, SealFault } from './entry';
import type { Checkpoint, GameRow, Head, HeadKeeper, JournalStore, Row } from './store';
import type { Keyring } from './keyring';
import { fold } from './timeline';
import type { Position, Timeline } from './timeline';

export type Shelf = Readonly<{ store: JournalStore; heads: HeadKeeper }>;
type Rules<State, Command, Event> = Pick<
  RuleSet<State, Command, Event, unknown>,
  'start' | 'evolve' | 'stateVersion' | 'decodeCommand' | 'decodeEvent'
>;

/** A stored game, and all that is needed to read it. */
export type Source<State, Command, Event> = Readonly<{
  store: JournalStore;
  game: Pick<GameRow, 'key' | 'chain'>;
  rules: Rules<State, Command, Event>;
  keys: Keyring;
}>;

/** What was found wrong with a game's rows. `good` rows are whole; what comes after is kept for export only. */
export type Damage = Readonly<{ kind: 'broken' | 'truncated'; good: number; count: number }>;

export type Journal<State> = Readonly<{ timeline: Timeline<State>; hash: string; damage: Damage | null }>;

export type Opening<State> =
  | Readonly<{ kind: 'open'; journal: Journal<State> }>
  /** An entry this app does not know: made by a newer app, so go no further. */
  | Readonly<{ kind: 'newer'; type: string }>;

/** How many rows one read brings; also the step of the check in the background. */
const CHUNK = 2000;

/** How far back a checkpoint must lie: that much undo is then in memory from the start. */
const IN_MEMORY = 64;

/** From so many entries on a checkpoint is worth its place; fewer are folded in a few milliseconds. */
const WORTH_KEEPING = 500;

/** Opens a game: from a checkpoint near the end, the rows after it checked link by link. */
export const openJournal = async <State, Command, Event>(
  shelf: Shelf,
  game: Pick<GameRow, 'key' | 'chain'>,
  rules: Rules<State, Command, Event>,
  keys: Keyring,
): Promise<Opening<State>> => {
  const from: Source<State, Command, Event> = { store: shelf.store, game, rules, keys };
  const [count, head] = await Promise.all([
    shelf.store.countRows(game.key),
    shelf.heads.read(game.key).catch(() => null),
  ]);
  const atMost = Math.max(0, count - IN_MEMORY);
  const checkpoint = await checkpointBefore(from, atMost);
  const folded =
    checkpoint === null && atMost >= WORTH_KEEPING
      ? await foldForTheFirstTime(from, count, atMost)
      : await foldFrom(from, checkpoint, count);
  if (folded.kind !== 'folded') return folded;
  const { timeline, hash, broken } = folded;
  const damage = broken
    ? { kind: 'broken' as const, good: timeline.count, count }
    : shortOf(head, timeline.count, hash);
  return { kind: 'open', journal: { timeline, hash, damage } };
};

/**
 * A long game that comes without a checkpoint (imported, copied, or of an older shape of the state) is given one: it is
 * then folded from its start only once. That it could not be kept is no one's business.
 */
const foldForTheFirstTime = async <State, Command, Event>(
  from: Source<State, Command, Event>,
  count: number,
  atMost: number,
): Promise<Folded<State>> => {
  const { store, game, rules, keys } = from;
  const folded = await foldFrom(from, null, atMost);
  if (folded.kind !== 'folded' || folded.broken) return folded;
  const checkpoint = checkpointOf(folded.timeline, folded.hash, rules, keys);
  if (checkpoint !== null) await store.saveCheckpoint(game.key, checkpoint).catch(() => undefined);
  return (await foldOn(from, folded, count)) ?? foldFrom(from, null, count);
};

/** The head outside the database knows more, or something else, than the database holds: its end was lost or replaced. */
const shortOf = (head: Head | null, count: number, hash: string): Damage | null => {
  if (head === null || head.count < count) return null;
  if (head.count === count && head.hash === hash) return null;
  return { kind: 'truncated', good: count, count: head.count };
};

/** The state after one earlier play, for a correction. Null when it cannot be had. */
export const positionAt = async <State, Command, Event>(
  from: Source<State, Command, Event>,
  seq: number,
): Promise<Position<State> | null> => {
  const position = await positionWhen(from, seq);
  return position?.seq === seq ? position : null;
};

/**
 * Where the game stood when a play was made on it, for an undo beyond what memory holds. Not the same as the state after
 * the play before: a correction may have gone back there since, and undo must stop at it.
 */
export const positionBefore = async <State, Command, Event>(
  source: Source<State, Command, Event>,
  { seq, from }: Pick<Position<State>, 'seq' | 'from'>,
): Promise<Position<State> | null> => {
  const position = await positionWhen(source, seq - 1);
  return position?.seq === from ? position : null;
};

/** Where the game stood when it had this many entries. */
const positionWhen = async <State, Command, Event>(
  from: Source<State, Command, Event>,
  count: number,
): Promise<Position<State> | null> => {
  const folded = await foldFrom(from, await checkpointBefore(from, count), count);
  return folded.kind === 'folded' && !folded.broken ? folded.timeline.here : null;
};

type Folded<State> =
  | Readonly<{ kind: 'folded'; timeline: Timeline<State>; hash: string; broken: boolean }>
  | Readonly<{ kind: 'newer'; type: string }>;

const checkpointBefore = <State, Command, Event>(
  { store, game, rules }: Source<State, Command, Event>,
  atMost: number,
): Promise<Checkpoint | null> => store.readCheckpoint(game.key, rules.stateVersion, atMost);

/** Folds a game from a checkpoint, or from its start. Where that checkpoint does not do, an older one is taken. */
const foldFrom = async <State, Command, Event>(
  from: Source<State, Command, Event>,
  checkpoint: Checkpoint | null,
  last: number,
): Promise<Folded<State>> => {
  const base = baseOf(checkpoint, from.game.chain, from.rules, from.keys);
  const folded = base === null ? null : await foldOn(from, base, last);
  if (folded !== null) return folded;
  if (checkpoint === null) throw new Error('journal: an entry goes back to a position that never was');
  return foldFrom(from, await checkpointBefore(from, checkpoint.seq - 1), last);
};

/** Null where an undo or correction goes behind the base. From the very start it always folds. */
const foldOn = async <State, Command, Event>(
  from: Source<State, Command, Event>,
  base: Base<State>,
  last: number,
): Promise<Folded<State> | null> => {
  const { entries, hash, newer } = await readEntries(from, base, last);
  if (newer !== null) return { kind: 'newer', type: newer };
  const timeline = fold(base.timeline, entries, from.rules);
  return timeline === null ? null : { kind: 'folded', timeline, hash, broken: timeline.count < last };
};

type ReadEntries<Command, Event> = Readonly<{
  entries: readonly Entry<Command, Event>[];
  hash: string;
  newer: string | null;
}>;

/** The whole entries up to the first that is damaged. Each chunk of rows is let go of before the next is read: what stays costs most. */
const readEntries = async <State, Command, Event>(
  from: Source<State, Command, Event>,
  { timeline: { count }, hash: begin }: Base<State>,
  last: number,
): Promise<ReadEntries<Command, Event>> => {
  const entries: Entry<Command, Event>[] = [];
  let hash = begin;
  for (let seq = count; seq < last;) {
    const rows = await from.store.readRows(from.game.key, seq + 1, Math.min(CHUNK, last - seq));
    const read = entriesIn(from, rows, { seq, hash });
    entries.push(...read.entries);
    ({ hash } = read);
    if (read.newer !== null || read.entries.length < rows.length || rows.length === 0)
      return { entries, hash, newer: read.newer };
    seq += rows.length;
  }
  return { entries, hash, newer: null };
};

const entriesIn = <State, Command, Event>(
  { game: { chain }, rules, keys }: Source<State, Command, Event>,
  rows: readonly Row[],
  before: Readonly<{ seq: number; hash: string }>,
): ReadEntries<Command, Event> => {
  const broken = firstBreak(chain, rows, before);
  const whole = broken === null ? rows : rows.slice(0, broken - before.seq - 1);
  const entries: Entry<Command, Event>[] = [];
  let { hash } = before;
  for (const row of whole) {
    const decoded = decodeEntry(row, rules, keys, 'events');
    if (decoded.kind === 'newer') return { entries, hash, newer: decoded.type };
    if (decoded.kind === 'bad') break;
    entries.push(decoded.value);
    hash = row.hash;
  }
  return { entries, hash, newer: null };
};

/** Checks every row of a game, a chunk at a time so that the screen stays alive. Gives the first broken place, or null. */
export const verifyJournal = async (
  store: JournalStore,
  game: Pick<GameRow, 'key' | 'chain'>,
  pause: () => Promise<void>,
): Promise<number | null> => {
  const count = await store.countRows(game.key);
  let before = { seq: 0, hash: genesisHash(game.chain) };
  while (before.seq < count) {
    const rows = await store.readRows(game.key, before.seq + 1, CHUNK);
    const broken = firstBreak(game.chain, rows, before);
    const last = rows.at(-1);
    if (broken !== null || last === undefined) return broken ?? before.seq + 1;
    before = { seq: last.seq, hash: last.hash };
    await pause();
  }
  return null;
};

/** A sealed part that does not open although its key is there. */
export type SealDamage = Readonly<{ seq: number; scope: ClosedPart['scope']; fault: SealFault }>;

/** Tries every sealed part of a game whose key is at hand, and names those that are damaged. */
export const damagedSeals = async <Command, Event>(
  {
    store,
    game,
    rules,
    keys,
  }: Omit<Source<never, Command, Event>, 'rules'> & Readonly<{ rules: EntryDecoder<Command, Event> }>,
  pause: () => Promise<void>,
): Promise<readonly SealDamage[]> => {
  const found: SealDamage[] = [];
  for (let seq = 1; ;) {
    const rows = await store.readRows(game.key, seq, CHUNK);
    for (const row of rows) found.push(...damagedIn(row, decodeEntry(row, rules, keys)));
    if (rows.length < CHUNK) return found;
    seq += rows.length;
    await pause();
  }
};

const damagedIn = ({ seq }: Row, decoded: Decoded<Entry<unknown, unknown>>): readonly SealDamage[] => {
  const closed = decoded.kind === 'ok' && decoded.value.kind === 'play' ? (decoded.value.closed ?? []) : [];
  return closed.flatMap(({ scope, fault }) => (fault === undefined ? [] : [{ seq, scope, fault }]));
};
