import type { DeviceStorage } from '../../src/storage/expo/open-expo-storage';
import { openExpoStorage } from '../../src/storage/expo/open-expo-storage';

/**
 * The device's storage, for App.tsx. `onWaitingForOtherTab` is called when the app is open in another tab; the promise
 * resolves by itself once that one is closed.
 */
export const openStorage = (onWaitingForOtherTab: () => void): Promise<DeviceStorage> =>
  openExpoStorage(onWaitingForOtherTab);
