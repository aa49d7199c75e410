import type { SheetPorts } from '../../session/sheets';
import { trashGame } from '../../session/game-list';
import { exportGame, importGame } from '../../session/library';
import type { GameSession } from '../../session/rule-sets';
import { longGame, ROLL, step } from './long-game';

/** A device that is switched on, with the long game open. */
export type World = Readonly<{ ports: SheetPorts; session: GameSession }>;

/** A kind of write. What it needs is made ready without faults; `act` says whether the app says that it was done. */
export type Kind = Readonly<{
  name: string;
  ready: (world: World) => Promise<string>;
  act: (world: World, ready: string) => Promise<boolean>;
  /** Its outcome can be seen: done, if and only if something has changed. */
  shows: boolean;
}>;

const nothing = (): Promise<string> => Promise.resolve('');

const done = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

const PIN = '4711';

const atTheDesk = async ({ session }: World): Promise<string> => {
  await session.unlock('first', PIN);
  session.takeSeat('first');
  const { first } = session.getState().locks;
  return first.kind === 'open' && first.pin ? 'remove' : 'set';
};

const throwAway = async ({ ports, session }: World, trashedAt: number | null): Promise<string> => {
  const text = await exportGame(ports, await longGame(ports), session);
  const made = await importGame(ports, text);
  if (made.kind !== 'made') throw new Error('faults: no game to throw away');
  await ports.store.updateGame(made.key, { name: 'Thrown away', trashedAt });
  return made.key;
};

/** So many pages in the log that the next play also brings the log into the database. */
const LONG_LOG = 194 * 4096;

export const KINDS: readonly Kind[] = [
  { name: 'play', ready: nothing, act: ({ session }) => session.dispatch(step(session)), shows: true },
  {
    name: 'play with dice',
    ready: async ({ session }) => {
      await session.correct(2, 'once more');
      return '';
    },
    act: ({ session }) => session.dispatch(ROLL),
    shows: true,
  },
  {
    name: 'play that ends a long log',
    ready: async ({ ports }) => {
      // Ends the log that is there: whoever removes something for good leaves nothing of it in a log.
      await ports.store.purgeTrash(0);
      await ports.store.writeNote({ game: null, name: 'long' }, 'x'.repeat(LONG_LOG));
      return '';
    },
    act: ({ session }) => session.dispatch(step(session)),
    shows: true,
  },
  {
    name: 'undo',
    ready: async ({ session }) => String(await session.dispatch(step(session))),
    act: ({ session }) => session.undo(),
    shows: true,
  },
  {
    name: 'correction',
    ready: nothing,
    act: async ({ session, ports }) => {
      const corrected = await session.correct(session.getState().count - 3, 'a slip');
      // The checkpoint that follows it is written beside; it is part of this.
      await ports.store.listGames().catch(() => []);
      return corrected;
    },
    shows: true,
  },
  { name: 'checkpoint', ready: nothing, act: ({ session }) => done(session.rest()), shows: false },
  {
    name: 'lock',
    ready: atTheDesk,
    act: async ({ session }, what) => {
      const set = what === 'set' ? await session.setPin('first', PIN) : await session.removePin('first');
      return set.kind === 'set';
    },
    shows: true,
  },
  {
    name: 'import',
    // By another name, or a restart would take it for the long game.
    ready: async ({ ports, session }) => exportGame(ports, { ...session.game, name: 'Taken in' }, session),
    act: async ({ ports }, text) => (await importGame(ports, text)).kind === 'made',
    shows: true,
  },
  {
    name: 'trash',
    ready: (world) => throwAway(world, null),
    act: ({ ports }, key) => done(trashGame(ports, key)),
    shows: true,
  },
  {
    name: 'end of the trash',
    ready: (world) => throwAway(world, 1),
    act: ({ ports }) => done(ports.store.purgeTrash(2)),
    shows: true,
  },
];

type Seen = Readonly<{
  count: number;
  view: unknown;
  canUndo: boolean;
  canRedo: boolean;
  damage: unknown;
  pins: readonly boolean[];
  games: readonly (readonly [key: string, name: string, thrownAway: boolean, count: number])[];
}>;

/** What stands on the screens: of the game, as the table sees it, and of the list. */
export const seenIn = async ({ ports, session }: World): Promise<Seen> => {
  session.takeSeat('table');
  const { count, view, canUndo, canRedo, damage, locks } = session.getState();
  const pins = [locks.first, locks.second].map((lock) => lock.kind !== 'open' || lock.pin);
  const games = (await ports.store.listGames())
    .map(({ key, name, trashedAt, count: rows }) => [key, name, trashedAt !== null, rows] as const)
    .sort((a, b) => (a[0] < b[0] ? -1 : 1));
  return { count, view, canUndo, canRedo, damage, pins, games };
};

export const textOf = (seen: Seen): string => JSON.stringify(seen);
