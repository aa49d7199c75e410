import type { RuleSet } from '../engine/rule-set';
import { link } from '../journal/chain';
import type { Entry } from '../journal/entry';
import { checkpointOf } from '../journal/decode-checkpoint';
import type { Journal } from '../journal/open-journal';
import type { GameRow } from '../journal/store';
import type { Timeline } from '../journal/timeline';
import type { Ports } from './ports';

/** A checkpoint after so many entries: small enough that opening folds little, rare enough not to be felt. */
const CHECKPOINT_EVERY = 100;

/** Where one open game stands, on disk and in memory, which is always the same place. */
export type Ledger<State, Command, Event> = Readonly<{
  timeline: () => Timeline<State>;
  /** Writes an entry. Only when it is on disk does the timeline move. */
  write: (entry: Entry<Command, Event>, next: Timeline<State>) => Promise<'written' | 'conflict' | 'storage'>;
  saveCheckpoint: () => Promise<void>;
}>;

export const openLedger = <State, Command, Event>(
  ports: Ports,
  game: GameRow,
  rules: Pick<RuleSet<State, Command, Event, unknown>, 'stateVersion'>,
  journal: Journal<State>,
): Ledger<State, Command, Event> => {
  let { timeline, hash } = journal;
  // A checkpoint only saves time; that one could not be kept is no one's business.
  const saveCheckpoint = (): Promise<void> =>
    ports.store.saveCheckpoint(game.key, checkpointOf(timeline, hash, rules)).catch(() => undefined);
  return {
    timeline: () => timeline,
    saveCheckpoint,
    write: async (entry, next) => {
      const row = link(game.chain, timeline.count + 1, hash, JSON.stringify(entry));
      const result = await ports.store.append(game.key, row, entry.at);
      if (result.kind !== 'appended') return result.kind === 'conflict' ? 'conflict' : 'storage';
      timeline = next;
      hash = row.hash;
      // The play is safe in the database. A head that could not be kept would only fail to notice a later loss.
      await ports.heads.write(game.key, { count: row.seq, hash: row.hash }).catch(() => undefined);
      if (timeline.count % CHECKPOINT_EVERY === 0 || entry.kind === 'correction') void saveCheckpoint();
      return 'written';
    },
  };
};
