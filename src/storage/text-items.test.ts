import type { Head } from '../journal/store';
import { heads as headCases } from './contract/library';
import { decodeHead, encodeHead } from './head-text';
import { openMemoryStore } from './memory/memory';
import type { TextItems } from './text-items';
import { headsOver, indexed, KNOWN, newestWins, settingsOver } from './text-items';

const slowItems = (): TextItems & Readonly<{ kept: Map<string, string>; log: string[] }> => {
  const kept = new Map<string, string>();
  const log: string[] = [];
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
  return {
    kept,
    log,
    get: (name) => Promise.resolve(kept.get(name) ?? null),
    set: async (name, text) => {
      log.push(text);
      await pause();
      kept.set(name, text);
    },
    remove: async (name) => {
      await pause();
      kept.delete(name);
    },
    list: (prefix) => Promise.resolve([...kept.keys()].filter((name) => name.startsWith(prefix))),
  };
};

test.each(headCases.map((one) => [one.name, one] as const))('heads over named texts: %s', async (_name, one) => {
  const items = slowItems();
  await one.run(() => Promise.resolve({ store: openMemoryStore(), heads: headsOver(items) }));
});

/** A keychain: it gives what it is asked for by name, and cannot be searched. */
const keychain = () => indexed(slowItems(), KNOWN);

test.each(headCases.map((one) => [one.name, one] as const))('heads over a keychain: %s', async (_name, one) => {
  await one.run(() => Promise.resolve({ store: openMemoryStore(), heads: headsOver(keychain()) }));
});

test('the list of names stays as small as a keychain item must be, and the newest are in it', async () => {
  const items = keychain();
  const names = Array.from({ length: 80 }, (_, i) => `${KNOWN}${String(i).padStart(36, '0')}`);
  for (const name of names) await items.set(name, 'x');
  const listed = await items.list(KNOWN);
  expect(listed[0]).toBe(names.at(-1));
  expect(listed.length).toBeGreaterThan(40);
  expect((await items.get('index'))?.length).toBeLessThanOrEqual(2000);
  expect(await items.get(names[0] ?? '')).toBe('x');
});

test('a game that is noted again as it was is not written again', async () => {
  const items = slowItems();
  const keeper = headsOver(items);
  const ligny = { key: 'g', chain: 'c', name: 'Ligny', savedAt: 1, isInTrash: false };
  for (let i = 0; i < 3; i += 1) await keeper.note(ligny);
  expect(items.log).toHaveLength(1);
  await keeper.note({ ...ligny, name: 'Wavre' });
  expect(items.log).toHaveLength(2);
});

test('a slow keychain is asked for the first and the newest head only', async () => {
  const items = slowItems();
  const keeper = headsOver(items);
  const head = (count: number): Head => ({ count, hash: 'h' });
  await Promise.all([1, 2, 3, 4, 5].map((count) => keeper.write('g', head(count))));
  expect(items.log).toEqual([encodeHead(head(1)), encodeHead(head(5))]);
  await keeper.write('g', head(6));
  expect(await keeper.read('g')).toEqual(head(6));
});

test('a failed write is reported to its own caller and the next one goes through', async () => {
  let failing = true;
  const written: (string | null)[] = [];
  const write = newestWins((_name, value) => {
    if (failing) return Promise.reject(new Error('locked'));
    written.push(value);
    return Promise.resolve();
  });
  const first = write('a', '1');
  const second = write('a', '2');
  failing = false;
  await expect(first).rejects.toThrow('locked');
  await second;
  await write('a', '3');
  expect(written).toEqual(['2', '3']);
});

test('settings and heads of one name do not mix', async () => {
  const items = slowItems();
  await settingsOver(items).write('theme', 'lamp');
  expect(await settingsOver(items).read('theme')).toBe('lamp');
  expect(await settingsOver(items).read('other')).toBeNull();
  expect(await headsOver(items).read('theme')).toBeNull();
});

test.each([null, '', 'x', '{}', '[]', '3', 'null', '{"count":"1","hash":"h"}', '{"count":1'])(
  'a head that cannot be read is no head: %s',
  (text) => {
    expect(decodeHead(text)).toBeNull();
  },
);
