import { forgetGone, goneGames, noteGames } from './gone-games';
import { listGames, TRASH_DAYS, trashGame } from './game-list';
import { exportGame, importGame } from './library';
import { openMemoryStore } from '../storage/memory/memory';
import { madeGame, opened, testPorts } from '../testkit/ports';
import type { SheetPorts } from './sheets';

const DAY = 24 * 60 * 60 * 1000;

/** The same device, whose browser has cleared the database and left the small texts beside it. */
const cleared = (ports: SheetPorts): SheetPorts => ({ ...ports, store: openMemoryStore() });

/** The list of games, as it is looked at. */
const compared = async (ports: SheetPorts) => {
  const all = await ports.store.listGames();
  const gone = await goneGames(ports, all);
  await noteGames(ports, all);
  return gone;
};

test('what was here is told by name, plays and day, until it is dismissed', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const session = await opened(ports, game);
  await session.dispatch({ type: 'NextTurn' });
  expect(await compared(ports)).toEqual([]);
  const [listed] = await ports.store.listGames();
  const after = cleared(ports);
  const gone = await compared(after);
  expect(gone).toEqual([{ key: game.key, name: 'Ligny', entries: 2, savedAt: listed?.savedAt }]);
  expect(await compared(after)).toEqual(gone);
  await forgetGone(after, gone);
  expect(await compared(after)).toEqual([]);
  expect(await ports.heads.read(game.key)).toBeNull();
});

test('a game that came back out of its file is no longer missed', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const file = await exportGame(ports, game);
  await compared(ports);
  const after = cleared(ports);
  expect(await importGame(after, file)).toMatchObject({ kind: 'made' });
  expect(await compared(after)).toEqual([]);
  expect(await after.heads.list()).toHaveLength(1);
});

test('of what lay in the trash, or went with it, nothing is said', async () => {
  let late = 0;
  const base = testPorts();
  const ports: SheetPorts = { ...base, now: () => base.now() + late };
  const game = await madeGame(ports);
  await trashGame(ports, game.key);
  await compared(ports);
  expect(await compared(cleared(ports))).toEqual([]);
  late = (TRASH_DAYS + 1) * DAY;
  await listGames(ports);
  expect(await ports.heads.list()).toEqual([]);
});

test('a head alone tells that there was a game; one that cannot be read tells nothing', async () => {
  const ports = testPorts();
  await ports.heads.write('old', { count: 12, hash: 'h' });
  expect(await compared(ports)).toEqual([{ key: 'old', name: null, entries: 12, savedAt: null }]);
  const broken = { ...ports.heads, read: () => Promise.resolve(null) };
  expect(await goneGames({ heads: broken }, [])).toEqual([]);
});

test('a device that keeps nothing beside its database has nothing to tell, and its games are listed', async () => {
  const ports = testPorts();
  await madeGame(ports);
  const denied = (): Promise<never> => Promise.reject(new Error('denied'));
  const heads = { read: denied, write: denied, forget: denied, note: denied, known: denied, list: denied };
  expect(await compared({ ...ports, heads })).toEqual([]);
});
