import { getRandomBytes } from './chance';
import { Platform } from 'react-native';
import { PHONE_BOUNDS, WEB_BOUNDS } from '../../src/secrecy/calibrate';
import type { Pepper } from '../../src/secrecy/desk-lock';
import { stretchPin } from '../../src/secrecy/keys';
import { keeperOver, marksIn, pepperAmong } from '../../src/session/secret-keeper';
import { calibrated } from '../../src/session/vault';
import type { Vault } from '../../src/session/vault';
import { browserPepper } from '../../src/storage/expo/browser-pepper';
import { browserTries } from '../../src/storage/expo/browser-tries';
import type { DeviceStorage } from '../../src/storage/expo/open-expo-storage';

const pepperFrom = (items: DeviceStorage['items']): (() => Promise<Pepper>) => {
  const ofBrowser = browserPepper;
  return ofBrowser === null
    ? pepperAmong(items, getRandomBytes)
    : async () => ({ kind: 'web1', secret: await ofBrowser() });
};

/** What locking and sealing need, as the device gives it. */
export const vaultOver = ({ items, store }: Pick<DeviceStorage, 'items' | 'store'>): Vault => ({
  random: getRandomBytes,
  stretch: stretchPin,
  keeper: keeperOver(browserTries ?? items, pepperFrom(items), marksIn(store)),
  cost: calibrated(stretchPin, () => performance.now(), Platform.OS === 'web' ? WEB_BOUNDS : PHONE_BOUNDS),
});
