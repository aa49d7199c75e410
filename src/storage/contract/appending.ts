import type { AppendResult } from '../../journal/store';
import { genesisHash, link } from '../../journal/chain';
import type { ContractCase } from './backend';
import { allRows, APPENDED, CHAIN, numbered, rowAt, sampleGame, sampleRows, withGame } from './backend';
import { expectEqual, expectTrue } from './checks';

/** Rows go in one by one, in order, or not at all. */
export const appending: readonly ContractCase[] = [
  {
    name: 'a game that is created with its rows gives them back in order',
    needs: 'nothing',
    run: async (make) => {
      const { store, rows } = await withGame(make, numbered(12));
      expectEqual(await allRows(store), rows, 'all rows');
      expectEqual(await store.readRows('game-1', 4, 3), rows.slice(3, 6), 'a part of them');
      expectEqual(await store.readRows('game-1', 12, 100), rows.slice(11), 'the last');
      expectEqual(await store.readRows('game-1', 13, 100), [], 'beyond the last');
      expectEqual(await store.countRows('game-1'), 12, 'their count');
    },
  },
  {
    name: 'a game without rows, and a game that does not exist, have none',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await withGame(make, []);
      expectEqual(await allRows(store), [], 'no rows');
      expectEqual(await store.countRows('game-1'), 0, 'count of an empty game');
      expectEqual(await store.countRows('nobody'), 0, 'count of no game');
      expectEqual(await allRows(store, 'nobody'), [], 'rows of no game');
    },
  },
  {
    name: 'rows are appended one by one',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await withGame(make, []);
      const rows = sampleRows(numbered(30));
      for (const row of rows)
        expectEqual(await store.append('game-1', row, row.seq), APPENDED, `row ${String(row.seq)}`);
      expectEqual(await allRows(store), rows, 'all rows');
    },
  },
  {
    name: 'two games do not mix',
    needs: 'nothing',
    run: async (make) => {
      const { store, rows } = await withGame(make, numbered(3));
      const others = sampleRows(['{"other":1}'], 'other-chain');
      await store.createGame(sampleGame({ key: 'game-2', chain: 'other-chain' }), others, 1000);
      expectEqual(await allRows(store), rows, 'the first game');
      expectEqual(await allRows(store, 'game-2'), others, 'the second game');
    },
  },
  {
    name: 'a row that is already there, or leaves a gap, is a conflict and stores nothing',
    needs: 'nothing',
    run: async (make) => {
      const { store, rows } = await withGame(make, numbered(3));
      const longer = sampleRows(numbered(9));
      const conflict: AppendResult = { kind: 'conflict', count: 3 };
      expectEqual(await store.append('game-1', rowAt(longer, 3), 1), conflict, 'the last row again');
      expectEqual(await store.append('game-1', rowAt(longer, 1), 1), conflict, 'the first row again');
      expectEqual(await store.append('game-1', rowAt(longer, 5), 1), conflict, 'a gap');
      expectEqual(await store.append('game-1', { ...rowAt(longer, 4), seq: 0 }, 1), conflict, 'row zero');
      expectEqual(await allRows(store), rows, 'nothing was stored');
      expectEqual(await store.append('game-1', rowAt(longer, 4), 1), APPENDED, 'the right row still goes in');
    },
  },
  {
    name: 'a row that names another predecessor is a conflict',
    needs: 'nothing',
    run: async (make) => {
      const { store, rows } = await withGame(make, numbered(3));
      const foreign = link(CHAIN, 4, genesisHash('elsewhere'), '{}');
      expectEqual(await store.append('game-1', foreign, 1), { kind: 'conflict', count: 3 }, 'wrong predecessor');
      expectEqual(await allRows(store), rows, 'nothing was stored');
    },
  },
  {
    name: 'a row for a game that does not exist is a conflict',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      const [first] = sampleRows(['{}']);
      if (first !== undefined) {
        expectEqual(await store.append('nobody', first, 1), { kind: 'conflict', count: 0 }, 'no such game');
      }
      expectEqual(await store.countRows('nobody'), 0, 'nothing was stored');
      expectEqual(await store.listGames(), [], 'and no game appeared');
    },
  },
  {
    name: 'of appends at the same time exactly one wins',
    needs: 'nothing',
    run: async (make) => {
      const { store, rows } = await withGame(make, numbered(3));
      const last = rowAt(rows, 3);
      const rivals = Array.from({ length: 20 }, (_, i) => link(CHAIN, 4, last.hash, `{"rival":${String(i)}}`));
      const results = await Promise.all(rivals.map((row) => store.append('game-1', row, 1)));
      expectEqual(results.filter(({ kind }) => kind === 'appended').length, 1, 'winners');
      expectEqual(results.filter(({ kind }) => kind === 'conflict').length, 19, 'losers');
      const winner = rivals[results.findIndex(({ kind }) => kind === 'appended')];
      expectEqual(await allRows(store), [...rows, winner], 'only the winner is stored');
    },
  },
  {
    name: 'appends that are not waited for arrive in order',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await withGame(make, []);
      const rows = sampleRows(numbered(50));
      const results = await Promise.all(rows.map((row) => store.append('game-1', row, 1)));
      expectTrue(
        results.every(({ kind }) => kind === 'appended'),
        'all went in',
      );
      expectEqual(await allRows(store), rows, 'in order');
    },
  },
];
