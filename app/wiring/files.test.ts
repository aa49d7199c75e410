import { getDocumentAsync } from 'expo-document-picker';
import { Directory, File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { Platform } from 'react-native';
import { clearCopies, pickFile, shareFile } from './files';

// The phone's own sheets; the files between are those of expo-file-system.
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn() }));
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));

const LIGNY = { kind: 'game', name: 'Ligny' } as const;

const share = jest.mocked(shareAsync);
const pick = jest.mocked(getDocumentAsync);

const filesIn = (folder: Directory): readonly string[] =>
  folder.list().flatMap((one) => (one instanceof Directory ? filesIn(one) : [one.name]));

const put = (folder: Directory, name: string): File => {
  folder.create({ intermediates: true, idempotent: true });
  const file = new File(folder, name);
  file.create({ overwrite: true });
  file.write('a game');
  return file;
};

beforeEach(() => {
  jest.useFakeTimers();
  Platform.OS = 'ios';
  share.mockReset();
  Paths.cache.create({ intermediates: true, idempotent: true });
  clearCopies();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a file is there while it is shared, and gone afterwards', async () => {
  let seen = '';
  share.mockImplementation(async (uri) => {
    seen = await new File(uri).text();
  });
  await shareFile(LIGNY, 'the game');
  expect(seen).toBe('the game');
  expect(filesIn(Paths.cache)).toEqual([]);
});

test('it is gone also when it could not be shared', async () => {
  share.mockRejectedValue(new Error('nobody to share with'));
  await expect(shareFile(LIGNY, 'the game')).rejects.toThrow('nobody');
  expect(filesIn(Paths.cache)).toEqual([]);
});

test('on Android the other app has time to read it', async () => {
  Platform.OS = 'android';
  share.mockResolvedValue();
  await shareFile(LIGNY, 'the game');
  await jest.advanceTimersByTimeAsync(9 * 60_000);
  expect(filesIn(Paths.cache)).toEqual(['Ligny.estafette']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(filesIn(Paths.cache)).toEqual([]);
});

test('what was left over is gone after the next start, and nothing else', () => {
  put(Paths.cache, 'ligny.estafette.ndjson');
  put(Paths.cache, 'ligny.estafette-sheet.json');
  put(Paths.cache, 'not-ours.json');
  put(new Directory(Paths.cache, 'shared'), 'wavre.estafette.ndjson');
  put(new Directory(Paths.cache, 'DocumentPicker'), 'read.ndjson');
  clearCopies();
  expect(filesIn(Paths.cache)).toEqual(['not-ours.json']);
  new File(Paths.cache, 'not-ours.json').delete();
});

test('a file that was chosen is read, and its copy is deleted', async () => {
  const copy = put(new Directory(Paths.cache, 'DocumentPicker'), 'read.ndjson');
  const asset = { uri: copy.uri, name: 'read.ndjson', lastModified: 0 };
  pick.mockResolvedValue({ canceled: false, assets: [asset] });
  expect(await pickFile()).toBe('a game');
  expect(filesIn(Paths.cache)).toEqual([]);
  put(new Directory(Paths.cache, 'DocumentPicker'), 'read.ndjson');
  pick.mockResolvedValue({ canceled: false, assets: [{ ...asset, size: 81 * 1024 * 1024 }] });
  await expect(pickFile()).rejects.toThrow('too large');
  expect(filesIn(Paths.cache)).toEqual([]);
});
