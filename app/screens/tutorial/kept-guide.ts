import * as v from 'valibot';
import type { SettingsStore } from '../../../src/journal/store';

/** The tutorial's game on this device, how far its guide has come, and how the guide is shown. */
export type KeptGuide = Readonly<{
  game: string;
  /** Steps that were done, or skipped. */
  passed: readonly string[];
  look: 'open' | 'folded' | 'closed';
}>;

const keptSchema = v.object({
  game: v.string(),
  passed: v.array(v.string()),
  look: v.fallback(v.picklist(['open', 'folded', 'closed']), 'open'),
});

const NAME = 'tutorial';

const decoded = (text: string): KeptGuide | null => {
  try {
    const read = v.safeParse(keptSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

/** Null where nobody has begun the tutorial, or nothing can be read of it. */
export const readGuide = async (keeper: SettingsStore): Promise<KeptGuide | null> => {
  const text = await keeper.read(NAME).catch(() => null);
  return text === null ? null : decoded(text);
};

/** A guide that could not be written begins again at the game's state: nothing of the game is lost. */
export const writeGuide = (keeper: SettingsStore, kept: KeptGuide): Promise<void> =>
  keeper.write(NAME, JSON.stringify(kept)).catch(() => undefined);
