import { getDocumentAsync } from 'expo-document-picker';
import { Directory, File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { Platform } from 'react-native';
import { FILE_KINDS, fileNameOf } from '../../src/session/file-kinds';
import type { FileOut } from '../../src/session/file-kinds';

/** The folders of copies that are on their way out or in; the second one is expo-document-picker's. */
const foldersOfCopies = (): readonly Directory[] =>
  ['shared', 'DocumentPicker'].map((name) => new Directory(Paths.cache, name));

/** Before, what was shared lay in the cache itself. */
const SHARED_BEFORE = /\.estafette(-\w+)?\.(nd)?json$/u;

/** A copy that cannot be deleted is no reason to stop anybody: the next start tries again. */
const deleted = (copy: File | Directory): void => {
  try {
    if (copy.exists) copy.delete();
  } catch {
    return;
  }
};

/** Deletes the copies of files that were shared or read before the app last ended: a game's file is nobody's business. */
export const clearCopies = (): void => {
  foldersOfCopies().forEach(deleted);
  try {
    Paths.cache
      .list()
      .filter((one) => one instanceof File && SHARED_BEFORE.test(one.name))
      .forEach(deleted);
  } catch {
    return;
  }
};

/**
 * Android says that a file was shared when the other app was chosen, which may read it only when its own message is sent.
 * Whoever is still at it after this time finds the file gone, and shares it again.
 */
const READ_BY_THEN_MS = 10 * 60_000;

const deleteAfterSharing = (folder: Directory): void => {
  if (Platform.OS === 'ios') deleted(folder);
  else
    setTimeout(() => {
      deleted(folder);
    }, READ_BY_THEN_MS);
};

/** Hands a file to the player: on a phone, the share sheet. Each in a folder of its own, since names come again. */
export const shareFile = async (out: FileOut, text: string): Promise<void> => {
  const folder = new Directory(Paths.cache, 'shared', String(Date.now()));
  folder.create({ intermediates: true, idempotent: true });
  const name = fileNameOf(out);
  const file = new File(folder, name);
  const { type, uti } = FILE_KINDS[out.kind];
  try {
    file.create();
    file.write(text);
    await shareAsync(file.uri, { mimeType: type, UTI: uti, dialogTitle: name });
  } finally {
    deleteAfterSharing(folder);
  }
};

/** Larger files are not read at all; the reader of game files has its own, lower limits. */
export const MOST_BYTES = 80 * 1024 * 1024;

/** Lets the player choose a file and reads it. Null when nothing was chosen. */
export const pickFile = async (): Promise<string | null> => {
  const picked = await getDocumentAsync({ copyToCacheDirectory: true });
  const asset = picked.assets?.[0];
  if (asset === undefined) return null;
  const copy = new File(asset.uri);
  try {
    if ((asset.size ?? 0) > MOST_BYTES) throw new Error('too large');
    return await copy.text();
  } finally {
    deleted(copy);
  }
};
