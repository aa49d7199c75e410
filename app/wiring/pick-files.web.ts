import { MOST_BYTES } from './files';

const readFile = (file: File): Promise<string | null> =>
  file.size > MOST_BYTES ? Promise.resolve(null) : file.text().catch(() => null);

/** Lets the player choose files and reads them; null for one that cannot be read or is too large. Empty: nothing was chosen. */
export const pickFiles = (): Promise<readonly (string | null)[]> =>
  new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.onchange = () => {
      Promise.all([...(input.files ?? [])].map(readFile)).then(resolve, reject);
    };
    input.oncancel = () => {
      resolve([]);
    };
    input.click();
  });
