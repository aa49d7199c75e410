import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { GameRow, ListedGame } from '../../src/journal/store';
import { backupDue } from '../../src/session/backups';
import type { BackupDue } from '../../src/session/backups';
import { goneGames, noteGames } from '../../src/session/gone-games';
import type { GoneGame } from '../../src/session/gone-games';
import { listGames } from '../../src/session/game-list';
import { gamesWaiting } from '../../src/session/games-waiting';
import type { SheetPorts } from '../../src/session/sheets';
import { usePorts } from './use-app';

export type Library = Readonly<{
  games: readonly ListedGame[];
  trash: readonly ListedGame[];
  /** Games that were here and are not. */
  gone: readonly GoneGame[];
  /** Games from another device that wait for the code of their file. */
  waiting: readonly GameRow[];
  backup: BackupDue | null;
}>;

const NOTHING: Library = { games: [], trash: [], gone: [], waiting: [], backup: null };

const read = async (ports: SheetPorts): Promise<Library> => {
  const { games, trash } = await listGames(ports);
  const all = [...games, ...trash];
  const gone = await goneGames(ports, all);
  void noteGames(ports, all);
  return { games, trash, gone, waiting: await gamesWaiting(ports), backup: await backupDue(ports, games) };
};

/** The games on this device, read again whenever the list comes into view. Null until the first reading. */
export const useLibrary = (): Readonly<{ library: Library | null; reload: () => void }> => {
  const ports = usePorts();
  const [library, setLibrary] = useState<Library | null>(null);
  const reload = useCallback(() => {
    read(ports).then(setLibrary, () => {
      setLibrary(NOTHING);
    });
  }, [ports]);
  useFocusEffect(reload);
  return { library, reload };
};
