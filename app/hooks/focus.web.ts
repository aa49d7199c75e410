import { useEffect, useRef } from 'react';
import type { Text } from 'react-native';
import { keepFocus } from './focus-keeper';
import type { Begins } from './focus-marks';

/** For as long as the app stands: the focus never falls to nothing. */
export const useFocusKept = (): void => {
  useEffect(() => keepFocus(document), []);
};

/** In a browser whoever keeps the focus finds the mark. */
export const useBegin = (_begins: Begins | undefined) => useRef<Text>(null);
