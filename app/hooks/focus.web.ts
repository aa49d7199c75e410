import { useEffect, useRef } from 'react';
import type { Text } from 'react-native';
import { keepFocus } from './focus-keeper';

/** For as long as the app stands: the focus never falls to nothing. */
export const useFocusKept = (): void => {
  useEffect(() => keepFocus(document), []);
};

/** In a browser whoever keeps the focus finds the mark (`BEGIN`). */
export const useBegin = (_begins: boolean) => useRef<Text>(null);
