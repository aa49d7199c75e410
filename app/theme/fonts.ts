import { useFonts } from 'expo-font';
import { TYPEFACES } from './typeface-files';

/**
 * Asks for the typefaces. Nobody waits for them: the first page is set in the system's own letters and re-set when the type
 * arrives, which on later visits is at once.
 */
export const useTypefaces = (): void => {
  useFonts(TYPEFACES);
};
