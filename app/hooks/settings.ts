import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { SettingsStore } from '../../src/journal/store';

/** What the player likes, on this device and for all games. One bad field falls back, the others stay. */
const settingsSchema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark', 'lamp']), 'system'),
  /** Larger or smaller than the phone's own text. */
  textScale: v.fallback(v.pipe(v.number(), v.minValue(0.8), v.maxValue(2)), 1),
  dice: v.fallback(v.picklist(['app', 'table']), 'app'),
  haptics: v.fallback(v.boolean(), true),
  keepAwake: v.fallback(v.boolean(), true),
  /** Whether the player was told that the browser can be asked to keep the games. */
  keepAsked: v.fallback(v.boolean(), false),
  /** The player does not want to hear of the home screen again; the settings still know the way. */
  installDismissed: v.fallback(v.boolean(), false),
  /** Procedures kept on top of Resolve, and those opened last. */
  pinned: v.fallback(v.array(v.pipe(v.string(), v.maxLength(60))), []),
  recent: v.fallback(v.array(v.pipe(v.string(), v.maxLength(60))), []),
});
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

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

export const readSettings = (text: string | null): Settings => v.parse(settingsSchema, fieldsIn(text));

const fieldsIn = (text: string | null): object => {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
};
