import { useEffect } from 'react';
import { TYPEFACES } from './typeface-files';

const ID = 'typefaces';

const rules = (): string =>
  Object.entries(TYPEFACES)
    .map(([family, file]) => `@font-face { font-family: '${family}'; src: url('${file}'); }`)
    .join('\n');

const lay = (): void => {
  if (document.getElementById(ID) !== null) return;
  const style = document.createElement('style');
  style.id = ID;
  style.textContent = rules();
  document.head.append(style);
};

/** A browser sets a text anew by itself when its type arrives: nobody need hear of it, and nothing is drawn again for it. */
export const useTypefaces = (): void => {
  useEffect(lay, []);
};
