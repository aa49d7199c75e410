import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';

type Scrolling = Readonly<{
  ref: RefObject<ScrollView | null>;
  onScroll: (event: NativeSyntheticEvent<NativeScrollEvent>) => void;
  scrollEventThrottle: number;
}>;

/**
 * Takes a page back to its top when the key changes. A page that stands there already is left alone: merely asking a
 * browser to scroll makes it lay out the page at once, which costs more than drawing what changed.
 */
export const useTop = (key: string | number | undefined): Scrolling => {
  const ref = useRef<ScrollView>(null);
  const offset = useRef(0);
  useEffect(() => {
    if (offset.current <= 0) return;
    offset.current = 0;
    ref.current?.scrollTo({ y: 0, animated: false });
  }, [key]);
  return {
    ref,
    onScroll: ({ nativeEvent }) => {
      offset.current = nativeEvent.contentOffset.y;
    },
    scrollEventThrottle: 16,
  };
};
