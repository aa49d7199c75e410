import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Side } from '../../../src/engine/sides';
import type { AppView, GameSession } from '../../../src/session/rule-sets';
import { usePorts } from '../../hooks/use-app';
import { useGame, useView } from '../../hooks/use-game';
import { decodeDrafts } from './decode-drafts';
import type { Begun, DraftTime, Drafts } from './draft-types';

/** The drafts of one side in one turn; `whole` changes with each of them. */
type Kept = Readonly<{
  whole: () => Begun;
  change: (to: (was: Begun) => Begun) => void;
  /** What the disk gives back takes its place where nothing was written meanwhile. */
  load: (read: () => Promise<Begun | null>) => void;
  listen: (listener: () => void) => () => void;
}>;

const nothingKept = (): Kept => {
  let all: Begun = {};
  let state: 'untouched' | 'loading' | 'touched' = 'untouched';
  const listeners = new Set<() => void>();
  const put = (next: Begun): void => {
    all = next;
    listeners.forEach((listener) => {
      listener();
    });
  };
  return {
    whole: () => all,
    change: (to) => {
      state = 'touched';
      put(to(all));
    },
    load: (read) => {
      if (state !== 'untouched') return;
      state = 'loading';
      void read().then((found) => {
        if (state === 'touched') return;
        state = found === null ? 'untouched' : 'touched';
        if (found !== null) put(found);
      });
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** They belong to a side and a turn of one game, and only that side's desk asks for them. */
const byPhone = new WeakMap<object, Map<string, Kept>>();

type Desk = Pick<Kept, 'whole' | 'change' | 'listen'>;

const SHEETS = ['write', 'plot'] as const;

/** Something is half written while a sheet lies open. */
const textOf = (drafts: Begun, when: DraftTime): string | null =>
  SHEETS.some((name) => Boolean(drafts[name])) ? JSON.stringify({ ...when, drafts }) : null;

/** What is written is in memory at once, and behind it on disk, under the desk's key: it is there again when the app was killed. */
const deskOver = (kept: Kept, game: GameSession, side: Side, when: DraftTime): Desk => ({
  whole: kept.whole,
  change: (to) => {
    const before = textOf(kept.whole(), when);
    kept.change(to);
    const after = textOf(kept.whole(), when);
    if (after !== before) void game.keepDraft(side, after);
  },
  listen: (listener) => {
    kept.load(async () => {
      const text = await game.readDraft(side);
      const found = text === null ? null : decodeDrafts(text, when);
      // What is of another turn, or was sealed since, does not wait for an undo to come back.
      const isStale = text !== null && found === null && textOf(kept.whole(), when) === null;
      if (isStale) void game.keepDraft(side, null);
      return found;
    });
    return kept.listen(listener);
  },
});

/** How many papers the desk has written; one that was sealed since leaves nothing half written. */
const writtenAt = ({ orders }: AppView, side: Side): number =>
  orders?.desks.find((one) => one.side === side)?.orders.length ?? 0;

const useDesk = (side: Side): Desk => {
  const ports = usePorts();
  const game = useGame();
  const view = useView();
  const turn = view.turn.index;
  const written = writtenAt(view, side);
  return useMemo(() => {
    const key = `${game.game.key} ${side} ${String(turn)}`;
    const all = byPhone.get(ports) ?? new Map<string, Kept>();
    const kept = all.get(key) ?? nothingKept();
    byPhone.set(ports, all);
    all.set(key, kept);
    return deskOver(kept, game, side, { turn, written });
  }, [ports, game, side, turn, written]);
};

type Drafting<Draft> = Readonly<{
  draft: Draft;
  set: (next: Draft) => void;
  amend: (to: (was: Draft) => Draft) => void;
}>;

/** Like `useState`, for what a desk must still show when its curtain fell over it and was raised again, or the app was killed. */
export const useDraft = <Name extends keyof Drafts>(
  side: Side,
  name: Name,
  begin: () => Drafts[Name],
): Drafting<Drafts[Name]> => {
  const desk = useDesk(side);
  const [begun] = useState(begin);
  const kept: Drafts[Name] | undefined = useSyncExternalStore(desk.listen, () => desk.whole()[name]);
  const amend = (to: (was: Drafts[Name]) => Drafts[Name]): void => {
    desk.change((all) => ({ ...all, [name]: to(all[name] ?? begun) }));
  };
  return {
    draft: kept ?? begun,
    set: (next) => {
      amend(() => next);
    },
    amend,
  };
};

/** Throws away what was written, or given up. */
export const useDropDrafts = (side: Side): ((names: readonly (keyof Drafts)[]) => void) => {
  const desk = useDesk(side);
  return (names) => {
    desk.change((all) => ({ ...all, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  };
};
