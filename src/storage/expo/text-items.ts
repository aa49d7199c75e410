import { deleteItemAsync, getItemAsync, setItemAsync, WHEN_UNLOCKED_THIS_DEVICE_ONLY } from 'expo-secure-store';
import { Platform } from 'react-native';
import { createQueue } from '../queue';
import { indexed, KNOWN } from '../text-items';
import type { TextItems } from '../text-items';

/** The keychain allows letters, digits and three signs; everything else is written as its code. */
const allowed = (name: string): string =>
  name.replace(/[^A-Za-z0-9.-]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}_`);

/** A phone's store cannot say what is in it. */
type Unlisted = Omit<TextItems, 'list'>;

/** Android's keystore never leaves its phone, and what it has locked is in no backup. */
const inKeystore: Unlisted = {
  get: (name) => getItemAsync(allowed(name)),
  set: (name, text) => setItemAsync(allowed(name), text),
  remove: (name) => deleteItemAsync(allowed(name)),
};

/**
 * On an iPhone an item says itself where it may be read. The games are in no backup, so neither are their keys. What an
 * item said when it was made stays, however often it is written: so these stand in a service of their own.
 */
const HERE = { keychainService: 'estafette.here', keychainAccessible: WHEN_UNLOCKED_THIS_DEVICE_ONLY };

const storeHere = async (key: string, text: string): Promise<void> => {
  await setItemAsync(key, text, HERE);
  await deleteItemAsync(key);
};

/** An item of before is stored anew when it is first read; killed in between, it is there twice, and read from here. */
const readHere = async (key: string): Promise<string | null> => {
  const here = await getItemAsync(key, HERE);
  if (here !== null) return here;
  const before = await getItemAsync(key);
  // A keychain that does not take it now is asked again at the next reading.
  if (before !== null) await storeHere(key, before).catch(() => undefined);
  return before;
};

/** The one of before goes first: left over, it would come back as the newest. */
const removeHere = async (key: string): Promise<void> => {
  await deleteItemAsync(key);
  await deleteItemAsync(key, HERE);
};

/** One at a time: an old text that is being stored anew must not come to lie over a newer one. */
const inKeychain = (): Unlisted => {
  const inTurn = createQueue();
  return {
    get: (name) => inTurn(() => readHere(allowed(name))),
    set: (name, text) => inTurn(() => storeHere(allowed(name), text)),
    remove: (name) => inTurn(() => removeHere(allowed(name))),
  };
};

/** On phones: outside the database, so that they show when that one is older. */
export const openTextItems = (): TextItems => indexed(Platform.OS === 'ios' ? inKeychain() : inKeystore, KNOWN);
