import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { SettingsStore } from '../../src/journal/store';

type Read<Value> = (told: unknown) => Value;

const oneOf =
  <const Value extends string>(values: readonly [Value, ...Value[]]): Read<Value> =>
  (told) =>
    values.find((value) => value === told) ?? values[0];
const between =
  (least: number, most: number, otherwise: number): Read<number> =>
  (told) =>
    typeof told === 'number' && told >= least && told <= most ? told : otherwise;
const yesNo =
  (otherwise: boolean): Read<boolean> =>
  (told) =>
    typeof told === 'boolean' ? told : otherwise;
const isName = (told: unknown): told is string => typeof told === 'string' && told.length <= 60;
const names: Read<readonly string[]> = (told) => (Array.isArray(told) && told.every(isName) ? told : []);

/**
 * What the player likes, on this device and for all games. One bad field falls back, the others stay. Read by hand: the first
 * page would load the whole reader of schemas for nine fields.
 */
const settingsIn = (told: ReadonlyMap<string, unknown>) => ({
  theme: oneOf(['system', 'light', 'dark', 'lamp'])(told.get('theme')),
  /** Larger or smaller than the phone's own text. */
  textScale: between(0.8, 2, 1)(told.get('textScale')),
  dice: oneOf(['app', 'table'])(told.get('dice')),
  haptics: yesNo(true)(told.get('haptics')),
  keepAwake: yesNo(true)(told.get('keepAwake')),
  /** Whether the player was told that the browser can be asked to keep the games. */
  keepAsked: yesNo(false)(told.get('keepAsked')),
  /** The player does not want to hear of the home screen again; the settings still know the way. */
  installDismissed: yesNo(false)(told.get('installDismissed')),
  /** Procedures kept on top of Resolve, and those opened last. */
  pinned: names(told.get('pinned')),
  recent: names(told.get('recent')),
});
export type Settings = Readonly<ReturnType<typeof settingsIn>>;

const NAME = 'settings';

export type SettingsBox = Readonly<{
  store: StoreApi<Settings>;
  change: (change: Partial<Settings>) => void;
  /** Answers when the changes made so far are on the disk, or could not be kept. */
  written: () => Promise<void>;
  /** Where small things besides settings are kept by name. What must be on disk at once is a note of the store. */
  keeper: SettingsStore;
}>;

/** Settings that were read once and are written at every change. */
export const openSettings = async (keeper: SettingsStore): Promise<SettingsBox> => {
  const store = createStore<Settings>(() => readSettings(null));
  store.setState(readSettings(await keeper.read(NAME).catch(() => null)));
  let writing = Promise.resolve();
  return {
    store,
    keeper,
    change: (change) => {
      store.setState(change);
      const kept = keeper.write(NAME, JSON.stringify(store.getState())).catch(() => undefined);
      writing = writing.then(() => kept);
    },
    written: () => writing,
  };
};

export const readSettings = (text: string | null): Settings => settingsIn(new Map(Object.entries(fieldsIn(text))));

const fieldsIn = (text: string | null): object => {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
};
