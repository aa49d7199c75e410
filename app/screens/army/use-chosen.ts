import { useState } from 'react';

/** The counters that are lifted. */
export type Chosen = Readonly<{
  ids: readonly string[];
  /** Lifts a counter or lays it down again. */
  tap: (id: string) => void;
  clear: () => void;
  /** Something was done to them: they stay lifted for more of it, and the next tap begins anew. */
  done: () => void;
}>;

/** Taps gather counters, so that "both disrupted" is one mark; after a deed the next tap leaves the old ones behind. */
export const useChosen = (): Chosen => {
  const [{ ids }, set] = useState<Readonly<{ ids: readonly string[]; spent: boolean }>>(NOBODY);
  return {
    ids,
    tap: (id) => {
      set((was) => tapped(was, id));
    },
    clear: () => {
      set(NOBODY);
    },
    done: () => {
      set((was) => ({ ...was, spent: true }));
    },
  };
};

const NOBODY = { ids: [], spent: false } as const;

const tapped = (was: Readonly<{ ids: readonly string[]; spent: boolean }>, id: string) => {
  if (was.ids.includes(id)) return { ids: was.ids.filter((other) => other !== id), spent: was.spent };
  return { ids: was.spent ? [id] : [...was.ids, id], spent: false };
};
