import { getRandomBytes, randomUUID } from 'expo-crypto';
import type { HeadKeeper, JournalStore } from '../../src/journal/store';
import type { Ports } from '../../src/session/ports';
import { uniformFrom } from '../../src/session/uniform';

/** Time, chance and names as the device gives them. */
export const portsOver = (storage: Readonly<{ store: JournalStore; heads: HeadKeeper }>): Ports => ({
  store: storage.store,
  heads: storage.heads,
  roll: uniformFrom(getRandomBytes),
  now: Date.now,
  newId: randomUUID,
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
});
