import type { Shelf } from '../journal/open-journal';
import type { JournalStore, NoteStore } from '../journal/store';
import type { Vault } from './vault';

/** Chance, time and names come from outside, so that tests can hand in their own and the core stays pure. */
export type Ports = Shelf &
  Readonly<{
    /** Notes too: what is said of a game beside its rows. */
    store: JournalStore & NoteStore;
    /** Uniform in 1…sides, from a source nobody can learn by reloading. */
    roll: (sides: number) => number;
    now: () => number;
    /** Milliseconds that the app has been running, by a clock that nobody can set. */
    uptime: () => number;
    newId: () => string;
    vault: Vault;
    /** Lets the screen breathe between chunks of long work. */
    pause: () => Promise<void>;
  }>;
