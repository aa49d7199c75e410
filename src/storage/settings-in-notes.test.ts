import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SettingsStore } from '../journal/store';
import { openNodeDatabase } from './node/open-node-database';
import { settingsInNotes } from './settings-in-notes';
import { openSqlStore } from './sql/open-sql-store';

const folder = mkdtempSync(join(tmpdir(), 'estafette-settings-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Where an older app kept them. */
const OLDER: Pick<SettingsStore, 'read'> = {
  read: (name) => Promise.resolve(name === 'settings' ? '{"theme":"lamp"}' : null),
};

const opened = async () => {
  const db = await openNodeDatabase(join(folder, 'settings.db'), { fsync: false });
  return { db, settings: settingsInNotes(await openSqlStore(db), OLDER) };
};

test('a setting is in the database when its write is answered, and what an older app kept is read until then', async () => {
  const first = await opened();
  expect(await first.settings.read('settings')).toBe('{"theme":"lamp"}');
  expect(await first.settings.read('guide')).toBeNull();
  await first.settings.write('settings', '{"dice":"table"}');
  // Another connection, as after a kill: nothing was said to the first one.
  const second = await opened();
  expect(await second.settings.read('settings')).toBe('{"dice":"table"}');
  await second.db.close();
  await first.db.close();
});

test('a setting that cannot be kept is told to whoever writes it', async () => {
  const settings = settingsInNotes(
    { readNote: () => Promise.resolve(null), writeNote: () => Promise.resolve({ kind: 'failed', reason: 'full' }) },
    OLDER,
  );
  await expect(settings.write('settings', '{}')).rejects.toThrow('was not kept');
});
