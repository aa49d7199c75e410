import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { NoteName, NoteStore } from '../../src/journal/store';
import { answerSchema } from '../../src/rules/common/procedure/run';
import type { Answer } from '../../src/rules/common/procedure/run';

/** What a player has entered for a procedure, and what it has been given: all that must outlive the app. */
export type Kept = Readonly<{ input: unknown; given: readonly Answer[] }>;

const keptSchema = v.object({ input: v.unknown(), given: v.array(answerSchema) });

/** How it stands with the disk: read, and whether the last thing could not be written. */
type OnDisk = Readonly<{ isLoaded: boolean; isUnsaved: boolean }>;

/** One procedure's draft on this device. */
export type Draft = Readonly<{
  store: StoreApi<Kept & OnDisk>;
  /** Settled when what was on disk is in the store. Until then nothing is entered and nothing thrown. */
  loaded: Promise<void>;
  /** On disk first, then on screen: nobody throws again by switching the phone off. False: nothing happened. */
  keep: (next: Kept) => Promise<boolean>;
  /** What is entered is seen at once and written behind. */
  enter: (input: unknown) => void;
  /** As if nothing had been entered. */
  clear: () => void;
  /** Does one thing at a time; what is tapped while another is under way is tapped too early. */
  once: (deed: () => Promise<boolean>) => Promise<boolean>;
}>;

const readKept = (text: string | null): Kept | null => {
  if (text === null) return null;
  try {
    const read = v.safeParse(keptSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

/** One deed after the other is done, and none while one is under way. */
const oneAtATime = (ready: Promise<void>): Draft['once'] => {
  let isBusy = false;
  return async (deed) => {
    if (isBusy) return false;
    isBusy = true;
    try {
      await ready;
      return await deed();
    } finally {
      isBusy = false;
    }
  };
};

/** `note` tells drafts apart: by procedure, and by game or none. */
export const openDraft = (notes: NoteStore, note: NoteName, initial: unknown): Draft => {
  const store = createStore<Kept & OnDisk>(() => ({ input: initial, given: [], isLoaded: false, isUnsaved: false }));
  let isKeeping = false;
  const write = async (next: Kept): Promise<boolean> => {
    const { kind } = await notes.writeNote(note, JSON.stringify(next));
    store.setState({ isUnsaved: kind === 'failed' });
    return kind === 'saved';
  };
  const loaded = notes
    .readNote(note)
    .catch(() => null)
    .then((text) => {
      store.setState({ ...readKept(text), isLoaded: true });
    });
  const enter = (input: unknown): void => {
    const { given, isLoaded } = store.getState();
    // What was tapped too early, or while a die was being put away, must not take its place on disk.
    if (!isLoaded || isKeeping || given.length > 0) return;
    store.setState({ input });
    void write({ input, given });
  };
  return {
    store,
    loaded,
    keep: async ({ input, given }) => {
      isKeeping = true;
      const isKept = await write({ input, given });
      isKeeping = false;
      if (isKept) store.setState({ input, given });
      return isKept;
    },
    enter,
    clear: () => {
      enter(initial);
    },
    once: oneAtATime(loaded),
  };
};
