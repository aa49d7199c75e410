import { useEffect, useMemo, useState } from 'react';
import type { HistoryItem } from '../../../src/session/history';
import type { AppEvent } from '../../../src/session/rule-sets';
import type { Moment } from '../../../src/wording/en/moment';
import type { Tellers } from '../../../src/wording/en/moment';
import { greatOnes, momentsOf } from '../../../src/wording/en/moments';
import { usePorts } from '../../hooks/use-app';
import { useGame } from '../../hooks/use-game';
import { useRecent } from './use-recent';
import { useTellers } from './use-tellers';

/** A great moment and the play that brought it. */
export type Seen = Readonly<{ seq: number; moment: Moment }>;

/** Great moments of the plays that count, the newest first. */
export const greatSince = (items: readonly HistoryItem<AppEvent>[], seen: number, told: Tellers): readonly Seen[] =>
  items
    .filter(({ seq, live, kind }) => seq > seen && live && kind === 'play')
    .flatMap(({ seq, events }) => greatOnes(momentsOf(events, told)).map((moment) => ({ seq, moment })));

const readSeen = (text: string | null): number => {
  const seen = Number(text ?? '0');
  return Number.isInteger(seen) && seen >= 0 ? seen : 0;
};

export type Unseen = Readonly<{ moments: readonly Seen[]; see: () => void }>;

/** What the table has not put away yet. The note beside the game keeps up to where; what lies at a desk is not in it. */
export const useUnseen = (): Unseen => {
  const { store } = usePorts();
  const { key } = useGame().game;
  const items = useRecent();
  const told = useTellers();
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    const say = (text: string | null): void => {
      if (!gone) setSeen(readSeen(text));
    };
    store.readNote({ game: key, name: 'moments-seen' }).then(say, () => {
      say(null);
    });
    return () => {
      gone = true;
    };
  }, [store, key]);
  const moments = useMemo(() => (seen === null ? [] : greatSince(items, seen, told)), [items, seen, told]);
  const see = (): void => {
    const newest = Math.max(...moments.map(({ seq }) => seq));
    setSeen(newest);
    void store.writeNote({ game: key, name: 'moments-seen' }, String(newest)).catch(() => undefined);
  };
  return { moments, see };
};
