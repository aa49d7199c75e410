import type { GameRow, ListedGame } from '../../src/journal/store';
import { backupDue } from '../../src/session/backups';
import type { BackupDue } from '../../src/session/backups';
import { goneGames, noteGames } from '../../src/session/gone-games';
import type { GoneGame } from '../../src/session/gone-games';
import { listGames } from '../../src/session/game-list';
import { gamesWaiting } from '../../src/session/games-waiting';
import type { SheetPorts } from '../../src/session/sheets';

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

/** The games on this device, and what there is to say of them. */
export const readLibrary = (ports: SheetPorts): Promise<Library> => read(ports).catch(() => NOTHING);

/** What was read before the first drawing: for the page that is drawn then, and never again. */
export type FirstLook = Readonly<{ library: () => Library | null; spend: () => void }>;

export const firstLook = (library: Library | null): FirstLook => {
  let fresh = library;
  return {
    library: () => fresh,
    spend: () => {
      fresh = null;
    },
  };
};
