import type { Decoded, RuleSet } from '../engine/rule-set';
import { deskOf } from '../engine/sides';
import type { DeskScope, Side } from '../engine/sides';
import { chainHash, genesisHash } from './chain';
import { decodeEntry, sealedIn } from './decode-entry';
import type { Entry } from './entry';
import { positionAfter } from './entry';
import type { Keyring } from './keyring';
import { partPlace } from './seal-entry';
import type { GameRow, JournalStore, Row } from './store';

/** What came of holding one play of a desk against what was stored and promised when it was made. */
export type Verdict =
  | 'holds'
  /** Of a game that is older than the promises: it opens, and nothing more can be said. */
  | 'unpromised'
  /** It opens, but to something else than was promised. */
  | 'broken'
  /** It does not open. */
  | 'sealDamaged'
  /** The row is not as it was stored, or not the one that stood there. */
  | 'rowChanged';

/** One play of a desk. `after`: the play of the same desk before it, on the branch it was made on; 0 for none. */
export type ArchiveRow<Event> = Readonly<{
  seq: number;
  after: number;
  at: number | null;
  turn: number | null;
  /** False where it was taken back or set aside. */
  live: boolean;
  verdict: Verdict;
  events: readonly Event[];
}>;

export type Archive<Event> =
  | Readonly<{ kind: 'open'; rows: readonly ArchiveRow<Event>[] }>
  /** Its owner has not laid it open; or he has, but its desk is locked. */
  | Readonly<{ kind: 'closed' | 'locked' }>;

type Source<Command, Event> = Readonly<{
  store: JournalStore;
  game: Pick<GameRow, 'key' | 'chain'>;
  rules: Pick<RuleSet<never, Command, Event, unknown>, 'decodeCommand' | 'decodeEvent' | 'opensArchive'>;
  keys: Keyring;
}>;

/** A row with what could be read of it. `whole`: it is as it was stored, and where it was stored. */
type Read<Event> = Readonly<{ row: Row; whole: boolean; entry: Entry<unknown, Event> | null }>;

const CHUNK = 2000;

const readAll = async <Command, Event>(
  { store, game, rules, keys }: Source<Command, Event>,
  pause: () => Promise<void>,
): Promise<readonly Read<Event>[]> => {
  const read: Read<Event>[] = [];
  let before = { seq: 0, hash: genesisHash(game.chain) };
  for (;;) {
    const rows = await store.readRows(game.key, before.seq + 1, CHUNK);
    for (const row of rows) {
      const follows = row.seq === before.seq + 1 && row.prev === before.hash;
      const whole = follows && row.hash === chainHash({ chain: game.chain, ...row });
      const decoded: Decoded<Entry<unknown, Event>> = decodeEntry(row, rules, keys);
      read.push({ row, whole, entry: decoded.kind === 'ok' ? decoded.value : null });
      before = { seq: row.seq, hash: row.hash };
    }
    if (rows.length < CHUNK) return read;
    await pause();
  }
};

const lays = <Event>(
  opensArchive: ((event: Event) => Side | null) | undefined,
  side: Side,
  { whole, entry }: Read<Event>,
): boolean =>
  whole &&
  entry?.kind === 'play' &&
  entry.parts.some(({ scope, events }) => scope === 'table' && events.some((event) => opensArchive?.(event) === side));

/** The plays that still count, by following the last entry back. */
const liveIn = (read: readonly Read<unknown>[]): ReadonlySet<number> => {
  const bySeq = new Map(read.map(({ row, entry }) => [row.seq, entry] as const));
  const live = new Set<number>();
  const last = read.findLast(({ entry }) => entry !== null);
  let at = last?.entry ? positionAfter(last.row.seq, last.entry) : 0;
  while (at > 0 && !live.has(at)) {
    live.add(at);
    at = bySeq.get(at)?.from ?? at - 1;
  }
  return live;
};

const verdictOn = ({ row, whole }: Read<unknown>, scope: DeskScope, keys: Keyring): Verdict => {
  const sealed = sealedIn(row, scope);
  if (!whole) return 'rowChanged';
  if (sealed === null) return 'unpromised';
  const place = partPlace(row.seq);
  const opening = keys.open(sealed, place);
  if (opening.kind !== 'opened') return 'sealDamaged';
  const { promise } = sealed;
  if (promise === null) return 'unpromised';
  return keys.keeps({ ...sealed, promise }, place, opening.text) === 'holds' ? 'holds' : 'broken';
};

const eventsAt = <Event>({ entry }: Read<Event>, scope: DeskScope): readonly Event[] =>
  entry?.kind === 'play' ? entry.parts.filter((part) => part.scope === scope).flatMap(({ events }) => events) : [];

const touches = ({ row, entry, whole }: Read<unknown>, scope: DeskScope): boolean =>
  !whole ||
  sealedIn(row, scope) !== null ||
  (entry?.kind === 'play' && entry.parts.some((part) => part.scope === scope));

/** The rows of a desk, each with the one it follows on. */
const rowsAt = <Event>(read: readonly Read<Event>[], scope: DeskScope, keys: Keyring): readonly ArchiveRow<Event>[] => {
  const live = liveIn(read);
  const nearest = new Map<number, number>();
  return read.flatMap((one): readonly ArchiveRow<Event>[] => {
    const { row, entry } = one;
    const { seq } = row;
    const after = nearest.get(entry?.from ?? seq - 1) ?? 0;
    const isHere = touches(one, scope);
    nearest.set(seq, isHere ? seq : after);
    if (!isHere) return [];
    const turn = sealedIn(row, scope)?.turn ?? null;
    const verdict = verdictOn(one, scope, keys);
    return [{ seq, after, at: entry?.at ?? null, turn, live: live.has(seq), verdict, events: eventsAt(one, scope) }];
  });
};

/**
 * Every play that was ever made at a desk, each held against its promise, and every row that is not as it was stored, since
 * it may have been one. Whether the archive was laid open is looked for in the rows too: a damaged game has no later state.
 */
export const readArchive = async <Command, Event>(
  from: Source<Command, Event>,
  side: Side,
  pause: () => Promise<void>,
): Promise<Archive<Event>> => {
  const { rules, keys } = from;
  const scope = deskOf(side);
  const read = await readAll(from, pause);
  if (!read.some((one) => lays(rules.opensArchive, side, one))) return { kind: 'closed' };
  return keys.has(scope) ? { kind: 'open', rows: rowsAt(read, scope, keys) } : { kind: 'locked' };
};
