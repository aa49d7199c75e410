import { useState } from 'react';
import type { Side } from '../../../src/engine/sides';
import { usePorts } from '../../hooks/use-app';
import { useGame, useView } from '../../hooks/use-game';
import type { Going, Jams } from '../hidden/hidden-types';
import type { Write } from './orders/write';
import type { Draft, OpenPart } from './orders/writing/draft';

/** A hidden march while it is being plotted; `who` by his key. */
export type MarchDraft = Readonly<{
  who: string | null;
  route: readonly string[];
  going: Going;
  allCavalry: boolean | null;
  jams: Jams;
}>;

/** What is half written at a desk: which sheet lies open, and what stands on it. */
type Drafts = { write: Write | null; order: Draft; open: OpenPart; target: string; plot: boolean; march: MarchDraft };

type Kept = Readonly<{
  read: <Name extends keyof Drafts>(name: Name) => Drafts[Name] | undefined;
  keep: <Name extends keyof Drafts>(name: Name, draft: Drafts[Name]) => void;
  drop: (names: readonly (keyof Drafts)[]) => void;
}>;

const nothingKept = (): Kept => {
  let all: Partial<Drafts> = {};
  return {
    read: (name) => all[name],
    keep: (name, draft) => {
      all = { ...all, [name]: draft };
    },
    drop: (names) => {
      for (const name of names) all = { ...all, [name]: undefined };
    },
  };
};

/**
 * They are in memory alone and end with the app; they belong to a side and a turn of one game, and only that side's desk asks for
 * them.
 */
const byPhone = new WeakMap<object, Map<string, Kept>>();

const useKept = (side: Side): Kept => {
  const ports = usePorts();
  const { game } = useGame();
  const key = `${game.key} ${side} ${String(useView().turn.index)}`;
  const all = byPhone.get(ports) ?? new Map<string, Kept>();
  const kept = all.get(key) ?? nothingKept();
  byPhone.set(ports, all);
  all.set(key, kept);
  return kept;
};

type Drafting<Draft> = Readonly<{
  draft: Draft;
  set: (next: Draft) => void;
  amend: (to: (was: Draft) => Draft) => void;
}>;

/** Like `useState`, for what a desk must still show when its curtain fell over it and was raised again. */
export const useDraft = <Name extends keyof Drafts>(
  side: Side,
  name: Name,
  begin: () => Drafts[Name],
): Drafting<Drafts[Name]> => {
  const { read, keep } = useKept(side);
  const [draft, setDraft] = useState<Drafts[Name]>(() => read(name) ?? begin());
  const set = (next: Drafts[Name]): void => {
    keep(name, next);
    setDraft(() => next);
  };
  return {
    draft,
    set,
    amend: (to) => {
      set(to(read(name) ?? draft));
    },
  };
};

/** Throws away what was written, or given up. */
export const useDropDrafts = (side: Side): Kept['drop'] => useKept(side).drop;
