import type { Row } from '../../journal/store';
import { chainHash, firstBreak, genesisHash, link } from '../../journal/chain';
import type { ContractCase } from './backend';
import {
  allRows,
  APPENDED,
  BODIES,
  CHAIN,
  checkpointAt,
  leaveNoRoom,
  numbered,
  rowAt,
  sampleGame,
  sampleRows,
  withGame,
} from './backend';
import { expectEqual, expectRefused } from './checks';

/** What a restart must not change. */
export const surviving: readonly ContractCase[] = [
  {
    name: 'everything is there again after a restart',
    needs: 'reopen',
    run: async (make) => {
      const { store, heads: keeper, rows, reopen } = await withGame(make, numbered(5));
      const added = link(CHAIN, 6, rowAt(rows, 5).hash, BODIES.unicode);
      await store.append('game-1', added, 2000);
      await store.saveCheckpoint('game-1', checkpointAt(6));
      await store.updateGame('game-1', { name: 'Ligny II' });
      await keeper.write('game-1', { count: 6, hash: added.hash });
      const again = await reopen?.();
      if (again === undefined) throw new Error('cannot be opened again');
      expectEqual(await allRows(again.store), [...rows, added], 'rows');
      expectEqual(await again.store.readCheckpoint('game-1', '1', 6), checkpointAt(6), 'checkpoint');
      expectEqual(
        await again.store.listGames(),
        [{ ...sampleGame({ name: 'Ligny II' }), count: 6, savedAt: 2000 }],
        'card',
      );
      expectEqual(await again.heads.read('game-1'), { count: 6, hash: added.hash }, 'head');
      const next = link(CHAIN, 7, added.hash, '{}');
      expectEqual(await again.store.append('game-1', next, 1), APPENDED, 'and the game goes on');
    },
  },
];

const hashFails = (row: Row | undefined): boolean =>
  row !== undefined && row.hash !== chainHash({ chain: CHAIN, seq: row.seq, prev: row.prev, body: row.body });

/** What the database itself must hold or survive. */
export const guarded: readonly ContractCase[] = [
  {
    name: 'the database itself refuses to change or remove an entry',
    needs: 'sql',
    run: async (make) => {
      const { store, sql, rows } = await withGame(make, numbered(3));
      if (sql === undefined) throw new Error('no database');
      const forbidden = [
        "UPDATE entry SET body = '{}'",
        'UPDATE entry SET seq = 9 WHERE seq = 3',
        'DELETE FROM entry',
        'DELETE FROM entry WHERE seq = 3',
        'DELETE FROM game',
        "UPDATE game SET chain = 'x'",
        "UPDATE game SET key = 'x'",
        'UPDATE game SET purging = 1',
        "INSERT INTO entry VALUES ('game-1', 5, '{}', 'x', 'y', 1)",
        "INSERT INTO entry VALUES ('game-1', 4, '{}', 'x', 'y', 1)",
        "INSERT OR REPLACE INTO entry VALUES ('game-1', 3, '{}', 'x', 'y', 1)",
        "INSERT OR IGNORE INTO entry VALUES ('game-1', 5, '{}', 'x', 'y', 1)",
      ];
      for (const statement of forbidden) await expectRefused(sql.exec(statement), statement);
      expectEqual(await allRows(store), rows, 'all entries are as they were');
    },
  },
  {
    name: 'a full disk is a failed play that stores nothing, and play goes on once there is room',
    needs: 'sql',
    run: async (make) => {
      const { store, sql, rows } = await withGame(make, numbered(3));
      if (sql === undefined) throw new Error('no database');
      const long = link(CHAIN, 4, rowAt(rows, 3).hash, 'x'.repeat(200_000));
      for (let i = 0; i < 3; i += 1) {
        await leaveNoRoom(sql);
        expectEqual(await store.append('game-1', long, 1), { kind: 'failed', reason: 'full' }, 'no room');
      }
      const other = sampleGame({ key: 'game-2' });
      await leaveNoRoom(sql);
      const created = await store.createGame(other, sampleRows(['x'.repeat(200_000)]), 1);
      expectEqual(created, { kind: 'failed', reason: 'full' }, 'no room for a game either');
      await leaveNoRoom(sql);
      await expectRefused(
        store.saveCheckpoint('game-1', { ...checkpointAt(3), body: long.body }),
        'no room for a checkpoint',
      );
      expectEqual(await allRows(store), rows, 'the screen can still read');
      expectEqual((await store.listGames()).length, 1, 'and list');
      await sql.first('PRAGMA max_page_count = 1073741823', []);
      expectEqual(await store.append('game-1', long, 1), APPENDED, 'room again');
      expectEqual(await store.createGame(other, rows, 1), APPENDED, 'for a game too');
      expectEqual(await allRows(store), [...rows, long], 'and all is there');
    },
  },
  {
    name: 'a damaged row comes back for the journal to notice',
    needs: 'sql',
    run: async (make) => {
      const { store, sql, rows } = await withGame(make, numbered(5));
      if (sql === undefined) throw new Error('no database');
      await sql.exec('DROP TRIGGER entry_stays');
      await sql.exec(`UPDATE entry SET body = '{"n":4,"bit":"flipped"}' WHERE seq = 4`);
      const back = await allRows(store);
      expectEqual(back.length, 5, 'no row is hidden');
      expectEqual(back.map(hashFails), [false, false, false, true, false], 'its hash gives it away');
      expectEqual(firstBreak(CHAIN, back, { seq: 0, hash: genesisHash(CHAIN) }), 4, 'the journal stops there');
      expectEqual(back.slice(0, 3), rows.slice(0, 3), 'the rows before are good');
    },
  },
  {
    name: 'no transaction is left open after refusals',
    needs: 'sql',
    run: async (make) => {
      const { store, sql } = await withGame(make, numbered(2));
      if (sql === undefined) throw new Error('no database');
      await store.append('game-1', link(CHAIN, 9, 'x', '{}'), 1);
      await store.createGame(sampleGame(), [], 1);
      await sql.exec('BEGIN IMMEDIATE');
      await sql.exec('COMMIT');
    },
  },
];
