import type { Head, HeadKeeper, KnownGame, SettingsStore } from '../journal/store';
import { decodeHead, decodeKnown, encodeHead, encodeKnown } from './head-text';
import { createQueue } from './queue';

/** Named texts outside the database: a phone's keychain, a browser's localStorage. */
export type TextItems = Readonly<{
  get: (name: string) => Promise<string | null>;
  set: (name: string, text: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** The names that begin so, of all there are, or of those that are indexed. */
  list: (prefix: string) => Promise<readonly string[]>;
}>;

/** Where the names themselves are kept, for a place that cannot be searched. */
const INDEX = 'index';
/** A keychain item holds 2,048 bytes: what is named last stays, and a name that falls out is only no longer listed. */
const MOST_BYTES = 2000;

const namesIn = (text: string | null): readonly string[] => (text === null || text === '' ? [] : text.split('\n'));

const newestNames = (names: readonly string[]): readonly string[] => {
  let room = MOST_BYTES;
  return names.filter((name) => (room -= name.length + 1) >= 0);
};

/** Lists names that begin with `prefix` where the place cannot do it: one item holds them. */
export const indexed = (items: Omit<TextItems, 'list'>, prefix: string): TextItems => {
  const queue = createQueue();
  const names = async (): Promise<readonly string[]> => namesIn(await items.get(INDEX));
  const change = (name: string, kept: boolean): Promise<void> =>
    queue(async () => {
      const before = await names();
      if (before.includes(name) === kept) return;
      const others = before.filter((one) => one !== name);
      await items.set(INDEX, newestNames(kept ? [name, ...others] : others).join('\n'));
    });
  return {
    get: items.get,
    // What is listed and not there says nothing; what is there and not listed would never be found.
    set: async (name, text) => {
      if (name.startsWith(prefix)) await change(name, true);
      await items.set(name, text);
    },
    remove: async (name) => {
      await items.remove(name);
      if (name.startsWith(prefix)) await change(name, false);
    },
    list: async (wanted) => (await names()).filter((name) => name.startsWith(wanted)),
  };
};

/** Writes one value under a name, or removes the name. */
type Write = (name: string, value: string | null) => Promise<void>;

/**
 * A keychain may take longer than a play. While one write is under way only the newest of the values that follow is
 * kept for the next; whoever asked for an older one is answered when a newer one is stored. Never two at once.
 */
export const newestWins = (write: Write): Write => {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, { value: string | null; done: Promise<void> }>();
  const start = (name: string, value: string | null): Promise<void> => {
    const done = write(name, value).finally(() => {
      if (running.get(name) === done) running.delete(name);
    });
    running.set(name, done);
    return done;
  };
  const startNext = (name: string): Promise<void> => {
    const next = waiting.get(name);
    waiting.delete(name);
    return next === undefined ? Promise.resolve() : start(name, next.value);
  };
  return (name, value) => {
    const before = running.get(name);
    if (before === undefined) return start(name, value);
    const queued = waiting.get(name);
    if (queued !== undefined) {
      queued.value = value;
      return queued.done;
    }
    const next = () => startNext(name);
    const done = before.then(next, next);
    waiting.set(name, { value, done });
    return done;
  };
};

const writeTo = (items: TextItems): Write =>
  newestWins((name, value) => (value === null ? items.remove(name) : items.set(name, value)));

const HEAD = 'head.';
/** With this the name of a game is kept beside its head. */
export const KNOWN = 'known.';

/** Heads as named texts. */
export const headsOver = (items: TextItems): HeadKeeper => {
  const write = writeTo(items);
  /** What was written already: the list of games notes all of them whenever it is looked at. */
  const noted = new Map<string, string>();
  const note = async (game: KnownGame): Promise<void> => {
    const text = encodeKnown(game);
    if (noted.get(game.key) === text) return;
    await write(KNOWN + game.key, text);
    noted.set(game.key, text);
  };
  const keys = async (prefix: string): Promise<readonly string[]> =>
    (await items.list(prefix)).map((name) => name.slice(prefix.length));
  return {
    read: async (key) => decodeHead(await items.get(HEAD + key)),
    write: (key, head: Head) => write(HEAD + key, encodeHead(head)),
    forget: async (key) => {
      noted.delete(key);
      await write(HEAD + key, null);
      await write(KNOWN + key, null);
    },
    note,
    known: async (key) => decodeKnown(key, await items.get(KNOWN + key)),
    list: async () => [...new Set([...(await keys(HEAD)), ...(await keys(KNOWN))])],
  };
};

/** Settings as named texts. */
export const settingsOver = (items: TextItems): SettingsStore => {
  const write = writeTo(items);
  const nameOf = (name: string): string => `setting.${name}`;
  return { read: (name) => items.get(nameOf(name)), write: (name, value) => write(nameOf(name), value) };
};
