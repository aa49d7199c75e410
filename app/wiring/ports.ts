import { getRandomBytes, randomUUID } from 'expo-crypto';
import type { DeviceStore, HeadKeeper } from '../../src/journal/store';
import type { SheetPorts } from '../../src/session/sheets';
import { beyond } from '../navigation/lazily';
import { uniformFrom } from '../../src/session/uniform';

/** Time, chance and names as the device gives them. */
export const portsOver = (storage: Readonly<{ store: DeviceStore; heads: HeadKeeper }>): SheetPorts => ({
  store: storage.store,
  heads: storage.heads,
  roll: uniformFrom(getRandomBytes),
  now: Date.now,
  newId: randomUUID,
  rules: async () => (await beyond()).RULE_SETS,
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
});
