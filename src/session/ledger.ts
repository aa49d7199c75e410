import type { RuleSet } from '../engine/rule-set';
import { sideOf } from '../engine/sides';
import type { Refusal } from '../engine/step';
import { link } from '../journal/chain';
import type { Entry } from '../journal/entry';
import { checkpointOf } from '../journal/decode-checkpoint';
import { turnOf } from '../journal/decode-slices';
import type { Keyring } from '../journal/keyring';
import type { Journal } from '../journal/open-journal';
import { storedEntry } from '../journal/seal-entry';
import type { Stored } from '../journal/seal-entry';
import type { Checkpoint, GameRow, Head, Row, WriteFault } from '../journal/store';
import type { Timeline } from '../journal/timeline';
import type { Ports } from './ports';
import { SESSION_REFUSALS } from '../journal/vocabulary';
import { rememberRows } from './row-memory';
import type { RowMemory } from './row-memory';

/** A checkpoint after so many entries: small enough that opening and going far back fold little, rare enough not to be felt. */
const CHECKPOINT_EVERY = 25;

export type Written =
  /** `watched`: the head outside the database was kept too. Without it a later loss could not be noticed. */
  | Readonly<{ kind: 'written'; watched: boolean }>
  | Readonly<{ kind: 'conflict' | WriteFault }>
  /** It cannot be sealed: nothing was written. */
  | Readonly<{ kind: 'refused'; refusal: Refusal }>;

/** Where one open game stands, on disk and in memory, which is always the same place. */
export type Ledger<State, Command, Event> = Readonly<{
  timeline: () => Timeline<State>;
  /** Writes an entry. Only when it is on disk does the timeline move. */
  write: (entry: Entry<Command, Event>, next: Timeline<State>) => Promise<Written>;
  /** What became of an entry of which nobody could say whether it was written: it stands, it is gone, or nobody can say yet. */
  settle: () => Promise<'nothing' | 'stands' | 'gone' | 'unsettled'>;
  /** Rows as they stand on the disk; the newest without asking it. */
  readRows: RowMemory['readRows'];
  saveCheckpoint: () => Promise<void>;
  /** Gives a whole game the head that it lacks outside the database. False where this device does not keep it. */
  watch: () => Promise<boolean>;
  /** The same place, folded again with other keys. */
  reload: (journal: Journal<State>) => void;
}>;

export const openLedger = <State, Command, Event>(
  ports: Ports,
  game: GameRow,
  rules: Pick<RuleSet<State, Command, Event, unknown>, 'start' | 'stateVersion'>,
  journal: Journal<State>,
  keys: Keyring,
): Ledger<State, Command, Event> => {
  let { timeline, hash } = journal;
  const { readRows, wrote } = rememberRows(ports.store, game.key);
  let unsettled: Readonly<{ row: Row; next: Timeline<State> }> | null = null;
  const saveCheckpoint = (): Promise<void> => keep(ports, game, checkpointOf(timeline, hash, rules, keys));
  const goOn = (row: Row, next: Timeline<State>): Promise<boolean> => {
    [timeline, hash] = [next, row.hash];
    wrote(row);
    return keepHead(ports, game.key, { count: row.seq, hash: row.hash });
  };
  return {
    timeline: () => timeline,
    readRows,
    saveCheckpoint,
    // What was found damaged was found by its head: that stays as it is.
    watch: async () => journal.damage !== null || watched(ports, game, { count: timeline.count, hash }),
    reload: (again) => {
      ({ timeline, hash, unsettled } = { ...again, unsettled: null });
    },
    settle: async () => {
      if (unsettled === null) return 'nothing';
      const { row, next } = unsettled;
      const found = await hashAt(ports, game, row.seq);
      if (found === 'unsettled') return found;
      unsettled = null;
      if (found !== row.hash) return 'gone';
      await goOn(row, next);
      return 'stands';
    },
    write: async (entry, next) => {
      const seq = timeline.count + 1;
      const stored = storedEntry(entry, { seq, turn: turnOf(timeline.here.state) }, keys);
      if (stored.kind !== 'stored') return { kind: 'refused', refusal: unsealed(stored) };
      const row = link(game.chain, seq, hash, stored.body);
      if (unsettled !== null) return { kind: 'unsettled' };
      const kind = await append(ports, game, row, entry.at);
      if (kind === 'unsettled') unsettled = { row, next };
      if (kind !== 'appended') return { kind };
      const isWatched = await goOn(row, next);
      if (timeline.count % CHECKPOINT_EVERY === 0 || entry.kind === 'correction') void saveCheckpoint();
      return { kind: 'written', watched: isWatched };
    },
  };
};

/** The rows are safe in the database whatever comes of this. False: a later loss of them could not be noticed. */
export const keepHead = ({ heads }: Pick<Ports, 'heads'>, key: string, head: Head): Promise<boolean> =>
  heads.write(key, head).then(
    () => true,
    () => false,
  );

/** Whether the head of a whole game is kept, after it was given the one that it lacked. */
const watched = async (ports: Ports, { key }: GameRow, head: Head): Promise<boolean> => {
  if (head.count === 0) return true;
  const kept = await ports.heads.read(key).catch(() => null);
  return kept?.count === head.count || keepHead(ports, key, head);
};

/** A checkpoint only saves time; that one could not be kept is no one's business. */
const keep = async ({ store }: Ports, { key }: GameRow, checkpoint: Checkpoint | null): Promise<void> => {
  if (checkpoint !== null) await store.saveCheckpoint(key, checkpoint).catch(() => undefined);
};

const append = async ({ store }: Ports, { key }: GameRow, row: Row, at: number) => {
  const answer = await store.append(key, row, at);
  return answer.kind === 'failed' ? answer.reason : answer.kind;
};

const hashAt = ({ store }: Ports, { key }: GameRow, seq: number): Promise<string | undefined> =>
  store.readRows(key, seq, 1).then(
    ([found]) => found?.hash,
    () => 'unsettled',
  );

const unsealed = (stored: Exclude<Stored, { kind: 'stored' }>): Refusal => {
  if (stored.kind === 'tooLong') return SESSION_REFUSALS.TOO_LONG_TO_SEAL;
  const side = sideOf(stored.scope);
  return side === null || stored.scope === `held:${side}`
    ? SESSION_REFUSALS.SECRETS_ARE_ELSEWHERE
    : SESSION_REFUSALS.DESK_IS_LOCKED({ side });
};
