import { getRandomBytes, randomUUID } from './chance';
import type { SheetPorts } from '../../src/session/sheets';
import type { Vault } from '../../src/session/vault';
import { beyond } from '../navigation/lazily';
import { uniformFrom } from '../../src/session/uniform';
import type { DeviceStorage } from '../../src/storage/expo/open-expo-storage';

/** Nothing is locked or sealed on the first page: what does it is fetched when it is first asked for. */
const lateVault = (storage: Omit<DeviceStorage, 'settings'>): Vault => {
  let made: Vault | null = null;
  const vault = async (): Promise<Vault> => {
    const { vaultOver } = await beyond();
    return (made ??= vaultOver(storage));
  };
  return {
    random: getRandomBytes,
    stretch: async (...given) => (await vault()).stretch(...given),
    keeper: {
      pepper: async () => (await vault()).keeper.pepper(),
      marks: async () => (await vault()).keeper.marks(),
      readTries: async (name) => (await vault()).keeper.readTries(name),
      saveTries: async (...given) => (await vault()).keeper.saveTries(...given),
    },
    cost: async () => (await vault()).cost(),
  };
};

/** Time, chance and names as the device gives them. */
export const portsOver = (storage: Omit<DeviceStorage, 'settings'>): SheetPorts => ({
  store: storage.store,
  heads: storage.heads,
  roll: uniformFrom(getRandomBytes),
  now: Date.now,
  uptime: () => performance.now(),
  newId: randomUUID,
  vault: lateVault(storage),
  rules: async () => (await beyond()).RULE_SETS,
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
});
