import type { NoteName } from '../journal/store';
import { openNodeDatabase } from './node/open-node-database';
import type { SqlDatabase } from './sql/database';
import { openSqlStore } from './sql/open-sql-store';

/** A database that tells how often it is asked. */
const counted = (db: SqlDatabase): Readonly<{ db: SqlDatabase; asked: string[] }> => {
  const asked: string[] = [];
  const told =
    <Given extends readonly [string, ...unknown[]], T>(ask: (...given: Given) => T) =>
    (...given: Given): T => {
      asked.push(given[0]);
      return ask(...given);
    };
  return { asked, db: { ...db, exec: told(db.exec), run: told(db.run), all: told(db.all), first: told(db.first) } };
};

const fresh = () => openNodeDatabase(':memory:', { fsync: false });

const THEME: NoteName = { game: null, name: 'setting.settings' };
const DAYS: NoteName = { game: null, name: 'days.over' };

test('a new database is set up, laid out and read in four questions', async () => {
  const { db, asked } = counted(await fresh());
  const store = await openSqlStore(db);
  expect(asked).toHaveLength(4);
  expect(await store.readNote(THEME)).toBeNull();
  expect(await store.readNote(DAYS)).toBeNull();
  expect(asked).toHaveLength(4);
  await db.close();
});

test('notes of no game come with the opening; each is answered once, and none after one was written', async () => {
  const bare = await fresh();
  const before = await openSqlStore(bare);
  await before.writeNote(THEME, 'lamp');
  await before.writeNote(DAYS, '{}');
  const { db, asked } = counted(bare);
  const store = await openSqlStore(db);
  const opened = asked.length;
  expect(await store.readNote(THEME)).toBe('lamp');
  expect(asked).toHaveLength(opened);
  await before.writeNote(THEME, 'dark');
  expect(await store.readNote(THEME)).toBe('dark');
  expect(asked).toHaveLength(opened + 1);
  await store.writeNote(THEME, 'light');
  expect(await store.readNote(DAYS)).toBe('{}');
  expect(asked).toHaveLength(opened + 3);
  await bare.close();
});

test('a note of a game is never answered by one of none', async () => {
  const bare = await fresh();
  const before = await openSqlStore(bare);
  await before.writeNote(THEME, 'lamp');
  await before.writeNote({ ...THEME, game: 'game-1' }, 'its own');
  const store = await openSqlStore(bare);
  expect(await store.readNote({ ...THEME, game: 'game-1' })).toBe('its own');
  expect(await store.readNote({ ...THEME, game: 'game-2' })).toBeNull();
  await bare.close();
});

test('a damaged note is not answered out of what came with the opening', async () => {
  const bare = await fresh();
  const before = await openSqlStore(bare);
  await before.writeNote(THEME, 'lamp');
  await bare.exec("UPDATE note SET body = 'damp'");
  const store = await openSqlStore(bare);
  await expect(store.readNote(THEME)).rejects.toThrow('damaged');
  await bare.close();
});
