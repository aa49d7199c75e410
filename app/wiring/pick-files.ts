import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { MOST_BYTES } from './files';

type Copy = { readonly size?: number | undefined; readonly uri: string };

/** The picker hands out a copy in the cache; once it is read nobody needs it. */
const readCopy = async ({ size, uri }: Copy): Promise<string | null> => {
  const file = new File(uri);
  try {
    return (size ?? 0) > MOST_BYTES ? null : await file.text();
  } catch {
    return null;
  } finally {
    if (file.exists) file.delete();
  }
};

/** Lets the player choose files and reads them; null for one that cannot be read or is too large. Empty: nothing was chosen. */
export const pickFiles = async (): Promise<readonly (string | null)[]> => {
  const picked = await getDocumentAsync({ copyToCacheDirectory: true, multiple: true });
  return Promise.all((picked.assets ?? []).map(readCopy));
};
