import { openMemorySettings } from './memory';

test('a setting is read back as it was written, and null before', async () => {
  const settings = openMemorySettings();
  expect(await settings.read('theme')).toBeNull();
  await settings.write('theme', 'lamp');
  expect(await settings.read('theme')).toBe('lamp');
});
