import type { ContractCase } from './backend';
import { allRows, APPENDED, numbered, sampleGame, sampleRows, withGame } from './backend';
import { expectEqual } from './checks';

const SAVED = { kind: 'saved' } as const;
const CONFLICT = { kind: 'conflict' } as const;

/** The locks of a game's secrets: beside the journal, replaced as a whole, never by somebody who has not seen them. */
export const locks: readonly ContractCase[] = [
  {
    name: 'locks are kept beside a game and replaced, and its rows stay',
    needs: 'nothing',
    run: async (make) => {
      const { store, rows } = await withGame(make, numbered(2));
      expectEqual(await store.readLocks('game-1'), null, 'none yet');
      expectEqual(await store.saveLocks('game-1', 'Schlüssel · 戦', null), SAVED, 'the first');
      expectEqual(await store.readLocks('game-1'), 'Schlüssel · 戦', 'letter for letter');
      expectEqual(await store.saveLocks('game-1', 'two', 'Schlüssel · 戦'), SAVED, 'the next');
      expectEqual([await store.readLocks('game-1'), await store.readLocks('game-2')], ['two', null], 'its own alone');
      expectEqual(await allRows(store), rows, 'the rows stay');
    },
  },
  {
    name: 'locks that somebody else changed meanwhile are not overwritten',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await withGame(make, numbered(1));
      expectEqual(await store.saveLocks('game-1', 'two', 'one'), CONFLICT, 'there is none to replace');
      expectEqual(await store.readLocks('game-1'), null, 'and none appeared');
      const made = await Promise.all(['a', 'b', 'c'].map((text) => store.saveLocks('game-1', text, null)));
      expectEqual(made.filter(({ kind }) => kind === 'saved').length, 1, 'one of three is the first');
      const now = await store.readLocks('game-1');
      expectEqual(await store.saveLocks('game-1', 'late', 'stale'), CONFLICT, 'not by one who saw others');
      expectEqual(await store.readLocks('game-1'), now, 'unchanged');
    },
  },
  {
    name: 'locks may come before their game, and go with it',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      expectEqual(await store.saveLocks('old', 'early', null), SAVED, 'no game yet');
      expectEqual(await store.saveLocks('kept', 'stays', null), SAVED, 'nor here');
      await store.createGame(sampleGame({ key: 'old', trashedAt: 1 }), sampleRows(numbered(1)), 1);
      await store.createGame(sampleGame({ key: 'kept' }), sampleRows(numbered(1)), 1);
      expectEqual(await store.readLocks('old'), 'early', 'they wait for it');
      await store.purgeTrash(5);
      expectEqual([await store.readLocks('old'), await store.readLocks('kept')], [null, 'stays'], 'gone with it alone');
    },
  },
  {
    name: 'locks that come with their game are stored with it or not at all',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      const rows = sampleRows(numbered(3));
      expectEqual(await store.createGame(sampleGame({ key: 'a' }), rows, 1, 'with it'), APPENDED, 'both');
      expectEqual(await store.readLocks('a'), 'with it', 'its locks');
      const broken = await store.createGame(sampleGame({ key: 'b' }), rows.slice(1), 1, 'orphans');
      expectEqual([broken.kind, await store.readLocks('b')], ['conflict', null], 'no game, no locks');
      const taken = await store.createGame(sampleGame({ key: 'a' }), rows, 1, 'others');
      expectEqual([taken.kind, await store.readLocks('a')], ['conflict', 'with it'], 'the key is taken');
      await store.saveLocks('c', 'early', null);
      const second = await store.createGame(sampleGame({ key: 'c' }), rows, 1, 'late');
      expectEqual([second.kind, await store.readLocks('c')], ['failed', 'early'], 'locks of somebody else');
      expectEqual(
        (await store.listGames()).map(({ key }) => key),
        ['a'],
        'one game',
      );
    },
  },
  {
    name: 'a game that the database refuses leaves no locks behind',
    needs: 'sql',
    run: async (make) => {
      const { store } = await make();
      for (const change of [{ createdAt: 1e308 }, { createdAt: 1.5 }, { trashedAt: 0.5 }]) {
        const refused = await store.createGame(
          sampleGame({ key: 'odd', ...change }),
          sampleRows(numbered(2)),
          1,
          'orphans',
        );
        expectEqual(refused.kind, 'failed', JSON.stringify(change));
        expectEqual(await store.readLocks('odd'), null, 'no locks');
      }
      expectEqual(await store.listGames(), [], 'no game');
    },
  },
  {
    name: 'locks are there after a restart',
    needs: 'reopen',
    run: async (make) => {
      const backend = await withGame(make, numbered(1));
      await backend.store.saveLocks('game-1', 'one', null);
      await backend.store.saveLocks('game-1', 'two', 'one');
      const again = await backend.reopen?.();
      expectEqual(await again?.store.readLocks('game-1'), 'two', 'the last');
    },
  },
];
