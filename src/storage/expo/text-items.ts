import { deleteItemAsync, getItemAsync, setItemAsync } from 'expo-secure-store';
import { indexed, KNOWN } from '../text-items';
import type { TextItems } from '../text-items';

/** The keychain allows letters, digits and three signs; everything else is written as its code. */
const allowed = (name: string): string =>
  name.replace(/[^A-Za-z0-9.-]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}_`);

/** On phones: the keychain, which is not part of the database's backup and so shows when that one is older. */
export const openTextItems = (): TextItems =>
  indexed(
    {
      get: (name) => getItemAsync(allowed(name)),
      set: (name, text) => setItemAsync(allowed(name), text),
      remove: (name) => deleteItemAsync(allowed(name)),
    },
    KNOWN,
  );
