import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a file to the player: on a phone, the share sheet. */
export const shareFile = async (name: string, text: string): Promise<void> => {
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(text);
  await shareAsync(file.uri, { mimeType: 'application/x-ndjson', dialogTitle: name });
};

/** Larger files are not read at all; the reader of game files has its own, lower limits. */
export const MOST_BYTES = 80 * 1024 * 1024;

/** Lets the player choose a file and reads it. Null when nothing was chosen. */
export const pickFile = async (): Promise<string | null> => {
  const picked = await getDocumentAsync({ copyToCacheDirectory: true });
  const asset = picked.assets?.[0];
  if (asset === undefined) return null;
  if ((asset.size ?? 0) > MOST_BYTES) throw new Error('too large');
  return new File(asset.uri).text();
};
