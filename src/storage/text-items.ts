import type { Head, HeadKeeper, SettingsStore } from '../journal/store';
import { decodeHead, encodeHead } from './head-text';

/** Named texts outside the database: a phone's keychain, a browser's localStorage. */
export type TextItems = Readonly<{
  get: (name: string) => Promise<string | null>;
  set: (name: string, text: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
}>;

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

/** Heads as named texts. */
export const headsOver = (items: TextItems): HeadKeeper => {
  const write = writeTo(items);
  const nameOf = (key: string): string => `head.${key}`;
  return {
    read: async (key) => decodeHead(await items.get(nameOf(key))),
    write: (key, head: Head) => write(nameOf(key), encodeHead(head)),
    forget: (key) => write(nameOf(key), null),
  };
};

/** Settings as named texts. */
export const settingsOver = (items: TextItems): SettingsStore => {
  const write = writeTo(items);
  const nameOf = (name: string): string => `setting.${name}`;
  return { read: (name) => items.get(nameOf(name)), write: (name, value) => write(nameOf(name), value) };
};
