import type { DeviceStore, NoteName } from '../../journal/store';
import type { ContractCase } from './backend';
import { allRows, BODIES, numbered, sampleGame, sampleRows, withGame } from './backend';
import { expectEqual } from './checks';

const SAVED = { kind: 'saved' } as const;
const LOOSE: NoteName = { game: null, name: 'nlc/assault' };
const IN_GAME: NoteName = { game: 'game-1', name: 'nlc/assault' };

const put = async (store: DeviceStore, name: NoteName, text: string | null): Promise<void> => {
  expectEqual(await store.writeNote(name, text), SAVED, `written: ${name.name}`);
};

/** Notes: what is under way and no play yet, by game and name. */
export const notes: readonly ContractCase[] = [
  {
    name: 'a note is kept by its name and its game, replaced, and taken away',
    needs: 'nothing',
    run: async (make) => {
      const { store, rows } = await withGame(make, numbered(2));
      expectEqual(await store.readNote(LOOSE), null, 'none yet');
      await put(store, LOOSE, 'one');
      await put(store, IN_GAME, 'its own');
      await put(store, { ...LOOSE, name: 'nlc/charge' }, 'another');
      await put(store, LOOSE, 'two');
      expectEqual([await store.readNote(LOOSE), await store.readNote(IN_GAME)], ['two', 'its own'], 'the newest');
      await put(store, LOOSE, null);
      await put(store, { ...LOOSE, name: 'nobody' }, null);
      expectEqual([await store.readNote(LOOSE), await store.readNote(IN_GAME)], [null, 'its own'], 'gone alone');
      expectEqual(await store.readNote({ ...LOOSE, name: 'nlc/charge' }), 'another', 'the other one stays');
      expectEqual(await allRows(store), rows, 'no game was touched');
    },
  },
  {
    name: 'any text of a note comes back letter for letter, a long one too',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      for (const text of [...Object.values(BODIES), 'é🐎x'.repeat(100_000)]) {
        const note = { game: text.slice(0, 40), name: text.slice(0, 40) };
        await put(store, note, text);
        expectEqual(await store.readNote(note), text, 'the same text');
      }
    },
  },
  {
    name: 'notes written at once end with the last one',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      await Promise.all(Array.from({ length: 20 }, (_, i) => store.writeNote(LOOSE, String(i))));
      expectEqual(await store.readNote(LOOSE), '19', 'the last');
    },
  },
  {
    name: 'notes of a game go with it, and no others',
    needs: 'nothing',
    run: async (make) => {
      const { store } = await make();
      for (const [key, trashedAt] of [
        ['old', 1],
        ['fresh', 9],
      ] as const)
        await store.createGame(sampleGame({ key, trashedAt }), sampleRows(numbered(1)), 1);
      const games = ['old', 'fresh', null, 'elsewhere'] as const;
      for (const game of games) await put(store, { game, name: 'n' }, 'text');
      await store.purgeTrash(5);
      const left = await Promise.all(games.map((game) => store.readNote({ game, name: 'n' })));
      expectEqual(left, [null, 'text', 'text', 'text'], 'those of the old one');
    },
  },
  {
    name: 'notes are there again after a restart',
    needs: 'reopen',
    run: async (make) => {
      const { store, reopen } = await make();
      await put(store, LOOSE, 'one');
      await put(store, LOOSE, 'two');
      await put(store, IN_GAME, 'one');
      await put(store, IN_GAME, null);
      const again = await reopen?.();
      expectEqual(await again?.store.readNote(LOOSE), 'two', 'the last');
      expectEqual(await again?.store.readNote(IN_GAME), null, 'what was taken away');
    },
  },
  {
    name: 'a full disk is a failed note that leaves the old one',
    needs: 'sql',
    run: async (make) => {
      const { store, sql } = await make();
      if (sql === undefined) throw new Error('no database');
      await put(store, LOOSE, 'old');
      const pages = Number((await sql.first('PRAGMA page_count', []))?.['page_count']);
      await sql.first(`PRAGMA max_page_count = ${String(pages)}`, []);
      const long = 'x'.repeat(200_000);
      expectEqual((await store.writeNote(LOOSE, long)).kind, 'failed', 'no room');
      expectEqual(await store.readNote(LOOSE), 'old', 'the old one');
      await sql.first('PRAGMA max_page_count = 1073741823', []);
      await put(store, LOOSE, long);
    },
  },
];
