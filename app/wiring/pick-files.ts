import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { MOST_BYTES } from './files';

/** Lets the player choose files and reads them; null for one that cannot be read or is too large. Empty: nothing was chosen. */
export const pickFiles = async (): Promise<readonly (string | null)[]> => {
  const picked = await getDocumentAsync({ copyToCacheDirectory: true, multiple: true });
  const read = async ({ size, uri }: { readonly size?: number | undefined; readonly uri: string }) =>
    (size ?? 0) > MOST_BYTES ? null : new File(uri).text().catch(() => null);
  return Promise.all((picked.assets ?? []).map(read));
};
