import type { GameRow, NoteStore } from '../journal/store';
import { listGames } from './game-list';
import type { Ports } from './ports';

type Notes = Readonly<{ store: Pick<NoteStore, 'readNote' | 'writeNote'> }>;

const WAITING = { game: null, name: 'moved.waiting' } as const;

export const keysWaiting = async ({ store }: Notes): Promise<readonly string[]> =>
  (await store.readNote(WAITING).catch(() => null))?.split('\n') ?? [];

export const keepWaiting = async ({ store }: Notes, keys: readonly string[]): Promise<void> => {
  await store.writeNote(WAITING, keys.length === 0 ? null : keys.join('\n'));
};

/** Games in play that came in one file and wait for its code. */
export const gamesWaiting = async (ports: Ports): Promise<readonly GameRow[]> => {
  const keys = await keysWaiting(ports);
  if (keys.length === 0) return [];
  return (await listGames(ports)).games.filter(({ key }) => keys.includes(key));
};

/** The games open one by one, each with the same code: the list no longer asks for it. */
export const stopWaiting = (ports: Notes): Promise<void> => keepWaiting(ports, []);
