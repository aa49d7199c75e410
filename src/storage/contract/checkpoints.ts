import type { ContractCase } from './backend';
import { checkpointAt, numbered, withGame } from './backend';
import { expectEqual, expectRefused } from './checks';

/** Checkpoints come and go; the journal does not need them. */
export const checkpoints: readonly ContractCase[] = [
  {
    name: 'the newest checkpoint of a version at or before a row is found',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await withGame(make, numbered(9));
      expectEqual(await store.readCheckpoint('game-1', '1', 9), null, 'none yet');
      for (const seq of [2, 4, 6]) await store.saveCheckpoint('game-1', checkpointAt(seq));
      expectEqual(await store.readCheckpoint('game-1', '1', 9), checkpointAt(6), 'the newest');
      expectEqual(await store.readCheckpoint('game-1', '1', 5), checkpointAt(4), 'the one before');
      expectEqual(await store.readCheckpoint('game-1', '1', 4), checkpointAt(4), 'at the row itself');
      expectEqual(await store.readCheckpoint('game-1', '1', 1), null, 'nothing so early');
      expectEqual(await store.readCheckpoint('game-1', '2', 9), null, 'nothing of another version');
      expectEqual(await store.readCheckpoint('game-2', '1', 9), null, 'nothing of another game');
      await store.saveCheckpoint('game-1', { ...checkpointAt(4), body: '{"again":true}' });
      expectEqual(
        (await store.readCheckpoint('game-1', '1', 5))?.body,
        '{"again":true}',
        'the later one of a row counts',
      );
    },
  },
  {
    name: 'a new version replaces the checkpoints of the old one',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await withGame(make, numbered(9));
      for (const seq of [2, 4, 6]) await store.saveCheckpoint('game-1', checkpointAt(seq));
      await store.saveCheckpoint('game-1', checkpointAt(4, '2'));
      expectEqual(await store.readCheckpoint('game-1', '2', 9), checkpointAt(4, '2'), 'the new one');
      expectEqual(await store.readCheckpoint('game-1', '1', 9), null, 'the old ones are gone');
    },
  },
  {
    name: 'the newest eight checkpoints stay, and every twentieth of the older ones',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await withGame(make, numbered(3));
      for (let i = 1; i <= 65; i += 1) await store.saveCheckpoint('game-1', checkpointAt(i * 10));
      const left = new Set<number>();
      for (let i = 1; i <= 65; i += 1) left.add((await store.readCheckpoint('game-1', '1', i * 10))?.seq ?? 0);
      expectEqual([...left], [0, 200, 400, 580, 590, 600, 610, 620, 630, 640, 650], 'what is left');
    },
  },
  {
    name: 'a checkpoint of no game is refused and changes nothing',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      await expectRefused(store.saveCheckpoint('nobody', checkpointAt(1)), 'no such game');
      expectEqual(await store.listGames(), [], 'no game appeared');
    },
  },
];
