import type { DeviceStore } from '../journal/store';
import { madeGame, opened, testPorts } from '../testkit/ports';
import { readAhead } from './read-ahead';

/** A store that notes what is asked of it. */
const noting = (store: DeviceStore): Readonly<{ store: DeviceStore; asked: string[] }> => {
  const asked: string[] = [];
  const note =
    <Given extends readonly unknown[], T>(name: string, ask: (...given: Given) => T) =>
    (...given: Given): T => {
      asked.push(name);
      return ask(...given);
    };
  return {
    asked,
    store: {
      ...store,
      listGames: note('listGames', store.listGames),
      countRows: note('countRows', store.countRows),
      readRows: note('readRows', store.readRows),
      readLocks: note('readLocks', store.readLocks),
    },
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('all that an opening asks of a game’s rows is read before it asks, and once', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const { store, asked } = noting(ports.store);
  const ahead = readAhead(store, game.key);
  await settled();
  expect(asked).toEqual(['countRows', 'listGames', 'readLocks', 'readRows']);
  expect(await ahead.listGames()).toEqual(await ports.store.listGames());
  const session = await opened({ ...ports, store: ahead }, game);
  expect(session.getState().view).toEqual((await opened(ports, game)).getState().view);
  expect(asked).toHaveLength(4);
});

test('an answer is given once: who asks again is told what stands there then', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const { store, asked } = noting(ports.store);
  const ahead = readAhead(store, game.key);
  await ahead.listGames();
  await ahead.updateGame(game.key, { name: 'Wavre' });
  expect(await ahead.listGames()).toMatchObject([{ name: 'Wavre' }]);
  expect(asked.filter((name) => name === 'listGames')).toHaveLength(2);
});

test('after a write nothing is told that was read before it', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const ahead = readAhead(ports.store, game.key);
  await settled();
  const session = await opened(ports, game);
  await session.dispatch({ type: 'GoToStep', step: 'prepare' });
  const [, second] = await ports.store.readRows(game.key, 1, 10);
  expect(second).toBeDefined();
  await ahead.updateGame(game.key, { summary: 'Turn 1' });
  expect(await ahead.countRows(game.key)).toBe(2);
  expect(await ahead.readRows(game.key, 1, 10)).toHaveLength(2);
});

test('another game is read as it stands', async () => {
  const ports = testPorts();
  const [first, other] = [await madeGame(ports), await madeGame(ports)];
  const ahead = readAhead(ports.store, first.key);
  expect(await ahead.readRows(other.key, 1, 10)).toEqual(await ports.store.readRows(other.key, 1, 10));
  expect(await ahead.readLocks(other.key)).toBe(await ports.store.readLocks(other.key));
});

test('what could not be read ahead is asked for again', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  let isAway = true;
  const away =
    <Given extends readonly unknown[], T>(ask: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      if (isAway) throw new Error('the disk is away');
      return ask(...given);
    };
  const { listGames, countRows, readRows, readLocks } = ports.store;
  const ahead = readAhead(
    {
      ...ports.store,
      listGames: away(listGames),
      countRows: away(countRows),
      readRows: away(readRows),
      readLocks: away(readLocks),
    },
    game.key,
  );
  await settled();
  isAway = false;
  expect(await ahead.listGames()).toHaveLength(1);
  expect(await ahead.countRows(game.key)).toBe(1);
  expect(await ahead.readRows(game.key, 1, 10)).toHaveLength(1);
  expect(await ahead.readLocks(game.key)).toBe(await readLocks(game.key));
});
