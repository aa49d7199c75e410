import { FILE_KINDS, fileNameOf } from '../../src/session/file-kinds';
import type { FileOut } from '../../src/session/file-kinds';

/** Hands a file to the player: on the web, a download. */
export const shareFile = (out: FileOut, text: string): Promise<void> => {
  const url = URL.createObjectURL(new Blob([text], { type: FILE_KINDS[out.kind].type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(out);
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
  return Promise.resolve();
};

/** Larger files are not read at all; the reader of game files has its own, lower limits. */
export const MOST_BYTES = 80 * 1024 * 1024;

/** Lets the player choose a file and reads it. Null when nothing was chosen. */
export const pickFile = (): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.onchange = () => {
      const file = input.files?.[0];
      if (file === undefined) resolve(null);
      else if (file.size > MOST_BYTES) reject(new Error('too large'));
      else file.text().then(resolve, reject);
    };
    input.oncancel = () => {
      resolve(null);
    };
    input.click();
  });

/** A browser keeps no copies of what it downloads or reads. */
export const clearCopies = (): void => undefined;
