import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { ListedGame } from '../../src/journal/store';
import { listGames } from '../../src/session/library';
import { usePorts } from './use-app';

export type Library = Readonly<{ games: readonly ListedGame[]; trash: readonly ListedGame[] }>;

/** The games on this device, read again whenever the list comes into view. Null until the first reading. */
export const useLibrary = (): Readonly<{ library: Library | null; reload: () => void }> => {
  const ports = usePorts();
  const [library, setLibrary] = useState<Library | null>(null);
  const reload = useCallback(() => {
    listGames(ports).then(setLibrary, () => {
      setLibrary({ games: [], trash: [] });
    });
  }, [ports]);
  useFocusEffect(reload);
  return { library, reload };
};
