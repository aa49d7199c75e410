import { useEffect, useRef } from 'react';
import { AccessibilityInfo } from 'react-native';
import type { Text } from 'react-native';
import type { Begins } from './focus-marks';

/** A phone's own reader says where it is after every page; nothing is lost there. */
export const useFocusKept = (): void => undefined;

/** Where a page that takes another's place begins, or a result: a phone's reader is led there when it comes. */
export const useBegin = (begins: Begins | undefined) => {
  const ref = useRef<Text>(null);
  useEffect(() => {
    if (begins !== undefined && ref.current !== null) AccessibilityInfo.sendAccessibilityEvent(ref.current, 'focus');
  }, [begins]);
  return ref;
};
