import type { ContractCase } from './backend';
import { allRows, numbered, sampleGame, sampleRows, withGame } from './backend';
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
