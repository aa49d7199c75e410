import { openDatabaseAsync } from 'expo-sqlite';
import type { DeviceStore, HeadKeeper, SettingsStore } from '../../journal/store';
import { openSqlStore } from '../sql/open-sql-store';
import { settingsInNotes } from '../settings-in-notes';
import { headsOver, settingsOver } from '../text-items';
import type { TextItems } from '../text-items';
import { OWNERSHIP, waitForTurn } from './browser';
import { fromExpo } from './from-expo';
import { openTextItems } from './text-items';

/** All that the app keeps on the device. */
export type DeviceStorage = Readonly<{
  store: DeviceStore;
  heads: HeadKeeper;
  settings: SettingsStore;
  /** Named texts outside the database: a phone's keystore. */
  items: TextItems;
}>;

type Opening = { storage: Promise<DeviceStorage>; waiting: boolean; readonly listeners: Set<() => void> };

declare global {
  var estafetteStorage: Opening | undefined;
}

/**
 * Held for the life of the app. A hot reload forgets what a module knows, so in development the opening also hangs on
 * globalThis; in a build it does not, where whoever opens the browser's console would have the whole store in his hand.
 */
let held: Opening | undefined = __DEV__ ? globalThis.estafetteStorage : undefined;

const hold = (opening: Opening | undefined): void => {
  held = opening;
  if (__DEV__) globalThis.estafetteStorage = opening;
};

const DATABASE = 'estafette.db';

const open = async (onWaiting: () => void): Promise<DeviceStorage> => {
  await waitForTurn(onWaiting);
  const store = await openSqlStore(await fromExpo((options) => openDatabaseAsync(DATABASE, options)), OWNERSHIP);
  const items = openTextItems();
  const settings = settingsInNotes(store, settingsOver(items));
  return { store, heads: headsOver(items), settings, items };
};

const begin = (): Opening => {
  const listeners = new Set<() => void>();
  const tellAll = (): void => {
    opening.waiting = true;
    listeners.forEach((listener) => {
      listener();
    });
  };
  const opening: Opening = { storage: Promise.resolve().then(() => open(tellAll)), waiting: false, listeners };
  opening.storage.catch(() => {
    if (held === opening) hold(undefined);
  });
  return opening;
};

/**
 * The device's storage: opened once, so that neither a double effect nor a hot reload opens a second connection: two race
 * on the web, and on Android a forgotten one closes the living one.
 */
export const openExpoStorage = (onWaitingForOtherTab: () => void): Promise<DeviceStorage> => {
  const opening = held ?? begin();
  hold(opening);
  if (opening.waiting) onWaitingForOtherTab();
  opening.listeners.add(onWaitingForOtherTab);
  return opening.storage;
};
