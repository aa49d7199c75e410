import { useEffect, useMemo, useState } from 'react';
import { usePorts } from '../../hooks/use-app';
import { useGame } from '../../hooks/use-game';
import { greatSince, isPlay } from './great-since';
import type { Seen } from './great-since';
import { useRecent } from './use-recent';
import { useTellers } from './use-tellers';

const readSeen = (text: string | null): number => {
  const seen = Number(text ?? '0');
  return Number.isInteger(seen) && seen >= 0 ? seen : 0;
};

export type Unseen = Readonly<{
  moments: readonly Seen[];
  /** The last play that counts, as far as this page may see. */
  last: number;
  see: () => void;
}>;

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
  return { moments, last: items.find(isPlay)?.seq ?? 0, see };
};
