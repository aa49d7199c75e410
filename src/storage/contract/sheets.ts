import type { SheetRow } from '../../journal/store';
import type { ContractCase } from './backend';
import { allRows, BODIES, leaveNoRoom, numbered, withGame } from './backend';
import { expectEqual, expectTrue } from './checks';

const SAVED = { kind: 'saved' } as const;

const sample = (change: Partial<SheetRow> = {}): SheetRow => ({
  key: 'sheet-1',
  rules: 'rules-a',
  name: 'The four days',
  savedAt: 1000,
  body: '{"n":1}',
  ...change,
});

const listed = ({ body: _body, ...rest }: SheetRow): Omit<SheetRow, 'body'> => rest;

/** Title sheets: beside the games, and never a part of one. */
export const sheets: readonly ContractCase[] = [
  {
    name: 'a sheet that was saved is listed and comes back whole',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      expectEqual(await store.listSheets(), [], 'none yet');
      expectEqual(await store.readSheet('sheet-1'), null, 'none of that key');
      expectEqual(await store.saveSheet(sample()), SAVED, 'saved');
      expectEqual(await store.readSheet('sheet-1'), sample(), 'all of it');
      expectEqual(await store.listSheets(), [listed(sample())], 'its card, without the body');
    },
  },
  {
    name: 'the list shows the sheet that was saved last first',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      const saved = [sample({ key: 'b', savedAt: 2000 }), sample({ key: 'c' }), sample({ key: 'a' })];
      for (const sheet of saved) expectEqual(await store.saveSheet(sheet), SAVED, sheet.key);
      const keys = async (): Promise<readonly string[]> => (await store.listSheets()).map(({ key }) => key);
      expectEqual(await keys(), ['b', 'a', 'c'], 'last saved first');
      await store.saveSheet(sample({ key: 'c', savedAt: 3000 }));
      expectEqual(await keys(), ['c', 'b', 'a'], 'saving again brings it to the top');
    },
  },
  {
    name: 'a sheet saved under the same key takes the place of the old one',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      await store.saveSheet(sample());
      const newer = sample({ rules: 'rules-b', name: 'Other name', savedAt: 2000, body: '{"n":2}' });
      expectEqual(await store.saveSheet(newer), SAVED, 'saved again');
      expectEqual(await store.readSheet('sheet-1'), newer, 'the new one');
      expectEqual(await store.listSheets(), [listed(newer)], 'once');
    },
  },
  {
    name: 'a sheet that is removed is gone, and only that one',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      await store.saveSheet(sample());
      await store.saveSheet(sample({ key: 'sheet-2' }));
      await store.removeSheet('sheet-1');
      await store.removeSheet('nobody');
      expectEqual(await store.readSheet('sheet-1'), null, 'gone');
      expectEqual(await store.listSheets(), [listed(sample({ key: 'sheet-2' }))], 'the other one stays');
      expectEqual(await store.saveSheet(sample()), SAVED, 'its key is free again');
    },
  },
  {
    name: 'long names and any text of a sheet come back letter for letter',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      const long = sample({ name: `“Möckern” 🐎 ${'x'.repeat(5000)}`, body: 'é🐎x'.repeat(250_000) });
      expectEqual(await store.saveSheet(long), SAVED, 'a long one');
      const back = await store.readSheet('sheet-1');
      expectTrue(back?.body === long.body && back.name === long.name, 'the long texts come back whole');
      for (const text of Object.values(BODIES)) {
        const odd = sample({ key: text, rules: text, name: text, body: text });
        expectEqual(await store.saveSheet(odd), SAVED, 'an odd one');
        expectEqual(await store.readSheet(text), odd, 'the same text');
      }
    },
  },
  {
    name: 'sheets saved at once are all there',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      const all = Array.from({ length: 20 }, (_, i) => sample({ key: `sheet-${String(i)}`, savedAt: 100 - i }));
      await Promise.all(all.map((sheet) => store.saveSheet(sheet)));
      expectEqual(await store.listSheets(), all.map(listed), 'all twenty');
    },
  },
  {
    name: 'sheets and games do not touch each other',
    needs: 'nothing',
    run: async (make) => {
      const { store, rows } = await withGame(make, numbered(3));
      await store.saveSheet(sample({ key: 'game-1' }));
      expectEqual(await allRows(store), rows, 'the game has its rows');
      await store.removeSheet('game-1');
      expectEqual((await store.listGames()).length, 1, 'the game stays without the sheet');
      await store.saveSheet(sample());
      await store.updateGame('game-1', { trashedAt: 1 });
      await store.purgeTrash(5);
      expectEqual(
        [await store.listGames(), await store.readSheet('sheet-1')],
        [[], sample()],
        'the sheet without the game',
      );
    },
  },
  {
    name: 'sheets are there again after a restart',
    needs: 'reopen',
    run: async (make) => {
      const { store, reopen } = await make();
      await store.saveSheet(sample());
      await store.saveSheet(sample({ body: BODIES.unicode, savedAt: 2000 }));
      await store.saveSheet(sample({ key: 'sheet-2' }));
      await store.removeSheet('sheet-2');
      const again = await reopen?.();
      if (again === undefined) throw new Error('cannot be opened again');
      const kept = sample({ body: BODIES.unicode, savedAt: 2000 });
      expectEqual(await again.store.listSheets(), [listed(kept)], 'the list');
      expectEqual(await again.store.readSheet('sheet-1'), kept, 'the sheet');
    },
  },
  {
    name: 'a full disk is a failed save that leaves the old sheet, and the next one goes in once there is room',
    needs: 'sql',
    run: async (make) => {
      const { store, sql, rows } = await withGame(make, numbered(3));
      if (sql === undefined) throw new Error('no database');
      await store.saveSheet(sample());
      const full = { kind: 'failed', reason: 'full' } as const;
      const large = sample({ body: 'x'.repeat(200_000), savedAt: 2000 });
      for (let i = 0; i < 2; i += 1) {
        await leaveNoRoom(sql);
        expectEqual(await store.saveSheet(large), full, 'no room');
      }
      await leaveNoRoom(sql);
      expectEqual(await store.saveSheet({ ...large, key: 'sheet-2' }), full, 'nor for another');
      expectEqual(await store.readSheet('sheet-1'), sample(), 'the old one is as it was');
      expectEqual((await store.listSheets()).length, 1, 'and the only one');
      await sql.first('PRAGMA max_page_count = 1073741823', []);
      expectEqual(await store.saveSheet(large), SAVED, 'room again');
      expectEqual(await store.readSheet('sheet-1'), large, 'the new one');
      expectEqual(await allRows(store), rows, 'no game was touched');
    },
  },
];
