import { File } from 'expo-file-system';
import { Linking, Platform } from 'react-native';
import { MOST_BYTES } from './files';

/** A file that the system handed the app. `text` is null when it cannot be read or is too large. */
export type OpenedFile = Readonly<{ name: string; text: string | null }>;

const isFile = (url: string): boolean => /^(file|content):/.test(url);

/** An iPhone lays a copy into the app's own folder and leaves it there; Android lends the file itself, which stays. */
const giveBack = (file: File): void => {
  try {
    if (Platform.OS === 'ios' && file.exists) file.delete();
  } catch {
    return;
  }
};

const readUrl = async (url: string): Promise<OpenedFile> => {
  const file = new File(url);
  try {
    return { name: file.name, text: file.size > MOST_BYTES ? null : await file.text() };
  } catch {
    return { name: '', text: null };
  } finally {
    giveBack(file);
  }
};

/** Hears of every file that is tapped outside the app, also of the one that started it. */
export const watchOpenedFiles = (onOpened: (files: readonly OpenedFile[]) => void): (() => void) => {
  const take = (url: string | null): void => {
    if (url !== null && isFile(url))
      void readUrl(url).then((file) => {
        onOpened([file]);
      });
  };
  const subscription = Linking.addEventListener('url', ({ url }) => {
    take(url);
  });
  void Linking.getInitialURL().then(take, () => undefined);
  return () => {
    subscription.remove();
  };
};
