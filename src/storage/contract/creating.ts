import { firstBreak, genesisHash } from '../../journal/chain';
import type { ContractCase } from './backend';
import { allRows, APPENDED, BODIES, CHAIN, numbered, rowAt, sampleGame, sampleRows, withGame } from './backend';
import { expectEqual, expectTrue } from './checks';

/** A game is stored whole or not at all. */
export const creating: readonly ContractCase[] = [
  {
    name: 'a key can be used once',
    needs: 'nothing',
    run: async (make) => {
      const { store, rows } = await withGame(make, numbered(2));
      const again = await store.createGame(sampleGame({ name: 'Wavre' }), sampleRows(['{}']), 2);
      expectEqual(again, { kind: 'conflict', count: 2 }, 'the key is taken');
      expectEqual(
        (await store.listGames()).map(({ name }) => name),
        ['Ligny'],
        'the first game stays',
      );
      expectEqual(await allRows(store), rows, 'with its rows');
    },
  },
  {
    name: 'a game with a broken row is not stored at all',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      const rows = sampleRows(numbered(1200));
      const gap = rows.filter(({ seq }) => seq !== 1100);
      const wrong = rows.map((row) => (row.seq === 1100 ? { ...row, prev: 'elsewhere' } : row));
      const late = rows.slice(1);
      for (const broken of [gap, wrong, late]) {
        const result = await store.createGame(sampleGame(), broken, 1);
        expectEqual(result, { kind: 'conflict', count: 0 }, 'refused');
      }
      expectEqual(await store.listGames(), [], 'no game');
      expectEqual(await store.countRows('game-1'), 0, 'no row');
      expectEqual(await store.createGame(sampleGame(), rows, 1), APPENDED, 'the whole game still goes in');
    },
  },
  {
    name: 'of two games created at once under one key one wins',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      const names = ['Quatre Bras', 'Ligny', 'Wavre'];
      const results = await Promise.all(
        names.map((name) => store.createGame(sampleGame({ name }), sampleRows([name, name]), 1)),
      );
      expectEqual(results.filter(({ kind }) => kind === 'appended').length, 1, 'winners');
      const [game, ...others] = await store.listGames();
      expectEqual(others, [], 'one game');
      expectEqual(
        (await allRows(store)).map(({ body }) => body),
        [game?.name, game?.name],
        'with its own rows',
      );
    },
  },
];

/** What goes in comes out. */
export const contents: readonly ContractCase[] = [
  {
    name: 'any text comes back letter for letter, created or appended',
    needs: 'nothing',
    run: async (make) => {
      const bodies = Object.values(BODIES);
      const rows = sampleRows([...bodies, ...bodies]);
      const { store } = await withGame(make, bodies);
      for (const row of rows.slice(bodies.length)) expectEqual(await store.append('game-1', row, 1), APPENDED, 'text');
      expectEqual(await allRows(store), rows, 'the same texts');
      expectEqual(
        firstBreak(CHAIN, await allRows(store), { seq: 0, hash: genesisHash(CHAIN) }),
        null,
        'the chain holds',
      );
    },
  },
  {
    name: 'an entry of a megabyte is an entry like any other',
    needs: 'nothing',
    run: async (make) => {
      const long = 'é🐎x'.repeat(250_000);
      const rows = sampleRows([long, '{}', long]);
      const { store } = await withGame(make, [long, '{}']);
      expectEqual(await store.append('game-1', rowAt(rows, 3), 1), APPENDED, 'a long row');
      const back = await allRows(store);
      expectTrue(back[0]?.body === long && back[2]?.body === long, 'the long texts come back whole');
    },
  },
  {
    name: 'a game of 3,000 rows goes in and comes out',
    needs: 'nothing',
    run: async (make) => {
      const bodies = Array.from({ length: 3000 }, (_, i) => `{"n":${String(i)},"pad":"${'x'.repeat(i % 700)}"}`);
      const { store, rows } = await withGame(make, bodies);
      expectEqual(await store.countRows('game-1'), 3000, 'count');
      expectTrue(JSON.stringify(await allRows(store)) === JSON.stringify(rows), 'all rows');
    },
  },
];
