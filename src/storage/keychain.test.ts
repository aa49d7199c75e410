import { setItemAsync } from 'expo-secure-store';
import { keeperOver, marksIn, pepperAmong } from '../session/secret-keeper';
import { openMemoryStore } from './memory/memory';
import { openTextItems } from './expo/text-items';
import { keychain } from './node/keychain.cjs';

const HERE = 'estafette.here';
const DEVICE_ONLY = 6;

const placesOf = (name: string): readonly string[] =>
  [...keychain.items.keys()].filter((at) => at.endsWith(` ${name}`));
const random = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => i);

beforeEach(() => {
  keychain.items.clear();
  keychain.log.length = 0;
  keychain.refuses = () => false;
});

test('what is kept can be read on this phone only, while it is unlocked', async () => {
  const items = openTextItems();
  await items.set('head.g/1', 'first');
  await items.set('head.g/1', 'second');
  expect(await items.get('head.g/1')).toBe('second');
  expect([...keychain.items]).toEqual([[`${HERE} head.g_2f_1`, { text: 'second', accessible: DEVICE_ONLY }]]);
});

test('the device’s secret of before is stored anew once, and is the same', async () => {
  await setItemAsync('secret.pepper', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
  const pepper = () =>
    keeperOver(openTextItems(), pepperAmong(openTextItems(), random), marksIn(openMemoryStore())).pepper();
  expect((await pepper()).secret).toEqual(random(32));
  expect(placesOf('secret.pepper')).toEqual([`${HERE} secret.pepper`]);
  expect(keychain.items.get(`${HERE} secret.pepper`)?.accessible).toBe(DEVICE_ONLY);
  keychain.log.length = 0;
  expect((await pepper()).secret).toEqual(random(32));
  expect(keychain.log.filter((deed) => !deed.startsWith('get '))).toEqual([]);
});

test('killed before the old one is gone, the new one counts, and neither comes back when it is removed', async () => {
  await setItemAsync('tries.a', 'old');
  keychain.refuses = (deed) => deed === 'delete';
  expect(await openTextItems().get('tries.a')).toBe('old');
  await expect(openTextItems().set('tries.a', 'new')).rejects.toThrow('refuses');
  expect(placesOf('tries.a')).toHaveLength(2);
  expect(await openTextItems().get('tries.a')).toBe('new');
  keychain.refuses = (deed, at) => deed === 'delete' && at.startsWith(HERE);
  await expect(openTextItems().remove('tries.a')).rejects.toThrow('refuses');
  expect(await openTextItems().get('tries.a')).toBe('new');
  keychain.refuses = () => false;
  await openTextItems().remove('tries.a');
  expect(keychain.items.size).toBe(0);
});

test('a keychain that does not take it anew has lost nothing', async () => {
  await setItemAsync('secret.pepper', 'kept');
  keychain.refuses = (deed) => deed === 'set';
  expect(await openTextItems().get('secret.pepper')).toBe('kept');
  expect(placesOf('secret.pepper')).toEqual(['app secret.pepper']);
});

test('a reading that stores anew does not come to lie over a newer text', async () => {
  await setItemAsync('head.g', 'old');
  const items = openTextItems();
  await Promise.all([items.get('head.g'), items.set('head.g', 'new'), items.get('head.g')]);
  expect(await items.get('head.g')).toBe('new');
});
