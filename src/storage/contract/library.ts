import type { ContractCase } from './backend';
import { allRows, APPENDED, numbered, rowAt, sampleGame, sampleRows, withGame } from './backend';
import { expectEqual } from './checks';

/** The list of games and its trash. */
export const library: readonly ContractCase[] = [
  {
    name: 'the list shows what was saved last first, with counts',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      const empty = sampleGame({ key: 'c', name: 'Empty', createdAt: 2500 });
      await store.createGame(sampleGame({ key: 'a', name: 'Old', createdAt: 1 }), sampleRows(numbered(2)), 1000);
      await store.createGame(sampleGame({ key: 'b', name: 'New', createdAt: 2 }), sampleRows(numbered(1)), 2000);
      await store.createGame(empty, [], 9000);
      const seen = (await store.listGames()).map(({ name, count, savedAt }) => [name, count, savedAt]);
      expectEqual(
        seen,
        [
          ['Empty', 0, null],
          ['New', 1, 2000],
          ['Old', 2, 1000],
        ],
        'order and counts',
      );
      await store.append('a', rowAt(sampleRows(numbered(3)), 3), 3000);
      const first = (await store.listGames())[0];
      expectEqual([first?.name, first?.count, first?.savedAt], ['Old', 3, 3000], 'a play brings a game to the top');
      expectEqual((await store.listGames()).at(1), { ...empty, count: 0, savedAt: null }, 'all of its card');
    },
  },
  {
    name: 'name, summary and trash can change, and nothing else does',
    needs: 'nothing',
    run: async (make) => {
      const { store, rows } = await withGame(make, numbered(2));
      const card = { ...sampleGame(), count: 2, savedAt: 1000 };
      await store.updateGame('game-1', { name: "Blücher's day", summary: 'Turn 4 · 11:00' });
      const renamed = { ...card, name: "Blücher's day", summary: 'Turn 4 · 11:00' };
      expectEqual(await store.listGames(), [renamed], 'renamed');
      await store.updateGame('game-1', { trashedAt: 5000 });
      expectEqual(await store.listGames(), [{ ...renamed, trashedAt: 5000 }], 'trashed, still listed');
      await store.updateGame('game-1', { trashedAt: null });
      await store.updateGame('game-1', {});
      await store.updateGame('nobody', { name: 'x' });
      expectEqual(await store.listGames(), [renamed], 'taken back out');
      expectEqual(await allRows(store), rows, 'the rows stay');
    },
  },
  {
    name: 'only what lay in the trash long enough goes for good',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      const dates: readonly (readonly [string, number | null])[] = [
        ['kept', null],
        ['old', 1000],
        ['fresh', 9000],
      ];
      for (const [key, trashedAt] of dates) {
        await store.createGame(sampleGame({ key, trashedAt }), sampleRows(numbered(3)), 1);
        await store.saveCheckpoint(key, { seq: 3, version: '1', body: '{}' });
      }
      await store.purgeTrash(1000);
      expectEqual((await store.listGames()).length, 3, 'not yet');
      await store.purgeTrash(5000);
      expectEqual((await store.listGames()).map(({ key }) => key).sort(), ['fresh', 'kept'], 'the old one is gone');
      expectEqual(await store.countRows('old'), 0, 'with its rows');
      expectEqual(await store.readCheckpoint('old', '1', 9), null, 'and its checkpoint');
      expectEqual(await store.countRows('kept'), 3, 'the others keep theirs');
      expectEqual(await store.createGame(sampleGame({ key: 'old' }), [], 1), APPENDED, 'its key is free again');
    },
  },
];

/** Heads outside the database. */
export const heads: readonly ContractCase[] = [
  {
    name: 'heads are kept beside the games, one for each',
    needs: 'nothing',
    run: async (make) => {
      const { heads: keeper } = await make();
      expectEqual(await keeper.read('game-1'), null, 'none yet');
      await keeper.write('game-1', { count: 1, hash: 'a-_' });
      await keeper.write('../game 2/é', { count: 7, hash: 'b' });
      await keeper.write('game-1', { count: 2, hash: 'c' });
      expectEqual(await keeper.read('game-1'), { count: 2, hash: 'c' }, 'the last written');
      expectEqual(await keeper.read('../game 2/é'), { count: 7, hash: 'b' }, 'any key');
      await keeper.forget('game-1');
      expectEqual(await keeper.read('game-1'), null, 'forgotten');
      await keeper.forget('game-1');
      expectEqual(await keeper.read('../game 2/é'), { count: 7, hash: 'b' }, 'the other one stays');
      await keeper.forget('../game 2/é');
    },
  },
  {
    name: 'heads written at once end with the last one',
    needs: 'nothing',
    run: async (make) => {
      const { heads: keeper } = await make();
      await Promise.all(Array.from({ length: 20 }, (_, i) => keeper.write('game-1', { count: i, hash: String(i) })));
      expectEqual(await keeper.read('game-1'), { count: 19, hash: '19' }, 'the last');
      await keeper.forget('game-1');
    },
  },
  {
    name: 'what a game is called is kept beside its head, listed and forgotten with it',
    needs: 'nothing',
    run: async (make) => {
      const { heads: keeper } = await make();
      const ligny = { key: '../game 2/é', chain: 'c', name: 'Ligny', savedAt: 5, isInTrash: false };
      await keeper.note({ ...ligny, savedAt: null });
      await keeper.note(ligny);
      await keeper.write(ligny.key, { count: 7, hash: 'b' });
      await keeper.note({ ...ligny, key: 'game-1', isInTrash: true });
      expectEqual(await keeper.known(ligny.key), ligny, 'as it was noted last');
      expectEqual([...(await keeper.list())].sort(), ['../game 2/é', 'game-1'], 'both, once each');
      await keeper.forget(ligny.key);
      expectEqual(await keeper.known(ligny.key), null, 'forgotten');
      expectEqual(await keeper.list(), ['game-1'], 'the other one stays');
      await keeper.note(ligny);
      expectEqual(await keeper.known(ligny.key), ligny, 'and noted again');
      for (const key of await keeper.list()) await keeper.forget(key);
      expectEqual(await keeper.list(), [], 'none');
    },
  },
];
