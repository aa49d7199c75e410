import { FRESH_TRIES } from '../secrecy/pin-backoff';
import { testVault } from '../testkit/ports';
import { keeperOver, marksIn, pepperAmong } from './secret-keeper';
import { openMemoryStore } from '../storage/memory/memory';
import { calibrated } from './vault';

const textsOver = (kept = new Map<string, string>()) => ({
  kept,
  get: (name: string) => Promise.resolve(kept.get(name) ?? null),
  set: (name: string, text: string) => {
    kept.set(name, text);
    return Promise.resolve();
  },
});
const { random } = testVault();
const marks = () => marksIn(openMemoryStore());

test('the pepper is made once and is the same after a restart', async () => {
  const texts = textsOver();
  const keeper = keeperOver(texts, pepperAmong(texts, random), marks());
  const [one, two] = await Promise.all([keeper.pepper(), keeper.pepper()]);
  expect(two).toEqual(one);
  expect(one.secret).toHaveLength(32);
  expect(await keeperOver(texts, pepperAmong(texts, random), marks()).pepper()).toEqual(one);
});

test('a pepper that cannot be read, or not just now, is never replaced', async () => {
  const damaged = textsOver(new Map([['secret.pepper', 'half']]));
  await expect(pepperAmong(damaged, random)()).rejects.toThrow('cannot be read');
  expect(damaged.kept.get('secret.pepper')).toBe('half');
  const texts = textsOver();
  const pepper = await pepperAmong(texts, random)();
  let away = true;
  const get = (name: string) => (away ? Promise.reject(new Error('locked')) : texts.get(name));
  const keeper = keeperOver({ ...texts, get }, pepperAmong({ ...texts, get }, random), marks());
  await expect(keeper.pepper()).rejects.toThrow('locked');
  away = false;
  expect(await keeper.pepper()).toEqual(pepper);
});

test('a pepper that is lost leaves its mark beside the locks, and the next one is told from it', async () => {
  const store = openMemoryStore();
  const keeper = () => {
    const texts = textsOver();
    return keeperOver(texts, pepperAmong(texts, random), marksIn(store));
  };
  expect(await keeper().marks()).toEqual([]);
  await keeper().pepper();
  const [first] = await keeper().marks();
  const later = keeper();
  await later.pepper();
  await later.pepper();
  expect(await later.marks()).toEqual([first, expect.not.stringContaining(first ?? '')]);
});

test('tries are kept by name; what cannot be read is no fresh start', async () => {
  const texts = textsOver();
  const keeper = keeperOver(texts, pepperAmong(texts, random), marks());
  expect(await keeper.readTries('g.first')).toBeNull();
  await keeper.saveTries('g.first', { wrong: 3, left: 5 });
  expect(await keeper.readTries('g.first')).toEqual({ wrong: 3, left: 5 });
  expect(await keeper.readTries('g.second')).toBeNull();
  texts.kept.set('tries.g.first', '{');
  expect(await keeper.readTries('g.first')).toBeUndefined();
  await keeper.saveTries('g.first', FRESH_TRIES);
  expect(await keeper.readTries('g.first')).toEqual(FRESH_TRIES);
});

test('what a PIN costs is measured once, by stretching one', async () => {
  let [clock, stretched] = [0, 0];
  const stretch = (_pin: Uint8Array, _salt: Uint8Array, { logN }: Readonly<{ logN: number }>) => {
    stretched += 1;
    clock += 2 ** logN / 10;
    return Promise.resolve(new Uint8Array(32));
  };
  const cost = calibrated(stretch, () => clock, { least: 11, most: 14, limitMs: 700 });
  expect(await cost()).toEqual({ logN: 12, r: 8, p: 1 });
  const once = stretched;
  expect(await cost()).toEqual({ logN: 12, r: 8, p: 1 });
  expect(stretched).toBe(once);
});
