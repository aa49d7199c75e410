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
import type { GameRow, Head } from '../journal/store';
import type { Timeline } from '../journal/timeline';
import type { Ports } from './ports';

/** A checkpoint after so many entries: small enough that opening and going far back fold little, rare enough not to be felt. */
const CHECKPOINT_EVERY = 25;

export type Written =
  /** `watched`: the head outside the database was kept too. Without it a later loss could not be noticed. */
  | Readonly<{ kind: 'written'; watched: boolean }>
  | Readonly<{ kind: 'conflict' | 'storage' }>
  /** It cannot be sealed: nothing was written. */
  | Readonly<{ kind: 'refused'; refusal: Refusal }>;

/** Where one open game stands, on disk and in memory, which is always the same place. */
export type Ledger<State, Command, Event> = Readonly<{
  timeline: () => Timeline<State>;
  /** Writes an entry. Only when it is on disk does the timeline move. */
  write: (entry: Entry<Command, Event>, next: Timeline<State>) => Promise<Written>;
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
  // A checkpoint only saves time; that one could not be kept is no one's business.
  const saveCheckpoint = async (): Promise<void> => {
    const checkpoint = checkpointOf(timeline, hash, rules, keys);
    if (checkpoint !== null) await ports.store.saveCheckpoint(game.key, checkpoint).catch(() => undefined);
  };
  return {
    timeline: () => timeline,
    saveCheckpoint,
    watch: async () => {
      // What was found damaged was found by its head: that stays as it is.
      if (journal.damage !== null || timeline.count === 0) return true;
      const head = await ports.heads.read(game.key).catch(() => null);
      return head?.count === timeline.count || keepHead(ports, game.key, { count: timeline.count, hash });
    },
    reload: (again) => {
      ({ timeline, hash } = again);
    },
    write: async (entry, next) => {
      const seq = timeline.count + 1;
      const stored = storedEntry(entry, { seq, turn: turnOf(timeline.here.state) }, keys);
      if (stored.kind !== 'stored') return { kind: 'refused', refusal: unsealed(stored) };
      const row = link(game.chain, seq, hash, stored.body);
      const result = await ports.store.append(game.key, row, entry.at);
      if (result.kind !== 'appended') return { kind: result.kind === 'conflict' ? 'conflict' : 'storage' };
      timeline = next;
      hash = row.hash;
      const watched = await keepHead(ports, game.key, { count: row.seq, hash: row.hash });
      if (timeline.count % CHECKPOINT_EVERY === 0 || entry.kind === 'correction') void saveCheckpoint();
      return { kind: 'written', watched };
    },
  };
};

/** The rows are safe in the database whatever comes of this. False: a later loss of them could not be noticed. */
export const keepHead = ({ heads }: Pick<Ports, 'heads'>, key: string, head: Head): Promise<boolean> =>
  heads.write(key, head).then(
    () => true,
    () => false,
  );

const unsealed = (stored: Exclude<Stored, { kind: 'stored' }>): Refusal => {
  if (stored.kind === 'tooLong') return { code: 'TOO_LONG_TO_SEAL', rule: null };
  const side = sideOf(stored.scope);
  return side === null || stored.scope === `held:${side}`
    ? { code: 'SECRETS_ARE_ELSEWHERE', rule: null }
    : { code: 'DESK_IS_LOCKED', rule: null, facts: { side } };
};
