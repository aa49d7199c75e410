import { getRandomBytes, randomUUID } from 'expo-crypto';
import type { SheetPorts } from '../../src/session/sheets';
import { beyond } from '../navigation/lazily';
import { uniformFrom } from '../../src/session/uniform';
import type { DeviceStorage } from '../../src/storage/expo/open-expo-storage';
import { vaultOver } from './vault';

/** Time, chance and names as the device gives them. */
export const portsOver = (storage: Omit<DeviceStorage, 'settings'>): SheetPorts => ({
  store: storage.store,
  heads: storage.heads,
  roll: uniformFrom(getRandomBytes),
  now: Date.now,
  uptime: () => performance.now(),
  newId: randomUUID,
  vault: vaultOver(storage),
  rules: async () => (await beyond()).RULE_SETS,
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
});
